"""Pointing at what cannot be done tells why, to nobody but its player."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludoteka.server.config import Settings
from ludoteka.server.web.app import make_app
from tests.server.offered import offered


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    settings = Settings(database=f"sqlite:///{tmp_path}/house.db", bot_workers=1, commit_seconds=0)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8420") as client:
        client.headers["origin"] = "http://127.0.0.1:8420"
        yield client


@pytest.fixture
def table(client: TestClient[Litestar]) -> str:
    wanted = {"game": "face-to-face", "options": {"first-player": 0}, "start": True}
    path: str = client.post("/api/tables", json=wanted).json()["path"]
    return path.removeprefix("/t/")


def test_a_refused_move_says_why_with_its_clause(client: TestClient[Litestar], table: str) -> None:
    answer = client.get(f"/api/tables/{table}/why", params={"seat": 0, "move": "end"})
    said = {"key": "face-to-face-refusal-two-cards-first", "arguments": {"plays": 0}}
    assert answer.json() == {"why": {"said": said, "rule": "FF-3"}}


def test_a_legal_move_has_nothing_against_it(client: TestClient[Litestar], table: str) -> None:
    now = client.get(f"/api/tables/{table}/now").json()
    move = offered(now["sights"][0])[0]
    answer = client.get(f"/api/tables/{table}/why", params={"seat": 0, "move": move})
    assert answer.json() == {"why": None}


def test_nobody_asks_for_another_s_seat(client: TestClient[Litestar], table: str) -> None:
    answer = client.get(f"/api/tables/{table}/why", params={"seat": 1, "move": "end"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
