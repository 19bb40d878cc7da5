"""States print themselves, and nothing that the seat to act cannot know."""

import random

import pytest

from ludoteka.core import Rng
from ludoteka.games import find_game, games

each_game = pytest.mark.parametrize("key", sorted(games()))


@each_game
def test_a_state_prints_its_board(key: str) -> None:
    game = find_game(key)
    chance = random.Random(1)
    state = game.new(game.default_seats, {}, bytes(32), recording=False)
    printed = set()
    for _ in range(30):
        text = str(state)
        assert "seat 1" in text
        assert "\x1b" not in text, "colours are for terminals"
        printed.add(text)
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
    assert len(printed) > 5


@each_game
def test_a_notebook_shows_it_in_colour(key: str) -> None:
    game = find_game(key)
    state = game.new(game.default_seats, {}, bytes(32))
    page = state._repr_html_()
    assert page.startswith("<pre")
    assert page.rstrip().endswith("</pre>")
    assert "<span style=" in page
    assert "<script" not in page


@each_game
@pytest.mark.uncounted
def test_what_the_seat_to_act_cannot_know_is_not_printed(key: str) -> None:
    game = find_game(key)
    state = game.new(game.default_seats, {}, bytes(32), recording=False)
    chance = random.Random(2)
    for number in range(40):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        other = game.redeal(state, seat, Rng(bytes([number]) * 32))
        assert str(other) == str(state)
        assert other._repr_html_() == state._repr_html_()
        state.play(seat, chance.choice(state.legal(seat)))


def test_a_finished_match_shows_what_everybody_sees() -> None:
    game = find_game("sakura")
    state = game.new(2, {}, bytes(32), recording=False)
    while acting := state.to_act():
        state.play(acting[0], state.legal(acting[0])[0])
    assert "seat 0" in str(state)
