"""Lessons over REST: what a learner sees, and what comes of a move."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludoteka.server.config import Settings
from ludoteka.server.web.app import make_app
from tests.server.offered import offered


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    settings = Settings(database=f"sqlite:///{folder}/house.db", bot_workers=1)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8420") as client:
        yield client


def test_a_tutorial_lists_its_lessons(client: TestClient[Litestar]) -> None:
    lines = client.get("/api/games/six-nimmt/tutorial").json()
    assert [line["name"] for line in lines][:2] == ["follow", "closest"]


def test_a_lesson_shows_what_its_learner_sees_and_may_do(client: TestClient[Litestar]) -> None:
    card = client.get("/api/games/six-nimmt/tutorial/1").json()
    assert (card["name"], card["seats"]) == ("follow", 3)
    assert card["sight"]["view"]["hands"] == [[24, 52, 78], {"hidden": 3}, {"hidden": 3}]
    assert offered(card["sight"]) == ["play 24", "play 52", "play 78"]


def test_the_goal_is_told_from_other_moves_and_both_are_played(
    client: TestClient[Litestar],
) -> None:
    path = "/api/games/six-nimmt/tutorial/1/try"
    goal = client.get(path, params={"move": "play 52"}).json()
    other = client.get(path, params={"move": "play 24"}).json()
    assert (goal["reached"], other["reached"]) == (True, False)
    (sight,) = goal["sights"]
    assert sight["view"]["rows"][1] == [46, 52]
    assert "six-nimmt-event-card-placed" in {
        news["said"]["key"] for news in sight["events"] if "said" in news
    }


def test_what_is_not_legal_says_why(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/games/six-nimmt/tutorial/1/try", params={"move": "play 98"}).json()
    said = {"key": "six-nimmt-refusal-not-in-hand", "arguments": {"card": 98}}
    assert answer == {"refused": {"said": said, "rule": "6N-3"}, "reached": False, "sights": []}


@pytest.mark.parametrize("number", [0, 11, 10**30])
def test_there_is_no_other_lesson(client: TestClient[Litestar], number: int) -> None:
    answer = client.get(f"/api/games/six-nimmt/tutorial/{number}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-lesson")
