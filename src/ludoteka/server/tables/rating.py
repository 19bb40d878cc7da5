"""Decides which matches are rated: one rule, shown at every table before its match begins.

A match is rated if its host wants it, between people with accounts: two or more, each on one
seat, nobody together with a bot of their own. Built-in bots may play along and are left out,
and so is whoever the others had replaced by a bot, or who deleted their account. A take-back that
someone had to allow ends it. Who has an account is settled at the deal. A match that was ended
without a result is not rated.
"""

from typing import TYPE_CHECKING

from ludoteka.server.people.persons import GONE
from ludoteka.server.protocol import Unrated
from ludoteka.server.tables.seating import Chair, human

if TYPE_CHECKING:
    from ludoteka.server.tables.table import Table


def unrated(table: "Table") -> Unrated | None:
    """What stands against it now; None: nothing. Free seats may still be taken by anyone."""
    if table.status == "closed":
        return "stopped"
    if not table.created.rated:
        return "casual"
    people = [chair for chair in table.chairs if chair.kind in ("person", "program")]
    free = sum(chair.kind == "free" for chair in table.chairs) if table.status == "open" else 0
    if len(people) + free < 2:
        return "alone"
    if reason := _company(people):
        return reason
    if table.was_taken_back:
        return "taken-back"
    here = [chair for chair in people if chair.name != GONE]
    if len(here) + free < 2:
        return "gone"
    return "relieved" if sum(not chair.relieved for chair in here) + free < 2 else None


def _company(people: list[Chair]) -> Unrated | None:
    if len({chair.person for chair in people}) < len(people):
        return "several-seats"
    if len({human(chair) for chair in people}) < len(people):
        return "own-bot"
    return None if all(chair.account for chair in people) else "guest"
