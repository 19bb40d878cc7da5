"""Every clause is cited by code, by a test, and by the in-game rules in every language."""

import pytest

from ludoteka.core import Game
from ludoteka.games import games
from scripts.clauses import missing, unknown


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_every_clause_is_cited(game: Game) -> None:
    assert {who: clauses for who, clauses in missing(game).items() if clauses} == {}
    assert unknown(game) == []
