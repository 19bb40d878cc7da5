"""Guests become accounts, and accounts are entered with a password."""

from ludoteka.server.clock import Clock, now_ms
from ludoteka.server.errors import Forbidden, Taken, Unauthorized
from ludoteka.server.people import persons
from ludoteka.server.people.merging import hand_over, seats_of
from ludoteka.server.people.names import check_name
from ludoteka.server.people.passwords import Passwords, check_password
from ludoteka.server.people.persons import Person
from ludoteka.server.people.presence import Presence
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database


class Accounts(Presence):
    def __init__(
        self,
        database: Database,
        *,
        passwords: Passwords,
        clock: Clock = now_ms,
        registration_open: bool = True,
    ) -> None:
        super().__init__(database, clock=clock)
        self.passwords = passwords
        self.registration_open = registration_open

    async def register(self, guest: str, name: str, password: str) -> Person:
        """The guest becomes an account and keeps id and games, but no older session.

        Who planted the guest's session in this browser would have the account otherwise.
        """
        if not self.registration_open:
            raise Forbidden("registration-closed")
        name = check_name(name)
        check_password(password, name)
        found = await self.get(guest)
        if found.kind != "guest":
            raise Taken("already-registered", name=found.name)
        hashed = await self.passwords.hash(password)
        async with writing(self.database) as connection:
            await persons.change_person(connection, guest, kind="account", password=hashed)
            named = await persons.claim_name(connection, guest, name)
            await persons.end_sessions(connection, guest)
            moved = await seats_of(connection, guest, named, unfinished=True)
        await self._tell(moved, guest)
        return await self.get(guest)

    async def log_in(self, name: str, password: str) -> Person:
        account = await self._checked(await self._account(name), password)
        await self._renew_hash(account, password)
        return account

    async def take_over(self, account: Person, guest: str) -> None:
        """Everything of the guest who is at this browser now; the guest is gone then."""
        async with writing(self.database) as connection:
            old = await persons.find_person(connection, guest)
            if old is None or old.kind != "guest" or old.is_gone:
                return
            moved = await hand_over(connection, old, account)
        await self._tell(moved, old.id)

    async def log_out_everywhere(self, person: str) -> Person:
        async with writing(self.database) as connection:
            await persons.end_sessions(connection, person)
        await self._tell((), person)
        return await self.get(person)

    async def change_password(self, person: str, old: str, new: str) -> Person:
        """Ends all sessions: who changes a password may have lost the old one to someone."""
        found = await self._checked(await self.get(person), old)
        check_password(new, found.name)
        hashed = await self.passwords.hash(new)
        async with writing(self.database) as connection:
            await persons.change_person(connection, person, password=hashed)
            await persons.end_sessions(connection, person)
        await self._tell((), person)
        return await self.get(person)

    async def check_password(self, person: str, password: str) -> None:
        """Refuses the wrong one."""
        await self._checked(await self.get(person), password)

    async def _account(self, name: str) -> Person | None:
        found = await self.find_by_name(name)
        return found if found is not None and found.kind == "account" else None

    async def _checked(self, account: Person | None, password: str) -> Person:
        """The account, if that is its password; the same refusal for no account at all."""
        hashed = None
        if account is not None:
            async with reading(self.database) as connection:
                hashed = await persons.password_of(connection, account.id)
        right = await self.passwords.verify(hashed, password)
        if account is None or not right:
            raise Unauthorized("wrong-password")
        return account

    async def _renew_hash(self, account: Person, password: str) -> None:
        async with reading(self.database) as connection:
            hashed = await persons.password_of(connection, account.id)
        if hashed is not None and self.passwords.is_outdated(hashed):
            renewed = await self.passwords.hash(password)
            async with writing(self.database) as connection:
                await persons.change_person(connection, account.id, password=renewed)
