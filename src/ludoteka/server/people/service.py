"""People, all together: what the rest of the server asks about them."""

from collections.abc import Collection, Iterable
from typing import Self

from ludoteka.server.clock import Clock, now_ms
from ludoteka.server.config import Settings
from ludoteka.server.errors import Unknown
from ludoteka.server.people import bots, persons, tokens
from ludoteka.server.people.accounts import Accounts
from ludoteka.server.people.export import Export, export_person
from ludoteka.server.people.keys import session_key
from ludoteka.server.people.leaving import erase_person, stale_guests
from ludoteka.server.people.passes import Pass, Standing, standings
from ludoteka.server.people.passwords import Passwords
from ludoteka.server.people.persons import Person
from ludoteka.server.people.profile import Profile, profile_of
from ludoteka.server.people.ratings import apply_results
from ludoteka.server.people.sessions import DAY, Sessions
from ludoteka.server.people.tokens import Scope, Token
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database


class People(Accounts):
    def __init__(
        self,
        database: Database,
        *,
        sessions: Sessions,
        passwords: Passwords,
        clock: Clock = now_ms,
        registration_open: bool = True,
    ) -> None:
        super().__init__(
            database, passwords=passwords, clock=clock, registration_open=registration_open
        )
        self.sessions = sessions

    @classmethod
    async def open(
        cls,
        database: Database,
        settings: Settings,
        *,
        clock: Clock = now_ms,
        passwords: Passwords | None = None,
    ) -> Self:
        key = settings.secret.encode() if settings.secret else await session_key(database)
        workers, queue = settings.password_workers, settings.password_queue
        return cls(
            database,
            sessions=Sessions(key, days=settings.session_days),
            passwords=passwords or Passwords(workers=workers, queue=queue),
            clock=clock,
            registration_open=settings.registration == "open",
        )

    def close(self) -> None:
        self.passwords.close()

    async def add_token(
        self, person: str, *, label: str, scopes: Iterable[Scope], expires: int | None = None
    ) -> tuple[Token, str]:
        """The token's description, and the secret that nobody will see again."""
        async with writing(self.database) as connection:
            return await tokens.add_token(
                connection, person, label=label, scopes=scopes, at=self.clock(), expires=expires
            )

    async def by_token(self, secret: str) -> tuple[Person, Token] | None:
        at = self.clock()
        async with reading(self.database) as connection:
            token = await tokens.find_token(connection, secret, at)
            person = await persons.find_person(connection, token.person) if token else None
        if token is None or person is None or person.is_gone:
            return None
        if tokens.needs_marking(token, at):
            async with writing(self.database) as connection:
                await tokens.mark_used(connection, token, at)
        return person, token

    async def create_bot(self, owner: str, name: str) -> Person:
        async with writing(self.database) as connection:
            found = await persons.find_person(connection, owner)
            if found is None:
                raise Unknown("unknown-person", person=owner)
            return await bots.create_bot(connection, found, name, self.clock())

    async def bots_of(self, owner: str) -> list[Person]:
        async with reading(self.database) as connection:
            return await bots.bots_of(connection, owner)

    async def own_bot(self, owner: str, bot: str) -> Person:
        async with reading(self.database) as connection:
            return await bots.own_bot(connection, owner, bot)

    async def delete(self, person: str) -> None:
        async with writing(self.database) as connection:
            gone = [person, *(bot.id for bot in await bots.bots_of(connection, person))]
            moved = await erase_person(connection, person)
        await self._tell(moved, *gone)

    async def delete_stale_guests(self, days: int, limit: int = 100) -> int:
        """Those unseen for so long, the longest first; how many they were."""
        async with reading(self.database) as connection:
            stale = await stale_guests(connection, self.clock() - days * DAY, limit)
        for guest in stale:
            await self.delete(guest)
        return len(stale)

    async def export(self, person: str) -> Export:
        found = await self.get(person)
        async with reading(self.database) as connection:
            return await export_person(connection, found)

    async def profile(self, person: str) -> Profile:
        found = await self.get(person)
        async with reading(self.database) as connection:
            return await profile_of(connection, found)

    async def apply_results(self, table: str) -> bool:
        """Rates a match that is over; True only for the one who does it."""
        async with writing(self.database) as connection:
            return await apply_results(connection, table, self.clock())

    async def tokens_of(self, person: str) -> list[Token]:
        async with reading(self.database) as connection:
            return await tokens.tokens_of(connection, person)

    async def revoke_token(self, person: str, token: str) -> None:
        async with writing(self.database) as connection:
            await tokens.revoke_token(connection, person, token)
        await self._tell((), person)

    async def standings(self, passes: Collection[Pass]) -> dict[Pass, Standing]:
        """Those passes that still hold, with what may have changed about their persons."""
        if not passes:
            return {}
        async with reading(self.database) as connection:
            return await standings(connection, passes, self.clock())
