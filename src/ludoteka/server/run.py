"""Running the app: uvicorn with the settings of the host."""

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from threading import Timer
from types import FrameType
from typing import Final, cast

import structlog
import uvicorn
from litestar import Litestar

from ludoteka.bots import bot_names, find_bot, name_bots
from ludoteka.core import BadInput, LudotekaError
from ludoteka.games import games
from ludoteka.server.collecting import collect_often, spare_collector
from ludoteka.server.config import Settings
from ludoteka.server.connections import Connections, watch
from ludoteka.server.files import raise_file_limit
from ludoteka.server.frames import FrameProtocol
from ludoteka.server.listening import listen
from ludoteka.server.play.listener import Listener
from ludoteka.server.requests import RequestProtocol
from ludoteka.server.tables.offers import warm_up
from ludoteka.server.tasks import end_tasks
from ludoteka.server.web.app import make_app
from ludoteka.server.web.logging import (
    configure_logging,
    log_what_nobody_catches,
    take_streams,
)
from ludoteka.server.web.table_services import KEY, TableServices

log = structlog.get_logger()

GRACE_SECONDS: Final = 10
"""How long a stopping server waits for what it has begun."""
LAST_WORDS: Final = 2
"""How many seconds of that are for telling the sockets."""
STOP_SECONDS: Final = 25
"""After which a server that is stopping is ended by force; systemd waits for 30."""
EXIT_SECONDS: Final = 5
"""The same for a process that has stopped serving and does not go."""
INTERRUPTED: Final = 128 + signal.SIGINT

Started = Callable[[int], None]
"""Called with the port when people can come."""


def _nobody_asked(_port: int) -> None:
    """For those who do not watch the start."""


class Server(uvicorn.Server):
    """Opens and closes the app itself: what speaks against a start is raised, not logged.

    Tells the sockets before it closes them, so that clients know to come back.
    """

    def __init__(
        self, config: uvicorn.Config, app: Litestar, connections: Connections, started: Started
    ) -> None:
        super().__init__(config)
        self._litestar = app
        self._connections = connections
        self._tell_started = started
        self._opened = AsyncExitStack()
        self.owns_process = False
        """Whether the process is there for this server alone, and may be ended with it."""
        self._last_exit: Timer | None = None
        self._beside: list[asyncio.Task[None]] = []
        """What runs beside the requests."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._opened.enter_async_context(self._litestar.lifespan())
        except ExceptionGroup as group:  # Litestar opens its app within a task group
            refused = group.subgroup(LudotekaError)
            raise (refused.exceptions[0] if refused else group) from None
        await super().startup(sockets)
        spare_collector()
        beside = (watch(self.server_state.connections), collect_often(self._served))
        self._beside = [asyncio.create_task(each) for each in beside]
        port = self.servers[0].sockets[0].getsockname()[1]
        log.info("started", host=self.config.host, port=port, process=os.getpid())
        self._tell_started(port)

    def _served(self) -> int:
        return self._connections.ever + self.server_state.total_requests

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        self._end_within(STOP_SECONDS)
        if (found := self._services()) is not None:
            found.housekeeper.end()
            await _last_words(await found.hub.say_bye())
        await super().shutdown(sockets)
        await end_tasks(self.server_state.tasks)
        for task in self._beside:
            task.cancel()
        await self._opened.aclose()
        log.info("stopped")
        self._end_within(EXIT_SECONDS)

    def _end_within(self, seconds: float) -> None:
        """By force, should anything hang: what anyone was told is committed by then."""
        if self._last_exit is not None:
            self._last_exit.cancel()
        if self.owns_process:
            self._last_exit = Timer(seconds, _end_process, [seconds])
            self._last_exit.daemon = True
            self._last_exit.start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal stops gracefully, with exit code 0; a second Ctrl+C ends at once.

        Nothing is lost even then: what anyone was told is committed.
        """
        if self.should_exit and sig == signal.SIGINT:
            os._exit(INTERRUPTED)
        self.should_exit = True

    def _services(self) -> TableServices | None:
        found = self._litestar.state.get(KEY)
        return found if isinstance(found, TableServices) else None


def _end_process(seconds: float) -> None:
    log.error("did not stop by itself, ending", seconds=seconds)
    os._exit(0)


async def _last_words(leaving: list[Listener]) -> None:
    """Until everybody was told, but not for ever: some do not read."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LAST_WORDS):
            for listener in leaving:
                await listener.told.wait()


def make_server(settings: Settings, started: Started = _nobody_asked) -> Server:
    name_bots(settings.bots)
    check_stand_in(settings.stand_in)
    app = make_app(settings)
    connections = Connections(settings)
    config = uvicorn.Config(
        app,
        host=settings.listen_host(),
        port=settings.port,
        loop="uvloop",
        http=cast(type[RequestProtocol], partial(RequestProtocol, counter=connections)),
        ws=FrameProtocol,
        ws_max_size=settings.max_frame,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        timeout_keep_alive=settings.keep_alive_seconds,
        backlog=2048,
        lifespan="off",  # the server does it
        log_config=None,
        log_level="warning",  # on `debug` it would write frames, which are someone's hand
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,  # our own code reads them, and only from trusted proxies
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(config, app, connections, started)


def check_stand_in(bot: str) -> None:
    """It may be needed in any game, and long after the start."""
    for game in games().values():
        try:
            find_bot(bot, game)
        except LudotekaError:
            known = ", ".join(bot_names(game))
            raise BadInput("bad-stand-in", bot=bot, game=game.key, known=known) from None


def serve(settings: Settings, started: Started = _nobody_asked) -> None:
    """Until a signal; LudotekaError if it cannot even start.

    Nobody serves without our way of logging: every other one might write someone's cards.
    """
    configure_logging(settings)
    raise_file_limit()
    log_what_nobody_catches()
    take_streams()
    warm_up(games().values())
    with listen(settings.listen_host(), settings.port) as listening:
        server = make_server(settings, started)
        server.owns_process = True
        server.run([listening])
