"""Quick matches: strangers who want the same game are seated together.

Who waits has a row in the database and asks again every second or so. The request that finds a
complete group writes the match into the rows of all of it in one transaction, under one lock for
all nodes: so nobody is in two groups. The table is then opened and furnished in steps that may be
done twice, by everybody of the group who asks, so a node may die in between.
"""

import secrets
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.bots import USUAL
from ludoteka.games import find_game
from ludoteka.server.errors import Unknown
from ludoteka.server.metrics import quick_matches_of
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.play import quick_waits
from ludoteka.server.play.bot_limits import Wanted
from ludoteka.server.play.gathering import Gathered, company, gather
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.opening_seated import open_seated
from ludoteka.server.play.quick_waits import Match, Wait
from ludoteka.server.storage import Database
from ludoteka.server.tables.clocks import ClockRule, LiveClock
from ludoteka.server.tables.entries import Created
from ludoteka.server.tables.proposals import Actor

FRESH: Final = 4_000
"""Milliseconds for which it need not be written again that someone still waits."""


class QuickRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match with others who want one."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    """How many; none: any number."""
    clock: ClockRule = LiveClock()
    bots: Literal["never", "later", "now"] = "later"
    """Whether bots may fill up: never, after a while, or at once. Ask again to change it."""


class QuickState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where your quick match stands. Ask for it every second or two: who stops has left."""

    state: Literal["none", "waiting", "ready"]
    game: str | None = None
    seats: int | None = None
    """Of the match that is nearest."""
    waiting: int = 0
    """People who wait for it, with you."""
    since: int | None = None
    clock: ClockRule | None = None
    bots: Literal["never", "later", "now"] | None = None
    table: str | None = None
    """Where you have a seat."""


class QuickMatches:
    def __init__(self, hub: Hub, database: Database) -> None:
        self._hub = hub
        self._database = database
        settings = hub.settings
        self._patience = settings.quick_seconds * 1000
        self._bots_after = settings.quick_bots_seconds * 1000

    async def ask(self, actor: Actor, request: QuickRequest) -> QuickState:
        """Wait, or change what one waits for; in the same place if that is the same."""
        self._hub.check_room()
        game = find_game(request.game)
        if request.seats is not None:
            game.check_seats(request.seats)
        now = self._hub.now()
        async with writing(self._database) as connection:
            await quick_waits.lock(connection)
            before = await quick_waits.find_wait(connection, actor.person)
            wait = self._wait(actor, request, before, now)
            await quick_waits.put_wait(connection, wait)
            await quick_waits.drop_stale(connection, now)
            match = await self._match(connection, wait, now)
        return await self._told(actor, wait, match)

    async def look(self, actor: Actor) -> QuickState:
        """Still here; a group may be complete by now."""
        now = self._hub.now()
        async with reading(self._database) as connection:
            wait = await quick_waits.find_wait(connection, actor.person)
            if wait is None or (wait.found is None and wait.seen < now - 3 * quick_waits.STALE):
                return QuickState(state="none")
            gathered = None if wait.found else await self._gathered(connection, wait, now)
        if wait.found is None and (gathered is not None or wait.seen < now - FRESH):
            async with writing(self._database) as connection:
                await quick_waits.lock(connection)
                await quick_waits.change_wait(connection, actor.person, seen=now)
                wait = await quick_waits.find_wait(connection, actor.person)
                if wait is None:
                    return QuickState(state="none")
                match = wait.match or await self._match(connection, wait, now)
            return await self._told(actor, wait, match)
        return await self._told(actor, wait, wait.match)

    async def leave(self, person: str) -> QuickState:
        """Unless a table was found meanwhile, which is told then."""
        async with writing(self._database) as connection:
            await quick_waits.lock(connection)
            wait = await quick_waits.find_wait(connection, person)
            if wait is not None and wait.match is not None:
                return QuickState(state="ready", game=wait.game, table=wait.match.table)
            await quick_waits.drop_wait(connection, person)
        return QuickState(state="none")

    def _wait(self, actor: Actor, request: QuickRequest, before: Wait | None, now: int) -> Wait:
        clock, seats = quick_waits.clock_text(request.clock), request.seats or 0
        same = (
            before is not None
            and before.found is None
            and before.seen > now - quick_waits.STALE
            and (before.game, before.seats, before.clock) == (request.game, seats, clock)
        )
        since = before.since if before is not None and same else now
        bots = {"never": None, "now": now, "later": since + self._bots_after}
        return Wait(
            person=actor.person,
            game=request.game,
            seats=seats,
            clock=clock,
            since=since,
            seen=now,
            bots_at=bots[request.bots],
        )

    async def _gathered(self, connection: AsyncConnection, wait: Wait, now: int) -> Gathered | None:
        waiting = await quick_waits.waiting_with(connection, wait, now)
        apart = await quick_waits.apart(connection, [each.person for each in waiting])
        game = find_game(wait.game)
        return gather(game, waiting, wait.person, apart, now=now, patience=self._patience)

    async def _match(self, connection: AsyncConnection, wait: Wait, now: int) -> Match | None:
        """Written for everybody of the group, if it is complete (the lock is held)."""
        found = await self._gathered(connection, wait, now)
        if found is None:
            return None
        people = list(found.people)
        secrets.SystemRandom().shuffle(people)
        command = f"quick-{secrets.token_hex(8)}"
        table = self._hub.id_of(people[0], command)
        match = Match(table=table, command=command, people=tuple(people), seats=found.seats)
        for person in people:
            text = msgspec.json.encode(match).decode()
            await quick_waits.change_wait(connection, person, found=text)
        return match

    async def _told(self, actor: Actor, wait: Wait, match: Match | None) -> QuickState:
        if match is not None:
            await self._furnish(actor, wait, match)
            return QuickState(state="ready", game=wait.game, table=match.table)
        now = self._hub.now()
        async with reading(self._database) as connection:
            waiting = await quick_waits.waiting_with(connection, wait, now)
            apart = await quick_waits.apart(connection, [each.person for each in waiting])
        count, seats = company(find_game(wait.game), waiting, wait.person, apart)
        later: Literal["later", "now"] = "later" if (wait.bots_at or 0) > now else "now"
        return QuickState(
            state="waiting",
            game=wait.game,
            seats=seats,
            waiting=count,
            since=wait.since,
            clock=wait.rule,
            bots="never" if wait.bots_at is None else later,
        )

    async def _furnish(self, actor: Actor, wait: Wait, match: Match) -> None:
        """Opens the table with all on their seats, unless someone else of them has done it."""
        if await self._is_furnished(match):
            return
        bots = match.seats - len(match.people)
        wanted = Wanted(bots, is_bots_only=False, table=match.table) if bots else None
        created = Created(
            command=match.command,
            person=match.people[0],
            game=wait.game,
            seats=match.seats,
            options={},
            host=match.people[0],
            title="",
            server_seed=self._hub.make_seed().hex(),
            clock=wait.rule,
            auto_start=True,
            rated=True,
        )
        try:
            async with self._hub.admit_bots(actor, lambda: wanted):
                is_first = await open_seated(
                    self._hub, self._database, created, match.people, (USUAL,) * bots
                )
        except Exception:
            if bots:  # too many bots are busy: the group waits on, without them
                await self._undo(match)
            raise
        if is_first:
            quick_matches_of("bots" if bots else "people").inc()

    async def _is_furnished(self, match: Match) -> bool:
        try:
            live = await self._hub.table(match.table)
        except Unknown:
            return False
        return not live.table.is_seating

    async def _undo(self, match: Match) -> None:
        async with writing(self._database) as connection:
            await quick_waits.lock(connection)
            for person in match.people:
                await quick_waits.change_wait(connection, person, found=None, bots_at=None)
