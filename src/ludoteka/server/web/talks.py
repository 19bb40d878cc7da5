"""Sockets: Litestar shakes hands, and the talk goes on without it.

Its wrappers would cost time at every frame and memory at every socket.
"""

from collections.abc import Awaitable, Callable
from typing import Final, cast

from litestar import Litestar, WebSocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import (
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Receive,
    Scope,
    Send,
)

from ludoteka.server.frames import shorter_way
from ludoteka.server.play.pipes import Pipe

TALK: Final = "talk"

Talk = Callable[[Pipe], Awaitable[None]]
AnySocket = WebSocket[object, object, State]


def talk_next(socket: AnySocket, talk: Talk) -> None:
    """What happens on an accepted socket when its handler has returned."""
    socket.scope["state"][TALK] = talk


class TalkingApp(Litestar):
    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        await super().__call__(scope, receive, send)
        if scope["type"] == ScopeType.WEBSOCKET:
            talk: Talk | None = cast(Scope, scope)["state"].pop(TALK, None)
            if talk is not None:
                write = shorter_way(scope)
                await talk(Pipe(cast(Receive, receive), cast(Send, send), write))
