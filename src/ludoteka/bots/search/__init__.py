"""The levels that search, one folder a game, and what they share."""
