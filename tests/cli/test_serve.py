"""`ludoteka serve` as hosts start and stop it."""

import asyncio
import json
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteka.cli.hosting.greeting import qr_code
from ludoteka.server.storage import Database, Entry
from ludoteka.server.tables.entries import Said, decode_fact
from tests.cli.hosting import NO_LIMITS, Browser, House, ludoteka, serving, socket_at


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with serving(tmp_path, more=NO_LIMITS) as opened:
        yield opened


def test_it_says_where_it_is_answers_and_closes_when_told(house: House, tmp_path: Path) -> None:
    assert httpx.get(f"{house.url}/health").json()["status"] == "ok"
    assert httpx.get(f"{house.url}/ready").json()["status"] == "ok"
    assert any(f"sqlite:///{tmp_path}/ludoteka/ludoteka.sqlite3" in line for line in house.said)
    assert house.url.startswith("http://127.0.0.1:")
    assert house.stop() == 0
    house.wait_for("Nothing is lost")
    assert not any("Traceback" in line for line in house.logged)


def test_ctrl_c_closes_it_as_well_and_tells_the_sockets(house: House) -> None:
    with Browser(house) as browser:
        table = browser.open_table()
    with socket_at(house, browser, table) as talk:
        assert json.loads(talk.recv())["type"] == "welcome"
        house.send(signal.SIGINT)
        told = json.loads(talk.recv())
        while told["type"] == "presence":
            told = json.loads(talk.recv())
        assert told == {"type": "bye", "reason": "stopping"}
        with pytest.raises(ConnectionClosed) as closed:
            talk.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # come back soon
    assert house.ended() == 0


def test_a_second_ctrl_c_ends_it_at_once(house: House) -> None:
    host, port = house.url.removeprefix("http://").split(":")
    handshake = (
        f"GET /ws/lobby HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with socket.create_connection((host, int(port))) as deaf:
        deaf.sendall(handshake.encode())
        assert deaf.recv(12) == b"HTTP/1.1 101"
        house.send(signal.SIGINT)
        house.wait_for_log("stopping")  # and now it waits for the socket that does not listen
        house.send(signal.SIGINT)
        assert house.ended() == 128 + signal.SIGINT


def test_whatever_was_acknowledged_before_the_stop_is_there_afterwards(
    house: House, tmp_path: Path
) -> None:
    browser = Browser(house)
    table = browser.open_table()

    def talk(who: int) -> dict[str, int]:
        """Until nobody answers any more; the commands with the seqs that were promised."""
        promised: dict[str, int] = {}
        for number in range(100_000):
            command = f"{who}-{number}"
            try:
                answer = browser.command(table, do="say", id=command, text=command)
            except httpx.HTTPError:
                break
            if answer.status_code == 200:
                promised[command] = answer.json()["seq"]
            if who == 0 and number == 20:
                house.send(signal.SIGTERM)
        return promised

    with ThreadPoolExecutor(4) as pool:
        promised = {k: v for each in pool.map(talk, range(4)) for k, v in each.items()}
    browser.close()
    assert house.ended() == 0
    assert len(promised) > 20
    entries = asyncio.run(read_log(f"sqlite:///{tmp_path}/ludoteka/ludoteka.sqlite3", table))
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    said = {entry.seq: decode_fact(entry.body) for entry in entries if entry.kind == "said"}
    for command, seq in promised.items():
        fact = said[seq]
        assert isinstance(fact, Said)
        assert fact.text == command


async def read_log(url: str, table: str) -> list[Entry]:
    database = await Database.open(url)
    try:
        return await database.log.read(table)
    finally:
        await database.close()


def test_friends_in_the_network_are_let_in_only_when_asked(tmp_path: Path) -> None:
    with serving(tmp_path, "--lan") as house:
        listed = "".join(house.said)
        assert "In your network" in listed
        if "no network" not in listed:
            house.wait_for("▄▄▄▄▄")
        assert httpx.get(f"{house.url}/health").status_code == 200


def test_the_code_for_phones_is_a_square_with_a_rim() -> None:
    lines = qr_code("http://192.168.1.7:8420").splitlines()
    assert {len(line) for line in lines} == {29}
    assert len(lines) == 15  # two rows of squares a line
    assert lines[0] == "█" * 29


def test_the_browser_is_opened_when_wanted(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n', "utf-8")
    browser.chmod(0o755)
    with serving(tmp_path, "--open", more={"BROWSER": f"{browser} %s"}) as house:
        house.stop()
        assert seen.read_text("utf-8").strip() == house.url


def test_without_a_browser_it_says_what_to_do(tmp_path: Path) -> None:
    with serving(tmp_path, "--open") as house:
        assert house.url in house.wait_for("No browser was found here: open .*")[0]


def test_a_taken_port_is_one_clear_line(house: House, tmp_path: Path) -> None:
    port = house.url.rpartition(":")[2]
    code, out, err = ludoteka(tmp_path, "serve", "--port", port)
    assert (code, out) == (2, "")
    assert f"Port {port} is used by another program" in err
    assert len(err.splitlines()) == 1


UNREACHABLE = "postgresql://ann:hunter2@127.0.0.1:1/cards"


@pytest.mark.parametrize(
    ("arguments", "more", "told"),
    [
        (["--host", "nowhere.invalid"], {}, "Can’t listen on nowhere.invalid"),
        (["--port", "70000"], {}, "Setting port (command line): “70000” isn’t valid"),
        (["--log-level", "loud"], {}, "Setting log_level (command line): “loud” isn’t valid"),
        (["--database", "mysql://x"], {}, "Setting database (command line): “…” isn’t valid"),
        (
            ["--database", UNREACHABLE],
            {},
            "Can’t use the database postgresql://ann@127.0.0.1:1/cards",
        ),
        (["--redis", "redis://127.0.0.1:1/0"], {}, "Can’t use the bus redis://127.0.0.1:1/0"),
        (["--config", "nowhere.toml"], {}, "Can’t read nowhere.toml"),
        ([], {"LUDOTEKA_PROT": "1"}, "There is no setting “prot” (environment). Did you mean"),
        ([], {"LUDOTEKA_STAND_IN": "nobody"}, "stand_in must name a bot that can play"),
        ([], {"LUDOTEKA_PORT": "x"}, "Setting port (environment): “x” isn’t valid"),
    ],
)
def test_what_cannot_be_is_one_clear_line(
    arguments: list[str], more: dict[str, str], told: str, tmp_path: Path
) -> None:
    port = [] if "PORT" in str(more) or "--port" in arguments else ["--port", "0"]
    code, out, err = ludoteka(tmp_path, "serve", *port, *arguments, more=more)
    assert (code, out) == (2, "")
    assert told in err
    assert "Traceback" not in err
    assert "hunter2" not in err


def test_the_file_of_settings_is_read(tmp_path: Path) -> None:
    settings = tmp_path / "house.toml"
    settings.write_text('public_url = "https://cards.example.org"\nlog_format = "json"\n', "utf-8")
    with serving(tmp_path, "--config", str(settings), is_json=True) as house:
        assert any('"public": "https://cards.example.org"' in line for line in house.logged)


JSON = {"LUDOTEKA_LOG_FORMAT": "json", "LUDOTEKA_LOG_LEVEL": "debug", "LUDOTEKA_ACCESS_LOG": "true"}
CHATTY = """
import warnings
from ludoteka.bots import Bot

print("imported")


class Chatty(Bot):
    def choose(self, view, moves):
        print("my hand is", moves)
        warnings.warn("a warning", stacklevel=1)
        raise RuntimeError("so many cards")
"""


def test_with_json_logs_everything_on_the_streams_is_json(tmp_path: Path) -> None:
    """Greeting, requests, a bot that prints and fails, warnings, and the end."""
    (tmp_path / "chatty.py").write_text(CHATTY, "utf-8")
    bots = {"LUDOTEKA_BOTS": f"chatty={tmp_path / 'chatty.py'}:Chatty", "PYTHONWARNINGS": "default"}
    with serving(tmp_path, more=JSON | bots, is_json=True) as house, Browser(house) as browser:
        browser.open_table(seats=2, bots=["chatty"], start=True)
        assert browser.get("/api/nowhere?token=hunter2").status_code == 404
        house.wait_for_log('"event": "bot failed"')
        assert house.stop() == 0
        house.wait_for_log('"event": "stopped"')
    for line in house.said + house.logged:
        if line != "imported\n":  # by the server itself, whose own words these are
            assert json.loads(line)["event"], line
    assert "hunter2" not in "".join(house.logged)
    assert "my hand" not in "".join(house.said + house.logged)


@pytest.mark.parametrize(
    ("arguments", "more", "code"),
    [
        ([], {"LUDOTEKA_STAND_IN": "nobody"}, "bad-stand-in"),
        (["--host", "nowhere.invalid"], {}, "cannot-listen"),
        (["--database", UNREACHABLE], {}, "unusable-database"),
    ],
)
def test_with_json_logs_what_speaks_against_a_start_is_json_too(
    arguments: list[str], more: dict[str, str], code: str, tmp_path: Path
) -> None:
    ended, out, err = ludoteka(tmp_path, "serve", "--port", "0", *arguments, more=JSON | more)
    assert (ended, out) == (2, "")
    lines = [json.loads(line) for line in err.splitlines()]
    assert lines[-1]["event"] == "cannot start"
    assert lines[-1]["code"] == code
