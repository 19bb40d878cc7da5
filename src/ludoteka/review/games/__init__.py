"""The judges, one module a game."""
