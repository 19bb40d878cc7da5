"""The whole server as one ASGI app."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Final

import structlog
from litestar import Litestar, Router
from litestar.openapi.config import OpenAPIConfig

from ludoteka.bots import load_all
from ludoteka.core.build import release
from ludoteka.server.bot_failures import keep_failure
from ludoteka.server.bus import make_bus
from ludoteka.server.bus.doorbell import Doorbell
from ludoteka.server.clock import Clock, now_ms
from ludoteka.server.config import Settings
from ludoteka.server.people.service import People
from ludoteka.server.play.doorkeeper import Doorkeeper
from ludoteka.server.play.handing_over import hand_over
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.lobby import Lobby
from ludoteka.server.play.lobby_news import LobbyNews
from ludoteka.server.play.workers import Workers
from ludoteka.server.storage import Database, StorageDown
from ludoteka.server.web import house as houses
from ludoteka.server.web import services as service
from ludoteka.server.web.accounts import CONTROLLERS
from ludoteka.server.web.addresses import Proxies
from ludoteka.server.web.bodies import StrictRequest, refuse_nul
from ludoteka.server.web.cookies import send_cookie
from ludoteka.server.web.description import DescriptionPlugin
from ludoteka.server.web.errors import HANDLERS
from ludoteka.server.web.games import Games, printed
from ludoteka.server.web.headers import send_headers
from ludoteka.server.web.health import health, ready
from ludoteka.server.web.metrics import metrics
from ludoteka.server.web.origin import OriginCheck
from ludoteka.server.web.pages import page_handlers
from ludoteka.server.web.programs import Challenges, Programs
from ludoteka.server.web.records import Records, TableRecords
from ludoteka.server.web.redis_limits import make_limiter
from ludoteka.server.web.sessions import DEPENDENCIES
from ludoteka.server.web.sockets import lobby_socket, table_socket
from ludoteka.server.web.tables import Tables, own_tables
from ludoteka.server.web.talks import TalkingApp, keep_refusal
from ludoteka.server.web.tutorials import Tutorials
from ludoteka.server.web.why import why

log = structlog.get_logger()

HOUR: Final = 3600

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def make_app(settings: Settings, *, now: Clock = now_ms) -> Litestar:
    load_all()
    return TalkingApp(
        route_handlers=[
            *CONTROLLERS,
            Games,
            Tutorials,
            Tables,
            own_tables,
            printed,
            why,
            TableRecords,
            Router("/", route_handlers=[Records], request_max_body_size=settings.max_upload),
            Programs,
            Challenges,
            table_socket,
            lobby_socket,
            health,
            ready,
            metrics,
            *page_handlers(),
        ],
        lifespan=[_lifespan(settings, now)],
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        before_request=refuse_nul,
        middleware=[OriginCheck],
        after_exception=[keep_refusal],
        before_send=[send_cookie, send_headers],
        request_max_body_size=settings.max_body,
        openapi_config=OpenAPIConfig(
            title="Ludoteka",
            version=release(),
            path="/api",
            render_plugins=[DescriptionPlugin()],
            description="Everything that a client can do. Sockets are told in the documentation.",
        ),
        logging_config=None,
    )


def _lifespan(settings: Settings, now: Clock) -> Lifespan:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await _set_up(app, settings, now, stack)
            yield

    return lifespan


async def _set_up(app: Litestar, settings: Settings, now: Clock, stack: AsyncExitStack) -> None:
    """Opened from the bottom up, and closed in the reverse order."""
    database = await Database.open(settings.database_url())
    stack.push_async_callback(database.close)
    people = await People.open(database, settings, clock=now)
    stack.callback(people.close)
    limiter = make_limiter(settings.redis)
    stack.push_async_callback(limiter.close)
    url = settings.bus_url()
    bus = Doorbell(database) if url is None else make_bus(url)
    stack.push_async_callback(bus.close)
    workers = Workers(settings.bot_workers or os.cpu_count() or 1, timeout=settings.bot_seconds)
    key = people.sessions.key_for("tables")
    hub = Hub(settings, database.log, bus, workers, now=now, key=key)
    hub.on_end = people.apply_results
    hub.on_bot_failure = partial(keep_failure, database)
    people.on_moved = partial(hand_over, hub)
    people.on_changed = hub.people_changed
    hub.check_people = Doorkeeper(hub, people).check
    lobby = Lobby(database)
    news = LobbyNews(hub, lobby)
    app.state[service.KEY] = service.Services(
        settings=settings,
        people=people,
        limiter=limiter,
        proxies=Proxies(settings.trusted_proxies),
    )
    app.state[houses.KEY] = houses.House(database=database, hub=hub, lobby=lobby, lobby_news=news)
    await hub.start()
    stack.push_async_callback(hub.stop)
    news.start()
    stack.callback(news.stop)
    workers.warm_up()
    housekeeping = asyncio.create_task(_keep_house(people, settings.guest_days))
    stack.callback(housekeeping.cancel)


async def _keep_house(people: People, guest_days: int) -> None:
    """Guests who have not come for long are forgotten, a few at a time."""
    while True:
        try:
            await people.delete_stale_guests(guest_days)
        except StorageDown:
            log.warning("the database does not answer")
        await asyncio.sleep(HOUR)
