"""Pictures of what an arena found (extra `plots`)."""

from ludoteka.arena.plots.contest import plot_contest
from ludoteka.arena.plots.league import plot_league

__all__ = ["plot_contest", "plot_league"]
