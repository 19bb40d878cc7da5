"""Whatever comes over a socket: the server refuses it, lives on, and serves the others."""

import json
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludoteka.client import Client, TableLink
from ludoteka.client.identity import Identity
from ludoteka.server.protocol import AnyCommand
from tests.server.running import FAST, Node

SECONDS: Final = 20.0
"""A server that takes longer for an answer hangs."""

NONSENSE: Final = {
    "nothing": "",
    "half an object": '{"do": "play"',
    "null": "null",
    "a number": "7",
    "a list": "[]",
    "no command": "{}",
    "no id": '{"do": "start"}',
    "an empty id": '{"do": "start", "id": ""}',
    "a long id": json.dumps({"do": "start", "id": "x" * 65}),
    "an id that is none": '{"do": "start", "id": {"a": 1}}',
    "an unknown command": '{"do": "cheat", "id": "1"}',
    "an unknown field": '{"do": "start", "id": "1", "as": "host"}',
    "a command that is none": '{"do": ["play"], "id": "1"}',
    "a seat below": '{"do": "play", "id": "1", "seat": -1, "move": "x"}',
    "a seat above": '{"do": "play", "id": "1", "seat": 10, "move": "x"}',
    "half a seat": '{"do": "play", "id": "1", "seat": 0.5, "move": "x"}',
    "a seat as text": '{"do": "play", "id": "1", "seat": "0", "move": "x"}',
    "a true seat": '{"do": "play", "id": "1", "seat": true, "move": "x"}',
    "an endless number": '{"do": "play", "id": "1", "seat": 1e999, "move": "x"}',
    "a long number": f'{{"do": "play", "id": "1", "seat": {"9" * 5000}, "move": "x"}}',
    "a long move": json.dumps({"do": "play", "id": "1", "seat": 0, "move": "x" * 201}),
    "no such move": '{"do": "play", "id": "1", "seat": 0, "move": "fly"}',
    "an evil move": json.dumps({"do": "play", "id": "1", "seat": 0, "move": "\u202e\x00<b>"}),
    "half a letter": '{"do": "say", "id": "1", "text": "\\ud800"}',
    "silence": '{"do": "say", "id": "1", "text": "\\u0000\\u200b"}',
    "odd entropy": '{"do": "reveal", "id": "1", "seat": 0, "entropy": "%s"}' % ("abc" * 21),
    "short entropy": '{"do": "reveal", "id": "1", "seat": 0, "entropy": "00ff"}',
    "short hash": '{"do": "commit", "id": "1", "seat": 0, "hash": "00ff"}',
    "entropy before the commitment": '{"do": "sit", "id": "1", "seat": 0, "entropy": "00ff"}',
    "deep lists": "[" * 8000,
    "deep objects": '{"id":' * 2500,
    "a deep field": '{"do": "play", "id": "1", "seat": ' + "[" * 5000 + "]" * 5000 + "}",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """With the usual limit on commands."""
    folder = tmp_path_factory.mktemp("frames")
    database = f"sqlite:///{folder / 'house.db'}"
    node = Node(folder, msgspec.structs.replace(FAST, database=database, limit_moves="200/1"))
    node.start()
    node.wait()
    yield node
    node.stop()
    assert "Traceback" not in node.log(), node.log()


class Table:
    """A live match of one person, whose socket is ours to abuse."""

    def __init__(self, client: Client) -> None:
        self.identity: Identity = client._identity
        self.id = client.open_table("six-nimmt", seats=4, start=True).id

    @contextmanager
    def socket(self, identity: Identity | None = None) -> Iterator[ClientConnection]:
        who = identity or self.identity
        url = f"{who.socket_url}/ws/tables/{self.id}"
        with connect(url, additional_headers=who.headers(), proxy=None, max_size=None) as socket:
            assert ask(socket, None)["type"] == "welcome"
            yield socket


@pytest.fixture(scope="module")
def table(server: Node) -> Iterator[Table]:
    with Client(server.url) as client:
        yield Table(client)


def ask(socket: ClientConnection, frame: str | bytes | None) -> dict[str, Any]:
    """What the server answers; news of the table are no answers."""
    if frame is not None:
        socket.send(frame)
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=SECONDS))
        if message["type"] not in ("presence", "update"):
            return message


def lives(socket: ClientConnection) -> bool:
    return bool(ask(socket, '{"do": "ping"}')["type"] == "pong")


def check_refusal(message: dict[str, Any]) -> None:
    assert message["type"] == "refused"
    assert message["code"]
    assert message["sentence"]
    assert len(json.dumps(message)) < 1000


@pytest.mark.parametrize("frame", NONSENSE.values(), ids=NONSENSE.keys())
def test_nonsense_is_refused_and_the_socket_lives(table: Table, frame: str) -> None:
    with table.socket() as socket:
        check_refusal(ask(socket, frame))
        assert lives(socket)


def test_binary_frames_are_refused(table: Table) -> None:
    with table.socket() as socket:
        assert ask(socket, b'{"do": "ping"}')["code"] == "binary-frame"
        assert lives(socket)


@pytest.mark.parametrize("size", [20_000, 5_000_000])
def test_a_huge_frame_costs_its_socket_and_no_other(table: Table, size: int) -> None:
    with table.socket() as other, table.socket() as socket:
        with pytest.raises(ConnectionClosed) as closed:
            _send_and_wait(socket, "x" * size)
        # Who still sends when the server has closed may not hear why.
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        assert lives(other)


def _send_and_wait(socket: ClientConnection, frame: str) -> None:
    socket.send(frame)
    while True:
        socket.recv(timeout=SECONDS)


def test_a_flood_is_slowed_down_and_then_cut_off_while_others_play_on(
    server: Node, table: Table
) -> None:
    with Client(server.url) as client, table.socket() as flood:
        opened = client.open_table("face-to-face", start=True)
        with pytest.raises(ConnectionClosed), client.join(opened.id) as link:
            _flood_and_play(flood, link)
        # For the flood, or for not reading; who still sends may not hear why (1006).
        assert flood.close_code in (1008, 1013, 1006)
        with table.socket() as socket:
            assert lives(socket)


def _flood_and_play(flood: ClientConnection, link: TableLink) -> None:
    while True:
        for _ in range(500):
            flood.send('{"do": "ping"}')
        assert link.say("still here").seq > 0
        flood.recv(timeout=SECONDS)


SEATED: Final[list[dict[str, object]]] = [
    {"do": "play", "seat": 0, "move": "play 1"},
    {"do": "take-back", "seat": 0},
    {"do": "answer", "seat": 0, "agree": True},
    {"do": "automate", "seat": 0, "on": True},
    {"do": "return", "seat": 0},
    {"do": "leave", "seat": 0},
    {"do": "resign", "seat": 0},
    {"do": "offer-stop", "seat": 0},
    {"do": "answer-stop", "seat": 0, "agree": True},
    {"do": "standing", "seat": 0, "answers": []},
    {"do": "vacation", "seat": 0, "days": 1},
    {"do": "stand", "seat": 0},
    {"do": "ready", "seat": 0, "ready": False},
    {"do": "remove", "seat": 0},
    {"do": "relieve", "seat": 0},
    {"do": "answer-relief", "seat": 0, "agree": True},
    {"do": "add-bot", "seat": 0, "bot": "random"},
    {"do": "swap", "seat": 0, "other": 1},
    {"do": "hold"},
    {"do": "change", "seats": 4},
    {"do": "sit", "seat": 0},
    {"do": "start"},
    {"do": "commit", "seat": 0, "hash": "00" * 32},
    {"do": "reveal", "seat": 0, "entropy": "00" * 32},
    {"do": "close"},
    {"do": "rematch"},
    {"do": "say", "text": "I am not even here"},
]


@pytest.mark.parametrize("start", [True, False])
def test_nobody_acts_for_others(server: Node, start: bool) -> None:
    """Every command for another's seat, before the start and in the match."""
    stranger = Identity(server.url)
    with Client(server.url) as client:
        table = Table.__new__(Table)
        table.identity = stranger
        table.id = client.open_table(
            "six-nimmt", seats=3, own_seats=3 if start else 1, start=start
        ).id
        with table.socket(stranger) as socket:
            for number, command in enumerate(SEATED):
                check_refusal(ask(socket, json.dumps(command | {"id": f"{start} {number}"})))
        with client.join(table.id) as link:
            assert link.seq == (5 if start else 1)


def test_every_command_is_tried_on_others() -> None:
    tried = {command["do"] for command in SEATED} | {"ping", "visible"}  # of nobody but oneself
    assert tried == {kind.__struct_config__.tag for kind in AnyCommand.__args__}


JSON: Final[st.SearchStrategy[object]] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
ALMOST: Final[st.SearchStrategy[dict[str, object]]] = st.fixed_dictionaries(
    {"do": st.sampled_from(sorted({str(command["do"]) for command in SEATED}))},
    optional={
        "id": st.text(max_size=70) | JSON,
        "seat": st.integers(-2, 12) | JSON,
        "move": st.text(max_size=30) | JSON,
        "after": st.integers(-3, 2**70) | JSON,
        "on": st.booleans() | JSON,
        "agree": st.booleans() | JSON,
        "text": st.text(max_size=30) | JSON,
        "entropy": st.text("0123456789abcdef", max_size=8) | JSON,
        "hash": st.text("0123456789abcdef", max_size=8) | JSON,
        "bot": st.text(max_size=9) | JSON,
        "extra": JSON,
    },
)


@pytest.fixture(scope="module")
def stranger(server: Node, table: Table) -> Iterator[ClientConnection]:
    with table.socket(Identity(server.url)) as socket:
        yield socket


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(frame=st.text(max_size=50) | JSON.map(json.dumps) | ALMOST.map(json.dumps))
def test_a_stranger_with_any_frame_gets_nothing_done(
    stranger: ClientConnection, frame: str
) -> None:
    answer = ask(stranger, frame)
    while answer.get("code") == "too-fast":
        answer = ask(stranger, frame)
    check_refusal(answer)


def test_a_connection_that_stops_in_the_middle_holds_nobody_up(table: Table) -> None:
    parts = urlsplit(table.identity.url)
    address = (parts.hostname or "", parts.port or 0)
    headers = "".join(f"{k}: {v}\r\n" for k, v in table.identity.headers().items())
    shake = (
        f"GET /ws/tables/{table.id} HTTP/1.1\r\nhost: {parts.netloc}\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
    )
    stops = [shake[:40], shake, shake + "\x01", shake + "\x81\x7e"]
    halves = [sockets.create_connection(address) for _ in stops]
    try:
        for half, begun in zip(halves, stops, strict=True):
            half.sendall(begun.encode("latin-1"))
        with table.socket() as socket:
            assert lives(socket)
    finally:
        for half in halves:
            half.close()
