"""Prints a state by the board of its game, which is imported when needed."""

from importlib import import_module
from typing import Final, Protocol, cast

BOARDS: Final = "ludoteka.boards.printing"
"""By name, as plugins are found: not loaded until a state is printed."""


class Printer(Protocol):
    """What that module offers."""

    def text(self, state: object) -> str: ...
    def html(self, state: object) -> str: ...


def printer() -> Printer:
    return cast("Printer", import_module(BOARDS))
