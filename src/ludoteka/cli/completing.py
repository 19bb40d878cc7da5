"""Shell completion: games, bots, options and clauses."""

import os
from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteka.bots import bot_names
from ludoteka.core import Game
from ludoteka.games import find_game, games


def offer_games(incomplete: str) -> list[str]:
    return _beginning(games(), incomplete)


def offer_bots(ctx: Any, incomplete: str) -> list[str]:
    """Levels of the game that was named; after a comma, for one more seat."""
    game = _game(ctx)
    before, comma, begun = incomplete.rpartition(",")
    names = bot_names(game) if game else ()
    return [f"{before}{comma}{name}" for name in _beginning(names, begun)]


def offer_options(ctx: Any, incomplete: str) -> list[str]:
    game = _game(ctx)
    fields = msgspec.structs.fields(game.options) if game else ()
    return _beginning((f"{field.encode_name}=" for field in fields), incomplete)


def offer_clauses(ctx: Any, incomplete: str) -> list[str]:
    game = _game(ctx)
    clauses = game.clauses if game else ()
    if incomplete and incomplete == incomplete.lower():
        clauses = tuple(clause.lower() for clause in clauses)
    return _beginning(clauses, incomplete)


def _game(ctx: Any) -> Game | None:
    """The game that the line names; before the value of an option it is not parsed yet."""
    words = [str(ctx.params.get("game"))]
    for name in ("COMP_WORDS", "_TYPER_COMPLETE_ARGS"):
        words += os.environ.get(name, "").split()
    return next((find_game(word) for word in words if word in games()), None)


def _beginning(names: Iterable[str], incomplete: str) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]
