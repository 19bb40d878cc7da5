"""What an entry changes in the database besides the log: head, snapshot, members, results."""

from typing import Final

from ludoteka.server.storage import Append, ChangedTable, Entry, Head, RatingDue, SeatResult
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.entries import AnyFact, encode_fact, fact_kind
from ludoteka.server.tables.loading import encode_moment
from ludoteka.server.tables.naming import named_by
from ludoteka.server.tables.rating import unrated
from ludoteka.server.tables.sights import KEEPS_CARD, TOUCHES_MATCH
from ludoteka.server.tables.summary import Course, course_of, summarize
from ludoteka.server.tables.table import Table

NOT_DUE: Final = RatingDue()
BOTS_STRIDE: Final = 8
"""Entries, while only bots are to act."""


def append_of(
    table: Table, now: int, fact: AnyFact, due: int | None, known: Course | None
) -> tuple[Append, Course | None]:
    """Of the fact that the table has just been changed by, and where the match stands now;
    `known` is what lists say of that."""
    entry = Entry(table.id, table.seq, now, fact_kind(fact), encode_fact(fact))
    touched = isinstance(fact, TOUCHES_MATCH) and table.state is not None
    seating = not isinstance(fact, KEEPS_CARD)
    ended = table.status == "over" and isinstance(fact, facts.Moved)
    is_told = seating or ended or (touched and _is_worth_telling(table))
    course = course_of(table) if is_told else known
    is_news = seating or ended or course != known
    append = Append(
        entry=entry,
        head=_head(table, due, summarize(table, course) if is_news else None),
        position=encode_moment(table.moment()) if touched else None,
        rules=table.game.rules_version,
        members=members(table) if seating else None,
        changed=_changed(table) if isinstance(fact, facts.Changed) else None,
        results=results(table) if ended else None,
        named=named_by(fact),
        rating=rating_due(table) if ended else NOT_DUE,
    )
    return append, course


def _is_worth_telling(table: Table) -> bool:
    """Lists say where a match stands when it waits for a person. Between the moves of bots they
    keep what they said, apart from every so many: that saves a view and a longer row a move."""
    return table.seq % BOTS_STRIDE == 0 or any(
        not table.chairs[seat].is_played_by_bot for seat in table.to_act
    )


def _head(table: Table, due: int | None, summary: bytes | None) -> Head:
    to_act = sum([1 << seat for seat in table.to_act])
    return Head(table.status, to_act, due, summary)


def members(table: Table) -> tuple[tuple[int, str], ...]:
    return tuple((seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person)


def _changed(table: Table) -> ChangedTable:
    return ChangedTable(seats=len(table.chairs), listed=table.created.listed)


def rating_due(table: Table) -> RatingDue:
    relieved = tuple(seat for seat, chair in enumerate(table.chairs) if chair.relieved)
    return RatingDue(unrated(table), relieved)


def results(table: Table) -> tuple[SeatResult, ...]:
    """How each seat ended; those who resigned come after all others, whatever a bot made of
    their seats."""
    found = table.result
    assert found is not None
    order = [
        (chair.resigned, 0 if chair.resigned else rank)
        for chair, rank in zip(table.chairs, found.ranks, strict=True)
    ]
    return tuple(
        SeatResult(
            seat,
            chair.person or f"bot:{chair.bot}",
            1 + sum(other < order[seat] for other in order),
            found.scores[seat],
        )
        for seat, chair in enumerate(table.chairs)
    )
