"""Decides commands about leaving a match, stopping it, and vacations.

| way | the seat | the result |
|---|---|---|
| leave | a bot plays on, until its person comes back | counts |
| resign | a bot plays on for good | last, whatever the bot makes of it |
| stop by agreement | nobody plays on | none |
| close a match against bots | nobody plays on | none |
"""

from typing import Final

from ludoteka.core.errors import BadInput
from ludoteka.server import protocol
from ludoteka.server.errors import Forbidden
from ludoteka.server.protocol import StopOffer
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.clocks import SlowClock
from ludoteka.server.tables.entries import AnyFact
from ludoteka.server.tables.relieving import stands_in
from ludoteka.server.tables.seating import Known, human
from ludoteka.server.tables.table import Table
from ludoteka.server.tables.taking_back import consenting

STOP_MS: Final = 120_000
"""How long an offer to stop stands. With a slow clock as long as a decision: people come by."""
MOVES_BETWEEN: Final = 2
"""Who offered to stop may do so again after so many moves a seat."""
DAY: Final = 24 * 3600 * 1000

Leaving = (
    protocol.Leave | protocol.Resign | protocol.OfferStop | protocol.AnswerStop | protocol.Vacation
)


def decide_leaving(table: Table, person: str, command: Leaving, now: int) -> AnyFact:
    """The match is live, the seat is the person's and has not resigned."""
    match command:
        case protocol.Leave():
            return _leave(table, person, command)
        case protocol.Resign():
            return stands_in(table, command.seat, "resigned", command.id, person)
        case protocol.OfferStop():
            return _offer_stop(table, person, command, now)
        case protocol.AnswerStop():
            return _answer_stop(table, person, command, now)
        case protocol.Vacation():
            return _vacation(table, person, command, now)


# -- A bot plays on --------------------------------------------------------------------


def _leave(table: Table, person: str, command: protocol.Leave) -> AnyFact:
    if table.chairs[command.seat].stand_in:
        raise BadInput("bot-plays-already")
    return stands_in(table, command.seat, "left", command.id, person)


# -- Ending without a result -----------------------------------------------------------


def standing_offer(table: Table, now: int) -> StopOffer | None:
    offer = table.stopping
    return offer if offer is not None and now < offer.until else None


def _offer_stop(table: Table, person: str, command: protocol.OfferStop, now: int) -> AnyFact:
    if standing_offer(table, now) is not None:
        raise BadInput("stop-offered-already")
    own = table.seats_of(person)
    made = [table.stop_offers[seat] for seat in own if seat in table.stop_offers]
    waits = max(made, default=0) + MOVES_BETWEEN * len(table.chairs) - len(table.moves)
    if made and waits > 0:
        raise BadInput("stop-offered-lately", moves=waits)
    if set(consenting(table)) <= set(own):
        return _stopped(command.id, person)
    rule = table.created.clock
    lasts = rule.each * 1000 if isinstance(rule, SlowClock) else STOP_MS
    return facts.OfferedStop(
        command=command.id, person=person, seat=command.seat, until=now + lasts
    )


def _answer_stop(table: Table, person: str, command: protocol.AnswerStop, now: int) -> AnyFact:
    offer = standing_offer(table, now)
    if offer is None:
        raise BadInput("no-stop-offer")
    agreed = {*offer.agreed, *table.seats_of(person)}
    if command.agree and command.seat in offer.agreed:
        raise BadInput("already-answered")
    if command.agree and agreed >= set(consenting(table)):
        return _stopped(command.id, person)
    return facts.AnsweredStop(
        command=command.id, person=person, seat=command.seat, agreed=command.agree
    )


def _stopped(command: str, person: str) -> AnyFact:
    return facts.Closed(command=command, person=person, why="agreed")


def is_alone(table: Table, person: str | None) -> bool:
    """Whether nobody but this person (None: but one person) has sat here since the deal. Who
    resigned or was replaced counts: the result is theirs, too."""
    people = {human(chair) for chair in table.chairs if chair.kind in ("person", "program")}
    own = {human(table.chairs[seat]) for seat in table.seats_of(person)} if person else people
    return len(people) == 1 and people == own


def close_match(table: Table, asker: Known, command: protocol.Close) -> AnyFact:
    """Of someone who plays against bots only."""
    if not table.seats_of(asker.person):
        raise Forbidden("not-at-table")
    if not is_alone(table, asker.person):
        raise Forbidden("not-alone-here")
    return facts.Closed(command=command.id, person=asker.person, why="alone")


# -- Days off --------------------------------------------------------------------------


def _vacation(table: Table, person: str, command: protocol.Vacation, now: int) -> AnyFact:
    if not isinstance(table.created.clock, SlowClock):
        raise BadInput("vacation-slow-only")
    chair = table.chairs[command.seat]
    deadline = table.clocks.deadline(command.seat)
    if deadline is not None and deadline <= now:
        raise BadInput("time-is-up")
    fact = facts.WentOnVacation(command=command.id, person=person, seat=command.seat, until=now)
    is_away = chair.vacation > now
    if not command.days:
        if not is_away:
            raise BadInput("not-on-vacation")
        return fact
    left = table.created.vacation_days * DAY - chair.vacation_used(now)
    if command.days * DAY > left:
        raise BadInput("vacation-used-up", days=max(0, left // DAY))
    return facts.WentOnVacation(
        command=command.id, person=person, seat=command.seat, until=now + command.days * DAY
    )
