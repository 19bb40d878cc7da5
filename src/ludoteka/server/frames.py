"""uvicorn's WebSockets, with a shorter way to send: whole frames, several of them at once.

Over ASGI every frame is decoded to text, wrapped in a message, encoded again and written by
itself. Whoever sends most of what this server sends finds the shorter way in the scope, as an
extension of ASGI, and goes the usual one wherever there is none.
"""

from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "ludoteka.frames"
WRITE: Final = "write"
WHOLE_TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message (RFC 6455, 5.2)."""

Write = Callable[[Sequence[bytes]], bool]
"""Sends these texts (UTF-8), each as one frame; False: the socket does not take anything now."""


class FrameProtocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        # Extensions of WebSockets, as compression is one, would change the frames.
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS and not self.conn.extensions:
            self.scope.setdefault("extensions", {})[EXTENSION] = {WRITE: self.write_frames}

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


def header(size: int) -> bytes:
    """Of a text frame from a server, which is not masked."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def shorter_way(scope: Mapping[str, object]) -> Write | None:
    """What the server offers for the socket of this scope."""
    extensions = cast(Mapping[str, Mapping[str, object]], scope.get("extensions") or {})
    return cast(Write | None, extensions.get(EXTENSION, {}).get(WRITE))
