"""People, all together: what the rest of the server asks about them."""

import asyncio
from collections.abc import Collection, Iterable
from typing import Final, Self

import structlog
from msgspec import structs

from ludoteka.server.clock import Clock, now_ms
from ludoteka.server.config import Settings
from ludoteka.server.errors import Unknown
from ludoteka.server.people import bots, persons, ratings, tokens
from ludoteka.server.people.blocks import NOBODY, hidden_by
from ludoteka.server.people.credentials import Pass, Standing, standings
from ludoteka.server.people.ended_sessions import end_session
from ludoteka.server.people.export import Export, export_person
from ludoteka.server.people.keys import session_key
from ludoteka.server.people.passwords import Passwords
from ludoteka.server.people.persons import Person
from ludoteka.server.people.profile import Profile, profile_of
from ludoteka.server.people.safety import Safety
from ludoteka.server.people.sessions import Session, Sessions
from ludoteka.server.people.tokens import Scope, Token
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database, StorageDown

log = structlog.get_logger()

MOST_RATED: Final = 50
"""In one sweep; the rest in the next."""


class People(Safety):
    def __init__(
        self,
        database: Database,
        *,
        sessions: Sessions,
        passwords: Passwords,
        clock: Clock = now_ms,
        registration_open: bool = True,
        most_blocks: int = 200,
    ) -> None:
        super().__init__(
            database,
            passwords=passwords,
            clock=clock,
            registration_open=registration_open,
            most_blocks=most_blocks,
        )
        self.sessions = sessions
        self._one_export = asyncio.Lock()
        self._unratable: set[str] = set()
        """Tables whose rating failed: tried again after the next start."""

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
        people = cls(
            database,
            sessions=Sessions(key, days=settings.session_days),
            passwords=passwords or Passwords(workers=workers, queue=queue),
            clock=clock,
            registration_open=settings.registration == "open",
            most_blocks=settings.max_blocks,
        )
        people.pause = settings.housekeeping_pause_ms / 1000
        await people.load_bans()
        return people

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

    async def by_session(self, session: Session) -> Person | None:
        async with reading(self.database) as connection:
            return await persons.find_holder(connection, session)

    async def end_session(self, session: Session) -> None:
        """In this browser: no value of the session lets anyone in from now on."""
        at = self.clock()
        latest = structs.replace(session, issued=at)
        async with writing(self.database) as connection:
            await end_session(connection, session.id, at, self.sessions.expires(latest))
        await self._tell((), session.person)

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

    async def export(self, person: str) -> Export:
        """One at a time, with a pause: people who play meanwhile go first."""
        async with self._one_export:
            found = await export_person(self.database, await self.get(person))
            await self.rest()
        return found

    async def profile(self, person: str) -> Profile:
        found = await self.get(person)
        async with reading(self.database) as connection:
            return await profile_of(connection, found)

    async def apply_results(self, table: str) -> bool:
        """Rates a match that is over; True only for the one who does it."""
        async with writing(self.database) as connection:
            return await ratings.apply_results(connection, table, self.clock())

    async def rate_due(self) -> None:
        """Matches that ended while their server died, or the database was away."""
        async with reading(self.database) as connection:
            tables = await ratings.due(connection, MOST_RATED, but=self._unratable)
        for table in tables:
            try:
                await self.apply_results(table)
            except StorageDown:
                raise
            except Exception as error:  # noqa: BLE001 -- the other matches are to be rated
                self._unratable.add(table)
                log.error("a match cannot be rated", table=table, error=type(error).__name__)

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
            found = await standings(connection, passes, self.clock())
            hidden = await hidden_by(connection, {each.person for each in found})
        return {
            each: structs.replace(standing, hidden=hidden.get(each.person, NOBODY))
            for each, standing in found.items()
            if not self._is_banned(each.person, standing)
        }

    def _is_banned(self, person: str, standing: Standing) -> bool:
        if standing.banned_until > self.clock():
            return True
        network = self.whereabouts.find(person) if standing.is_guest else None
        return self.networks.find(network, self.clock()) is not None
