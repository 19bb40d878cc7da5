"""`ludoteka admin`: accounts, their names, passwords, tokens, and which of them are hosts."""

from pathlib import Path

from rich.text import Text

from ludoteka.cli.forms import when
from ludoteka.cli.hosting.acting import with_hosting, with_person
from ludoteka.cli.hosting.greeting import own_url
from ludoteka.cli.hosting.listing import print_json, table_of
from ludoteka.cli.words import out, say
from ludoteka.server.config import Settings
from ludoteka.server.errors import Unknown
from ludoteka.server.people.hosting import Hosting
from ludoteka.server.people.persons import Person
from ludoteka.server.people.service import People
from ludoteka.server.people.tokens import Token
from ludoteka.server.sources import load_settings


def add(config: Path | None, url: str | None, name: str, *, why: str, as_json: bool) -> None:
    settings = load_settings(config=config, overrides={"database": url})

    async def work(does: Hosting, _people: People) -> tuple[Person, str]:
        return await does.add_account(name, why, settings.reset_hours)

    person, word = with_hosting(config, url, work)
    _show_link(settings, person.name, word, as_json=as_json)


def reset(config: Path | None, url: str | None, name: str, *, why: str, as_json: bool) -> None:
    settings = load_settings(config=config, overrides={"database": url})
    words: list[str] = []

    async def work(does: Hosting, person: Person) -> None:
        words.append(await does.reset_password(person, why, settings.reset_hours))

    person = with_person(config, url, name, work)
    _show_link(settings, person.name, words[0], as_json=as_json)


def _show_link(settings: Settings, name: str, word: str, *, as_json: bool) -> None:
    """What follows the # is not sent to servers or proxies on the way."""
    link = f"{settings.public_url or own_url(settings, settings.port)}/reset#{word}"
    if as_json:
        print_json({"name": name, "link": link, "word": word, "hours": settings.reset_hours})
        return
    out.print(say("cli-admin-reset", name=name, hours=settings.reset_hours))
    out.print(link, soft_wrap=True)


def rename(config: Path | None, url: str | None, name: str, new: str, *, why: str) -> None:
    person = with_person(config, url, name, lambda does, person: does.rename(person, new, why))
    out.print(say("cli-admin-renamed", old=person.name, name=new))


def set_host(config: Path | None, url: str | None, name: str, *, why: str, is_host: bool) -> None:
    person = with_person(
        config, url, name, lambda does, person: does.set_host(person, why, is_host=is_host)
    )
    if is_host:
        out.print(say("cli-admin-host-made", name=person.name))
    else:
        out.print(say("cli-admin-host-unmade", name=person.name))


def show_tokens(config: Path | None, url: str | None, name: str, *, as_json: bool) -> None:
    tokens = with_hosting(config, url, lambda _, people: _tokens(people, name))
    if as_json:
        print_json(tokens)
    elif tokens:
        table = table_of(
            say("cli-heading-token"),
            say("cli-heading-label"),
            say("cli-heading-scopes"),
            say("cli-heading-since"),
            say("cli-heading-used"),
        )
        for each in tokens:
            used = when(each.used) if each.used else ""
            row = (each.id, each.label, ", ".join(sorted(each.scopes)), when(each.created), used)
            table.add_row(*map(Text, row))
        out.print(table)
    else:
        out.print(say("cli-admin-no-tokens"))


async def _tokens(people: People, name: str) -> list[Token]:
    person = await people.find_by_name(name)
    if person is None:
        raise Unknown("no-such-name", name=name)
    return await people.tokens_of(person.id)


def revoke(config: Path | None, url: str | None, name: str, token: str, *, why: str) -> None:
    person = with_person(
        config, url, name, lambda does, person: does.revoke_token(person, token, why)
    )
    out.print(say("cli-admin-revoked", name=person.name, token=token))
