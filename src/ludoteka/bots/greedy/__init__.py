"""Greedy bots: one sensible idea a game, no search."""

from collections.abc import Mapping
from typing import Final

from ludoteka.bots.base import Bot
from ludoteka.games import parts

GREEDY: Final[Mapping[str, type[Bot]]] = parts("greedy")
