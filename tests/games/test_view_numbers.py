"""Shorter ways to what a seat may know tell what its view tells."""

import msgspec
import pytest

from ludoteka.games.bang import numbers as bang
from ludoteka.games.bang.auction import Auction
from ludoteka.games.bang.state import BangState
from ludoteka.games.face_to_face.state import FaceToFaceState
from ludoteka.games.intrigo import numbers as intrigo
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.sakura import numbers as sakura
from ludoteka.games.sakura.state import SakuraState
from tests.conformance.cases import CASES, Case, walk

EVERY = 5
"""Moves between two looks."""
ENDS = [
    case for case in CASES if case.seats in (case.game.seat_counts[0], case.game.seat_counts[-1])
]


def of_game(key: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", [c for c in ENDS if c.game.key == key], ids=str)


def told(numbers: object) -> dict[str, object]:
    """By name, whether or not the class is compiled."""
    fields = {name: getattr(numbers, name) for name in dir(numbers) if not name.startswith("_")}
    return {name: plainly(value) for name, value in fields.items() if not callable(value)}


def plainly(value: object) -> object:
    """Lists and tuples tell the same."""
    if isinstance(value, Auction):
        return told(value)
    return [plainly(each) for each in value] if isinstance(value, list | tuple) else value


@of_game("bang")
def test_the_numbers_of_bang_tell_what_the_view_tells(case: Case) -> None:
    state = case.new(1)
    assert isinstance(state, BangState)
    for number, _ in enumerate(walk(state, 1)):
        if number % EVERY == 0:
            for seat in state.seats:
                seen = bang.numbers_of_view(state.view(seat))
                assert told(bang.view_numbers(state, seat)) == told(seen)
    for seat in state.seats:
        assert told(bang.view_numbers(state, seat)) == told(bang.numbers_of_view(state.view(seat)))


@of_game("intrigo")
def test_the_numbers_of_intrigo_tell_what_the_view_tells(case: Case) -> None:
    state = case.new(1)
    assert isinstance(state, IntrigoState)
    for number, _ in enumerate(walk(state, 1)):
        if number % EVERY == 0:
            for seat in state.seats:
                seen = intrigo.numbers_of_view(state.view(seat))
                assert told(intrigo.view_numbers(state, seat)) == told(seen)


@of_game("sakura")
def test_the_numbers_of_sakura_tell_what_the_view_tells(case: Case) -> None:
    state = case.new(1)
    assert isinstance(state, SakuraState)
    for number, _ in enumerate(walk(state, 1)):
        if number % EVERY == 0:
            for seat in state.seats:
                seen = sakura.numbers_of_view(state.view(seat))
                assert told(sakura.view_numbers(state, seat)) == told(seen)


@of_game("face-to-face")
def test_a_plain_view_leaves_out_what_follows_and_nothing_else(case: Case) -> None:
    state = case.new(1)
    assert isinstance(state, FaceToFaceState)
    for number, _ in enumerate(walk(state, 1)):
        if number % EVERY == 0:
            for seat in state.seats:
                whole = state.view(seat)
                plain = msgspec.structs.replace(whole, outlook=(), possible=())
                assert state.plain_view(seat) == plain
