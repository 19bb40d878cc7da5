"""Deletes accounts step by step, on request or after long absence."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from ludoteka.server.errors import Forbidden
from ludoteka.server.people import leaving, persons
from ludoteka.server.people.accounts import Accounts
from ludoteka.server.people.appearance_backfill import walked_until
from ludoteka.server.people.appearances import Appearance, appearances_of, drop_appearance
from ludoteka.server.people.forgetting import forget_at
from ludoteka.server.people.persons import Person
from ludoteka.server.people.sessions import DAY
from ludoteka.server.people.steps import GoOn, always
from ludoteka.server.people.transactions import reading, writing

PASSES: Final = 3
"""One cleans, one finds it clean; another for what was said meanwhile."""


def within(seconds: float) -> GoOn:
    end = monotonic() + seconds
    return lambda: monotonic() < end


class Farewells(Accounts):
    pause: float = 0
    """Seconds between two steps, for those who write meanwhile."""
    on_unfinished: Callable[[], None] | None = None
    """Told that someone is not yet forgotten everywhere."""

    async def rest(self) -> None:
        await asyncio.sleep(self.pause)

    async def leave(self, person: Person, *, go_on: GoOn = always) -> None:
        """By oneself. The only host stays: no one could administer the server otherwise."""
        if person.is_host:
            async with writing(self.database) as connection:
                if await persons.lock_hosts(connection) == {person.id}:
                    raise Forbidden("last-host", name=person.name)
                await persons.change_person(connection, person.id, is_host=False)
        await self.delete(person.id, go_on=go_on)

    async def delete(self, person: str, *, go_on: GoOn = always) -> None:
        """Gone at once; what is left of them in logs goes as long as `go_on` allows, and the
        rest in `finish_leaving`."""
        async with reading(self.database) as connection:
            traces = await leaving.traces_of(connection, person)
        async with writing(self.database) as connection:
            gone = await leaving.begin_leaving(connection, person, self.clock(), traces)
        await self._tell((), *gone)
        done = [await self._forget(each, go_on) for each in gone]
        if not all(done) and self.on_unfinished is not None:
            self.on_unfinished()

    async def finish_leaving(self, *, go_on: GoOn = always) -> int:
        """Goes on with whatever was begun; how many are still to be forgotten."""
        async with reading(self.database) as connection:
            since = await leaving.leaving_since(connection)
        for person, at in since.items():
            if go_on() and await self._forget(person, go_on, at):
                await self._end_leaving(person, at)
        async with reading(self.database) as connection:
            return len(await leaving.leaving_since(connection))

    async def delete_stale_guests(
        self, days: int, limit: int = 100, *, go_on: GoOn = always
    ) -> int:
        """Those unseen for so long, the longest first; how many they were."""
        async with reading(self.database) as connection:
            stale = await leaving.stale_guests(connection, self.clock() - days * DAY, limit)
        for count, guest in enumerate(stale):
            if not go_on():
                return count
            await self.delete(guest, go_on=go_on)
            await self.rest()
        return len(stale)

    async def _forget(self, person: str, go_on: GoOn, since: int | None = None) -> bool:
        """True when no table that is known tells anything about the person any more."""
        for _ in range(PASSES):
            found = await self._appearances(person)
            for seen in found:
                if not go_on():
                    return False
                await self._forget_at(person, seen, since, go_on)
                await self.rest()
            if not found:
                return True
        return not await self._appearances(person)

    async def _forget_at(
        self, person: str, seen: Appearance, since: int | None, go_on: GoOn
    ) -> None:
        remains = await forget_at(self.database, person, seen, rest=self.rest, go_on=go_on)
        await self._tell(remains.moved)
        if remains.moved and since is not None and self.clock() - since > DAY:
            # A table that cannot be opened any more keeps nobody for ever; its log is clean.
            async with writing(self.database) as connection:
                await drop_appearance(connection, person, seen)

    async def _appearances(self, person: str) -> list[Appearance]:
        async with reading(self.database) as connection:
            return await appearances_of(connection, person)

    async def _end_leaving(self, person: str, since: int) -> None:
        if self.clock() - since < leaving.SETTLE_MS:
            return
        async with reading(self.database) as connection:
            if await walked_until(connection) is not None:
                return
            traces = await leaving.traces_of(connection, person)
        async with writing(self.database) as connection:
            await leaving.end_leaving(connection, person, traces[person])
