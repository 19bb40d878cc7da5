"""Collects games: those of the house, and those of other packages by entry points."""

import warnings
from collections.abc import Iterable
from importlib.metadata import EntryPoint

from ludoteka.core.game import Game
from ludoteka.core.reviving import only

GROUP = "ludoteka.games"


def collect(own: Iterable[Game], others: Iterable[EntryPoint]) -> dict[str, Game]:
    """All games by key. One that does not load, or takes a key in use, is left out loudly."""
    found = {game.key: game for game in own}
    for entry in others:
        game = _load(entry)
        if isinstance(game, str):
            warnings.warn(f"game {entry.name!r} ({entry.value}) is left out: {game}", stacklevel=2)
        elif game.key in found:
            warnings.warn(
                f"game {game.key!r} ({entry.value}) is left out: key in use", stacklevel=2
            )
        else:
            found[game.key] = game
    return found


def _load(entry: EntryPoint) -> Game | str:
    """The game of an entry point, or why there is none."""
    try:
        game: object = only(entry.load())
    except Exception as error:  # whatever a foreign package does on import  # noqa: BLE001
        return f"{type(error).__name__}: {error}"
    return game if isinstance(game, Game) else "it is no ludoteka.core.Game"
