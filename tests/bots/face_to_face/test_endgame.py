"""The end, searched exactly: the same as trying everything by the rules."""

import random

import pytest

from ludoteka.bots import find_bot
from ludoteka.bots.search.face_to_face.endgame import NO_TURN, Endgame, Side
from ludoteka.bots.search.face_to_face.turns import turn_moves
from ludoteka.core import SEATS, BadInput, Rng
from ludoteka.games.face_to_face import FaceToFace
from ludoteka.games.face_to_face.state import FaceToFaceState

GAME = FaceToFace()


def side(state: FaceToFaceState, seat: int) -> Side:
    own = state.sides[seat]
    return Side(own.hand, own.up_top, own.down_top)


def position(chance: random.Random, last_card: str) -> FaceToFaceState | None:
    """Few cards, no draw piles; None if nobody could be asked there."""
    hands = [chance.sample(range(2, 60), chance.randint(1, 4)) for _ in range(2)]
    tops = [[card for card in range(2, 60) if card not in hand] for hand in hands]
    try:
        return GAME.from_position(
            {
                "options": {"last-card": last_card},
                "hands": hands,
                "draw_piles": [[], []],
                "up": [[chance.choice(cards[20:])] for cards in tops],
                "down": [[chance.choice(cards[:20])] for cards in tops],
            }
        )
    except BadInput:
        return None


def wins(state: FaceToFaceState) -> bool:
    """Whether the seat to play can win, by the rules, everything being tried."""
    seat = state.turn
    for move in state.legal(seat):
        after = state.copy()
        after.apply(seat, move)
        mine = after.wins[seat] == 1 if after.over else wins(after) == (after.turn == seat)
        if mine:
            return True
    return False


@pytest.mark.parametrize("last_card", ["strict", "mild"])
def test_the_search_agrees_with_trying_everything(last_card: str) -> None:
    chance = random.Random(7)
    outcomes: list[bool] = []
    while len(outcomes) < 60:
        state = position(chance, last_card)
        if state is None:
            continue
        endgame = Endgame(mild=last_card == "mild", limit=100_000)
        turn = endgame.winning_turn(side(state, 0), side(state, 1), 0, helped=False)
        outcomes.append(turn != NO_TURN)
        assert outcomes[-1] == wins(state)
        if turn != NO_TURN:
            for move in turn_moves(turn):
                if not state.over:
                    state.play(SEATS[0], move)
            assert state.over or not wins(state)
    assert 10 < sum(outcomes) < 55


def test_a_search_that_takes_too_long_is_given_up() -> None:
    own, other = Side(0b111111 << 20, 10, 50), Side(0b111111 << 30, 50, 10)
    endgame = Endgame(mild=False, limit=1)
    endgame.steps = 1
    assert endgame.tired()
    assert endgame.winning_turn(other, own, 0, helped=False) == NO_TURN


@pytest.mark.rule("FF-9")
def test_a_master_sees_the_turn_that_leaves_the_other_stuck() -> None:
    """Only a turn without help wins: the opponent's 40 and 41 then go nowhere."""
    state = GAME.from_position(
        {
            "hands": [[50, 51, 20, 21], [40, 41]],
            "draw_piles": [[], []],
            "up": [[45], [55]],
            "down": [[8], [5]],
        }
    )
    master = find_bot("master@1", GAME)(GAME, SEATS[0], Rng(b""))
    while state.to_act():
        (seat,) = state.to_act()
        state.play(seat, master.choose(state.view(seat), state.legal(seat)))
    assert state.wins == (1, 0)
