"""A redeal is honest and sharp: every world that a seat can think of, and no other."""

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest

from ludoteka.core import SEATS, Rng, Seat
from ludoteka.games.face_to_face import FaceToFace
from ludoteka.games.face_to_face.cards import set_of
from ludoteka.games.face_to_face.legal import legal_plays
from ludoteka.games.face_to_face.redeal import unseen_cards
from ludoteka.games.face_to_face.side import Side
from ludoteka.games.face_to_face.state import FaceToFaceState
from ludoteka.games.face_to_face.view import FaceToFaceView

GAME = FaceToFace()
OPPONENT = SEATS[1]
DRAWN: Any = [["?"] * 5, [8, 20, 32, 52, 42, 47]]


def small(**position: Any) -> FaceToFaceState:
    """Gold looks on while silver has few cards left, most of which do not fit any more."""
    defaults: dict[str, Any] = {
        "turn": 1,
        "up": [[20], [50]],
        "down": [[55], [10]],
        "hands": [["?"] * 6, [8, 30, 57]],
        "draw_piles": [["?"] * 5, [31, 32, 52, 56, 58, 22]],
    }
    return GAME.from_position({**defaults, **position})


def dealt(state: FaceToFaceState, seat: Seat | None, times: int) -> Counter[tuple[int, ...]]:
    """How often each hand of silver came up."""
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(times):
        other = GAME.from_view(
            state.view(seat), Rng(b"redeal" + bytes([number >> 8, number & 255]))
        )
        assert other.audit() == []
        assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))
        found[other.sides[1].hand_cards()] += 1
    return found


def hands(view: FaceToFaceView, *, able: bool) -> set[tuple[int, ...]]:
    """By enumeration: the hands of silver that can play now, or cannot."""
    hidden = view.hands[1]
    count = len(hidden) if isinstance(hidden, tuple) else hidden.hidden
    other = Side(0, view.up[0], view.down[0], (), 0)
    found: set[tuple[int, ...]] = set()
    for hand in combinations(unseen_cards(view, OPPONENT), count):
        own = Side(set_of(hand), view.up[1], view.down[1], (), 0)
        moves = legal_plays(own, other, first=view.plays == 0, helped=view.helped, alone=False)
        if bool(moves) == able:
            found.add(hand)
    return found


@pytest.mark.rule("FF-10")
@pytest.mark.parametrize("viewer", [SEATS[0], None])
def test_who_is_asked_has_a_whole_turn(viewer: Seat | None) -> None:
    state = small()
    possible = hands(state.view(viewer), able=True)
    assert 0 < len(possible) < 84
    assert set(dealt(state, viewer, 1500)) == possible


@pytest.mark.rule("FF-10")
def test_who_has_played_one_card_has_a_second_one() -> None:
    state = small(plays=1)
    possible = hands(state.view(SEATS[0]), able=True)
    assert 0 < len(possible) < 84
    assert set(dealt(state, SEATS[0], 1500)) == possible


@pytest.mark.rule("FF-3")
def test_who_may_end_the_turn_may_hold_anything() -> None:
    state = small(plays=2)
    everything = set(combinations(unseen_cards(state.view(SEATS[0]), OPPONENT), 3))
    assert set(dealt(state, SEATS[0], 1500)) == everything


@pytest.mark.rule("FF-12")
@pytest.mark.parametrize("viewer", [SEATS[0], None])
def test_when_the_match_is_over_the_hands_are_known(viewer: Seat | None) -> None:
    state = small(wins=[1, 0], down=[[45], [10]], hands=[["?"] * 6, [30, 31, 57]], draw_piles=DRAWN)
    assert set(dealt(state, viewer, 20)) == {(30, 31, 57)}


def test_the_order_of_the_draw_piles_is_drawn_afresh() -> None:
    view = GAME.new(2, {}, bytes(32)).view(SEATS[0])
    assert isinstance(view, FaceToFaceView)
    piles = {GAME.from_view(view, Rng(bytes([n]))).sides[0].cards_left() for n in range(9)}
    assert len(piles) == 9
    assert len({frozenset(pile) for pile in piles}) == 1


def test_a_hand_is_known_when_nothing_else_is_left() -> None:
    state = small(draw_piles=[["?"] * 5, []])
    assert set(dealt(state, SEATS[0], 20)) == {(8, 30, 57)}
