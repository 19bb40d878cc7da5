"""Positions of Sakura: partial ones are filled legally, senseless ones refused."""

import pytest

from ludoteka.core import BadInput, Seat
from ludoteka.games.sakura import Sakura
from ludoteka.games.sakura.state import SakuraState

GAME = Sakura()
TACTICAL = {"tactical": True}


def test_a_partial_position_is_the_set_up_with_full_hands() -> None:
    state = GAME.from_position({"seats": 3})
    assert isinstance(state, SakuraState)
    assert state.audit() == []
    assert (state.emperor, state.artists, state.tokens, state.supply) == (6, [0] * 3, [5] * 3, 39)
    assert [len(state.legal(seat)) for seat in state.seats] == [5, 5, 5]
    assert len(state.deck) == 45


def test_hands_are_filled_up_and_what_is_left_is_the_deck() -> None:
    state = GAME.from_position({"hands": [[60, "?"], [1]], "discards": [2, 3]})
    assert isinstance(state, SakuraState)
    assert state.audit() == []
    assert 60 in state.hands[0]
    assert len(state.deck) == 60 - 10 - 2
    assert state.discards == [2, 3]


def test_what_a_given_deck_leaves_is_discarded() -> None:
    state = GAME.from_position({"hands": [[1], [2]], "deck": [9, "?", 8]})
    assert isinstance(state, SakuraState)
    assert state.audit() == []
    assert (state.deck[-1], state.deck[0]) == (9, 8)
    assert len(state.discards) == 60 - 10 - 3


def test_trees_behind_the_emperor_have_paid() -> None:
    for emperor, paid in ((15, 0), (17, 1), (30, 2)):
        state = GAME.from_position({"seats": 2, "emperor": emperor})
        assert isinstance(state, SakuraState)
        assert state.paid == paid


def test_a_tree_that_is_just_reached_has_not_paid() -> None:
    position = {
        "phase": "artist",
        "emperor": 16,
        "tree": True,
        "chosen": [8, 20, 21],
        "queue": [8, 20, 21],
        "hands": [[], [], []],
    }
    state = GAME.from_position(position)
    assert isinstance(state, SakuraState)
    assert (state.paid, state.to_act(), len(state.hands[0])) == (0, (0,), 4)


def test_a_finished_position_has_a_result() -> None:
    chosen = [8, 20, 21]
    over = {"phase": "over", "emperor": 38, "tokens": [3, 9, 4], "chosen": chosen}
    result = GAME.from_position(over).result()
    assert result is not None
    assert result.ranks == (3, 1, 2)
    late = GAME.from_position({"phase": "over", "round": 100, "seats": 2}).result()
    assert late is not None
    assert late.ranks == (1, 1)


RESOLVING = {"phase": "emperor", "chosen": [5, 14, 20], "queue": [5, 14, 20], "seats": 3}
OVER = {"phase": "over", "emperor": 38, "seats": 3, "chosen": [8, 20, 21]}
CHOSEN = {"hands": [[1, 2], [3]], "artists": [0, 4, 0], "emperor": 9, "options": TACTICAL}


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({}, "seats is missing"),
        ({"seats": 3, "tokens": [5, 5]}, "number of seats differs: tokens 2, seats 3"),
        ({"seats": 2, "empror": 1}, "unknown field empror"),
        ({"seats": 2, "artists": [0, 0]}, "2 players have 3 artists, not 2"),
        ({"seats": 3, "artists": [0, 0]}, "3 players have 3 artists"),
        ({"seats": 3, "chosen": [None]}, "each of 3 artists, not 1"),
        ({"hands": [[61], []]}, "61 is no card of this deck (1 to 60)"),
        ({"hands": [[0], []]}, "0 is no card"),
        ({"hands": [[7], [7]]}, "card 7 is in two places"),
        ({"hands": [[7], []], "deck": [7]}, "card 7 is in two places"),
        ({"hands": [[7], []], "discards": [7]}, "card 7 is in two places"),
        ({"hands": [[1, 2, 3, 4, 5, 6], []]}, "seat 0 has 6 cards instead of 5"),
        ({"seats": 2, "deck": ["?"] * 51}, "more cards than the deck"),
        ({"seats": 2, "deck": [], "discards": []}, "these cards are nowhere: "),
        ({"seats": 2, "round": 0}, "round counts from 1 to 100"),
        ({"seats": 2, "round": 101}, "round counts from 1 to 100"),
        ({"seats": 2, "acts": -1}, "acts from 0"),
        ({"tokens": [-1, 5]}, "tokens and supply are 54"),
        ({"tokens": [5, 5], "supply": 45}, "tokens and supply are 54"),
        ({"seats": 2, "paid": 4}, "paid counts the trees from 0 to 3"),
        ({"seats": 2, "paid": 3}, "the match is over when the last tree has paid"),
        ({"seats": 2, "emperor": 0}, "the Emperor is on 1 to 16, not on 0"),
        ({"seats": 2, "emperor": 17, "paid": 0}, "the Emperor is on 1 to 16, not on 17"),
        ({"seats": 2, "emperor": 39}, "the match is over"),
        ({"seats": 2, "emperor": 39, "paid": 2}, "the Emperor is on 1 to 38, not on 39"),
        ({"seats": 2, "emperor": 16, "paid": 0}, "tree says whether"),
        ({"seats": 2, "emperor": 15, "tree": True, "paid": 0}, "tree says whether"),
        ({"seats": 2, "emperor": 16, "tree": True}, "a tree pays as soon as"),
        ({"seats": 2, "artists": [6, 0, 0]}, "artists are behind the Emperor"),
        ({"seats": 2, "artists": [-1, 0, 0]}, "artists are behind the Emperor"),
        ({"seats": 2, "artists": [3, 3, 0]}, "only the gate holds several"),
        ({"seats": 2, "shuffled": [0]}, "for each of 60 cards"),
        ({"seats": 2, "shuffled": [-1] * 60}, "for each of 60 cards"),
        ({"seats": 2, "deck": [1], "shuffled": [0] + [1] * 59}, "all in the last shuffle"),
        ({"seats": 2, "double": 0}, "double is seat 0 or 1 in the tactical game"),
        ({"seats": 2, "options": TACTICAL, "double": 2}, "double is seat 0 or 1"),
        ({"seats": 2, "options": TACTICAL, "double": 1}, "nobody if both are on the gate"),
        (
            {"seats": 2, "options": TACTICAL, "double": None, "artists": [1, 2, 0]},
            "further from the Emperor",
        ),
        ({"seats": 2, "queue": [5]}, "queue is empty while cards are chosen"),
        ({"hands": [[1], [2]], "chosen": [2, None, None]}, "seat 0 has not the card 2"),
        ({"hands": [[1], [2]], "chosen": [1, 2, None]}, "the cards are revealed"),
        ({"hands": [[1], [2]], "chosen": [1, None, 2]}, "chooses both at once"),
        ({**CHOSEN, "chosen": [1, None, None]}, "chooses both at once"),
        ({**CHOSEN, "chosen": [1, None, 3]}, "seat 0 has not the card 3"),
        ({**CHOSEN, "chosen": [1, None, 1]}, "seat 0 has not the card 1"),
        ({**OVER, "queue": [8]}, "queue is empty when the match is over"),
        ({**OVER, "chosen": [8, 20, None]}, "chosen holds the cards of the last round"),
        ({**OVER, "emperor": 37, "chosen": [None] * 3}, "is over after the last tree or after 100"),
        ({**OVER, "emperor": 37, "round": 100}, "unless they are discarded"),
        ({**RESOLVING, "chosen": [5, 14, None]}, "everybody's revealed card"),
        ({**RESOLVING, "queue": []}, "the queue holds"),
        ({**RESOLVING, "queue": [14, 5, 20]}, "ascending"),
        ({**RESOLVING, "queue": [5, 14, 21]}, "the queue holds"),
        ({**RESOLVING, "queue": [5, 20]}, "resolved in ascending order"),
        ({**RESOLVING, "queue": [5, 5, 14, 20]}, "resolved in ascending order"),
        ({**RESOLVING, "queue": [20]}, "card 20 offers no direction"),
        ({**RESOLVING, "phase": "artist", "queue": [14, 20]}, "card 14 offers no direction"),
        (
            {"seats": 2, "phase": "emperor", "chosen": [20, 21, 5], "queue": [5, 20, 21]},
            "the Court painter is asked nothing",
        ),
    ],
)
def test_senseless_positions_are_refused(position: dict[str, object], problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.from_position(position)
    assert caught.value.code == "bad-position"
    assert problem in str(caught.value.arguments["problem"])


def test_positions_keep_to_seats_and_options() -> None:
    with pytest.raises(BadInput, match="bad-seats"):
        GAME.from_position({"seats": 7})
    with pytest.raises(BadInput, match="tactical-for-two"):
        GAME.from_position({"seats": 3, "options": TACTICAL})
    with pytest.raises(BadInput, match="deck-size"):
        GAME.from_position({"seats": 3, "options": {"deck": []}})
    with pytest.raises(BadInput, match="bad-seed"):
        GAME.from_position({"seats": 2, "seed": "00"})


def test_a_choice_of_two_cards_is_a_position() -> None:
    state = GAME.from_position({**CHOSEN, "chosen": [1, None, 2]})
    assert state.to_act() == (1,)
    assert state.view(Seat(0)).to_act == (1,)
