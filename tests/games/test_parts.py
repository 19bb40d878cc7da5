"""A game says itself where its drawing, bots, encoding and judge are."""

from collections.abc import Mapping

import pytest

from ludoteka.boards import BOARDS
from ludoteka.bots.greedy import GREEDY
from ludoteka.bots.search.all_games import SEARCHING
from ludoteka.core.parts import Parts
from ludoteka.games import games, packages, parts
from ludoteka.games.six_nimmt import SixNimmt
from ludoteka.review.judge import JUDGES

REGISTRIES = {"board": BOARDS, "greedy": GREEDY, "searching": SEARCHING, "judge": JUDGES}


@pytest.mark.parametrize("part", REGISTRIES)
def test_every_game_of_the_house_has_every_part(part: str) -> None:
    registry: Mapping[str, object] = REGISTRIES[part]
    assert list(registry) == list(games())
    assert len(registry) == len(games())
    assert len({id(registry[key]) for key in registry}) == len(registry)


def test_a_game_may_leave_a_part_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SixNimmt, "parts", Parts(board="ludoteka.boards.six_nimmt:draw"))
    encodings = parts("encoding")
    assert "six-nimmt" in BOARDS
    assert "six-nimmt" not in encodings
    assert "sakura" in encodings
    with pytest.raises(KeyError, match="six-nimmt"):
        encodings["six-nimmt"]


def test_what_is_no_game_has_no_parts() -> None:
    assert "poker" not in BOARDS
    with pytest.raises(KeyError, match="poker"):
        BOARDS["poker"]


def test_the_games_of_the_house_are_in_no_other_package() -> None:
    assert packages() == {}
