"""The tutorial of a game: `tutorial.yaml` in its folder, one lesson a document."""

import sys
from functools import cache
from importlib.resources import files
from typing import Final

from ludoteka.core.game import Game
from ludoteka.core.lessons import Lesson, make_lesson
from ludoteka.core.scenarios import parse_scenarios

FILE: Final = "tutorial.yaml"


@cache
def tutorial(game: Game) -> tuple[Lesson, ...]:
    """The lessons in the order of learning; none, if the game has no tutorial."""
    package = sys.modules[type(game).__module__].__package__
    if not package or not (files(package) / FILE).is_file():
        return ()
    scenarios = parse_scenarios((files(package) / FILE).read_text("utf-8"))
    return tuple(make_lesson(game, scenario) for scenario in scenarios)
