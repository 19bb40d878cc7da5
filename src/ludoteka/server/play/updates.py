"""The messages that a log entry sends to those at the table, and the welcome of a new socket."""

from typing import Final

import msgspec

from ludoteka.server.play.listener import Listener
from ludoteka.server.protocol import Presence, Update, Welcome, You
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.audience import may_open
from ludoteka.server.tables.entries import AnyFact
from ludoteka.server.tables.sights import (
    KEEPS_INFO,
    TOUCHES_MATCH,
    Eyes,
    News,
    clock_info,
    encode,
    happened,
    in_place,
    sight,
)
from ludoteka.server.tables.table import Table

# A union would be made anew at every move.
HAS_EVENTS: Final = (facts.Moved, facts.Started)


class Telling:
    """The entry that was applied last; who sees the same is told by the same bytes."""

    def __init__(self, table: Table, at: int, fact: AnyFact) -> None:
        self._table = table
        self._shows_match = isinstance(fact, TOUCHES_MATCH) and table.state is not None
        self._changes_info = changes_info(table, fact)
        self._news = _news(table, fact)
        self._frames: dict[Eyes, bytes] = {}
        self._update = Update(
            seq=table.seq,
            happened=happened(fact, at),
            clock=clock_info(table) if self._shows_match else None,
            line=table.lines[-1] if isinstance(fact, facts.Said) else None,
        )

    def frame(self, eyes: Eyes) -> bytes:
        """What these eyes are told."""
        frame = self._frames.get(eyes)
        if frame is None:
            frame = self._frames[eyes] = self._make(eyes)
        return frame

    def without_line(self) -> bytes:
        """For those who do not want to read its author."""
        return encode(msgspec.structs.replace(self._update, line=None))

    def _make(self, eyes: Eyes) -> bytes:
        table, update = self._table, self._update
        if self._changes_info:
            # A host without a seat is not told apart from the audience here, only when asking.
            is_open = table.created.listed or eyes != (None,)
            update = msgspec.structs.replace(update, table=table.info(is_open=is_open))
        if self._shows_match:
            update = msgspec.structs.replace(update, sights=_sights(table, eyes, self._news))
        return encode(update)


def changes_info(table: Table, fact: AnyFact) -> bool:
    if isinstance(fact, facts.Moved) and fact.expired:
        return True
    return not isinstance(fact, KEEPS_INFO) or table.status == "over"


def welcome(
    table: Table,
    listener: Listener,
    you: You,
    since: int,
    *,
    now: int,
    presence: Presence,
    hurry: bool,
) -> bytes:
    """Everything, with the events after `since`, if what came before still stands."""
    since = since if table.taken_back_at <= since <= table.seq else -1
    sights: tuple[msgspec.Raw, ...] = ()
    if table.state is not None:
        news = News(table.game, [(seq, event) for seq, event in table.events if seq > since])
        sights = _sights(table, listener.eyes, news)
    return encode(
        Welcome(
            seq=table.seq,
            now=now,
            since=since,
            you=you,
            table=table.info(is_open=may_open(table, listener.person)),
            clock=clock_info(table),
            sights=sights,
            lines=tuple(line for line in table.lines if line.person not in listener.hidden),
            presence=presence,
            hurry=hurry,
            earlier_lines=table.said > len(table.lines),
        )
    )


def _sights(table: Table, eyes: Eyes, news: News) -> tuple[msgspec.Raw, ...]:
    return tuple([in_place(sight(table, seat, news)) for seat in eyes])


def _news(table: Table, fact: AnyFact) -> News:
    if not isinstance(fact, HAS_EVENTS):
        return News(table.game, ())
    latest = []
    for seq, event in reversed(table.events):
        if seq != table.seq:
            break
        latest.append((seq, event))
    return News(table.game, reversed(latest))
