"""The extra phases A and C: agents, achievements, orders, countries, and what is used once a turn. Knows the areas' actions."""
