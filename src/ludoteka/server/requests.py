"""uvicorn's HTTP, with limits: what a proxy would do where there is none.

A request has so many bytes and headers, and so much time to arrive; an end that takes no bytes
is cut off; and there are so many connections, in all and by address.
"""

from asyncio import AbstractEventLoop, Transport
from http import HTTPStatus
from typing import Any, Final, Literal

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from ludoteka.server.connections import Connections
from ludoteka.server.frames import FrameProtocol
from ludoteka.server.metrics import refusals_by
from ludoteka.server.stalling import Stall

Phase = Literal["idle", "head", "body"]

TOO_LARGE: Final = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE


REFUSED_FOR: Final = {TOO_LARGE: "headers", HTTPStatus.TOO_MANY_REQUESTS: "pipelined-requests"}
MOST_PIPELINED: Final = 8
"""Requests that may wait behind the one that is being answered."""


class _Refused(Exception):
    """Raised within the parser, which stops at it."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status.phrase)
        self.status = status


class RequestProtocol(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
        *,
        counter: Connections,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._counter = counter
        self._limits = counter.limits
        self._address: str | None = None
        """As which this connection is counted."""
        self._phase: Phase = "idle"
        self._deadline: float | None = None
        self._stall = Stall()
        self._head = 0
        """Bytes of the address and of the headers, also of those behind the body."""
        self._silent = 0
        """Bytes since the parser last told anything: it keeps what is not complete."""

    # -- Coming and going --------------------------------------------------------------

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self._counter.counted_as(self.client[0] if self.client else "")
        refused = self._counter.enter(address)
        if refused is not None:
            self._answer(refused)
            return
        self._address = address
        self._expect("head")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        if self._address is not None:
            self._counter.leave(self._address)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        successor = self.transport.get_protocol()
        if isinstance(successor, FrameProtocol):
            successor.take_over(self._counter, self._address)
            self._address = None

    # -- Time --------------------------------------------------------------------------

    def look(self, now: float) -> None:
        if self._stall.lasts(self.transport.get_write_buffer_size(), now) > (
            self._limits.stalled_seconds
        ):
            refusals_by("stalled").inc()
            self.transport.abort()
        elif self._deadline is not None and now > self._deadline:
            self._too_late()

    def _expect(self, phase: Phase) -> None:
        self._phase = phase
        if phase == "idle":
            self._deadline = None
        else:
            seconds = self._limits.header_seconds
            if phase == "body":
                seconds = self._limits.body_seconds
            self._deadline = self.loop.time() + seconds

    def _too_late(self) -> None:
        if self.flow.read_paused:  # by us: the other end cannot go on
            self._expect(self._phase)
            return
        refusals_by("slow-requests").inc()
        if self._is_answering or not (self._head or self._silent):
            self.transport.close()
        else:
            self._answer(HTTPStatus.REQUEST_TIMEOUT)

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and cycle.response_started and not cycle.response_complete

    # -- Bytes -------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._phase == "idle" and self._deadline is None:
            self._expect("head")
        self._silent += len(data)
        try:
            self.parser.feed_data(data)  # pyright: ignore[reportOptionalMemberAccess]
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError as error:
            ours = error.__context__
            self._refuse(ours.status if isinstance(ours, _Refused) else HTTPStatus.BAD_REQUEST)
            return
        if self._silent > self._limits.max_header_bytes:
            self._refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._silent = 0

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value))
        if len(self.headers) >= self._limits.max_headers:
            raise _Refused(TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise _Refused(HTTPStatus.TOO_MANY_REQUESTS)
        self._expect("body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._silent = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._expect("idle")
        super().on_message_complete()

    def _grow(self, size: int) -> None:
        self._silent = 0
        self._head += size
        if self._head > self._limits.max_header_bytes:
            raise _Refused(TOO_LARGE)

    # -- Saying no ---------------------------------------------------------------------

    def _refuse(self, status: HTTPStatus) -> None:
        refusals_by(REFUSED_FOR.get(status, "bad-requests")).inc()
        if self._is_answering:
            self.transport.close()
        else:
            self._answer(status)

    def _answer(self, status: HTTPStatus) -> None:
        """The shortest answer, and the end."""
        text = status.phrase.encode()
        size = b"content-length: %d\r\n" % len(text)
        rest = b"content-type: text/plain\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + size + rest + text)
        self.transport.close()
