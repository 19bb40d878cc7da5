"""A server without a proxy in front: connections that want too much, say too little, or stay."""

import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx
import msgspec
import pytest

from ludoteka.server.config import Settings
from tests.server.running import FAST, Node
from tests.server.wires import (
    MEGABYTE,
    PATIENCE,
    Wire,
    refusals,
    resident,
    wait_for,
    wires,
)

IMPATIENT = msgspec.structs.replace(
    FAST, header_seconds=1, body_seconds=1, keep_alive_seconds=1, stalled_seconds=2
)
GET = b"GET /health HTTP/1.1\r\nhost: a\r\n"
POST = b"POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n"
CHUNKED = POST + b"transfer-encoding: chunked\r\n\r\n"


def running(folder: Path, settings: Settings) -> Iterator[Node]:
    database = f"sqlite:///{folder / 'house.db'}"
    node = Node(folder, msgspec.structs.replace(settings, database=database), inline=True)
    node.start()
    node.wait()
    yield node
    node.stop()
    assert "Traceback" not in node.log(), node.log()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """With the usual limits on bytes, and hours for everything."""
    settings = msgspec.structs.replace(FAST, header_seconds=3600, body_seconds=3600)
    yield from running(tmp_path_factory.mktemp("patient"), settings)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    yield from running(tmp_path_factory.mktemp("impatient"), IMPATIENT)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Node]:
    """Few may come from one address."""
    settings = msgspec.structs.replace(IMPATIENT, connections_per_address=5)
    yield from running(tmp_path, settings)


@pytest.fixture
def behind_proxy(tmp_path: Path) -> Iterator[Node]:
    """Everybody comes from the proxy's address, and there is room for twenty."""
    settings = msgspec.structs.replace(
        IMPATIENT, connections_per_address=5, max_connections=20, trusted_proxies=("127.0.0.0/8",)
    )
    yield from running(tmp_path, settings)


# -- Bytes -----------------------------------------------------------------------------

ENDLESS = {
    "an address": (b"GET /", b"a" * 50_000),
    "a header": (GET + b"x: ", b"a" * 50_000),
    "the name of a header": (GET, b"a" * 50_000),
    "headers": (GET, b"x: y\r\n" * 5000),
    "empty lines": (b"", b"\r\n" * 5000),
    "the extension of a chunk": (CHUNKED + b"1;", b"a" * 50_000),
    "a header behind the body": (CHUNKED + b"0\r\nx: ", b"a" * 50_000),
    "headers behind the body": (CHUNKED + b"0\r\n", b"x: y\r\n" * 5000),
}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS.keys())
def test_a_request_whose_head_does_not_end_is_refused(
    patient: Node, begin: bytes, more: bytes
) -> None:
    before, refused = resident(patient), refusals(patient, "headers")
    with Wire(patient) as wire:
        wire.send(begin)
        assert wire.pour(more, 100 * MEGABYTE) < 20 * MEGABYTE, "the rest was not even read"
    assert refusals(patient, "headers") == refused + 1
    assert resident(patient) - before < 20 * MEGABYTE


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"x: %s\r\n" % (b"a" * 16_000), 200),
        (b"x: %s\r\n" % (b"a" * 16_400), 431),
        (b"x: y\r\n" * 95, 200),
        (b"x: y\r\n" * 100, 431),
        (b"what is that\r\n", 400),
    ],
)
def test_headers_may_have_so_many_bytes_and_be_so_many(
    patient: Node, head: bytes, status: int
) -> None:
    with Wire(patient) as wire:
        wire.send(GET + head + b"connection: close\r\n\r\n")
        assert wire.status() == status


def test_a_large_body_is_no_large_head(patient: Node) -> None:
    """Refused by its size in the usual words, however it comes."""
    body = b"x" * 200_000
    for head in (POST + b"content-length: 200000\r\n\r\n", CHUNKED + b"%x\r\n" % len(body)):
        with Wire(patient) as wire:
            wire.send(head + body)
            assert wire.socket.recv(12) == b"HTTP/1.1 413"


def test_requests_that_come_by_the_thousand_are_not_even_begun(patient: Node) -> None:
    before = resident(patient)
    with Wire(patient) as wire:
        assert wire.pour((GET + b"\r\n") * 1000, 100 * MEGABYTE) < 20 * MEGABYTE
    assert refusals(patient, "pipelined-requests") >= 1
    assert resident(patient) - before < 20 * MEGABYTE


# -- Time ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begun", "status"),
    [
        (b"", 0),
        (b"GET /hea", 408),
        (GET + b"x: ", 408),
        (POST + b"content-length: 100\r\n\r\n{", 408),
        (CHUNKED + b"1\r\n", 408),
    ],
    ids=["silence", "half a line", "half a head", "half a body", "half a chunk"],
)
def test_what_does_not_arrive_in_time_is_not_waited_for(
    impatient: Node, begun: bytes, status: int
) -> None:
    late = refusals(impatient, "slow-requests")
    with Wire(impatient) as wire:
        wire.send(begun)
        assert wire.status() == status
    assert refusals(impatient, "slow-requests") == late + 1


@pytest.mark.parametrize("more", [b"", b"\r\n", b"GET"])
def test_after_an_answer_a_connection_stays_for_a_while_only(impatient: Node, more: bytes) -> None:
    with Wire(impatient) as wire:
        wire.send(GET + b"\r\n")
        assert wire.socket.recv(12) == b"HTTP/1.1 200"
        wire.send(more)
        assert b"HTTP/1.1 200" not in wire.answer()


# -- Numbers ---------------------------------------------------------------------------


def fetch(node: Node) -> int:
    return httpx.get(f"{node.url}/health", timeout=PATIENCE).status_code


def test_one_address_has_so_many_connections(small: Node) -> None:
    """Sockets are counted as well, and who leaves makes room."""
    with wires(small, 4) as made, Wire(small) as socket:
        assert b" 101 " in socket.upgrade("/ws/lobby")
        with Wire(small) as one_too_many:
            assert one_too_many.status() == 429
        made.pop().close()
        wait_for(lambda: fetch(small) == 200)
    wait_for(lambda: fetch(small) == 200)
    assert refusals(small, "connections-per-address") >= 1


def test_a_silent_crowd_keeps_nobody_out_for_long(small: Node) -> None:
    with wires(small, 50):
        wait_for(lambda: fetch_or_none(small) == 200)


def fetch_or_none(node: Node) -> int | None:
    try:
        return fetch(node)
    except httpx.TransportError:
        return None


def test_a_trusted_proxy_brings_more_but_not_more_than_there_is_room(behind_proxy: Node) -> None:
    with wires(behind_proxy, 18) as made:
        assert fetch(behind_proxy) == 200
        with wires(behind_proxy, 10) as more:
            assert 503 in {wire.status() for wire in [*made, *more]}
    wait_for(lambda: fetch_or_none(behind_proxy) == 200)
    assert refusals(behind_proxy, "connections") >= 1
    assert "too many connections" in behind_proxy.log()


def test_without_files_left_the_log_says_so(tmp_path: Path) -> None:
    """The event loop itself closes whoever comes then, and says nothing."""
    for node in running(tmp_path, FAST):
        limits = resource.prlimit(node.process_id, resource.RLIMIT_NOFILE)

        def is_said() -> bool:
            """The next file would get the lowest free number: none below that is allowed."""
            names = Path(f"/proc/{node.process_id}/fd").iterdir()  # noqa: B023
            numbers = {int(name.name) for name in names}
            free = next(number for number in count() if number not in numbers)
            resource.prlimit(node.process_id, resource.RLIMIT_NOFILE, (free, limits[1]))  # noqa: B023
            return "no more files can be opened" in node.log()  # noqa: B023

        with wires(node, 20):
            wait_for(is_said)
        resource.prlimit(node.process_id, resource.RLIMIT_NOFILE, limits)
        wait_for(lambda: fetch_or_none(node) == 200)  # noqa: B023
        assert node.log().count("no more files can be opened") == 1


RAISED = """
import resource
from ludoteka.server.files import raise_file_limit, room_for_connections
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, min(hard, 1024)))
print(room_for_connections(0))
raise_file_limit()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], room_for_connections(0))
print(room_for_connections(50), room_for_connections(5000))
"""


def test_the_limit_of_files_is_raised_and_decides_how_many_may_come() -> None:
    told = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, check=True)
    assert re.split(r"\s+", told.stdout.decode().strip()) == ["128", "1024", "896", "50", "896"]


def test_a_connection_that_is_lost_at_any_point_is_counted_out(small: Node) -> None:
    """Else its address would have used up its number after a while."""
    for begun in [b"", b"GET /hea", GET + b"\r\n", POST + b"content-length: 9\r\n\r\n{"] * 5:
        with Wire(small) as wire:
            wire.send(begun)
        wait_for(lambda: fetch(small) == 200)
