"""Observations as numbers, one file a game."""

from collections.abc import Callable
from typing import Final

from ludoteka.core import BadInput, Game
from ludoteka.envs.encodings.bang import BangEncoding
from ludoteka.envs.encodings.base import Encoding
from ludoteka.envs.encodings.face_to_face import FaceToFaceEncoding
from ludoteka.envs.encodings.intrigo import IntrigoEncoding
from ludoteka.envs.encodings.sakura import SakuraEncoding
from ludoteka.envs.encodings.six_nimmt import SixNimmtEncoding
from ludoteka.envs.encodings.slices import Slice

__all__ = ["ENCODINGS", "Encoding", "Slice", "find_encoding"]

ENCODINGS: Final[dict[str, Callable[[int], Encoding]]] = {
    "bang": BangEncoding,
    "face-to-face": FaceToFaceEncoding,
    "intrigo": IntrigoEncoding,
    "sakura": SakuraEncoding,
    "six-nimmt": SixNimmtEncoding,
}
"""By game, for so many seats."""


def find_encoding(game: Game, seats: int) -> Encoding:
    make = ENCODINGS.get(game.key)
    if make is None:
        raise BadInput("no-encoding", game=game.key, known=", ".join(sorted(ENCODINGS)))
    return make(seats)
