"""Observations as numbers, one file a game."""

from collections.abc import Callable, Mapping
from typing import Final

from ludoteka.core import BadInput, Game
from ludoteka.envs.encodings.base import Encoding
from ludoteka.envs.encodings.slices import Slice
from ludoteka.games import parts

__all__ = ["ENCODINGS", "Encoding", "Slice", "find_encoding"]

ENCODINGS: Final[Mapping[str, Callable[[int], Encoding]]] = parts("encoding")
"""By game, for so many seats."""


def find_encoding(game: Game, seats: int) -> Encoding:
    if game.key not in ENCODINGS:
        raise BadInput("no-encoding", game=game.key, known=", ".join(sorted(ENCODINGS)))
    return ENCODINGS[game.key](seats)
