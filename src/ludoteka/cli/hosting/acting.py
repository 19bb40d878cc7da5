"""What `ludoteka admin` changes: through the same doors as the servers that run meanwhile."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec
import typer

from ludoteka.cli.hosting.listing import print_json, when
from ludoteka.cli.hosting.opened import with_database
from ludoteka.cli.words import out, say
from ludoteka.core import BadInput
from ludoteka.server.clock import now_ms
from ludoteka.server.config import Settings
from ludoteka.server.errors import Unknown
from ludoteka.server.people.persons import Person
from ludoteka.server.people.service import People
from ludoteka.server.people.tokens import SCOPES, Scope
from ludoteka.server.play.visiting import close_table, people_of, visiting
from ludoteka.server.storage import Database

MINUTE: Final = 60_000
DAY: Final = 86_400_000


def mute(config: Path | None, url: str | None, name: str, *, minutes: int) -> None:
    until = now_ms() + minutes * MINUTE
    person = _with_person(config, url, name, lambda people, person: people.mute(person.id, until))
    out.print(say("cli-admin-muted", name=person.name, time=when(until)))


def unmute(config: Path | None, url: str | None, name: str) -> None:
    person = _with_person(config, url, name, lambda people, person: people.mute(person.id, 0))
    out.print(say("cli-admin-unmuted", name=person.name))


def delete(config: Path | None, url: str | None, name: str, *, sure: bool) -> None:
    person = _with_person(config, url, name, _nothing)
    if not sure and not typer.confirm(say("cli-admin-sure", name=person.name)):
        out.print(say("cli-admin-kept"))
        raise typer.Exit(1)
    _with_person(config, url, name, lambda people, person: people.delete(person.id))
    out.print(say("cli-admin-deleted", name=person.name))


def make_token(
    config: Path | None,
    url: str | None,
    name: str,
    *,
    scopes: str,
    label: str,
    days: int | None,
    as_json: bool,
) -> None:
    wanted = parse_scopes(scopes)
    expires = now_ms() + days * DAY if days is not None else None
    made: list[tuple[object, str]] = []

    async def make(people: People, person: Person) -> None:
        made.append(await people.add_token(person.id, label=label, scopes=wanted, expires=expires))

    person = _with_person(config, url, name, make)
    ((token, secret),) = made
    if as_json:
        print_json({**msgspec.to_builtins(token), "secret": secret})
        return
    out.print(say("cli-admin-token", name=person.name, scopes=", ".join(sorted(wanted))))
    out.print(secret, soft_wrap=True)


def close(config: Path | None, url: str | None, table: str) -> None:
    async def work(settings: Settings, database: Database) -> None:
        async with visiting(settings, database) as hub:
            await close_table(hub, table)

    with_database(config, url, work)
    out.print(say("cli-admin-closed", table=table))


def parse_scopes(text: str) -> frozenset[Scope]:
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        if word not in SCOPES:
            raise BadInput("unknown-scope", scope=word, known=", ".join(sorted(SCOPES)))
    return frozenset(scope for scope in SCOPES if scope in words)


async def _nothing(people: People, person: Person) -> None:
    """Only find the person."""


def _with_person(
    config: Path | None,
    url: str | None,
    name: str,
    act: Callable[[People, Person], Awaitable[None]],
) -> Person:
    """Whoever has this name; done before the name may be gone."""

    async def work(settings: Settings, database: Database) -> Person:
        async with people_of(settings, database) as people:
            person = await people.find_by_name(name)
            if person is None:
                raise Unknown("no-such-name", name=name)
            await act(people, person)
            return person

    return with_database(config, url, work)
