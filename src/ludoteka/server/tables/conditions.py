"""What must hold for a command; each of these refuses where it does not."""

from ludoteka.core.errors import BadInput
from ludoteka.server.errors import Forbidden
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.table import Table


def must_be_open(table: Table) -> None:
    if table.status != "open":
        raise BadInput("already-started")
    if not table.is_seating:
        raise BadInput("starting")


def must_be_live(table: Table) -> None:
    if table.status == "open":
        raise BadInput("not-started")
    if table.status != "live":
        raise BadInput("match-ended")


def must_be_host(table: Table, actor: Actor) -> None:
    if actor.person != table.host:
        raise Forbidden("only-host")


def must_exist(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise BadInput("no-seat-here", seat=seat + 1, most=len(table.chairs))


def must_own(table: Table, actor: Actor, seat: int) -> None:
    must_exist(table, seat)
    if table.chairs[seat].person != actor.person or not actor.person:
        raise Forbidden("not-your-seat", seat=seat + 1)


def must_not_have_resigned(table: Table, seat: int) -> None:
    if table.chairs[seat].resigned:
        raise Forbidden("resigned")
