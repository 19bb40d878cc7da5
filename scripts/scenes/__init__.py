"""Moments of real matches, for the gallery of the web client: one module a game."""
