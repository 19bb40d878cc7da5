"""Plans notices from new entries of a log: a pure function.

Everything comes from what every list of tables shows (who sits where, who is asked, the clock),
so a notice tells nothing that is hidden.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from ludoteka.server.notices.rows import Draft
from ludoteka.server.protocol import TableSeat
from ludoteka.server.tables.clocks import SlowClock
from ludoteka.server.tables.summary import Summary

HOUR: Final = 3_600_000
SHORTEST: Final = 3600
"""Seconds for a decision below which nobody is reminded: the first notice has just come."""


class Question(Struct, frozen=True):
    """What a seat is asked: since which entry, and until when it may think."""

    seq: int
    deadline: int | None = None


class Reading(Struct, frozen=True, kw_only=True):
    """A table as its row tells it, and what its log says behind what was read before."""

    table: str
    seq: int
    at: int
    is_live: bool
    is_over: bool
    to_act: int
    summary: Summary
    moved: frozenset[int] = frozenset()
    """Seats that have moved, or had their moves taken back, since the last reading."""
    replaced: Mapping[int, int] = {}
    """Seats that a bot has taken over since then, with the numbers of those entries."""
    deadlines: Mapping[int, int] = {}


class Patience(Struct, frozen=True):
    after: int
    """Milliseconds for which a seat is asked before its person is told."""
    left: int
    """Milliseconds that are left when the person is reminded."""


class Plan(Struct, frozen=True, kw_only=True):
    asked: dict[int, Question]
    """All open questions, by seat."""
    settled: tuple[int, ...]
    """Seats whose question of before is no longer open."""
    drafts: tuple[Draft, ...]


def plan(reading: Reading, before: Mapping[int, Question], patience: Patience) -> Plan:
    """`before`: the questions that were open when the log was read last."""
    asked = _questions(reading, before)
    fresh = {seat: each for seat, each in asked.items() if not _is_same(before.get(seat), each)}
    drafts = [
        draft
        for seat, question in fresh.items()
        for draft in _asking(reading, seat, question, patience)
    ]
    drafts += _told_at_once(reading)
    settled = [seat for seat, each in before.items() if not _is_same(asked.get(seat), each)]
    return Plan(asked=asked, settled=tuple(settled), drafts=tuple(drafts))


def _is_same(one: Question | None, other: Question | None) -> bool:
    return one is not None and other is not None and one.seq == other.seq


def _questions(reading: Reading, before: Mapping[int, Question]) -> dict[int, Question]:
    found = {}
    for card in reading.summary.seats:
        if not reading.is_live or not reading.to_act >> card.seat & 1 or not _plays(card):
            continue
        known = before.get(card.seat)
        is_new = known is None or card.seat in reading.moved
        seq = reading.seq if known is None or is_new else known.seq
        found[card.seat] = Question(seq, reading.deadlines.get(card.seat))
    return found


def _plays(card: TableSeat) -> bool:
    """A person who decides for themselves."""
    return card.kind == "person" and bool(card.person) and not (card.stand_in or card.resigned)


def _asking(reading: Reading, seat: int, question: Question, patience: Patience) -> list[Draft]:
    person = reading.summary.seats[seat].person or ""
    told = Draft(
        kind="turn",
        person=person,
        table=reading.table,
        seat=seat,
        seq=question.seq,
        due=reading.at + patience.after,
        deadline=question.deadline,
    )
    remind_at = reminder_time(reading.summary, question, patience)
    if remind_at is None or remind_at <= told.due:
        return [told]
    return [told, _replaced(told, remind_at)]


def _replaced(told: Draft, due: int) -> Draft:
    return Draft(
        kind="reminder",
        person=told.person,
        table=told.table,
        seat=told.seat,
        seq=told.seq,
        due=due,
        deadline=told.deadline,
    )


def reminder_time(summary: Summary, question: Question, patience: Patience) -> int | None:
    """When a quarter of the time is left, or as much as the host says, whichever is less."""
    clock = summary.clock
    if question.deadline is None or not isinstance(clock, SlowClock) or clock.each < SHORTEST:
        return None
    return question.deadline - min(patience.left, clock.each * 1000 // 4)


def _told_at_once(reading: Reading) -> Sequence[Draft]:
    seats = reading.summary.seats
    drafts = [
        Draft(
            kind="stood-in",
            person=seats[seat].person or "",
            table=reading.table,
            seat=seat,
            seq=seq,
            due=reading.at,
        )
        for seat, seq in reading.replaced.items()
        if reading.is_live and seats[seat].person and seats[seat].stand_in
    ]
    if reading.is_over:
        people = dict.fromkeys(card.person for card in seats if card.kind == "person")
        drafts += [
            Draft(kind="over", person=each, table=reading.table, seq=reading.seq, due=reading.at)
            for each in people
            if each
        ]
    return drafts
