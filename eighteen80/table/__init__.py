"""The Textual application. It knows every game through eighteen80.game and eighteen80.sheets alone."""
