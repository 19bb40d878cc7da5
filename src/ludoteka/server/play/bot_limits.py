"""Limits how many bots one person, one address and the server keep busy.

Counted in the database, so that it holds across nodes and restarts. Of an address only the
persons are remembered who opened tables from there, for a day, by the limiter.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import ColumnElement, exists, or_, select

from ludoteka.server.clock import Clock
from ludoteka.server.config import Settings
from ludoteka.server.errors import Busy, Enough
from ludoteka.server.metrics import counted
from ludoteka.server.people.transactions import reading
from ludoteka.server.protocol import TableSeat
from ludoteka.server.storage import Database, StorageDown
from ludoteka.server.storage.schema import members, tables
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.summary import Summary

RECENT: Final = 600_000
"""Milliseconds without a move after which bots that wait for a person cost nothing."""

Company = Callable[[str, str], Awaitable[frozenset[str]]]
"""Remembers that a person opened a table from an address; all who did so lately."""

_summaries: Final = msgspec.json.Decoder(Summary)


class Wanted(msgspec.Struct, frozen=True):
    """A table as it is to be; its id, if it has one already."""

    seats: int
    """Its bots."""
    is_bots_only: bool
    table: str = ""


Wish = Callable[[], Wanted | None]
"""Asked when it is one's turn; None: nothing is wanted any more."""
Admit = Callable[[Actor, Wish], AbstractAsyncContextManager[None]]
"""Refuses what is too much; what is opened within counts for the next who asks."""


class _Busy(msgspec.Struct):
    """Bots that tables keep busy."""

    seats: int = 0
    tables: int = 0

    def add(self, cards: Sequence[TableSeat]) -> None:
        self.seats += sum(card.kind == "bot" for card in cards)
        self.tables += is_bots_only(cards)


class BotLimits:
    def __init__(
        self, settings: Settings, database: Database, company: Company, *, now: Clock
    ) -> None:
        self._settings = settings
        self._database = database
        self._company = company
        self._now = now
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def admit(self, actor: Actor, wish: Wish) -> AsyncIterator[None]:
        """One at a time for a person and an address: who asks twice at once is counted twice."""
        async with self._lock(f"person {actor.person}"), self._lock(f"address {actor.address}"):
            wanted = wish()
            if wanted is not None and wanted.seats:
                await self._check(actor, wanted)
            yield

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    async def _check(self, actor: Actor, wanted: Wanted) -> None:
        settings = self._settings
        company = await self._company(actor.address, actor.person) if actor.address else ()
        try:
            own = await self._busy((actor.person,), wanted.table)
            here = await self._busy(tuple(company), wanted.table)
            everywhere = await self._bots_only(wanted.table) if wanted.is_bots_only else 0
        except StorageDown:
            raise Busy("storage-down") from None
        if own.seats + wanted.seats > (most := settings.max_bot_seats):
            raise counted("bot_seats", Enough("too-many-bot-seats", most=most))
        if here.seats + wanted.seats > (most := settings.max_bot_seats_address):
            raise counted("bot_seats_address", Enough("too-many-bot-seats-address", most=most))
        if wanted.is_bots_only:
            self._check_tables(own.tables + 1, here.tables + 1, everywhere + 1)

    def _check_tables(self, own: int, here: int, everywhere: int) -> None:
        settings = self._settings
        if own > (most := settings.max_bot_tables):
            raise counted("bot_tables", Enough("too-many-bot-tables", most=most))
        if here > (most := settings.max_bot_tables_address):
            raise counted("bot_tables_address", Enough("too-many-bot-tables-address", most=most))
        if everywhere > (most := settings.max_bot_tables_total):
            raise counted("bot_tables_total", Enough("too-many-bot-tables-total", most=most))

    async def _busy(self, hosts: Sequence[str], but: str) -> _Busy:
        """What these hosts' other tables keep busy: where only bots play, or someone did."""
        if not hosts:
            return _Busy()
        running = tables.c.status.in_(("open", "live"))
        return await self._count(tables.c.host.in_(hosts), running, tables.c.id != but)

    async def _bots_only(self, but: str) -> int:
        """On the whole server, with those tables that all people have left to bots."""
        return (await self._count(tables.c.status == "live", tables.c.id != but)).tables

    async def _count(self, *which: ColumnElement[bool]) -> _Busy:
        played = or_(tables.c.updated > self._now() - RECENT, ~_has_members)
        busy = _Busy()
        async with reading(self._database) as connection:
            for (summary,) in await connection.execute(
                select(tables.c.summary).where(*which, played)
            ):
                busy.add(_summaries.decode(summary).seats)
        return busy


_has_members: Final = exists().where(members.c.table_id == tables.c.id)


def is_bots_only(cards: Sequence[TableSeat]) -> bool:
    """Whether bots play here among themselves: also for people who resigned, or whose time was
    up."""
    return all(card.kind == "bot" or card.stand_in or card.resigned for card in cards)
