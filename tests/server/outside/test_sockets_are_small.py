"""What a socket keeps while its person thinks, and what it spares those who wait for answers."""

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteka.server.frames import FrameProtocol
from tests.server.outside.browsers import Browser
from tests.server.outside.serving import Served
from tests.server.outside.sockets import Socket

pytestmark = pytest.mark.anyio


async def _both_ends(served: Served, browser: Browser, table: str) -> tuple[Socket, FrameProtocol]:
    before = set(served.server.server_state.connections)
    socket = await browser.socket(table)
    (answering,) = served.server.server_state.connections - before
    assert isinstance(answering, FrameProtocol)
    return socket, answering


async def test_a_socket_keeps_nothing_of_its_handshake_but_the_language(
    served: Served, ann: Browser
) -> None:
    _, answering = await _both_ends(served, ann, await ann.open())
    assert {name for name, _ in answering.scope["headers"]} <= {b"accept-language"}
    assert not [*answering.request.headers.raw_items(), *answering.response.headers.raw_items()]


async def test_all_that_uvicorn_sets_has_a_slot(served: Served, ann: Browser) -> None:
    _, answering = await _both_ends(served, ann, await ann.open())
    assert vars(answering) == {}
    assert "__slots__" not in vars(WebSocketsSansIOProtocol), "then ours are no longer needed"


async def test_who_waits_for_each_answer_is_never_kept_from_sending(
    served: Served, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[FrameProtocol] = []
    monkeypatch.setattr(FrameProtocol, "_hold", held.append)
    socket, _ = await _both_ends(served, ann, await ann.open())
    for number in range(5):
        assert (await socket.do("say", text=f"line {number}"))["type"] == "done"
    assert held == []
