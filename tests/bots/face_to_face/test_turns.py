"""Whole turns: all of them are found, all are legal, and they lead where they say."""

import random

import pytest

from ludoteka.bots.search.face_to_face.half import Half
from ludoteka.bots.search.face_to_face.judge import SURE, Judge
from ludoteka.bots.search.face_to_face.planner import STUCK, Planner, play_turn
from ludoteka.bots.search.face_to_face.reading import look
from ludoteka.bots.search.face_to_face.sets import count, highest, number
from ludoteka.bots.search.face_to_face.turns import turn_moves
from ludoteka.bots.search.face_to_face.weights import KNOTS, OTHER, OWN, at, rows
from ludoteka.games.face_to_face import FaceToFace
from ludoteka.games.face_to_face.cards import ALL, CARDS, END, Card, set_of
from ludoteka.games.face_to_face.state import FaceToFaceState
from tests.conformance.cases import seed_bytes

GAME = FaceToFace()
Place = tuple[int, tuple[int, ...]]
"""Where a turn leads: the hand that is left, and the four tops."""


def planner(*, mild: bool = False) -> Planner:
    return Planner(Judge(rows(OWN), rows(OTHER)), mild=mild)


def places(state: FaceToFaceState) -> set[Place]:
    """Where all turns lead by the rules, tried one by one."""
    seat, wins = state.turn, state.wins
    found: set[Place] = set()
    for move in state.legal(seat):
        if move == END:
            found.add((int(state.sides[seat].hand), state.tops(seat)))
            continue
        after = state.copy()
        own, other = after.sides[seat], after.sides[1 - seat]
        after.apply(seat, move)
        if after.over or after.wins != wins:
            found.add((0, (own.up_top, own.down_top, other.up_top, other.down_top)))
        else:
            found |= places(after)
    return found


def led_to(state: FaceToFaceState, turn: int) -> Place:
    """Where the moves of a turn lead, each of them being legal."""
    seat = state.turn
    after = state.copy()
    own, other = after.sides[seat], after.sides[1 - seat]
    for move in turn_moves(turn):
        if after.over or move == END:
            break
        assert move in after.legal(seat)
        after.apply(seat, move)
    return int(own.hand), (own.up_top, own.down_top, other.up_top, other.down_top)


def positions(*, mild: bool, count: int) -> list[FaceToFaceState]:
    """Of matches played at random, at any moment of a turn, the later ones more often."""
    found: list[FaceToFaceState] = []
    chance = random.Random(5)
    while len(found) < count:
        options = {"last-card": "mild" if mild else "strict"}
        state = GAME.new(2, options, seed_bytes(chance.randrange(1000)))
        assert isinstance(state, FaceToFaceState)
        while not state.over:
            seat = state.turn
            if state.sides[seat].hand_size() <= 5 and chance.random() < 0.15:
                found.append(state.copy())
            state.apply(seat, chance.choice(state.legal(seat)))
    return found[:count]


@pytest.mark.parametrize("mild", [False, True])
def test_a_planner_finds_all_turns_and_no_others(mild: bool) -> None:
    for state in positions(mild=mild, count=25):
        view = state.view(state.turn)
        known = look(view)
        thinking = planner(mild=mild)
        thinking.gather(known.own, known.other, known.plays, helped=known.helped)
        assert {led_to(state, turn) for turn in thinking.turns} <= places(state)
        # Of a card that could help on either pile, the planner looks at the better way only.
        assert {(hand, tops[:2]) for hand, tops in places(state)} == {
            (hand, tops[:2]) for hand, tops in (led_to(state, turn) for turn in thinking.turns)
        }


@pytest.mark.rule("FF-8")
def test_a_hand_that_can_go_out_goes_out() -> None:
    own = Half(set_of(cards(31, 21, 22, 40)), [], 0, 0, 30, 20)
    other = Half(set_of(cards(2, 3)), [], 0, 0, 20, 40)
    thinking = planner()
    assert thinking.plan(own, other, 0, helped=False) == SURE
    play_turn(own, other, thinking.turn, helped=False)
    assert own.hand == 0


@pytest.mark.rule("FF-9", "FF-11")
def test_who_cannot_play_two_cards_is_stuck() -> None:
    own = Half(set_of(cards(31)), [], 0, 0, 30, 20)
    other = Half(set_of(cards(2, 3)), [], 0, 0, 1, 60)
    assert planner().plan(own, other, 0, helped=False) == STUCK
    assert planner(mild=True).plan(own, other, 0, helped=False) == SURE
    own.hand = set_of(cards(25, 26))
    assert planner(mild=True).plan(own, other, 0, helped=False) == STUCK


@pytest.mark.rule("FF-9")
def test_nobody_keeps_a_single_last_card_without_need() -> None:
    own = Half(set_of(cards(31, 32, 59)), [], 0, 0, 30, 20)
    other = Half(set_of(cards(*range(2, 8))), list(range(8, 30)), 0, 0, 1, 60)
    other.rest = set_of(cards(*other.pile))
    thinking = planner()
    thinking.plan(own, other, 0, helped=False)
    play_turn(own, other, thinking.turn, helped=False)
    assert own.hand == 0


@pytest.mark.rule("FF-7")
def test_after_help_the_hand_is_full_and_otherwise_two_are_drawn() -> None:
    for turn, size in ((moves("play 3 up", "play 4 up"), 4), (moves("play 3 up", "help 4 up"), 6)):
        pile = [10, 11, 12, 13, 14]
        own = Half(set_of(cards(3, 4, 5, 6)), pile, 0, set_of(cards(*pile)), 2, 60)
        other = Half(0, [], 0, 0, 20, 60)
        play_turn(own, other, turn, helped=False)
        assert count(own.hand) == size
        assert own.hand & own.rest == 0
        assert count(own.rest) == own.left() == 7 - size


def moves(*texts: str) -> int:
    turn = 0
    for text in texts:
        turn = turn << 8 | GAME.moves.parse(text)
    return turn


def cards(*numbers: int) -> list[Card]:
    return [CARDS[card] for card in numbers]


def test_sets_are_counted_and_taken_apart() -> None:
    chance = random.Random(1)
    for size in (0, 1, 2, 6, 30, 58):
        picked = chance.sample(range(2, 60), size)
        found = sum(1 << card for card in picked)
        assert count(found) == size
        assert highest(found) == (1 << max(picked) if picked else 0)
    assert [number(1 << card) for card in range(60)] == list(range(60))
    assert count(ALL) == 58


def test_weights_change_evenly_between_their_knots() -> None:
    weight = (0, 60, 140, 0, 280)
    assert [at(weight, left) for left in (0, *KNOTS, 5, 44, 58)] == [0, *weight, 30, 140, 280]
