"""Folds offers to stop and vacations."""

from msgspec.structs import replace

from ludoteka.server.protocol import StopOffer
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.table import Table
from ludoteka.server.tables.taking_back import consenting


def fold_stop(table: Table, fact: facts.OfferedStop | facts.AnsweredStop) -> None:
    """Who offers or agrees does so for all of their seats."""
    own = table.seats_of(fact.person)
    if isinstance(fact, facts.OfferedStop):
        table.stopping = StopOffer(fact.seat, fact.until, own, consenting(table))
        table.stop_offers[fact.seat] = len(table.moves)
    elif not fact.agreed:
        table.stopping = None
    elif table.stopping is not None:
        agreed = tuple(sorted({*table.stopping.agreed, *own}))
        table.stopping = replace(table.stopping, agreed=agreed)


def forget_offer_of(table: Table, seat: int) -> None:
    """It has resigned: its own offer is off, and others' offers no longer ask it."""
    if table.stopping is None:
        return
    if table.stopping.seat == seat:
        table.stopping = None
    else:
        table.stopping = replace(table.stopping, asked=consenting(table))


def fold_vacation(table: Table, at: int, fact: facts.WentOnVacation) -> None:
    """A vacation that runs ends when another begins: its other days are not used."""
    chair = table.chairs[fact.seat]
    until = max(fact.until, at)
    used = chair.vacation_used(at) + until - at
    table.chairs[fact.seat] = chair.but(vacation=until, days_off=used)
    table.clocks.pause(fact.seat, at, until)
