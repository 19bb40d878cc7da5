"""Bots against bots: the same deals rotated through all seats, and what it proves."""

from ludoteka.arena.run import ArenaResult, run_arena
from ludoteka.arena.schedule import Contest

__all__ = ["ArenaResult", "Contest", "run_arena"]
