"""From what a person types to a move, when there are very many."""

import pytest

from ludoteka.cli.choosing import MANY, beginning_with, find_choice, outline
from ludoteka.core import Seat
from ludoteka.games import find_game
from ludoteka.texts import Speaker, Texts

GAME = find_game("intrigo")
MOVES = GAME.from_position({"seats": 4, "ducats": [3, 3, 3, 3]}).legal(Seat(0))
ENGLISH, RUSSIAN = (Speaker(Texts(language), GAME, "ABCD") for language in ("en", "ru"))


def test_moves_are_told_by_as_few_words_as_tell_them_apart() -> None:
    assert len(MOVES) > MANY
    kinds = outline(GAME, MOVES)
    assert list(kinds)[:3] == ["play", "merchant", "assassin"]
    assert sum(map(len, kinds.values())) == len(MOVES)
    assert list(outline(GAME, kinds["merchant"]))[:2] == ["merchant at 0", "merchant at 1"]
    assert list(outline(GAME, MOVES[:1])) == [GAME.moves.text(MOVES[0])]


@pytest.mark.parametrize(
    ("line", "count"),
    [("thief  AT 3", 3), ("thief at", 48), ("thief at 1", 3), ("thief at 3 on 4", 1), ("dance", 0)],
)
def test_a_beginning_ends_with_a_word(line: str, count: int) -> None:
    assert len(beginning_with(GAME, ENGLISH, line, MOVES)) == count


def test_a_beginning_may_be_in_the_readers_language() -> None:
    assert len(beginning_with(GAME, RUSSIAN, "Вор", MOVES)) == 48
    assert len(beginning_with(GAME, RUSSIAN, "Вор между 3", MOVES)) == 3


def test_a_whole_move_is_found_among_very_many() -> None:
    move = find_choice(GAME, ENGLISH, "merchant at 3 on 4 swaps 9", MOVES)
    assert GAME.moves.text(move) == "merchant at 3 on 4 swaps 9"
