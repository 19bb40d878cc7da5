"""The rows that an entry changes besides the log: head, snapshot, members, results."""

from typing import Final

from ludoteka.server.storage import Append, ChangedTable, Entry, Head, RatingDue, SeatResult
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.entries import AnyFact, encode_fact, fact_kind, named_by
from ludoteka.server.tables.final_ranks import final_ranks
from ludoteka.server.tables.positions import Positions
from ludoteka.server.tables.rating import unrated
from ludoteka.server.tables.sights import KEEPS_INFO, TOUCHES_MATCH
from ludoteka.server.tables.summary import Summaries
from ludoteka.server.tables.table import Table

NOT_DUE: Final = RatingDue()


def append_of(
    table: Table,
    now: int,
    fact: AnyFact,
    due: int | None,
    *,
    summaries: Summaries,
    positions: Positions,
) -> Append:
    """Of the fact that the table has just been changed by."""
    entry = Entry(table.id, table.seq, now, fact_kind(fact), encode_fact(fact))
    touched = isinstance(fact, TOUCHES_MATCH) and table.state is not None
    seating = not isinstance(fact, KEEPS_INFO)
    ended = table.status == "over" and isinstance(fact, facts.Moved)
    summary: bytes | None = None
    if seating or ended:
        summary = summaries.anew(table, now)
    elif touched:
        summary = summaries.after_move(table, now)
    return Append(
        entry=entry,
        head=_head(table, due, summary),
        position=positions.after(table, now, fact) if touched else None,
        rules=table.game.rules_version,
        members=members(table) if seating else None,
        changed=_changed(table) if isinstance(fact, facts.Changed) else None,
        results=results(table) if ended else None,
        named=named_by(fact),
        rating=rating_due(table) if ended else NOT_DUE,
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
    found = table.result
    assert found is not None
    return tuple(
        SeatResult(seat, chair.person or f"bot:{chair.bot}", rank, found.scores[seat])
        for seat, (chair, rank) in enumerate(zip(table.chairs, final_ranks(table), strict=True))
    )
