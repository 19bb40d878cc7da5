"""A house for tests: real databases, a clock that is turned by hand, and cheap passwords."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from argon2 import PasswordHasher

from ludoteka.server.config import Settings
from ludoteka.server.people.passwords import Passwords
from ludoteka.server.people.service import People
from ludoteka.server.storage import Database
from tests.server.services import emptied_database

START = 1_800_000_000_000


class Clock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


def cheap_passwords() -> Passwords:
    return Passwords(hasher=PasswordHasher(1, 8, 1))


@asynccontextmanager
async def open_people(
    kind: str, folder: Path, clock: Clock, settings: Settings | None = None
) -> AsyncIterator[People]:
    async with emptied_database(kind, folder) as url:
        database = await Database.open(url)
        people = await People.open(
            database, settings or Settings(), clock=clock, passwords=cheap_passwords()
        )
        yield people
        people.close()
        await database.close()
