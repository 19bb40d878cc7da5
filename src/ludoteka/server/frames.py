"""uvicorn's WebSockets: ready-made frames are written past ASGI, and reading has limits.

Over ASGI every frame is decoded to text, wrapped in a message, encoded again and written by
itself. Whoever sends most of what this server sends finds the shorter way in the scope, as an
extension of ASGI, and goes the usual one wherever there is none.

What arrives is read in small slices, and no further while commands wait to be done or answers
wait to be taken. Pings, pongs and fragments have an allowance, as commands have one.

A socket of someone who thinks keeps nothing but what it needs for the next frame.
"""

from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import PayloadTooBig
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from ludoteka.server.config import Settings
from ludoteka.server.inbox import Gate, Inbox
from ludoteka.server.metrics import refusals_by
from ludoteka.server.play.allowance import Allowance
from ludoteka.server.stalling import Stall

if TYPE_CHECKING:
    from ludoteka.server.connections import Connections

EXTENSION: Final = "ludoteka.frames"
WAY: Final = "way"
WHOLE_TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message (RFC 6455, 5.2)."""
SLICE: Final = 4096
"""Bytes that are parsed at once: some hundred frames at most."""
LATE: Final = 65_536
"""Bytes that are still read after the socket was closed, for the other end's good-bye."""
FLOOD: Final = "flood"

Write = Callable[[Sequence[bytes]], bool]
"""Sends these texts (UTF-8), each as one frame; False: the socket does not take anything now."""


class ShorterWay(NamedTuple):
    write: Write
    unsent: Callable[[], int]
    """Bytes that were written and have not left yet."""


class FrameProtocol(WebSocketsSansIOProtocol):
    # Also what uvicorn sets: in slots it takes a quarter of the memory of a dictionary.
    __slots__ = (
        "_address", "_allowance", "_counter", "_is_held", "_late", "_limits", "_rest", "_stall",
        "app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer",
        "config", "conn", "connections", "curr_msg_data_type", "default_headers", "disconnected",
        "frames", "handshake_complete", "handshake_initiated", "initial_response", "last_ping_rtt",
        "logger", "loop", "pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timeout",
        "ping_timer", "pong_timer", "queue", "read_paused", "request", "response", "root_path",
        "scheme", "scope", "server", "tasks", "transport", "writable",
    )  # fmt: skip

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.queue = Inbox[ASGIReceiveEvent]()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self._counter: Connections | None = None
        self._limits: Settings | None = None
        self._address: str | None = None
        self._stall = Stall()
        self._allowance: Allowance | None = None
        self._rest = b""
        """Received and not parsed yet."""
        self._is_held = False
        """Whether the transport was told to read no further."""
        self._late = 0

    # -- The connection ----------------------------------------------------------------

    def take_over(self, counter: "Connections", address: str | None) -> None:
        """From the request that became this socket."""
        self._counter, self._limits, self._address = counter, counter.limits, address

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest = b""
        if self._counter is not None and self._address is not None:
            self._counter.leave(self._address)

    def look(self, now: float) -> None:
        lasts = self._stall.lasts(self.transport.get_write_buffer_size(), now)
        if self._limits is not None and lasts > self._limits.stalled_seconds:
            refusals_by("stalled").inc()
            self.transport.abort()

    # -- Sending -----------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        event.headers.clear()  # the scope has a copy; the parser would keep these for good
        # Extensions of WebSockets, as compression is one, would change the frames.
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS and not self.conn.extensions:
            way = ShorterWay(self.write_frames, self.transport.get_write_buffer_size)
            self.scope.setdefault("extensions", {})[EXTENSION] = {WAY: way}

    def start_keepalive(self) -> None:
        """Called by uvicorn when the handshake is done."""
        super().start_keepalive()
        self.response.headers.clear()

    def write_frames(self, texts: Sequence[bytes]) -> bool:
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN:
            return False
        parts: list[bytes] = []
        for text in texts:
            parts += (header(len(text)), text)
        self.transport.write(b"".join(parts))
        return True

    # -- Reading -----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._read_late(data)
        elif self._rest or self.read_paused or len(data) > SLICE:
            self._rest += data
            self._read_on()
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        """What was received, as long as there is room for what it asks for."""
        while self._rest and self._is_ready:
            part, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            super().data_received(part)
        if self._rest:
            self._hold()

    def _read_late(self, data: bytes) -> None:
        """Nothing is answered any more."""
        data, self._rest = self._rest + data, b""
        self._late += len(data)
        if self._late > LATE:
            self.transport.close()
        else:
            super().data_received(data)
            self.conn.data_to_send()

    @property
    def _is_ready(self) -> bool:
        return not self.read_paused and self.writable.is_set() and not self.transport.is_closing()

    def _hold(self) -> None:
        if not self.transport.is_closing():
            self._is_held = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self._is_held and self._is_ready:
            self._read_on()
            if self._is_ready:
                self._is_held = False
                self.transport.resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._resume()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._resume()
        return message

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                text = bytes(data).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
        # The transport is held only when more arrives before this was taken: for someone who
        # waits for the answer, to stop and to go on would cost two system calls a command.
        self.read_paused = True

    # -- What is no message ------------------------------------------------------------

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._may_go_on():
            super().handle_bytes(event)

    def _may_go_on(self) -> bool:
        if self.close_sent or self._limits is None:
            return not self.close_sent
        if self._allowance is None:
            self._allowance = Allowance(self._limits.limit_frames)
        if self._allowance.take() and self._allowance.is_flood:
            refusals_by(FLOOD).inc()
            self._fail(CloseCode.POLICY_VIOLATION, FLOOD)
            return False
        return True

    def handle_parser_exception(self) -> None:
        if isinstance(self.conn.parser_exc, PayloadTooBig):
            refusals_by("frame").inc()
        super().handle_parser_exception()

    def _fail(self, code: CloseCode, reason: str) -> None:
        self._rest = b""
        self.conn.fail(code, reason)
        self.handle_parser_exception()


def header(size: int) -> bytes:
    """Of a text frame from a server, which is not masked."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def shorter_way(scope: Mapping[str, object]) -> ShorterWay | None:
    """What the server offers for the socket of this scope."""
    extensions = cast(Mapping[str, Mapping[str, object]], scope.get("extensions") or {})
    return cast(ShorterWay | None, extensions.get(EXTENSION, {}).get(WAY))
