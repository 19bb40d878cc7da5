"""Bans, blocks, reports and one-time words, as the rest of the server asks about them."""

from collections.abc import Collection
from typing import Final

from ludoteka.server.clock import Clock, now_ms
from ludoteka.server.errors import Forbidden, Unauthorized, Unknown
from ludoteka.server.people import bans, blocks, friends, persons, reports, resets
from ludoteka.server.people.account_removal import Farewells
from ludoteka.server.people.bans import Ban, Networks
from ludoteka.server.people.blocks import NOBODY, Block, BlockKind
from ludoteka.server.people.last_networks import Whereabouts
from ludoteka.server.people.passwords import Passwords, check_password
from ludoteka.server.people.persons import Person
from ludoteka.server.people.reports import Report
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database

EVERYBODY: Final = ""
"""Told as changed when anyone may be concerned."""


class Safety(Farewells):
    def __init__(
        self,
        database: Database,
        *,
        passwords: Passwords,
        clock: Clock = now_ms,
        registration_open: bool = True,
        most_blocks: int = 200,
    ) -> None:
        super().__init__(
            database, passwords=passwords, clock=clock, registration_open=registration_open
        )
        self.most_blocks = most_blocks
        self.networks = Networks()
        self.whereabouts = Whereabouts()

    async def tell(self, *changed: str) -> None:
        """Told to listeners: something about these persons is different now."""
        await self._tell((), *changed)

    # -- Bans --------------------------------------------------------------------------

    async def load_bans(self) -> None:
        """As other nodes and the console have left them."""
        async with reading(self.database) as connection:
            self.networks.replace(await bans.network_bans(connection, self.clock()))

    async def ban_of(self, person: Person) -> Ban | None:
        """Why this person may not come in; for guests also where they come from."""
        if person.banned_until > self.clock():
            async with reading(self.database) as connection:
                return await bans.find_ban(connection, person.id)
        if person.kind == "guest":
            return self.networks.find(self.whereabouts.find(person.id), self.clock())
        return None

    def check_network(self, network: str) -> None:
        """Refuses new guests and accounts from a banned network."""
        if ban := self.networks.find(network, self.clock()):
            raise bans.refusal(ban)

    # -- Blocks ------------------------------------------------------------------------

    async def set_block(self, person: str, other: str, kind: BlockKind) -> None:
        async with writing(self.database) as connection:
            await blocks.set_block(
                connection, person, other, kind, at=self.clock(), most=self.most_blocks
            )
            if kind == "block":
                await friends.part(connection, person, other)
        await self.tell(person)

    async def remove_block(self, person: str, other: str) -> None:
        async with writing(self.database) as connection:
            if not await blocks.remove_block(connection, person, other):
                raise Unknown("not-blocked")
        await self.tell(person)

    async def blocks_of(self, person: str) -> list[Block]:
        async with reading(self.database) as connection:
            return await blocks.blocks_of(connection, person)

    async def hidden_by(self, person: str) -> frozenset[str]:
        """Those whose words this person does not want to read."""
        async with reading(self.database) as connection:
            return (await blocks.hidden_by(connection, [person])).get(person, NOBODY)

    async def blockers_of(self, person: str) -> Collection[str]:
        """Those who do not want to play with this person."""
        async with reading(self.database) as connection:
            return await blocks.blockers_of(connection, person)

    # -- Reports -----------------------------------------------------------------------

    async def speaker_of(self, table: str, seq: int) -> str:
        async with reading(self.database) as connection:
            return await reports.speaker_of(connection, table, seq)

    async def report(self, report: Report) -> Report:
        if report.reporter == report.person:
            raise Forbidden("report-yourself")
        if report.person != reports.NO_PERSON:
            await self.get(report.person)
        async with writing(self.database) as connection:
            return await reports.add_report(connection, report)

    async def forget_old(self, report_days: int) -> None:
        """Bans that have ended, and reports that were closed long ago."""
        at = self.clock()
        async with writing(self.database) as connection:
            await bans.forget_ended(connection, at)
            await reports.forget_closed(connection, at - report_days * 86_400_000)

    # -- One-time words ----------------------------------------------------------------

    async def use_reset(self, word: str, password: str) -> Person:
        """A new password for who has the word: once. All older sessions end."""
        async with reading(self.database) as connection:
            person = await resets.find_reset(connection, word, self.clock())
        if person is None:
            raise Unauthorized("wrong-reset")
        check_password(password, (await self.get(person)).name)
        hashed = await self.passwords.hash(password)
        async with writing(self.database) as connection:
            if not await resets.take_reset(connection, word, self.clock()):
                raise Unauthorized("wrong-reset")
            await persons.change_person(connection, person, password=hashed)
            await persons.end_sessions(connection, person)
        await self.tell(person)
        return await self.get(person)
