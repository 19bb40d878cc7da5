"""Errors say in English what is wrong, also to who only uses the library."""

import pickle

import pytest

from ludoteka.core import BadInput, IllegalMove, Move, Seat
from ludoteka.games import find_game
from ludoteka.games.six_nimmt import SixNimmt
from ludoteka.texts.errors import error_sentence
from ludoteka.texts.messages import Texts


def test_bad_input_is_a_sentence_with_its_code() -> None:
    with pytest.raises(BadInput) as refused:
        find_game("nope")
    assert str(refused.value).startswith("There is no game “nope”.")
    assert str(refused.value).endswith("(unknown-game)")
    assert refused.value.arguments["game"] == "nope"


def test_an_illegal_move_is_a_sentence_with_its_clause() -> None:
    state = SixNimmt().new(2, {}, bytes(32))
    missing = next(card for card in range(1, 105) if Move(card) not in state.legal(Seat(0)))
    with pytest.raises(IllegalMove) as refused:
        state.play(Seat(0), Move(missing))
    error = refused.value
    assert str(error) == f"Card {missing} is not in your hand. (not-in-hand) [6N-3]"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert (error.code, error.rule) == ("not-in-hand", "6N-3")


def test_other_languages_are_asked_for() -> None:
    said = {
        language: error_sentence(Texts(language), BadInput("not-json", kind="x"))
        for language in ("en", "ru", "uk")
    }
    assert len({*said.values()}) == 3


def test_what_has_no_words_is_told_by_its_code() -> None:
    """In someone's own game, say."""
    assert str(BadInput("of-my-own", card=3)) == "of-my-own (card: 3)"
    assert str(IllegalMove("of-my-own", "MY-1")) == "of-my-own [MY-1]"
