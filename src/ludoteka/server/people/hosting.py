"""Hosts' actions on people, from the console or their page: done and logged in one step."""

from typing import Final

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core import BadInput
from ludoteka.server.errors import Forbidden, Taken, Unknown
from ludoteka.server.people import bans, persons, reports, resets, tokens
from ludoteka.server.people.actions import (
    What,
    labels_made_by_others,
    new_action,
    note_action,
    token_target,
)
from ludoteka.server.people.bans import Ban
from ludoteka.server.people.chat import clean_chat
from ludoteka.server.people.merging import seats_of
from ludoteka.server.people.names import check_name
from ludoteka.server.people.persons import Person
from ludoteka.server.people.safety import EVERYBODY
from ludoteka.server.people.service import People
from ludoteka.server.people.steps import GoOn, always
from ludoteka.server.people.tokens import Scope, Token
from ludoteka.server.people.transactions import writing

LONGEST_WHY: Final = 300


class By(Struct, frozen=True):
    """Who acts: an account that is a host, or the person at the machine."""

    person: str
    name: str

    @property
    def is_console(self) -> bool:
        return not self.person


class Hosting:
    def __init__(self, people: People, by: By) -> None:
        self._people = people
        self._by = by

    # -- Chat and names ----------------------------------------------------------------

    async def mute(self, person: Person, until: int, why: str) -> None:
        """No chat until then; 0 lets the person speak again."""
        self._check(person)
        async with writing(self._people.database) as connection:
            await persons.mute_person(connection, person.id, until)
            await self._note(connection, "mute" if until else "unmute", why, person)
        programs = await self._people.bots_of(person.id)
        await self._people.tell(person.id, *(bot.id for bot in programs))

    async def rename(self, person: Person, name: str, why: str) -> Person:
        self._check(person)
        name = check_name(name)
        async with writing(self._people.database) as connection:
            renamed = await persons.claim_name(connection, person.id, name)
            moved = await seats_of(connection, person.id, renamed, unfinished=True)
            await self._note(connection, "rename", why, person, f"{person.name} → {name}")
        await self._people.tell_moved(moved, person.id)
        return renamed

    # -- Bans --------------------------------------------------------------------------

    async def ban(self, person: Person, until: int, why: str) -> Ban:
        self._check(person)
        why = clean_why(why)
        async with writing(self._people.database) as connection:
            made = await bans.add_ban(
                connection, person=person.id, why=why, at=self._now(), until=until
            )
            await self._note(connection, "ban", why, person)
        programs = await self._people.bots_of(person.id)
        await self._people.tell(person.id, *(bot.id for bot in programs))
        return made

    async def unban(self, person: Person, why: str) -> None:
        async with writing(self._people.database) as connection:
            found = await bans.own_ban(connection, person.id)
            if found is None and await bans.find_ban(connection, person.id):
                raise Unknown("banned-with-owner", name=person.name)
            if found is None:
                raise Unknown("not-banned", name=person.name)
            await bans.end_ban(connection, found)
            await self._note(connection, "unban", why, person)
        await self._people.tell(person.id)

    async def ban_network(self, network: str, until: int, why: str) -> Ban:
        network, why = bans.parse_network(network), clean_why(why)
        async with writing(self._people.database) as connection:
            made = await bans.add_ban(
                connection, network=network, why=why, at=self._now(), until=until
            )
            await self._note(connection, "ban-network", why, None, network)
        await self._people.tell(EVERYBODY)
        return made

    async def end_ban(self, ban: str, why: str) -> None:
        """Of a person or of a network, by its id."""
        async with writing(self._people.database) as connection:
            found = await bans.get_ban(connection, ban)
            if found is None:
                raise Unknown("no-such-ban", ban=ban)
            person = await persons.find_person(connection, found.person) if found.person else None
            await bans.end_ban(connection, found)
            await self._note(connection, "unban", why, person, found.network or "")
        await self._people.tell(found.person or EVERYBODY)

    async def unban_network(self, network: str, why: str) -> None:
        network = bans.parse_network(network)
        async with writing(self._people.database) as connection:
            current = await bans.network_bans(connection, self._now())
        found = next((ban for ban in current if ban.network == network), None)
        if found is None:
            raise Unknown("not-banned", name=network)
        await self.end_ban(found.id, why)

    # -- Accounts ----------------------------------------------------------------------

    async def add_account(self, name: str, why: str, hours: int) -> tuple[Person, str]:
        """An account without a password, and the word with which its owner chooses one."""
        name = check_name(name)
        async with writing(self._people.database) as connection:
            made = await persons.add_person(connection, kind="account", name=name, at=self._now())
            if made is None:
                raise Taken("name-taken", name=name)
            word = await resets.add_reset(connection, made.id, self._in_hours(hours))
            await self._note(connection, "add-user", why, made)
        return made, word

    async def reset_password(self, person: Person, why: str, hours: int) -> str:
        """The old password holds until the word is used."""
        self._check(person)
        if person.kind != "account":
            raise BadInput("reset-needs-account", name=person.name)
        async with writing(self._people.database) as connection:
            word = await resets.add_reset(connection, person.id, self._in_hours(hours))
            await self._note(connection, "reset-password", why, person)
        return word

    async def set_host(self, person: Person, why: str, *, is_host: bool) -> None:
        """From a browser the last host stays one; the person at the machine may do without."""
        if is_host and person.kind != "account":
            raise BadInput("host-needs-account", name=person.name)
        async with writing(self._people.database) as connection:
            if not self._by.is_console:
                await self._check_hosts(connection, person, stays=is_host)
            await persons.change_person(connection, person.id, is_host=is_host)
            if is_host:
                await self._take_keys(connection, person)
            what: What = "make-host" if is_host else "unmake-host"
            await self._note(connection, what, why, person)
        await self._people.tell(person.id)

    async def _take_keys(self, connection: AsyncConnection, person: Person) -> None:
        """What others have in their hands for this person would now open the server."""
        await resets.drop_reset(connection, person.id)
        labels = await labels_made_by_others(connection, person.id)
        await tokens.revoke_labelled(connection, person.id, labels)

    async def make_token(
        self, person: Person, why: str, *, label: str, scopes: frozenset[Scope], expires: int | None
    ) -> tuple[Token, str]:
        self._check_tokens(person)
        async with writing(self._people.database) as connection:
            made = await tokens.add_token(
                connection, person.id, label=label, scopes=scopes, at=self._now(), expires=expires
            )
            target = token_target(person.name, made[0].label)
            await self._note(connection, "make-token", why, person, target)
        return made

    async def revoke_token(self, person: Person, token: str, why: str) -> None:
        self._check_tokens(person)
        async with writing(self._people.database) as connection:
            await tokens.revoke_token(connection, person.id, token)
            await self._note(connection, "revoke-token", why, person, f"{person.name}: {token}")
        await self._people.tell(person.id)

    async def delete(self, person: Person, why: str, *, go_on: GoOn = always) -> None:
        """Noted first: afterwards the name is gone, also from this note."""
        self._check(person)
        await self.note("delete-user", why, person)
        await self._people.delete(person.id, go_on=go_on)

    # -- Reports and notes -------------------------------------------------------------

    async def close_report(self, report: str, why: str) -> None:
        """`why`: what came of it."""
        why = clean_why(why)
        async with writing(self._people.database) as connection:
            page = await reports.read_report(connection, report)
            await reports.close_report(connection, report, self._now(), why)
            person = await persons.find_person(connection, page.line.report.person)
            await self._note(connection, "close-report", why, person, report)

    async def note(self, what: What, why: str, person: Person | None, target: str = "") -> None:
        """Of something that was done elsewhere."""
        async with writing(self._people.database) as connection:
            await self._note(connection, what, why, person, target)

    async def _note(
        self,
        connection: AsyncConnection,
        what: What,
        why: str,
        person: Person | None,
        target: str = "",
    ) -> None:
        action = new_action(
            what,
            by=self._by.person,
            name=self._by.name,
            at=self._now(),
            person=person.id if person else None,
            target=target or (person.name if person else ""),
            why=clean_why(why),
        )
        await note_action(connection, action)

    def _check(self, person: Person) -> None:
        """Hosts are changed at the console only: a stolen browser must not take the server."""
        if person.is_host and not self._by.is_console:
            raise Forbidden("host-is-protected", name=person.name)

    def _check_tokens(self, person: Person) -> None:
        """A host's own are as good as anyone's."""
        if person.id != self._by.person:
            self._check(person)

    async def _check_hosts(
        self, connection: AsyncConnection, person: Person, *, stays: bool
    ) -> None:
        """Held until the end of the transaction: two hosts do not remove each other at once."""
        hosts = await persons.lock_hosts(connection)
        if self._by.person not in hosts:
            raise Forbidden("hosts-only")
        if not stays and hosts == {person.id}:
            raise Forbidden("last-host", name=person.name)

    def _now(self) -> int:
        return self._people.clock()

    def _in_hours(self, hours: int) -> int:
        return self._now() + hours * resets.HOUR


def clean_why(why: str) -> str:
    """One harmless line; it is told to who is banned."""
    if not why.strip():
        raise BadInput("why-missing")
    return clean_chat(why)[:LONGEST_WHY]
