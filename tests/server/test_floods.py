"""Sockets that send what costs, and do not read what they get: the server's memory stays."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.frames import Close, Opcode

from ludoteka.client import Client
from ludoteka.client.identity import Identity
from ludoteka.server.config import Settings
from tests.server.running import FAST, PLENTY, Node
from tests.server.wires import MEGABYTE, PATIENCE, Wire, frame, refusals, resident

FRAGMENTS = frame(Opcode.CONT, fin=False) * 1000
PINGS = frame(Opcode.PING, b"x" * 100) * 1000


def running(folder: Path, settings: Settings) -> Iterator[Node]:
    database = f"sqlite:///{folder / 'house.db'}"
    node = Node(folder, msgspec.structs.replace(settings, database=database), inline=True)
    node.start()
    node.wait()
    yield node
    node.stop()
    for noise in ("Traceback", "Invalid UTF-8"):
        assert noise not in node.log(), node.log()


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    yield from running(tmp_path_factory.mktemp("floods"), FAST)


@pytest.fixture(scope="module")
def lenient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """Pings as many as one likes: it is only that their answers have to be taken."""
    settings = msgspec.structs.replace(FAST, limit_frames=PLENTY)
    yield from running(tmp_path_factory.mktemp("lenient"), settings)


def socket_at(node: Node, *, deaf: bool = False) -> Wire:
    """A socket in the lobby, where everybody may come in."""
    wire = Wire(node, deaf=deaf)
    assert b" 101 " in wire.upgrade("/ws/lobby")
    return wire


FLOODS = {
    "pings": (b"", frame(Opcode.PING, b"x" * 100) * 1000),
    "empty pings": (b"", frame(Opcode.PING) * 1000),
    "pongs": (b"", frame(Opcode.PONG) * 1000),
    "empty fragments": (frame(Opcode.TEXT, fin=False), FRAGMENTS),
    "messages": (b"", frame(Opcode.TEXT, b"{}") * 1000),
    "binary messages": (b"", frame(Opcode.BINARY, b"{}") * 1000),
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    settings = msgspec.structs.replace(FAST, limit_moves=Settings().limit_moves)
    yield from running(tmp_path_factory.mktemp("strict"), settings)


@pytest.mark.parametrize("deaf", [False, True])
@pytest.mark.parametrize(("begin", "more"), FLOODS.values(), ids=FLOODS.keys())
def test_frames_of_every_kind_count_and_a_flood_of_them_is_cut_off(
    strict: Node, begin: bytes, more: bytes, deaf: bool
) -> None:
    before, floods = resident(strict), refusals(strict, "flood")
    with socket_at(strict, deaf=deaf) as wire:
        wire.send(begin)
        assert wire.pour(more, 100 * MEGABYTE) < 30 * MEGABYTE
    assert httpx.get(f"{strict.url}/health", timeout=PATIENCE).status_code == 200
    assert refusals(strict, "flood") == floods + 1
    assert resident(strict) - before < 30 * MEGABYTE


def test_while_answers_are_not_taken_nothing_more_is_read(lenient: Node) -> None:
    before = resident(lenient)
    with socket_at(lenient, deaf=True) as wire:
        sent = wire.pour(PINGS, 150 * MEGABYTE, patience=5)
        assert sent < 60 * MEGABYTE, "only what fits between the two ends"
        assert wire.is_open(), "it is not cut off for that"
        assert httpx.get(f"{lenient.url}/health", timeout=PATIENCE).status_code == 200
    assert resident(lenient) - before < 30 * MEGABYTE


def test_invalid_utf8_closes_the_socket_with_its_code_and_without_noise(node: Node) -> None:
    with socket_at(node) as wire:
        wire.send(frame(Opcode.TEXT, b"\xff\xfe"))
        answer = wire.answer()
    assert Close(1007, "not UTF-8").serialize() in answer


def test_sockets_that_do_not_read_cost_no_memory_however_seats_change(node: Node) -> None:
    """Twelve of them at a table with much talk, while a seat is taken and left."""
    with Client(node.url) as client, ExitStack() as stack:
        table = client.open_table("six-nimmt", seats=4, auto_start=False).id
        link = stack.enter_context(client.join(table))
        for number in range(150):
            link.say(f"{number} " + "ж" * 490)
        before = resident(node)
        for _ in range(12):
            deaf = stack.enter_context(Wire(node, deaf=True))
            identity: Identity = client._identity
            assert b" 101 " in deaf.upgrade(f"/ws/tables/{table}", identity.headers())
        for _ in range(100):
            link.sit(1)
            link.stand(1)
        assert resident(node) - before < 60 * MEGABYTE


def test_talk_without_end_makes_no_welcome_without_end(node: Node) -> None:
    with Client(node.url) as client:
        table = client.open_table("six-nimmt", seats=4, auto_start=False).id
        with client.join(table) as link:
            for number in range(250):
                link.say(f"{number} " + "ж" * 490)
        now = httpx.get(f"{node.url}/api/tables/{table}/now", timeout=PATIENCE).content
    lines = json.loads(now)["lines"]
    assert [line["text"].split()[0] for line in lines] == [str(n) for n in range(150, 250)]
    assert len(now) < 150_000
