"""Bots against bots: every deal is played at every seat, and the differences are tested."""

from ludoteka.arena.run import ArenaResult, run_arena
from ludoteka.arena.schedule import Contest

__all__ = ["ArenaResult", "Contest", "run_arena"]
