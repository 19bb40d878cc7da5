"""Letting a bot play for a seat whose person is away: only when time has run out, or without a
clock after minutes, and only if all people who are here agree.
"""

from dataclasses import dataclass, field

from ludoteka.bots import next_stand_in
from ludoteka.core.errors import BadInput
from ludoteka.server import protocol
from ludoteka.server.errors import Forbidden
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.clocks import NoClock
from ludoteka.server.tables.entries import AnyFact
from ludoteka.server.tables.table import Relief, Table


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is at the table now, which no log tells."""

    now: int = 0
    here: frozenset[str] = frozenset()
    away: dict[str, int] = field(default_factory=dict)
    """Since when each of its other persons is away."""
    grace: int = 0
    """Milliseconds that someone may be away before it matters."""
    patience: int = 0
    """The same for a bot to take over at a table without a clock."""
    is_known: bool = True
    """Not where other servers have people this one hears nothing of."""


def ask_relief(
    table: Table, attendance: Attendance, person: str, command: protocol.Relieve
) -> AnyFact:
    """The request, or the stand-in itself if nobody else is here to be asked. To ask again
    agrees to a request that stands."""
    seat = command.seat
    if table.chairs[seat].person == person:  # who resigns says so
        raise Forbidden("still-here", name=table.chairs[seat].name)
    _must_be_away(table, attendance, seat)
    relief = _standing(table, attendance)
    is_asked = relief is not None and relief.seat == seat
    agreed = {*table.seats_of(person), *(relief.agreed if relief and is_asked else ())}
    missing = _missing(table, attendance, seat, agreed)
    if not missing:
        return stands_in(table, seat, "relieved", command.id, person)
    if is_asked and agreed == set(relief.agreed if relief else ()):
        names = ", ".join(table.chairs[each].name for each in missing)
        raise BadInput("relief-waits", names=names)
    if is_asked:
        own = table.seats_of(person)[0]
        return _answered(command.id, person, own, agree=True)
    return facts.AskedRelief(command=command.id, person=person, seat=seat)


def answer_relief(
    table: Table, attendance: Attendance, person: str, command: protocol.AnswerRelief
) -> AnyFact:
    relief = _standing(table, attendance)
    if relief is None:
        raise BadInput("no-relief-request")
    if not command.agree:
        return _answered(command.id, person, command.seat, agree=False)
    _must_be_away(table, attendance, relief.seat)
    agreed = {*relief.agreed, *table.seats_of(person)}
    if _missing(table, attendance, relief.seat, agreed):
        if command.seat in relief.agreed:
            raise BadInput("already-answered")
        return _answered(command.id, person, command.seat, agree=True)
    return stands_in(table, relief.seat, "relieved", command.id, person)


def _answered(command: str, person: str, seat: int, *, agree: bool) -> facts.AnsweredRelief:
    return facts.AnsweredRelief(command=command, person=person, seat=seat, agreed=agree)


def stands_in(
    table: Table,
    seat: int,
    why: facts.StoodInWhy,
    command: str = "",
    person: str = "",
) -> facts.StoodIn:
    """Who plays for the seat already stays."""
    figure = table.chairs[seat].stand_in_figure or next_stand_in(table.figures).id
    return facts.StoodIn(command=command, person=person, seat=seat, why=why, figure=figure)


def _standing(table: Table, attendance: Attendance) -> Relief | None:
    """The request, unless the absent person has been here since."""
    relief = table.relief
    if relief is None:
        return None
    away = attendance.away.get(table.chairs[relief.seat].person)
    return relief if away is not None and relief.at > away else None


def _must_be_away(table: Table, attendance: Attendance, seat: int) -> None:
    if not attendance.is_known:
        raise Forbidden("absence-unknown")
    chair = table.chairs[seat]
    since = attendance.away.get(chair.person)
    if since is None or attendance.now - since < attendance.grace:
        raise Forbidden("still-here", name=chair.name)
    if chair.vacation > attendance.now:
        raise Forbidden("on-vacation", name=chair.name)
    if not isinstance(table.created.clock, NoClock):
        deadline = table.clocks.deadline(seat)
        if not chair.expiries and (deadline is None or deadline > attendance.now):
            raise Forbidden("time-not-up", name=chair.name)
        return
    left = attendance.patience - (attendance.now - since)
    if left > 0:
        raise Forbidden("away-too-short", name=chair.name, minutes=-(-left // 60_000))


def _missing(table: Table, attendance: Attendance, absent: int, agreed: set[int]) -> list[int]:
    """Seats of people who are here and have not agreed. Programs are not asked."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person"
        and not chair.resigned
        and chair.person in attendance.here
        and chair.person != table.chairs[absent].person
        and seat not in agreed
    ]
