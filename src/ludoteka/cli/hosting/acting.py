"""What `ludoteka admin` changes: through the same doors as the servers that run meanwhile."""

import getpass
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

import msgspec
import typer

from ludoteka.cli.forms import when
from ludoteka.cli.hosting.database_access import with_database
from ludoteka.cli.hosting.listing import print_json
from ludoteka.cli.words import out, say
from ludoteka.core import BadInput
from ludoteka.server.clock import now_ms
from ludoteka.server.config import Settings
from ludoteka.server.errors import Unknown
from ludoteka.server.people.hosting import By, Hosting, clean_why
from ludoteka.server.people.persons import Person
from ludoteka.server.people.service import People
from ludoteka.server.people.tokens import SCOPES, Scope
from ludoteka.server.play.admin_hub import close_table, open_admin_hub, people_of
from ludoteka.server.storage import Database

MINUTE: Final = 60_000
DAY: Final = 86_400_000

T = TypeVar("T")


def mute(config: Path | None, url: str | None, name: str, *, minutes: int, why: str) -> None:
    until = now_ms() + minutes * MINUTE
    person = with_person(config, url, name, lambda does, person: does.mute(person, until, why))
    out.print(say("cli-admin-muted", name=person.name, time=when(until)))


def unmute(config: Path | None, url: str | None, name: str, *, why: str) -> None:
    person = with_person(config, url, name, lambda does, person: does.mute(person, 0, why))
    out.print(say("cli-admin-unmuted", name=person.name))


def delete(config: Path | None, url: str | None, name: str, *, sure: bool, why: str) -> None:
    clean_why(why)
    person = with_person(config, url, name, _nothing)
    if not sure and not typer.confirm(say("cli-admin-sure", name=person.name)):
        out.print(say("cli-admin-kept"))
        raise typer.Exit(1)
    with_person(config, url, name, lambda does, person: does.delete(person, why))
    out.print(say("cli-admin-deleted", name=person.name))


def make_token(
    config: Path | None,
    url: str | None,
    name: str,
    *,
    scopes: str,
    label: str,
    days: int | None,
    why: str,
    as_json: bool,
) -> None:
    wanted = parse_scopes(scopes)
    expires = now_ms() + days * DAY if days is not None else None
    made: list[tuple[object, str]] = []

    async def make(does: Hosting, person: Person) -> None:
        made.append(await does.make_token(person, why, label=label, scopes=wanted, expires=expires))

    person = with_person(config, url, name, make)
    ((token, secret),) = made
    if as_json:
        print_json({**msgspec.to_builtins(token), "secret": secret})
        return
    out.print(say("cli-admin-token", name=person.name, scopes=", ".join(sorted(wanted))))
    out.print(secret, soft_wrap=True)


def close(config: Path | None, url: str | None, table: str, *, why: str) -> None:
    clean_why(why)

    async def work(settings: Settings, database: Database) -> None:
        async with open_admin_hub(settings, database) as hub:
            await close_table(hub, table)
        async with people_of(settings, database) as people:
            await Hosting(people, console()).note("close-table", why, None, table)

    with_database(config, url, work)
    out.print(say("cli-admin-closed", table=table))


def parse_scopes(text: str) -> frozenset[Scope]:
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        if word not in SCOPES:
            raise BadInput("unknown-scope", scope=word, known=", ".join(sorted(SCOPES)))
    return frozenset(scope for scope in SCOPES if scope in words)


def console() -> By:
    """The person at the machine, by the name of their account there."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError):  # a container without users
        user = "?"
    return By("", f"console: {user}")


async def _nothing(does: Hosting, person: Person) -> None:
    """Only find the person."""


def with_person(
    config: Path | None,
    url: str | None,
    name: str,
    act: Callable[[Hosting, Person], Awaitable[object]],
) -> Person:
    """The person with this name; looked up before the name may be gone."""

    async def work(does: Hosting, people: People) -> Person:
        person = await people.find_by_name(name)
        if person is None:
            raise Unknown("no-such-name", name=name)
        await act(does, person)
        return person

    return with_hosting(config, url, work)


def with_hosting(
    config: Path | None, url: str | None, act: Callable[[Hosting, People], Awaitable[T]]
) -> T:
    async def work(settings: Settings, database: Database) -> T:
        async with people_of(settings, database) as people:
            return await act(Hosting(people, console()), people)

    return with_database(config, url, work)
