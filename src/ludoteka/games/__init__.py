"""The games of the house, one folder each. Games never import one another."""

import difflib
from functools import cache
from importlib.metadata import entry_points

from ludoteka.core.errors import BadInput
from ludoteka.core.game import Game
from ludoteka.core.registry import GROUP, collect
from ludoteka.games.bang import Bang
from ludoteka.games.face_to_face import FaceToFace
from ludoteka.games.intrigo import Intrigo
from ludoteka.games.sakura import Sakura
from ludoteka.games.six_nimmt import SixNimmt

BUILT_IN: tuple[type[Game], ...] = (SixNimmt, FaceToFace, Sakura, Intrigo, Bang)


@cache
def games() -> dict[str, Game]:
    """Every installed game by its key, the house's own first."""
    return collect([kind() for kind in BUILT_IN], entry_points(group=GROUP))


def find_game(key: str) -> Game:
    game = games().get(key)
    if game is None:
        near = difflib.get_close_matches(key, games(), n=1)
        known = ", ".join(games())
        raise BadInput("unknown-game", game=key, near=near[0] if near else "none", known=known)
    return game
