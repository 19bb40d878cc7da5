"""Sockets: Litestar does the handshake; frames bypass it.

Its wrappers would cost time at every frame and memory at every socket. And it would refuse a
handshake with a bare 403, of which no browser tells its page the reason: here whoever may not
come in is let in just far enough to be told why.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, cast

from litestar import Litestar, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import (
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Message,
    Receive,
    Scope,
    Send,
)
from litestar.utils.scope.state import CONNECTION_STATE_KEY
from uvicorn.protocols.utils import ClientDisconnected

from ludoteka.server.frames import shorter_way
from ludoteka.server.metrics import SOCKETS
from ludoteka.server.play.pipes import CLOSED, Pipe
from ludoteka.server.protocol import TurnedAway
from ludoteka.server.tables.sights import encode
from ludoteka.server.web.errors import describe, language_of, refusal_of, status_of
from ludoteka.server.web.request_metrics import Watched
from ludoteka.server.web.services import KEY, Services

TALK: Final = "talk"
REFUSED: Final = "refused"

Talk = Callable[[Pipe], Awaitable[None]]
AnySocket = WebSocket[object, object, State]


def serve_next(socket: AnySocket, talk: Talk) -> None:
    """What happens on an accepted socket when its handler has returned."""
    socket.scope["state"][TALK] = talk


async def keep_refusal(error: Exception, scope: Scope) -> None:
    """An `after_exception` hook of the app: why there will be no talk."""
    scope["state"][REFUSED] = error


class SocketApp(Litestar):
    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        watched = self._watched(scope, cast(Send, send))
        try:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self._talk(scope, cast(Receive, receive), cast(Send, send), watched)
            else:
                await super().__call__(scope, receive, watched.send)
        except Exception:
            watched.failed()
            raise
        finally:
            watched.end()

    def _watched(self, scope: Scope, send: Send) -> Watched:
        known: Services | None = self.state.get(KEY)
        is_logged = known is not None and known.settings.access_log
        return Watched(scope, send, proxies=known.proxies if known and is_logged else None)

    async def _talk(self, scope: Scope, receive: Receive, send: Send, watched: Watched) -> None:
        handshake = _Handshake(scope, watched.send)
        await super().__call__(scope, receive, handshake.send)
        try:
            with SOCKETS.track_inprogress():
                await handshake.begin(Pipe(receive, send, shorter_way(scope)))
        except ClientDisconnected:
            pass  # there is nobody to tell
        except Exception as error:  # noqa: BLE001 -- whatever it is, the other side is told
            watched.refused(await handshake.turn_away(error))


def forget_handshake(scope: Scope) -> None:
    """What a socket does not need any more, for as long as it stays: most of its headers, and
    what Litestar made of them. The language may still be asked for."""
    kept = [(name, value) for name, value in scope["headers"] if name == b"accept-language"]
    scope["headers"] = kept
    scope["state"].pop(CONNECTION_STATE_KEY, None)


async def _nothing() -> None:
    """There is no talk: the socket was closed during the handshake."""


class _Handshake:
    """What Litestar sends during the handshake passes through here."""

    __slots__ = ("_is_open", "_scope", "_send")

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._is_open = False

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.close" and REFUSED in self._scope["state"]:
            return  # we have more to say
        self._is_open |= message["type"] == "websocket.accept"
        await self._send(message)

    def begin(self, pipe: Pipe) -> Awaitable[None]:
        """The talk. Not awaited here: every level would be kept for as long as the socket."""
        state = self._scope["state"]
        refused: Exception | None = state.pop(REFUSED, None)
        if refused is not None:
            raise refused
        talk: Talk | None = state.pop(TALK, None)
        if talk is None:
            return _nothing()
        forget_handshake(self._scope)
        return talk(pipe)

    async def turn_away(self, error: Exception) -> int:
        """The status that a request would have had."""
        connection = ASGIConnection[object, object, object, State](self._scope)
        refusal = refusal_of(connection, error)
        problem = describe(refusal, language_of(connection))
        after = problem.retry_after
        told = TurnedAway(
            code=problem.code,
            sentence=problem.sentence,
            retry_after=after if isinstance(after, int) else None,
        )
        with suppress(*CLOSED):  # then there is nobody to tell
            if not self._is_open:
                await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await self._send(
                {"type": "websocket.send", "text": encode(told).decode(), "bytes": None}
            )
            code = 4000 + status_of(refusal)
            await self._send({"type": "websocket.close", "code": code, "reason": problem.code})
        return status_of(refusal)
