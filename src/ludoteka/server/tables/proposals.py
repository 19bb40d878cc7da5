"""What may go into the log next, and who wants it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludoteka.server.tables.entries import AnyFact
from ludoteka.server.tables.table import Effect, Table


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives the command."""

    person: str
    name: str
    is_program: bool = False
    is_muted: bool = False
    address: str = ""
    """Where they come from, as limits count it; it is written nowhere."""
    has_account: bool = False
    owner: str = ""
    """Of a program: the account that made it."""
    face: int | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A fact that may go into the log next, and its effect on the match, if any."""

    fact: AnyFact
    effect: Effect | None = None


Decider = Callable[[Table, Actor, Any], Proposal]
"""Of one kind of command."""
