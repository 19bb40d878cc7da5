"""Positions of Intrigo: partial ones are filled, senseless ones refused."""

import pytest

from ludoteka.core import BadInput, Rng, Seat
from ludoteka.games.intrigo import Intrigo
from ludoteka.games.intrigo.cards import codes

GAME = Intrigo()
FOUR = [["?"] * 4 for _ in range(4)]
HANDS = [
    ["c2", "c3", "d2", "g4"],
    ["c4", "d3", "g2", "m2"],
    ["d4", "g3", "t2", "t3"],
    ["m3", "m4", "t3", "t4"],
]
TAKEN = [["c2", "d3", "t2", "t4"], ["c4", "d4", "t3", "g4"], ["g3", "m3", "d2", "m2"]]
TAKEN.append(["m4", "c3", "g2", "t3"])
FULL = ["merchant"] * 3 + ["assassin"] * 3 + ["guard"] * 3 + ["thief"] * 3 + ["gondolier"] * 3


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({}, "seats is missing"),
        ({"seats": 3, "ducats": [0, 0, 0, 0]}, "number of seats differs: ducats 4, seats 3"),
        ({"seats": 4, "palace": 1}, "unknown field palace"),
        ({"seats": 4, "first": 4}, "first 4 is no seat (0 to 3)"),
        ({"seats": 4, "turn": -1}, "turn -1 is no seat"),
        ({"seats": 4, "round": 0}, "round counts from 1 to 100"),
        ({"seats": 4, "round": 101}, "round counts from 1 to 100"),
        ({"seats": 4, "acts": -1}, "acts from 0"),
        ({"families": ["contarini", "dandolo", "tiepolo"]}, "'tiepolo' is no family of a player"),
        ({"families": ["contarini", "dandolo", "dandolo"]}, "the same family"),
        ({"seals": [[0] * 5, [0] * 5, [0] * 4]}, "five seal counters"),
        ({"seals": [[0] * 5, [0] * 5, [5, 0, 0, 0, 0]]}, "from 0 to 4"),
        ({"ducats": [9, 9, 9, 9]}, "there are 32 ducats"),
        ({"ducats": [1, 1, -1]}, "there are 32 ducats"),
        ({"seats": 4, "tokens": ["ducat"] * 12}, "16 buildings and gaps, not 12"),
        ({"seats": 3, "gaps": {12: "c2"}}, "12 is not in the palace (0 to 11)"),
        ({"seats": 4, "tokens": {0: "gold"}}, "'gold' is no token"),
        ({"seats": 4, "gaps": {0: "c5"}}, "'c5' is no card"),
        ({"seats": 4, "tokens": dict.fromkeys(range(4), "clergy")}, "only 3 seals of the clergy"),
        ({"seats": 4, "piles": [3] * 5}, "six influence piles"),
        ({"seats": 4, "piles": [4, 0, 0, 0, 0, 0]}, "3 cards of kind merchant"),
        ({"seats": 4, "gaps": {0: "thief"}, "piles": [3] * 6}, "3 cards of kind thief"),
        ({"seats": 4, "gaps": dict.fromkeys(range(4), "thief")}, "3 cards of kind thief"),
        ({"hands": [["x9"], [], []]}, "'x9' is no intrigue card"),
        ({"hands": [["c2"] * 4, *FOUR[1:]]}, "in two places"),
        ({"seats": 3, "gaps": {0: "t2"}}, "not in the deck, or one twice"),
        ({"seats": 4, "gaps": {0: "c2", 1: "c2"}}, "not in the deck, or one twice"),
        ({"hands": FOUR, "gaps": {0: "c2"}}, "than hands lack"),
        ({"hands": [["?"] * 3, *FOUR[1:]]}, "1 intrigue cards are missing"),
        ({"hands": [["?"] * 5, *FOUR[1:]]}, "more cards than the deck"),
        ({"hands": [["?"] * 5, ["?"] * 3, *FOUR[2:]]}, "seat 0 has 5 cards"),
        ({"hands": HANDS, "played": [["c2"], [], [], []]}, "not those that were played"),
        ({"hands": HANDS, "taken": [["c2"] * 4] * 4}, "does not have the cards that it kept"),
        ({"hands": HANDS, "taken": [["c2"], [], [], []]}, "four cards were kept from every"),
        ({"hands": HANDS, "left": [["c2"], [], [], []]}, "left only in the draft"),
        ({"hands": HANDS, "without": [2]}, "without names seat 2"),
        ({"hands": HANDS, "without": [4]}, "without names seat 4"),
        ({"seats": 4, "phase": "draft", "gaps": {0: "c2"}}, "in the draft the gaps are empty"),
        ({"phase": "draft", "hands": HANDS}, "nobody has a hand yet"),
        ({"seats": 4, "phase": "draft", "tokens": {0: "clergy down"}}, "all tokens are face up"),
        ({"phase": "draft", "left": [["?"] * 5, ["?"] * 3, *FOUR[2:]]}, "a packet has four cards"),
        ({"phase": "draft", "left": [["?"] * 3, *FOUR[1:]]}, "must be in packets or kept"),
        ({"phase": "draft", "taken": [["?"] * 2, [], [], []]}, "before the packets are passed on"),
        ({"phase": "draft", "taken": FOUR}, "before the packets are passed on"),
        ({"seats": 4, "phase": "over"}, "a match ends with every gap filled"),
        ({"seats": 4, "gaps": [*FULL, "courtesan"]}, "the palace is full"),
        ({"seats": 4, "phase": "over", "gaps": [*FULL, "courtesan"]}, "when one player wins"),
        (
            {"phase": "over", "gaps": [*FULL, "courtesan"], "seals": [[1] * 5] * 4},
            "when one player wins",
        ),
        ({"seals": [[1] * 5, [0] * 5, [0] * 5]}, "a match is over when someone has won"),
    ],
)
def test_senseless_positions_are_refused(position: dict[str, object], problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.from_position(position)
    assert caught.value.code == "bad-position"
    assert problem in str(caught.value.arguments["problem"])


def test_positions_keep_to_seats_and_options() -> None:
    with pytest.raises(BadInput, match="bad-seats"):
        GAME.from_position({"seats": 5})
    with pytest.raises(BadInput, match="unsorted-prices"):
        GAME.from_position({"seats": 4, "options": {"prices": [2, 1, 0]}})
    with pytest.raises(BadInput, match="bad-seed"):
        GAME.from_position({"seats": 4, "seed": "00"})


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("phase", ["draft", "palace"])
def test_a_partial_position_is_filled_legally(seats: int, phase: str) -> None:
    state = GAME.from_position({"seats": seats, "phase": phase})
    assert state.audit() == []
    assert all(state.tokens)
    assert all(state.legal(seat) for seat in state.to_act())


def test_a_draft_in_progress_may_leave_cards_open() -> None:
    taken = [["c2"], ["?"], [], ["t3"]]
    state = GAME.from_position({"phase": "draft", "taken": taken})
    assert state.audit() == []
    assert state.to_act() == (Seat(2),)
    assert [len(cards) for cards in state.left] == [3, 3, 4, 3]
    assert codes(state.taken[0]) == ("c2",)


def test_cards_in_the_palace_are_shared_out_in_turn() -> None:
    state = GAME.from_position({"seats": 3, "first": 1, "gaps": {0: "c2", 3: "d4 down", 7: "m2"}})
    assert [codes(cards) for cards in state.played] == [("m2",), ("c2",), ("d4",)]
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    uneven = {"hands": [[], *[["?"] * 4] * 2], "gaps": {n: f"c{n}" for n in (2, 3, 4)} | {9: "d2"}}
    state = GAME.from_position(uneven)
    assert codes(state.played[0]) == ("c2", "c3", "c4", "d2")
    assert state.audit() == []


def test_the_history_of_a_draft_may_be_given() -> None:
    state = GAME.from_position({"hands": HANDS, "played": [[]] * 4, "taken": TAKEN})
    view = state.view(Seat(0))
    assert view.kept[0] == ("c2", "c3", "d2", "g4")
    assert view.seen[0] == ("c2", "d3", "t2", "t4")


def test_a_seal_building_is_empty_when_all_seals_are_elsewhere() -> None:
    seals = ["merchants", "military", "clergy", "farmers", "workers"] * 3
    state = GAME.from_position({"seats": 4, "tokens": dict(enumerate(seals, start=1))})
    assert state.tokens[0] == 0


def test_a_finished_match_is_a_position_too() -> None:
    seals = [[0] * 5, [4, 0, 0, 0, 0], [0] * 5, [3, 3, 0, 0, 0]]
    state = GAME.from_position(
        {"phase": "over", "gaps": [*FULL, "courtesan"], "seals": seals, "ducats": [0, 0, 0, 0]}
    )
    result = state.result()
    assert result is not None
    assert result.ranks == (2, 1, 2, 2)
    assert GAME.from_view(state.view(Seat(0)), Rng(b"")).result()
