"""Registers the searching levels of all games."""

from collections.abc import Mapping
from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.games import parts

SEARCHING: Final[Mapping[str, Mapping[str, type[SearchingBot]]]] = parts("searching")
"""By game and by name."""
