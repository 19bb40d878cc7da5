"""Decides commands: each becomes a fact for the log, or a refusal.

Nothing here changes a table. A proposal is committed first and applied afterwards.
"""

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Final

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.core.game import Phrase
from ludoteka.core.seats import Move, Seat
from ludoteka.server import protocol
from ludoteka.server.errors import Forbidden, Outdated
from ludoteka.server.people.chat import clean_chat
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.conditions import (
    must_be_host,
    must_be_live,
    must_be_open,
    must_exist,
    must_not_have_resigned,
    must_own,
)
from ludoteka.server.tables.deciding_seats import SEATING_DECIDERS, must_be_replaceable
from ludoteka.server.tables.entries import Mover
from ludoteka.server.tables.leaving import Leaving, close_match, decide_leaving
from ludoteka.server.tables.proposals import Actor, Decider, Proposal
from ludoteka.server.tables.relieving import Attendance, answer_relief, ask_relief
from ludoteka.server.tables.table import Table
from ludoteka.server.tables.taking_back import answer_back, take_back

_encode: Final = msgspec.json.Encoder().encode


# Unions would be made anew at every command.
_ABOUT_RELIEF: Final = (protocol.Relieve, protocol.AnswerRelief)
_ABOUT_LEAVING: Final = (
    protocol.Leave,
    protocol.Resign,
    protocol.OfferStop,
    protocol.AnswerStop,
    protocol.Vacation,
)


def decide(
    table: Table,
    actor: Actor,
    command: protocol.TableCommand,
    attendance: Callable[[], Attendance] = Attendance,
) -> Proposal:
    """What the command comes to at this table now; LudotekaError if it may not be."""
    if isinstance(command, _ABOUT_LEAVING):
        return _leaving(table, actor, command, attendance().now)
    if isinstance(command, protocol.AddBot) and command.instead:
        must_be_replaceable(table, actor, command.seat, attendance())
    if isinstance(command, _ABOUT_RELIEF):
        return _relief(table, actor, command, attendance())
    return _DECIDERS[type(command)](table, actor, command)


# -- Play ------------------------------------------------------------------------------


def _play(table: Table, actor: Actor, command: protocol.Play) -> Proposal:
    must_be_live(table)
    must_own(table, actor, command.seat)
    seat = Seat(command.seat)
    must_not_have_resigned(table, seat)
    if table.chairs[seat].stand_in:
        raise BadInput("stand-in-plays")
    move = table.game.moves.parse(command.move)
    if command.after is not None and _has_answered(table, seat, command.after):
        raise Outdated("question-changed")
    return move_made(table, seat, move, by="person", command=command.id, person=actor.person)


def _has_answered(table: Table, seat: Seat, after: int) -> bool:
    """Whether something else was decided for this seat since the person saw the table."""
    since = takewhile(lambda made: made.seq > after, reversed(table.moves))
    return any(made.seat == seat for made in since)


def move_made(
    table: Table,
    seat: Seat,
    move: Move,
    *,
    by: Mover,
    command: str = "",
    person: str = "",
    expired: bool = False,
    why: tuple[Phrase, ...] = (),
) -> Proposal:
    """A move by the person or bot that plays the seat; IllegalMove if the rules refuse it."""
    effect = table.execute(seat, move)
    fact = facts.Moved(
        command=command,
        person=person,
        seat=seat,
        move=table.game.moves.text(move),
        events=msgspec.Raw(_encode(effect.events)),
        by=by,
        expired=expired,
        why=msgspec.Raw(_encode(why)) if why else facts.NOTHING_SAID,
    )
    return Proposal(fact, effect)


def _take_back(table: Table, actor: Actor, command: protocol.TakeBack) -> Proposal:
    if table.status not in ("live", "over"):
        raise BadInput("not-live")
    must_own(table, actor, command.seat)
    must_not_have_resigned(table, command.seat)
    return Proposal(*take_back(table, actor.person, command))


def _answer(table: Table, actor: Actor, command: protocol.Answer) -> Proposal:
    must_be_live(table)
    must_own(table, actor, command.seat)
    must_not_have_resigned(table, command.seat)
    return Proposal(*answer_back(table, actor.person, command))


# -- Coming and going ------------------------------------------------------------------


def _return(table: Table, actor: Actor, command: protocol.Return) -> Proposal:
    must_be_live(table)
    must_own(table, actor, command.seat)
    must_not_have_resigned(table, command.seat)
    if not table.chairs[command.seat].stand_in:
        raise BadInput("nobody-stands-in")
    return Proposal(facts.Returned(command=command.id, person=actor.person, seat=command.seat))


def _leaving(table: Table, actor: Actor, command: Leaving, now: int) -> Proposal:
    must_be_live(table)
    must_own(table, actor, command.seat)
    must_not_have_resigned(table, command.seat)
    return Proposal(decide_leaving(table, actor.person, command, now))


def _relief(
    table: Table,
    actor: Actor,
    command: protocol.Relieve | protocol.AnswerRelief,
    attendance: Attendance,
) -> Proposal:
    must_be_live(table)
    must_exist(table, command.seat)
    if isinstance(command, protocol.AnswerRelief):
        must_own(table, actor, command.seat)
        must_not_have_resigned(table, command.seat)
        return Proposal(answer_relief(table, attendance, actor.person, command))
    own = table.seats_of(actor.person)
    if not own:
        raise Forbidden("not-at-table")
    if all(table.chairs[seat].resigned for seat in own):
        raise Forbidden("resigned")
    if table.chairs[command.seat].is_played_by_bot:
        raise BadInput("bot-plays-already")
    return Proposal(ask_relief(table, attendance, actor.person, command))


def _close(table: Table, actor: Actor, command: protocol.Close) -> Proposal:
    if table.status == "live":
        return Proposal(close_match(table, actor, command))
    must_be_open(table)
    must_be_host(table, actor)
    return Proposal(facts.Closed(command=command.id, person=actor.person, why="host"))


def _say(table: Table, actor: Actor, command: protocol.Say) -> Proposal:
    seats = table.seats_of(actor.person)
    if not table.created.chat:
        raise Forbidden("chat-off")
    if not seats and actor.person != table.host:
        raise Forbidden("not-at-table")
    if actor.is_muted:
        raise Forbidden("muted")
    text = clean_chat(command.text)
    seat = seats[0] if seats else None
    fact = facts.Said(
        command=command.id,
        person=actor.person,
        name=actor.name,
        text=text,
        seat=seat,
        face=actor.face,
    )
    return Proposal(fact)


_DECIDERS: Final[Mapping[type[protocol.TableCommand], Decider]] = {
    **SEATING_DECIDERS,
    protocol.Close: _close,
    protocol.Play: _play,
    protocol.TakeBack: _take_back,
    protocol.Answer: _answer,
    protocol.Return: _return,
    protocol.Say: _say,
}
