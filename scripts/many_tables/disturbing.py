"""All that makes a house forget and remember, at once."""

import asyncio
from typing import Final

import msgspec
from sqlalchemy import func, select, update

from ludoteka.server.config import Settings
from ludoteka.server.people.persons import Person
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import persons
from scripts.many_tables.serving import Served

STALE: Final = 100
LEAVERS: Final = 150
"""In a round, at most."""
EXPORTERS: Final = 10
A_ROUND: Final = STALE + LEAVERS + EXPORTERS
"""Persons who are needed for one."""
AT_ONCE: Final = 2


class Victims(msgspec.Struct, frozen=True):
    """For each round: who leaves and who asks for an export, by token, and who is forgotten."""

    leaving: list[list[str]]
    asking: list[list[str]]
    stale: list[list[str]]


async def prepare_victims(url: str, people: list[Person], rounds: int) -> Victims:
    database = await Database.open(url)
    service = await People.open(database, Settings())
    rest = iter(person.id for person in people)

    async def tokens(count: int) -> list[str]:
        ids = [next(rest) for _ in range(count)]
        made = [
            await service.add_token(each, label="x", scopes=["read", "account"]) for each in ids
        ]
        return [secret for _, secret in made]

    found = Victims([], [], [])
    for _ in range(rounds):
        found.leaving.append(await tokens(LEAVERS))
        found.asking.append(await tokens(EXPORTERS))
        found.stale.append([next(rest) for _ in range(STALE)])
    service.close()
    await database.close()
    return found


class Disturber:
    """Deletions and exports while the block runs; guests turn stale at its beginning."""

    def __init__(self, house: Served, url: str, victims: Victims, number: int) -> None:
        self._house = house
        self._url = url
        self._leaving = list(victims.leaving[number])
        self._asking = victims.asking[number]
        self._stale = victims.stale[number]
        self._left = self._exported = 0

    def __str__(self) -> str:
        return f"{self._left} left, {self._exported} exports, {len(self._stale)} guests forgotten"

    async def __aenter__(self) -> "Disturber":
        await self._make_stale()
        self._tasks = [asyncio.create_task(self._leave()) for _ in range(AT_ONCE)]
        self._tasks += [asyncio.create_task(self._export(at)) for at in range(AT_ONCE)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def until_forgotten(self) -> None:
        database = await Database.open(self._url)
        here = select(func.count()).where(
            persons.c.id.in_(self._stale), persons.c.name_key.is_not(None)
        )
        left = 1
        while left:
            await asyncio.sleep(0.5)
            async with reading(database) as connection:
                left = (await connection.execute(here)).scalar_one()
        await database.close()

    async def _make_stale(self) -> None:
        database = await Database.open(self._url)
        async with writing(database) as connection:
            stale = update(persons).where(persons.c.id.in_(self._stale))
            await connection.execute(stale.values(seen=0))
        await database.close()

    async def _leave(self) -> None:
        while self._leaving:
            async with self._house.client(self._leaving.pop()) as client:
                answer = await client.request("DELETE", "/api/me", json={})
            answer.raise_for_status()
            self._left += 1

    async def _export(self, at: int) -> None:
        async with self._house.client(self._asking[at]) as client:
            while True:
                (await client.get("/api/me/export")).raise_for_status()
                self._exported += 1
