"""`ludoteka admin` beside a running server, on both databases."""

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from ludoteka.server.bot_failures import keep_failure
from ludoteka.server.play.failures import FailureReport
from ludoteka.server.storage import Database
from tests.cli.databases import make_database, run, table_secrets
from tests.cli.hosting import NO_LIMITS, Browser, House, ludoteka, serving, socket_at, until
from tests.cli.inside import inside

TEXT = {"do": "say", "text": "hello"}


class Host:
    """Whoever runs the house, with its database."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url

    def admin(self, *arguments: str) -> str:
        """What the command said."""
        code, out, err = self.tries(*arguments)
        assert (code, err) == (0, "")
        return out

    def tries(self, *arguments: str) -> tuple[int, str, str]:
        return ludoteka(self.folder, "admin", *arguments, "--database", self.url)

    def within(self, *arguments: str) -> tuple[int, str, str]:
        """The same without a process of its own."""
        return inside("admin", *arguments, "--database", self.url, home=self.folder)

    def json(self, *arguments: str) -> Any:
        return json.loads(self.admin(*arguments, "--json"))


@pytest.fixture
def host(tmp_path: Path, url: str) -> Host:
    return Host(tmp_path, url)


@pytest.fixture
def house(host: Host) -> Iterator[House]:
    with serving(host.folder, "--database", host.url, more=NO_LIMITS) as opened:
        yield opened


@pytest.fixture
def alice(house: House) -> Iterator[Browser]:
    with Browser(house) as browser:
        browser.open_table()  # whoever opens a table is a guest from then on
        assert browser.patch("/api/me", json={"name": "Alice"}).status_code == 200
        yield browser


def heard(talk: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while (message := json.loads(talk.recv(timeout=60)))["type"] != kind:
        pass
    assert isinstance(message, dict)
    return message


def said(talk: ClientConnection) -> dict[str, Any]:
    """What comes of saying something: the server may need a moment to hear of a change."""
    talk.send(json.dumps(TEXT | {"id": secrets.token_hex(4)}))
    while (message := json.loads(talk.recv(timeout=60)))["type"] not in ("done", "refused"):
        pass
    assert isinstance(message, dict)
    return message


def test_people_are_listed_muted_given_tokens_and_deleted(
    host: Host, house: House, alice: Browser
) -> None:
    table = alice.open_table(title="Evening", start=True, seats=3)
    (person,) = host.json("users", "--name", "LIC")
    assert (person["name"], person["kind"], person["games"]) == ("Alice", "guest", 0)
    assert "Alice" in host.admin("users")
    assert "Nobody" in host.admin("users", "--name", "bob")

    with socket_at(house, alice, table) as talk:
        host.admin("mute", "alice", "--minutes", "5")
        assert alice.command(table, id="1", **TEXT).json()["code"] == "muted"
        until(lambda: said(talk)["type"] == "refused")
        host.admin("unmute", "Alice")
        until(lambda: said(talk)["type"] == "done")

    token = host.json("token", "Alice", "--scopes", "read", "--days", "2")
    assert token["scopes"] == ["read"]
    bearer = {"authorization": f"Bearer {token['secret']}"}
    assert alice.get("/api/me", headers=bearer).json()["name"] == "Alice"
    refused = alice.post("/api/tables", headers=bearer, json={"game": "six-nimmt"})
    assert refused.json()["code"] == "missing-scope"

    host.admin("delete-user", "Alice", "--yes")
    assert alice.get("/api/me").status_code == 401
    assert alice.get("/api/me", headers=bearer).status_code == 401
    assert host.json("users") == []
    until(lambda: "Alice" not in alice.get(f"/api/tables/{table}").text)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_nobody_is_deleted_by_mistake(host: Host, alice: Browser) -> None:
    arguments = ("admin", "delete-user", "Alice", "--database", host.url)
    code, out, _ = ludoteka(host.folder, *arguments, typed="n\n")
    assert code == 1
    assert "Nothing was deleted" in out
    assert alice.get("/api/me").json()["name"] == "Alice"


def test_a_live_table_is_closed_before_everybodys_eyes(
    host: Host, house: House, alice: Browser
) -> None:
    table = alice.open_table(title="Evening", start=True, seats=3, listed=True)
    (listed,) = host.json("tables", "--status", "live")
    assert (listed["id"], listed["title"], listed["host"]) == (table, "Evening", "Alice")
    assert table in host.admin("tables")
    assert "No tables" in host.admin("tables", "--status", "over")
    counts = host.json("stats")
    assert (counts["guests"], counts["tables-live"], counts["tables-open"]) == (1, 1, 1)

    with socket_at(house, alice, table) as talk:
        heard(talk, "welcome")
        assert "is closed" in host.admin("close", table)
        told = heard(talk, "update")
        while told["happened"]["kind"] != "closed":
            told = heard(talk, "update")
        assert told["table"]["status"] == "closed"
    command = {"do": "play", "id": "1", "seat": 0, "move": "play 1"}
    assert alice.command(table, **command).json()["code"] == "match-ended"
    code, _, err = host.tries("close", table)
    assert (code, "it is closed already" in err) == (2, True)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_the_report_of_a_live_match_is_not_shown(host: Host, alice: Browser) -> None:
    assert host.json("bot-failures") == []
    assert "No bot has failed" in host.admin("bot-failures")
    table = alice.open_table(start=True, seats=3)
    run(_keep(host.url, table))
    (line,) = host.json("bot-failures")
    assert (line["id"], line["bot"], line["why"]) == ("report", "crashing", "RuntimeError")
    assert "my hand" not in json.dumps(line) + host.admin("bot-failures")
    code, out, err = host.tries("bot-failures", "report")
    assert (code, out) == (2, "")
    assert "still being played" in " ".join(err.split())
    host.admin("close", table)
    assert host.json("bot-failures", "report")["trace"] == "my hand"


async def _keep(url: str, table: str) -> None:
    database = await Database.open(url)
    report = FailureReport(
        id="report",
        at=1,
        table=table,
        game="six-nimmt",
        rules=1,
        software="ludoteka",
        options={},
        seats=5,
        seat=1,
        bot="crashing",
        stream="1 crashing",
        seed="00",
        why="RuntimeError",
        trace="my hand",
        moves=("play 1",),
        view=msgspec.Raw(b"{}"),
        events=msgspec.Raw(b"[]"),
    )
    await keep_failure(database, report)
    await database.close()


def test_what_the_host_sees_tells_nothing_of_a_game(host: Host, alice: Browser) -> None:
    table = alice.open_table(start=True, seats=3)
    seen = ""
    for what in ("users", "tables", "stats", "bot-failures"):
        for form in ((), ("--json",)):
            code, out, err = host.within(what, *form)
            assert (code, err) == (0, "")
            seen += out
    secrets = run(table_secrets(host.url, table))
    assert len(secrets) >= 3
    assert not [secret for secret in secrets if secret in seen]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["mute", "Bob"], "Nobody here is called Bob"),
        (["token", "Alice", "--scopes", "fly"], "There is no scope “fly”"),
        (["tables", "--status", "gone"], "There is no status “gone”"),
        (["close", "no-such-one"], "There is no such table"),
    ],
)
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_mistakes_are_one_clear_line(host: Host, arguments: list[str], told: str) -> None:
    run(make_database(host.url))
    code, out, err = host.within(*arguments)
    assert (code, out) == (2, "")
    assert told in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_database_that_is_not_there_is_not_made_by_looking(host: Host) -> None:
    code, _, err = host.tries("users")
    assert code == 2
    assert "There is no database sqlite:///" in err
    assert not Path(host.url.removeprefix("sqlite:///")).exists()
