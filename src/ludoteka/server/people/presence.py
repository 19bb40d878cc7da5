"""Registers guests, and finds and renames people."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ludoteka.core import BadInput
from ludoteka.server.clock import Clock, now_ms
from ludoteka.server.errors import Unknown
from ludoteka.server.people import persons
from ludoteka.server.people.bots import bots_of
from ludoteka.server.people.guest_names import guest_name
from ludoteka.server.people.merging import Moved, seats_of
from ludoteka.server.people.names import check_name
from ludoteka.server.people.persons import Person
from ludoteka.server.people.sessions import DAY
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database
from ludoteka.texts import LANGUAGES, best_language

ATTEMPTS: Final = 12


OnMoved = Callable[[Sequence[Moved]], Awaitable[None]]
OnChanged = Callable[[str], Awaitable[None]]


class Presence:
    """Who cares is told after the commit: `on_moved` of seats whose person has another id or
    name, `on_changed` of persons whose sessions, tokens, name or rights are others now."""

    def __init__(self, database: Database, *, clock: Clock = now_ms) -> None:
        self.database = database
        self.clock = clock
        self.on_moved: OnMoved | None = None
        self.on_changed: OnChanged | None = None

    def now(self) -> int:
        """By the clock of this moment: tests turn another one."""
        return self.clock()

    async def guest(self, language: str | None = None, *, face: int | None = None) -> Person:
        """With the face that the browser has shown so far, if it has."""
        language = best_language(language)
        async with writing(self.database) as connection:
            for attempt in range(ATTEMPTS):
                name = guest_name(language, attempt=attempt)
                at = self.clock()
                if made := await persons.add_person(
                    connection, kind="guest", name=name, at=at, language=language, face=face
                ):
                    return made
        raise RuntimeError(f"no free name for a guest in {ATTEMPTS} attempts")

    async def find(self, person: str) -> Person | None:
        async with reading(self.database) as connection:
            return await persons.find_person(connection, person)

    async def get(self, person: str) -> Person:
        if found := await self.find(person):
            return found
        raise Unknown("unknown-person", person=person)

    async def find_by_name(self, name: str) -> Person | None:
        """The person with this name, or one that looks like it."""
        async with reading(self.database) as connection:
            return await persons.find_name(connection, name)

    async def seen(self, person: Person) -> None:
        """Noted once a day, which is enough to know who may be forgotten."""
        at = self.clock()
        if at - person.seen > DAY:
            async with writing(self.database) as connection:
                await persons.change_person(connection, person.id, seen=at)

    async def rename(self, person: str, name: str) -> Person:
        name = check_name(name)
        async with writing(self.database) as connection:
            renamed = await persons.claim_name(connection, person, name)
            moved = await seats_of(connection, person, renamed, unfinished=True)
        await self._tell(moved, person)
        return renamed

    async def wear(self, person: str, face: int) -> Person:
        """Another face, also at tables where they sit now."""
        async with writing(self.database) as connection:
            await persons.change_person(connection, person, face=face)
            found = await persons.find_person(connection, person)
            if found is None:
                raise Unknown("unknown-person", person=person)
            moved = await seats_of(connection, person, found, unfinished=True)
        await self._tell(moved, person)
        return found

    async def speak(self, person: str, language: str) -> Person:
        if language not in LANGUAGES:
            raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))
        async with writing(self.database) as connection:
            await persons.change_person(connection, person, language=language)
        return await self.get(person)

    async def mute(self, person: str, until: int) -> None:
        """No chat until then, in milliseconds since 1970, for the person and their programs; 0
        lets them speak again."""
        async with writing(self.database) as connection:
            await persons.mute_person(connection, person, until)
            programs = await bots_of(connection, person)
        await self._tell((), person, *(bot.id for bot in programs))

    async def tell_moved(self, moved: Sequence[Moved], *changed: str) -> None:
        await self._tell(moved, *changed)

    async def _tell(self, moved: Sequence[Moved], *changed: str) -> None:
        if moved and self.on_moved is not None:
            await self.on_moved(moved)
        if self.on_changed is not None:
            for person in changed:
                await self.on_changed(person)
