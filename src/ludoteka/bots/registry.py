"""Bots by name: `random`, `greedy`, those of other packages, or `module:Class`."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from ludoteka.bots.base import Bot
from ludoteka.bots.greedy import GREEDY
from ludoteka.bots.random import RandomBot
from ludoteka.core import BadInput, Game

GROUP: Final = "ludoteka.bots"


def bot_names(game: Game) -> list[str]:
    """The names that `find_bot` knows for this game."""
    names = ["random", *(["greedy"] if game.key in GREEDY else [])]
    return names + [name for name in _foreign() if name not in names]


def find_bot(name: str, game: Game) -> type[Bot]:
    if name == "random":
        return RandomBot
    if name == "greedy" and game.key in GREEDY:
        return GREEDY[game.key]
    target = name if ":" in name else _foreign().get(name)
    if target is None:
        raise BadInput("unknown-bot", bot=name, game=game.key, known=", ".join(bot_names(game)))
    return _load(target)


@cache
def _foreign() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def _load(target: str) -> type[Bot]:
    module, _, attribute = target.partition(":")
    try:
        kind = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput("bad-bot", bot=target, problem=str(error)) from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadInput("bad-bot", bot=target, problem="no subclass of ludoteka.bots.Bot")
    return kind
