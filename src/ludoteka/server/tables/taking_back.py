"""Taking a move back: free while nobody has learned from it, else if all who play agree."""

from ludoteka.core.errors import BadInput
from ludoteka.core.seats import Seat
from ludoteka.server import protocol
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.entries import AnyFact
from ludoteka.server.tables.table import Effect, Made, Table

Outcome = tuple[AnyFact, Effect | None]
"""The fact, and its effect on the match, if any."""


def own_last_move(table: Table, seat: int) -> Made | None:
    for made in reversed(table.moves):
        if made.seat == seat:
            return made
    return None


def can_take_back(table: Table, seat: int) -> bool:
    """Whether its person plays the seat, and nobody learned anything from its last move, nor
    answered it."""
    if table.status != "live" or not table.plays_again:
        return False
    if table.chairs[seat].is_played_by_bot:
        return False
    return table.take_backs.offer(Seat(seat)) is not None


def take_back(table: Table, person: str, command: protocol.TakeBack) -> Outcome:
    """At once, or the request."""
    made = own_last_move(table, command.seat)
    if made is None:
        raise BadInput("nothing-to-take-back")
    if can_take_back(table, command.seat):
        return _undo(table, made, (made.seq,), command=command.id, person=person)
    if table.status == "over":
        raise BadInput("match-ended")
    if table.chairs[command.seat].is_absent:
        raise BadInput("stand-in-plays")
    if absent := [chair.name for chair in table.chairs if chair.is_absent]:
        raise BadInput("absent-cannot-agree", names=", ".join(absent))
    if consenting(table) == (command.seat,):  # alone among bots: one's own is everybody's
        return _undo_all(table, made, command=command.id, person=person)
    if table.asking is not None:
        raise BadInput("already-asked-back")
    fact = facts.AskedBack(command=command.id, person=person, seat=command.seat, entry=made.seq)
    return fact, None


def answer_back(table: Table, person: str, command: protocol.Answer) -> Outcome:
    """The last consent takes back."""
    if table.asking is None or table.asked_back is None:
        raise BadInput("no-request")
    if command.seat in table.agreed:
        raise BadInput("already-answered")
    agreed = {*table.agreed, command.seat}
    made = next((made for made in table.moves if made.seq == table.asked_back), None)
    if command.agree and made is not None and agreed >= set(consenting(table)):
        return _undo_all(table, made, command=command.id, person=person)
    fact = facts.Answered(
        command=command.id, person=person, seat=command.seat, agreed=command.agree
    )
    return fact, None


def consenting(table: Table) -> tuple[int, ...]:
    """The seats whose consent is needed: people and programs, also absent ones for whom a bot
    plays. Bots are patient, and who resigned has left."""
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kind != "bot" and not chair.resigned
    )


def _undo_all(table: Table, made: Made, *, command: str, person: str) -> Outcome:
    undone = tuple(other.seq for other in table.moves if other.seq >= made.seq)
    return _undo(table, made, undone, command=command, person=person, consent=True)


def _undo(
    table: Table,
    made: Made,
    undone: tuple[int, ...],
    *,
    command: str,
    person: str,
    consent: bool = False,
) -> Outcome:
    fact = facts.TookBack(
        command=command, person=person, seat=made.seat, undone=undone, consent=consent
    )
    return fact, table.without(undone)
