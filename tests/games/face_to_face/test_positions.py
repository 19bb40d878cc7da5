"""Positions: what is left out is filled legally, and nonsense is named."""

from typing import Any

import pytest

from ludoteka.core import SEATS, BadInput
from ludoteka.games.face_to_face import FaceToFace
from ludoteka.games.face_to_face.state import FaceToFaceState

GAME = FaceToFace()


def state(**position: Any) -> FaceToFaceState:
    return GAME.from_position(position)


def problem(**position: Any) -> str:
    with pytest.raises(BadInput) as caught:
        GAME.from_position(position)
    assert caught.value.code == "bad-position"
    return str(caught.value.arguments["problem"])


def test_an_empty_position_is_a_fresh_table() -> None:
    table = state()
    assert table.audit() == []
    assert [side.hand_size() for side in table.sides] == [6, 6]
    assert [side.left() for side in table.sides] == [52, 52]
    assert table.to_act() == (0,)


@pytest.mark.rule("FF-1")
def test_what_is_told_nowhere_is_in_the_draw_pile() -> None:
    table = state(up=[[27, [5, 1]], []], hands=[[3, "?"], ["?"] * 6])
    assert table.audit() == []
    assert [side.left() for side in table.sides] == [55, 51]


@pytest.mark.parametrize(
    ("piles", "tops"),
    [
        ({}, (59, 60)),
        ({"up": [[12], []]}, (12, 60)),
        ({"down": [[12], []]}, (1, 12)),
        ({"up": [[12], []], "down": [[13], []]}, (12, 13)),
    ],
)
def test_what_was_played_lies_lowest_where_a_pile_is_told(
    piles: dict[str, object], tops: tuple[int, int]
) -> None:
    table = state(turn=1, hands=[[2, 3], ["?"] * 6], draw_piles=[[4], ["?"]], **piles)
    assert table.audit() == []
    assert (table.sides[0].up_top, table.sides[0].down_top) == tops


def test_a_hand_in_the_midst_of_a_turn_lacks_what_was_played() -> None:
    table = state(plays=2, up=[[3, 4], []])
    assert table.sides[0].hand_size() == 4


def test_exactly_two_players() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.from_position({"seats": 3})
    assert caught.value.code == "bad-seats"


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"hand": []}, "unknown field hand"),
        ({"turn": 2}, "turn 2 is no seat"),
        ({"starter": -1}, "starter -1 is no seat"),
        ({"wins": [0, 0, 0]}, "wins has one entry a seat, so two, not 3"),
        ({"up": [[]]}, "up has one entry a seat, so two, not 1"),
        ({"hands": [[], [], []]}, "hands has one entry a seat"),
        ({"draw_piles": [[]]}, "draw_piles has one entry a seat"),
        ({"shown": [[5]]}, "shown has one entry a seat, so two or none, not 1"),
        ({"shown": [[5], [6]]}, "hands are shown, but no game has ended"),
        ({"turns": 0}, "turns count from 1"),
        ({"wins": [1, 1]}, "wins [1, 1] are impossible in a best of 1"),
        ({"wins": [0, 2]}, "wins [0, 2] are impossible in a best of 1"),
        ({"wins": [-1, 0]}, "wins [-1, 0] are impossible"),
        ({"acts": -1}, "acts and plays count from 0"),
        ({"plays": -1}, "acts and plays count from 0"),
        ({"up": [[1], []]}, "1 is no card of this deck (2 to 59)"),
        ({"hands": [[60], ["?"]]}, "60 is no card of this deck"),
        ({"up": [[[5, 2]], []]}, "card 5 on a pile is of seat 2"),
        ({"up": [[5], []], "hands": [[5], ["?"]]}, "card 5 of seat 0 is in two places"),
        ({"up": [[5], []], "down": [[], [[5, 0]]]}, "card 5 of seat 0 is in two places"),
        ({"draw_piles": [["?"] * 60, []]}, "there are more cards than the deck holds"),
        ({"hands": [["?"] * 7, ["?"]]}, "seat 0 has more than 6 cards in its turn"),
        ({"hands": [["?"] * 5, ["?"]], "plays": 2}, "seat 0 has more than 6 cards in its turn"),
        ({"plays": 7}, "seat 0 has more than 6 cards in its turn"),
        ({"plays": 2, "up": [[5, [6, 1]], []]}, "seat 0 has played 2 cards, but fewer lie"),
        ({"helped": True}, "helped, but no card has been played"),
        ({"plays": 2, "up": [[5, 6], []], "helped": True}, "helped, but no card of seat 0"),
        ({"hands": [["?", "?"], []], "draw_piles": [["?"], []]}, "seat 1 has played all its cards"),
        ({"hands": [["?", "?"], [5]]}, "seat 1 has fewer than two cards and has not drawn"),
        (
            {"up": [[50], []], "down": [[10], []], "hands": [[30, 55], ["?"] * 6]},
            "seat 0 cannot play",
        ),
        ({"hands": [[30], ["?"] * 6]}, "seat 0 cannot play two cards"),
        ({"wins": [1, 0]}, "seat 0 has won in its turn, but has not played all its cards"),
        ({"wins": [0, 1]}, "seat 0 has lost in its turn, but can play two cards"),
        ({"options": {"first-player": 1}, "starter": 0}, "seat 1 begins this game, not seat 0"),
    ],
)
def test_nonsense_is_named(position: dict[str, Any], told: str) -> None:
    assert told in problem(**position)


@pytest.mark.rule("FF-11")
@pytest.mark.parametrize(("wins", "starter"), [([0, 0], 1), ([1, 0], 0), ([1, 1], 1)])
def test_who_begins_follows_from_who_began(wins: list[int], starter: int) -> None:
    assert state(wins=wins, options={"best-of": 3, "first-player": 1}).starter == starter


@pytest.mark.rule("FF-8", "FF-9")
def test_finished_matches_are_positions_too() -> None:
    won = state(
        wins=[1, 0], plays=2, up=[[5, 6], []], hands=[[], ["?"] * 6], draw_piles=[[], ["?"]]
    )
    assert won.to_act() == ()
    assert won.audit() == []
    lost = state(wins=[0, 1], up=[[50], []], down=[[10], []], hands=[[30, 55], ["?"] * 6])
    assert lost.to_act() == ()
    assert lost.audit() == []
    for finished in (won, lost):
        again = GAME.from_position(finished.position())
        assert again.position() == finished.position()


@pytest.mark.rule("FF-12")
def test_hands_of_the_last_game_stay_shown() -> None:
    table = state(wins=[1, 0], shown=[[], [8, 7]], turns=4, options={"best-of": 3})
    again = GAME.from_position(table.position())
    assert again.position() == table.position()
    assert again.view(SEATS[0]).shown == ((), (7, 8))


def test_positions_stored_before_turns_were_counted_still_load() -> None:
    position = state(options={"best-of": 3}, wins=[1, 0]).position()
    del position["turns"], position["shown"]
    table = GAME.from_position(position)
    assert (table.turns, table.shown) == (1, ())
