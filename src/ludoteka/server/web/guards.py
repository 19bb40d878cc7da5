"""Limits as guards of handlers: `guards=[limited("log_in")]`."""

from collections.abc import Awaitable, Callable

from litestar.handlers import BaseRouteHandler

from ludoteka.server.addresses import neighbourhood
from ludoteka.server.config import Rate
from ludoteka.server.errors import Forbidden
from ludoteka.server.metrics import refusals_by
from ludoteka.server.web.services import Connection, services

Guard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]


def limited(what: str) -> Guard:
    """By address; `what` is the name of a setting without `limit_`."""

    async def guard(connection: Connection, _handler: BaseRouteHandler) -> None:
        await limit_address(connection, what)

    return guard


async def limit_address(connection: Connection, what: str, cost: int = 1) -> None:
    who = address_of(connection)
    await services(connection).limiter.take(what, who, rate_of(connection, what), cost)


def address_of(connection: Connection) -> str:
    """What counts as one address for limits and bans."""
    return neighbourhood(services(connection).proxies.client(connection.scope))


async def limit_person(connection: Connection, what: str, person: str) -> None:
    await services(connection).limiter.take(what, person, rate_of(connection, what))


def note_network(connection: Connection, person: str) -> None:
    services(connection).people.whereabouts.note(person, address_of(connection))
    services(connection).circles.here.note(person)


def check_network(connection: Connection) -> None:
    """New guests and accounts do not come from a banned network."""
    try:
        services(connection).people.check_network(address_of(connection))
    except Forbidden:
        refusals_by("banned").inc()
        raise


async def from_allowed_network(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A guard of what makes accounts."""
    check_network(connection)


def rate_of(connection: Connection, what: str) -> Rate:
    rate = getattr(services(connection).settings, f"limit_{what}")
    assert isinstance(rate, str)
    return rate
