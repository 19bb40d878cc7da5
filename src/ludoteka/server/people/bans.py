"""Bans of persons, and of guests of a network, until a time."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.core import BadInput
from ludoteka.server.errors import Forbidden
from ludoteka.server.ids import new_id
from ludoteka.server.storage.schema import bans, persons

FOR_GOOD: Final = 253_402_300_799_000
"""The end of the year 9999."""
WIDEST: Final = {4: 8, 6: 20}
"""Networks with shorter prefixes are slips of the pen."""

Network = IPv4Network | IPv6Network


class Ban(Struct, frozen=True, kw_only=True):
    """Of a person or of a network, never of both."""

    id: str
    person: str | None
    network: str | None
    why: str
    """The host's words, told to who is banned."""
    at: int
    until: int


def parse_network(text: str) -> str:
    """An address or a network, as it is kept."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadInput("bad-network", network=text[:60]) from None
    if network.prefixlen < WIDEST[network.version]:
        raise BadInput("wide-network", network=str(network), least=WIDEST[network.version])
    return str(network)


def refusal(ban: Ban) -> Forbidden:
    """What who is banned is told."""
    until = "never" if ban.until >= FOR_GOOD else time_text(ban.until)
    if ban.network is not None:
        return Forbidden("banned-network", until=until, why=ban.why)
    return Forbidden("banned", until=until, why=ban.why)


def time_text(at: int) -> str:
    """The same for readers of every language, wherever they are."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


class Networks:
    """The networks that are banned now, in memory: every request of a guest asks."""

    def __init__(self) -> None:
        self._bans: tuple[tuple[Network, Ban], ...] = ()

    def replace(self, found: Sequence[Ban]) -> None:
        self._bans = tuple((ip_network(ban.network), ban) for ban in found if ban.network)

    def find(self, network: str | None, at: int) -> Ban | None:
        """The ban that covers this address or network."""
        if not self._bans or network is None:
            return None
        asked = _parsed(network)
        for banned, ban in self._bans:
            if ban.until > at and asked is not None and _overlap(asked, banned):
                return ban
        return None


@lru_cache(maxsize=10_000)
def _parsed(network: str) -> Network | None:
    try:
        return ip_network(network)
    except ValueError:
        return None  # `unknown`: came through a socket of the machine itself


def _overlap(one: Network, other: Network) -> bool:
    return one.version == other.version and one.overlaps(other)


# -- Rows ------------------------------------------------------------------------------


async def add_ban(
    connection: AsyncConnection,
    *,
    person: str | None = None,
    network: str | None = None,
    why: str,
    at: int,
    until: int,
) -> Ban:
    """In the place of an older one. Programs are banned with their owners."""
    same = bans.c.person == person if person is not None else bans.c.network == network
    await connection.execute(delete(bans).where(same))
    ban = Ban(id=new_id(), person=person, network=network, why=why, at=at, until=until)
    await connection.execute(insert(bans).values(**msgspec.structs.asdict(ban)))
    if person is not None:
        await _mark(connection, person)
    return ban


async def end_ban(connection: AsyncConnection, ban: Ban) -> None:
    await connection.execute(delete(bans).where(bans.c.id == ban.id))
    if ban.person is not None:
        await _mark(connection, ban.person)


async def _mark(connection: AsyncConnection, person: str) -> None:
    """A program is banned as long as itself or its owner: whichever is longer."""
    longest = select(func.max(bans.c.until)).where(_concerns()).correlate(persons)
    until = func.coalesce(longest.scalar_subquery(), 0)
    marked = or_(persons.c.id == person, _is_program & (persons.c.owner == person))
    await connection.execute(update(persons).where(marked).values(banned_until=until))


_is_program: Final = persons.c.kind == "bot"


def _concerns() -> ColumnElement[bool]:
    """A ban this person, or the owner of this program."""
    return or_(bans.c.person == persons.c.id, _is_program & (bans.c.person == persons.c.owner))


async def find_ban(connection: AsyncConnection, person: str) -> Ban | None:
    """The longest of this person, or of the owner of this program."""
    here = select(persons.c.id).where(persons.c.id == person, _concerns()).exists()
    found = await _bans(connection, here)
    return max(found, key=lambda ban: ban.until, default=None)


async def own_ban(connection: AsyncConnection, person: str) -> Ban | None:
    """Of this very person: who is banned with their owner has none to be lifted."""
    found = await _bans(connection, bans.c.person == person)
    return found[0] if found else None


async def get_ban(connection: AsyncConnection, ban: str) -> Ban | None:
    found = await _bans(connection, bans.c.id == ban)
    return found[0] if found else None


async def current_bans(connection: AsyncConnection, at: int) -> list[Ban]:
    """The latest first."""
    return await _bans(connection, bans.c.until > at)


async def network_bans(connection: AsyncConnection, at: int) -> list[Ban]:
    return await _bans(connection, bans.c.network.is_not(None) & (bans.c.until > at))


async def forget_ended(connection: AsyncConnection, at: int) -> None:
    await connection.execute(delete(bans).where(bans.c.until <= at))


async def _bans(connection: AsyncConnection, which: ColumnElement[bool]) -> list[Ban]:
    query = select(bans).where(which).order_by(bans.c.at.desc(), bans.c.id)
    return [msgspec.convert(row, Ban) for row in (await connection.execute(query)).mappings()]
