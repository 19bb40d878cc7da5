"""`ludoteka admin ban`, `unban` and `bans`: persons, and the guests of a network."""

from pathlib import Path
from typing import Final

from rich.text import Text

from ludoteka.cli.forms import when
from ludoteka.cli.hosting.acting import with_hosting, with_person
from ludoteka.cli.hosting.listing import print_json, table_of
from ludoteka.cli.words import out, say
from ludoteka.core import BadInput
from ludoteka.server.clock import now_ms
from ludoteka.server.people.bans import FOR_GOOD, Ban, current_bans
from ludoteka.server.people.hosting import Hosting
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading

HOUR: Final = 3_600_000


def ban(
    config: Path | None,
    url: str | None,
    name: str | None,
    *,
    network: str | None,
    hours: int | None,
    why: str,
) -> None:
    until = now_ms() + hours * HOUR if hours else FOR_GOOD
    if name is not None and network is None:
        name = with_person(config, url, name, lambda does, who: does.ban(who, until, why)).name
    elif network is not None and name is None:
        name = with_hosting(config, url, lambda does, _: _network(does, network, until, why))
    else:
        raise BadInput("person-or-network")
    out.print(say("cli-admin-banned", name=name, time=_until(until)))


async def _network(does: Hosting, network: str, until: int, why: str) -> str:
    return (await does.ban_network(network, until, why)).network or network


def unban(
    config: Path | None, url: str | None, name: str | None, *, network: str | None, why: str
) -> None:
    if name is not None and network is None:
        name = with_person(config, url, name, lambda does, who: does.unban(who, why)).name
    elif network is not None and name is None:
        with_hosting(config, url, lambda does, _: does.unban_network(network, why))
        name = network
    else:
        raise BadInput("person-or-network")
    out.print(say("cli-admin-unbanned", name=name))


def show_bans(config: Path | None, url: str | None, *, as_json: bool) -> None:
    bans = with_hosting(config, url, lambda _, people: _bans(people))
    if as_json:
        print_json([ban for ban, _ in bans])
    elif bans:
        table = table_of(
            say("cli-heading-who"),
            say("cli-heading-until"),
            say("cli-heading-since"),
            say("cli-heading-why"),
        )
        for each, name in bans:
            table.add_row(*map(Text, (name, _until(each.until), when(each.at), each.why)))
        out.print(table)
    else:
        out.print(say("cli-admin-no-bans"))


async def _bans(people: People) -> list[tuple[Ban, str]]:
    async with reading(people.database) as connection:
        found = await current_bans(connection, people.clock())
    names = []
    for ban in found:
        person = await people.find(ban.person) if ban.person else None
        names.append(person.name if person else ban.network or "")
    return list(zip(found, names, strict=True))


def _until(until: int) -> str:
    return "—" if until >= FOR_GOOD else when(until)
