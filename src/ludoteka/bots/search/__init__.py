"""The searching levels, one package a game, and what they share."""
