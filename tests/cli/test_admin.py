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
    """Whoever runs the house, with its database. Commands are processes of their own beside
    SQLite; with PostgreSQL they are given within the test, for their starts take most of its time.
    """

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url
        self._starts = url.startswith("sqlite")

    def admin(self, *arguments: str) -> str:
        """What the command said."""
        code, out, err = self.tries(*arguments)
        assert (code, err) == (0, "")
        return out

    def tries(self, *arguments: str) -> tuple[int, str, str]:
        if not self._starts:
            return self.within(*arguments)
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
    assert "No users" in host.admin("users", "--name", "bob")

    with socket_at(house, alice, table) as talk:
        host.admin("mute", "alice", "--minutes", "5", "--why", "tests")
        assert alice.command(table, id="1", **TEXT).json()["code"] == "muted"
        until(lambda: said(talk)["type"] == "refused")
        host.admin("unmute", "Alice", "--why", "tests")
        until(lambda: said(talk)["type"] == "done")

    token = host.json("token", "Alice", "--scopes", "read", "--days", "2", "--why", "tests")
    assert token["scopes"] == ["read"]
    bearer = {"authorization": f"Bearer {token['secret']}"}
    assert alice.get("/api/me", headers=bearer).json()["name"] == "Alice"
    refused = alice.post("/api/tables", headers=bearer, json={"game": "six-nimmt"})
    assert refused.json()["code"] == "missing-scope"

    host.admin("delete-user", "Alice", "--yes", "--why", "tests")
    assert alice.get("/api/me").status_code == 401
    assert alice.get("/api/me", headers=bearer).status_code == 401
    assert host.json("users") == []
    until(lambda: "Alice" not in alice.get(f"/api/tables/{table}").text)


def test_accounts_are_made_banned_renamed_and_given_a_new_password(
    host: Host, house: House, alice: Browser
) -> None:
    made = host.json("add-user", "Nora", "--why", "a new neighbour")
    word = {"word": made["word"], "password": "correct horse"}
    assert made["link"].endswith(f"/reset#{made['word']}")
    with Browser(house) as nora:
        assert nora.post("/api/session/reset", json=word).json()["name"] == "Nora"
        host.admin("ban", "Nora", "--hours", "2", "--why", "she wanted to see it")
        until(lambda: nora.get("/api/me").status_code == 403)
        assert "she wanted to see it" in nora.get("/api/me").json()["sentence"]
        (ban,) = host.json("bans")
        assert ban["why"] == "she wanted to see it"
        assert "Nora" in host.admin("bans")
        host.admin("unban", "Nora", "--why", "seen")
        assert nora.get("/api/me").status_code == 200
        host.admin("rename", "Nora", "Eleonora", "--why", "her wish")
        assert nora.get("/api/me").json()["name"] == "Eleonora"
        host.admin("make-host", "Eleonora", "--why", "she helps")
        assert nora.get("/api/host/load").status_code == 200
        host.admin("unmake-host", "Eleonora", "--why", "enough")
        assert nora.get("/api/host/load").status_code == 403
        token = host.json("token", "Eleonora", "--why", "for her bot")
        assert [each["id"] for each in host.json("tokens", "Eleonora")] == [token["id"]]
        assert token["id"] in host.admin("tokens", "Eleonora")
        host.admin("revoke", "Eleonora", token["id"], "--why", "lost")
        assert "No tokens" in host.admin("tokens", "Eleonora")
        link = host.admin("reset-password", "Eleonora", "--why", "forgotten").split("#")[-1]
        fresh = {"word": link.strip(), "password": "another horse"}
        assert nora.post("/api/session/reset", json=fresh).status_code == 200
    done = [each["what"] for each in host.json("audit")][::-1]
    assert done == [
        "add-user", "ban", "unban", "rename", "make-host", "unmake-host", "make-token",
        "revoke-token", "reset-password",
    ]  # fmt: skip
    assert "she wanted to see it" in [each["why"] for each in host.json("audit")]
    assert "Eleonora" in host.admin("audit")


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_network_is_banned_and_reports_are_read_at_the_console(
    host: Host, house: House, alice: Browser
) -> None:
    table = alice.open_table()
    line = alice.command(table, id="1", **TEXT).json()["seq"]
    with Browser(house) as bob:
        bob.get(f"/api/tables/{table}")
        told = {"table": table, "seq": line, "reason": "spam", "words": "what a hello"}
        report = bob.post("/api/reports", json=told).json()["id"]
        assert "what a hello" in host.admin("reports")
        assert "→" in host.admin("reports", report)
        host.admin("close-report", report, "--why", "a hello is no spam")
        assert "No reports" in host.admin("reports")
        assert [each["report"]["id"] for each in host.json("reports", "--closed")] == [report]
        fault = {"table": table, "reason": "game", "words": "my card went to the wrong row"}
        assert bob.post("/api/reports", json=fault).status_code == 201
        assert "the game did something wrong" in " ".join(host.admin("reports").split())
        host.admin("ban", "--network", "127.0.0.1", "--why", "only for a moment")
        until(lambda: bob.get("/api/me").json().get("code") == "banned-network")
        host.admin("unban", "--network", "127.0.0.1", "--why", "it is over")
        until(lambda: bob.get("/api/me").status_code == 200)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_nobody_is_deleted_by_mistake(host: Host, alice: Browser) -> None:
    arguments = ("admin", "delete-user", "Alice", "--why", "tests", "--database", host.url)
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
        assert "is closed" in host.admin("close", table, "--why", "tests")
        told = heard(talk, "update")
        while told["happened"]["kind"] != "closed":
            told = heard(talk, "update")
        assert told["table"]["status"] == "closed"
    command = {"do": "play", "id": "1", "seat": 0, "move": "play 1"}
    assert alice.command(table, **command).json()["code"] == "match-ended"
    code, _, err = host.tries("close", table, "--why", "tests")
    assert (code, "it is already closed" in err) == (2, True)


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
    host.admin("close", table, "--why", "tests")
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
    for what in ("users", "tables", "stats", "bot-failures", "reports", "bans", "audit"):
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
        (["mute", "Bob", "--why", "tests"], "There is no one called Bob"),
        (["token", "Alice", "--scopes", "fly"], "There is no scope “fly”"),
        (["ban", "--why", "tests"], "Name a user, or a network"),
        (["ban", "--network", "hall", "--why", "tests"], "“hall” is not an address"),
        (["ban", "--network", "0.0.0.0/0", "--why", "tests"], "too wide"),
        (["unban", "--network", "192.0.2.1", "--why", "tests"], "is not banned"),
        (["close-report", "none", "--why", "tests"], "There is no open report"),
        (["add-user", "Nora"], "Give a reason"),
        (["tables", "--status", "gone"], "There is no status “gone”"),
        (["close", "no-such-one", "--why", "tests"], "There is no such table"),
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
