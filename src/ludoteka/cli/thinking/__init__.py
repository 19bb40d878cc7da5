"""How long a bot takes for a move at a table, and how much memory its process needs."""
