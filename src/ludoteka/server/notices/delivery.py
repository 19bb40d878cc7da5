"""Sends due notices from the outbox, a limited number at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Literal

import msgspec
import structlog
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.clock import Clock
from ludoteka.server.metrics import NOTICES_WAITING, notices_by
from ludoteka.server.notices import outbox
from ludoteka.server.notices.channels import Channel, Outcome
from ludoteka.server.notices.rows import ASKS, Notice, State
from ludoteka.server.notices.silence import MINUTE, PAUSES, Silence, by_way
from ludoteka.server.notices.targets import Target, is_banned, targets_of
from ludoteka.server.notices.watching import Watcher
from ludoteka.server.notices.wishes import quiet_until, wishes_of
from ludoteka.server.notices.wording import Parcel, Scene, word, word_digest
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database, StorageDown
from ludoteka.server.storage.schema import notices, persons, questions, tables, watched_tables
from ludoteka.server.tables.summary import Summary
from ludoteka.server.tasks import end_tasks
from ludoteka.texts import best_language

log = structlog.get_logger()

BATCH: Final = 10
"""Sent at the same time."""
DAY: Final = 24 * 60 * MINUTE
MOST_SOON: Final = 1000
ROUNDS_TO_FORGET: Final = 500

Looking = Callable[[], set[tuple[str, str]]]
"""Persons of this node and the tables that they have before their eyes."""
Take = Callable[[str, int], Awaitable[float]]
"""Takes so many from what may be sent for this person ("": in all): 0, or seconds to wait."""

AnyRow = Row[*tuple[Any, ...]]
_summaries: Final = msgspec.json.Decoder(Summary)


class Later(msgspec.Struct, frozen=True):
    due: int


class Postman:
    def __init__(
        self,
        database: Database,
        watcher: Watcher,
        channels: Mapping[str, Channel],
        *,
        take: Take,
        looking: Looking,
        now: Clock,
        every: float = 5,
        keep_days: int = 30,
    ) -> None:
        """`every`: seconds between two rounds."""
        self._database = database
        self._watcher = watcher
        self._channels = channels
        self._take = take
        self._looking = looking
        self._now = now
        self._every = every
        self._keep = keep_days * DAY
        self._silence = Silence()
        self._rounds = 0
        self._task: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """What is being sent is finished: otherwise it would be sent twice."""
        self._ending.set()
        await end_tasks([self._task], patience=10)

    async def _go_round(self) -> None:
        while not self._ending.is_set():
            try:
                await self.round()
            except StorageDown:
                log.warning("the database does not answer")
            except Exception as error:  # noqa: BLE001 -- the next round may do better
                log.error("notices failed", error=type(error).__name__)
            try:
                async with asyncio.timeout(self._every):
                    await self._ending.wait()
            except TimeoutError:
                continue

    async def round(self) -> int:
        """Reads what is new, and sends what is due and may be; how many were sent."""
        await self._watcher.look()
        await self._spare_those_who_look()
        await self._forget()
        sent = 0
        while not self._ending.is_set():
            async with reading(self._database) as connection:
                due = await outbox.waiting(connection, self._now())
            NOTICES_WAITING.set(due)
            count = min(due, BATCH)
            if count == 0 or await self._take("", count) > 0:
                break
            async with writing(self._database) as connection:
                claimed = await outbox.claim(connection, self._now(), count)
            if not claimed:
                break
            sent += sum(await asyncio.gather(*map(self._deliver_all, by_way(claimed))))
        return sent

    async def _forget(self) -> None:
        self._rounds += 1
        if self._rounds % ROUNDS_TO_FORGET == 1:
            async with writing(self._database) as connection:
                await outbox.forget_old(connection, self._now() - self._keep)

    async def _spare_those_who_look(self) -> None:
        """People who have the table open need no notice. Every node says so for its
        own visitors, before notices are due: so no node needs to know those of the others."""
        looking = self._looking()
        if not looking:
            return
        soon = self._now() + round(2500 * self._every)
        query = select(notices.c.id, notices.c.person, notices.c.table_id).where(
            notices.c.state == "waiting", notices.c.due <= soon
        )
        async with reading(self._database) as connection:
            rows = list(await connection.execute(query.limit(MOST_SOON)))
        seen = [row.id for row in rows if (row.person, row.table_id) in looking]
        if seen:
            async with writing(self._database) as connection:
                await outbox.settle(connection, seen, "dropped", self._now())
            notices_by("any", "seen").inc(len(seen))

    # -- One notice --------------------------------------------------------------------

    async def _deliver_all(self, notices: list[Notice]) -> int:
        """One after the other: who does not answer the first one is sent no further ones."""
        return sum([await self._deliver(notice) for notice in notices])

    async def _deliver(self, notice: Notice) -> bool:
        try:
            async with reading(self._database) as connection:
                judged, items = await self._judge(connection, notice)
            if judged is None:
                await self._settle(notice, "dropped", items)
            elif isinstance(judged, Later):
                await self._later(notice, judged.due, tried=False)
            elif until := self._silence.until(notice, self._now()):
                notices_by(notice.channel, "silent").inc()
                await self._later(notice, until, tried=False)
            elif wait := await self._take(notice.person, 1):
                await self._later(notice, self._now() + round(wait * 1000) + 1, tried=False)
            else:
                return await self._send(notice, judged, items)
        except StorageDown:
            log.warning("the database does not answer")
        return False

    async def _send(self, notice: Notice, parcel: Parcel, items: list[str]) -> bool:
        channel = self._channels[notice.channel]
        try:
            outcome = await channel.send(notice, parcel)
        except StorageDown:
            raise
        except Exception as error:  # noqa: BLE001 -- one address must not stop the others
            log.error("a notice failed", channel=notice.channel, error=type(error).__name__)
            outcome = "failed"
        notices_by(notice.channel, outcome).inc()
        if outcome == "later":
            self._silence.failed(notice, self._now())
        else:
            self._silence.answered(notice)
        if outcome == "later" and notice.attempts <= len(PAUSES):  # after the last it is given up
            await self._later(notice, self._now() + PAUSES[notice.attempts - 1])
            return False
        await self._settle(notice, outcome, items)
        return outcome == "sent"

    async def _settle(
        self, notice: Notice, outcome: Outcome | Literal["dropped"], items: list[str]
    ) -> None:
        ends: Mapping[str, State] = {"sent": "sent", "dropped": "dropped"}
        async with writing(self._database) as connection:
            if outcome == "gone":
                await self._channels[notice.channel].forget(connection, notice)
            state: State = ends.get(outcome, "failed")
            await outbox.settle(connection, [notice.id, *items], state, self._now())
        if outcome == "dropped":
            notices_by(notice.channel, "dropped").inc()

    async def _later(self, notice: Notice, due: int, *, tried: bool = True) -> None:
        async with writing(self._database) as connection:
            await outbox.put_back(connection, notice, due, tried=tried)

    async def _judge(
        self, connection: AsyncConnection, notice: Notice
    ) -> tuple[Parcel | Later | None, list[str]]:
        """What to send; when to look again; None: there is no point any more. And the notices
        that are settled with it."""
        now = self._now()
        if notice.channel not in self._channels or await is_banned(connection, notice.person, now):
            return None, []
        ways = await targets_of(connection, notice.person)
        if Target(notice.channel, notice.target) not in ways:
            return None, []
        if until := quiet_until(await wishes_of(connection, notice.person), now):
            return Later(until), []
        language = await _language(connection, notice.person)
        if notice.kind != "digest":
            scene = await self._scene(connection, notice)
            if isinstance(scene, Later) or scene is None:
                return scene, []
            return word(notice, scene, language, now), []
        return await self._judge_digest(connection, notice, language)

    async def _judge_digest(
        self, connection: AsyncConnection, head: Notice, language: str
    ) -> tuple[Parcel | Later | None, list[str]]:
        gathered = await outbox.gathered(connection, head)
        found: list[tuple[Notice, Scene]] = []
        for each in gathered:
            scene = await self._scene(connection, each)
            if isinstance(scene, Scene):
                found.append((each, scene))
        ids = [each.id for each in gathered]
        if not found:
            return None, ids
        return word_digest(head, found, language, self._now()), ids

    async def _scene(self, connection: AsyncConnection, notice: Notice) -> Scene | Later | None:
        row = await _table(connection, notice)
        if row is None:
            return None
        if notice.kind in ASKS:
            if row.seq != row.watched:  # something happened that was not read yet
                return Later(self._now() + round(self._every * 1000))
            if not _is_asked(row, notice, self._now()):
                return None
        if notice.kind == "invitation" and row.status != "open":
            return None
        return Scene(row.game, row.title, _summaries.decode(row.summary))


def _is_asked(row: AnyRow, notice: Notice, now: int) -> bool:
    """The seat still owes this decision, its person still has the seat, and time is left."""
    in_time = notice.deadline is None or notice.deadline > now
    seats = _summaries.decode(row.summary).seats
    seat = notice.seat if notice.seat is not None else -1
    same = 0 <= seat < len(seats) and seats[seat].person == notice.person
    return row.status == "live" and row.asked == notice.seq and same and in_time


async def _table(connection: AsyncConnection, notice: Notice) -> AnyRow | None:
    known = watched_tables.c.table_id == tables.c.id
    asked = (questions.c.table_id == tables.c.id) & (questions.c.seat == notice.seat)
    query = select(
        tables.c.game,
        tables.c.title,
        tables.c.status,
        tables.c.seq,
        tables.c.summary,
        watched_tables.c.seq.label("watched"),
        questions.c.seq.label("asked"),
    )
    query = query.outerjoin(watched_tables, known).outerjoin(questions, asked)
    return (await connection.execute(query.where(tables.c.id == notice.table_id))).one_or_none()


async def _language(connection: AsyncConnection, person: str) -> str:
    query = select(persons.c.language).where(persons.c.id == person)
    return best_language((await connection.execute(query)).scalar_one_or_none())
