"""Measurements of engine, search, environments, bots and server, as ratios within one run."""
