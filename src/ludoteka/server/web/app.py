"""The whole server as one ASGI app."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Final

from litestar import Litestar, Response, Router
from litestar.openapi.config import OpenAPIConfig

from ludoteka.bots import load_all
from ludoteka.core.build import release
from ludoteka.server.addresses import Proxies
from ludoteka.server.bot_failures import keep_failure
from ludoteka.server.bus import make_bus
from ludoteka.server.bus.admin_wake import Doorbell
from ludoteka.server.clock import Clock, now_ms
from ludoteka.server.config import Settings, parse_rate
from ludoteka.server.housekeeping import Housekeeper
from ludoteka.server.notices.delivery import Postman
from ludoteka.server.notices.planning import HOUR, Patience
from ludoteka.server.notices.service import Notices, check_mail_settings
from ludoteka.server.notices.watching import Watcher
from ludoteka.server.people.contacts import Circles
from ludoteka.server.people.keys import installation_id
from ludoteka.server.people.online import HereNow
from ludoteka.server.people.service import People
from ludoteka.server.play.abandoned import Abandoned
from ludoteka.server.play.attending import Attending
from ludoteka.server.play.bot_limits import BotLimits
from ludoteka.server.play.handing_over import hand_over
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.lobby import Lobby
from ludoteka.server.play.lobby_news import LobbyNews
from ludoteka.server.play.quick import QuickMatches
from ludoteka.server.play.reviewing import Reviewer
from ludoteka.server.play.revoking import ListenerCheck
from ludoteka.server.play.standing import StandingKeeper
from ludoteka.server.play.standing_store import StandingAnswers
from ludoteka.server.play.untouched import Untouched
from ludoteka.server.play.workers import Workers
from ludoteka.server.storage import Database
from ludoteka.server.storage.disk import Disk
from ludoteka.server.storage.guarding import guarded
from ludoteka.server.storage.probe import Probe
from ludoteka.server.web import services as service
from ludoteka.server.web import table_services
from ludoteka.server.web.accounts import CONTROLLERS
from ludoteka.server.web.bodies import StrictRequest, refuse_nul
from ludoteka.server.web.challenges import Challenges
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.contacts import OwnPeople, Visibility
from ludoteka.server.web.cookies import send_cookie
from ludoteka.server.web.description import DescriptionPlugin
from ludoteka.server.web.errors import HANDLERS
from ludoteka.server.web.games import Games, printed
from ludoteka.server.web.headers import send_headers
from ludoteka.server.web.health import health, ready
from ludoteka.server.web.hosting import HOST_CONTROLLERS
from ludoteka.server.web.limits import Limiter
from ludoteka.server.web.listing import may_list
from ludoteka.server.web.mail_links import MAIL_HANDLERS
from ludoteka.server.web.methods import answer_options
from ludoteka.server.web.metrics import metrics
from ludoteka.server.web.notifications import OwnNotifications, offered
from ludoteka.server.web.origin import OriginCheck
from ludoteka.server.web.pages import page_handlers
from ludoteka.server.web.programs import Programs
from ludoteka.server.web.quick import QuickMatch
from ludoteka.server.web.readers import Readers
from ludoteka.server.web.records import Records, TableRecords
from ludoteka.server.web.redis_limits import make_limiter
from ludoteka.server.web.refusal_reasons import why
from ludoteka.server.web.reports import report
from ludoteka.server.web.reviews import RecordReviews, TableReviews, own_reviews
from ludoteka.server.web.sessions import DEPENDENCIES
from ludoteka.server.web.socket_app import SocketApp, keep_refusal
from ludoteka.server.web.sockets import lobby_socket, table_socket
from ludoteka.server.web.tables import Tables, own_tables
from ludoteka.server.web.tutorials import Tutorials

DAY: Final = 24 * 3600

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def make_app(settings: Settings, *, now: Clock = now_ms) -> Litestar:
    check_mail_settings(settings)
    load_all()
    return SocketApp(
        route_handlers=[
            *CONTROLLERS,
            Games,
            Tutorials,
            Tables,
            own_tables,
            printed,
            why,
            TableRecords,
            TableReviews,
            RecordReviews,
            own_reviews,
            Router("/", route_handlers=[Records], request_max_body_size=settings.max_upload),
            Programs,
            Challenges,
            QuickMatch,
            OwnPeople,
            Visibility,
            report,
            offered,
            OwnNotifications,
            *MAIL_HANDLERS,
            *HOST_CONTROLLERS,
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
        before_request=_before,
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


async def _before(request: AnyRequest) -> Response[None] | None:
    refuse_nul(request)
    return answer_options(request)


def _lifespan(settings: Settings, now: Clock) -> Lifespan:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await _set_up(app, settings, now, stack)
            yield

    return lifespan


async def _set_up(app: Litestar, settings: Settings, now: Clock, stack: AsyncExitStack) -> None:
    """Opened from the bottom up, and closed in the reverse order."""
    check = await stack.enter_async_context(guarded(settings))
    database = await Database.open(settings.database_url())
    stack.push_async_callback(database.close)
    people = await People.open(database, settings, clock=now)
    stack.callback(people.close)
    installation = await installation_id(database)
    limiter = make_limiter(settings.redis, installation)
    stack.push_async_callback(limiter.close)
    url = settings.bus_url()
    bus = Doorbell(database) if url is None else make_bus(url, installation)
    stack.push_async_callback(bus.close)
    workers = Workers(
        settings.bot_workers or os.cpu_count() or 1,
        timeout=settings.bot_seconds,
        wait=settings.bot_wait_seconds,
        is_silent=settings.log_format == "json",
    )
    key = people.sessions.key_for("tables")
    hub = Hub(settings, database.log, bus, workers, now=now, key=key)
    disk = Disk.of(settings.database_url(), settings.disk_reserve)
    hub.check_room = disk.check
    hub.standing = StandingAnswers(database)
    hub.on_end = people.apply_results
    hub.rate_due = people.rate_due
    hub.on_bot_failure = partial(keep_failure, database)
    hub.admit_bots = BotLimits(
        settings, database, partial(limiter.company, "bots", seconds=DAY), now=now
    ).admit
    people.on_moved = partial(hand_over, hub)
    people.on_changed = hub.people_changed
    hub.check_people = ListenerCheck(hub, people).check
    hub.blockers_of = people.blockers_of
    lobby = Lobby(database, now=now, live_hours=settings.listed_hours)
    hub.may_list = partial(may_list, lobby, limiter, settings)
    news = LobbyNews(hub, lobby)
    here = HereNow(database, people.now)
    app.state[service.KEY] = service.Services(
        settings=settings,
        people=people,
        circles=Circles(
            database,
            here=here,
            clock=people.now,
            most_friends=settings.max_friends,
        ),
        limiter=limiter,
        proxies=Proxies(settings.trusted_proxies, settings.proxy_header),
        disk=disk,
    )
    readers = Readers(
        workers=settings.reader_workers,
        queue=settings.reader_queue,
        each=settings.reader_each,
        cache=settings.reader_cache,
    )
    stack.callback(readers.close)
    keeper = Housekeeper(
        people,
        guest_days=settings.guest_days,
        report_days=settings.report_days,
        every=settings.guest_sweep_seconds,
    )
    people.on_unfinished = keeper.wake
    reviewer = Reviewer(
        hub,
        database,
        at_once=settings.review_workers,
        budget=settings.review_budget or None,
        now=now,
    )
    notices = await Notices.open(people, settings)
    stack.push_async_callback(notices.close)
    app.state[table_services.KEY] = table_services.TableServices(
        database=database,
        hub=hub,
        lobby=lobby,
        lobby_news=news,
        readers=readers,
        housekeeper=keeper,
        probe=Probe(database, check),
        quick=QuickMatches(hub, database),
        reviewer=reviewer,
        notices=notices,
    )
    await hub.start()
    stack.push_async_callback(hub.stop)
    reviewer.start()
    stack.push_async_callback(reviewer.stop)
    news.start()
    stack.push_async_callback(news.stop)
    abandoned = Abandoned(hub, database)
    abandoned.start()
    stack.push_async_callback(abandoned.stop)
    untouched = Untouched(hub, database)
    untouched.start()
    stack.push_async_callback(untouched.stop)
    standing = StandingKeeper(hub, hub.standing)
    standing.start()
    stack.push_async_callback(standing.stop)
    attending = Attending(hub, here)
    attending.start()
    stack.push_async_callback(attending.stop)
    postman = make_postman(settings, notices, hub, limiter)
    postman.start()
    stack.push_async_callback(postman.stop)
    workers.warm_up()
    keeper.start()
    stack.push_async_callback(keeper.stop)


def make_postman(settings: Settings, notices: Notices, hub: Hub, limiter: Limiter) -> Postman:
    database = notices.people.database
    patience = Patience(settings.notify_after_seconds * 1000, settings.remind_hours * HOUR)
    return Postman(
        database,
        Watcher(database, patience, now=hub.now),
        notices.channels(),
        take=partial(_take_notices, settings, limiter),
        looking=hub.looking,
        now=hub.now,
        every=settings.notify_seconds,
        keep_days=settings.notice_days,
    )


async def _take_notices(settings: Settings, limiter: Limiter, person: str, count: int) -> float:
    if person:
        return await limiter.wait("person_notices", person, settings.limit_person_notices, count)
    most = parse_rate(settings.limit_notices)[0]
    return await limiter.wait("notices", "all", settings.limit_notices, min(count, most))
