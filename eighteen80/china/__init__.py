"""1880: China: pure rules, without screen, files or language."""
