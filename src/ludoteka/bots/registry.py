"""Bots by name.

A name is a level (`greedy`, `level-2`), a bot that another package or the variable
`LUDOTEKA_BOTS` names, or a class of one's own: `module:Class`, `path/to/file.py:Class`. Those
that search take a budget after an `@`: `master@500`, `master@0.2s`.
"""

import os
import re
import sys
from collections.abc import Sequence
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from ludoteka.bots.base import Bot, BotMaker, SearchingBot
from ludoteka.bots.beginner import Beginner
from ludoteka.bots.budget import Budget, parse_budget
from ludoteka.bots.files import module_of
from ludoteka.bots.greedy import GREEDY
from ludoteka.bots.levels import BUDGETS, LEVELS, USUAL, level_name
from ludoteka.bots.monte_carlo import MonteCarlo
from ludoteka.bots.random import RandomBot
from ludoteka.bots.search.all_games import SEARCHING
from ludoteka.core import BadInput, Game
from ludoteka.games import games

GROUP: Final = "ludoteka.bots"
OWN: Final = "LUDOTEKA_BOTS"
"""A variable with bots of one's own and their names: `deep=deep.py:Deep,lowest=my:Lowest`.

A variable, because it reaches the processes in which bots think.
"""
NAMING: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]*)=(?P<target>[^=,]+:\w+)")


def bot_names(game: Game) -> list[str]:
    """The names that `find_bot` knows for this game: the levels from 0, then the others."""
    known = _own(game.key)
    names: list[str] = [level for level in LEVELS if level in known]
    names += [name for name in known if name not in names]
    return names + [name for name in _foreign() if name not in names]


def find_bot(name: str, game: Game) -> BotMaker:
    """What puts the bot of this name on a seat of this game."""
    plain, at, budget = name.partition("@")
    kind = _kind(level_name(plain), game)
    if issubclass(kind, SearchingBot):
        usual = BUDGETS.get(level_name(plain), BUDGETS["expert"])
        return partial(kind, budget=parse_budget(budget) if at else usual)
    if at:
        raise BadInput("no-budget", bot=plain)
    return kind


def budget_of(name: str, game: Game) -> Budget | None:
    """How long the bot of this name may think about a move; None for one that does not search."""
    maker = find_bot(name, game)
    found = maker.keywords["budget"] if isinstance(maker, partial) else None
    return found if isinstance(found, Budget) else None


def _kind(name: str, game: Game) -> type[Bot]:
    own = _own(game.key)
    if name in own:
        return own[name]
    target = name if ":" in name else _foreign().get(name)
    if target is None:
        raise BadInput("unknown-bot", bot=name, game=game.key, known=", ".join(bot_names(game)))
    return _load(target)


@cache
def _own(game: str) -> dict[str, type[Bot]]:
    found: dict[str, type[Bot]] = {"random": RandomBot, "monte-carlo": MonteCarlo}
    if game in GREEDY:
        found |= {"beginner": Beginner, USUAL: GREEDY[game]}
    if game in SEARCHING:
        found |= SEARCHING[game]
    return found


def load_all() -> None:
    """All games with their bots now, for those who must not wait for one during a match."""
    for game in games().values():
        _own(game.key)


def name_bots(namings: Sequence[str]) -> None:
    """Gives bots names here and in all processes that begin later; `deep=deep.py:Deep`."""
    for target in _named(",".join(namings)).values():
        _load(target)
    if namings:
        os.environ[OWN] = ",".join(namings)


def _foreign() -> dict[str, str]:
    return _installed() | _named(os.environ.get(OWN, ""))


@cache
def _installed() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


@cache
def _named(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for naming in filter(None, text.split(",")):
        parts = NAMING.fullmatch(naming.strip())
        if parts is None or level_name(parts["name"]) in LEVELS:
            raise BadInput("bad-bot-name", naming=naming)
        found[parts["name"]] = parts["target"]
    return found


def _load(target: str) -> type[Bot]:
    module, _, attribute = target.rpartition(":")
    try:
        kind = getattr(_module(module), attribute)
    except (ImportError, AttributeError, ValueError, OSError, SyntaxError) as error:
        raise BadInput("bad-bot", bot=target, problem=str(error)) from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadInput("bad-bot", bot=target, problem="no subclass of ludoteka.bots.Bot")
    return kind


@cache
def _module(name: str) -> ModuleType:
    """A module by its name, also from the current folder, or by its file."""
    if name.endswith(".py"):
        return module_of(Path(name))
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return import_module(name)
