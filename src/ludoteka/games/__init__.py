"""The built-in games, one folder each. Games never import one another."""

import difflib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from ludoteka.core.errors import BadInput
from ludoteka.core.game import Game
from ludoteka.core.lazy import LazyRegistry
from ludoteka.core.registry import GROUP, PartName, PartRegistry, collect
from ludoteka.core.reviving import only

BUILT_IN: Final[Mapping[str, type[Game]]] = LazyRegistry(
    {
        "six-nimmt": "ludoteka.games.six_nimmt:SixNimmt",
        "face-to-face": "ludoteka.games.face_to_face:FaceToFace",
        "sakura": "ludoteka.games.sakura:Sakura",
        "intrigo": "ludoteka.games.intrigo:Intrigo",
        "bang": "ludoteka.games.bang:Bang",
    }
)


@cache
def games() -> dict[str, Game]:
    """Every installed game by its key, the built-in ones first."""
    return collect([_own(key) for key in BUILT_IN], entry_points(group=GROUP))


def find_game(key: str) -> Game:
    game = _own(key) if key in BUILT_IN else games().get(key)
    if game is None:
        near = difflib.get_close_matches(key, games(), n=1)
        known = ", ".join(games())
        raise BadInput("unknown-game", game=key, near=near[0] if near else "none", known=known)
    return game


def parts(part: PartName) -> PartRegistry[Any]:
    """One kind of part, such as drawings, of all games."""
    return PartRegistry(part, find_game, games)


@cache
def packages() -> dict[str, str]:
    """The packages of games that are not built in, by key: their texts are there."""
    others = {key: game for key, game in games().items() if key not in BUILT_IN}
    return {key: type(game).__module__.rpartition(".")[0] for key, game in others.items()}


@cache
def _own(key: str) -> Game:
    return only(BUILT_IN[key])
