"""Limits as guards of handlers: `guards=[limited("log_in")]`."""

from collections.abc import Awaitable, Callable

from litestar.handlers import BaseRouteHandler

from ludoteka.server.config import Rate
from ludoteka.server.web.addresses import neighbourhood
from ludoteka.server.web.services import Connection, services

Guard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]


def limited(what: str) -> Guard:
    """By address; `what` is the name of a setting without `limit_`."""

    async def guard(connection: Connection, _handler: BaseRouteHandler) -> None:
        await limit_address(connection, what)

    return guard


async def limit_address(connection: Connection, what: str, cost: int = 1) -> None:
    found = services(connection)
    who = neighbourhood(found.proxies.client(connection.scope))
    await found.limiter.take(what, who, rate_of(connection, what), cost)


async def limit_person(connection: Connection, what: str, person: str) -> None:
    await services(connection).limiter.take(what, person, rate_of(connection, what))


def rate_of(connection: Connection, what: str) -> Rate:
    rate = getattr(services(connection).settings, f"limit_{what}")
    assert isinstance(rate, str)
    return rate
