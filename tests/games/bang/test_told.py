"""What is told besides what a log shows: distances, reach, and cards that are found again."""

import random

import pytest

from ludoteka.core import Event, State
from ludoteka.games.bang import Bang
from ludoteka.games.bang.events import CardTraced, DistancesChanged
from ludoteka.games.bang.view import BangView
from tests.conformance.cases import walk

GAME = Bang()


def seen(state: State) -> BangView:
    view = state.view(None)
    assert isinstance(view, BangView)
    return view


@pytest.mark.rule("BA-9")
@pytest.mark.parametrize("seats", range(3, 9))
def test_every_change_of_a_distance_its_terms_or_a_reach_is_told_and_only_then(seats: int) -> None:
    state = GAME.new(seats, {}, bytes([seats] * 32))
    last: tuple[object, ...] | None = None
    for _ in walk(state, seats, limit=400):
        told = _told(state.take_events())
        assert len(told) <= 1
        for event in told:
            assert measures(event) != last
            last = measures(event)
        assert last == measures(seen(state))


def measures(told: DistancesChanged | BangView) -> tuple[object, ...]:
    return told.distances, told.reach, told.ways, told.farther, told.nearer


@pytest.mark.parametrize("seats", [3, 7])
def test_a_copy_and_a_kept_position_tell_of_a_move_what_the_match_tells(seats: int) -> None:
    """The server plays every move on a copy, and after a restart on a kept position."""
    state = GAME.new(seats, {}, bytes([seats] * 32))
    state.take_events()
    chance = random.Random(seats)
    for _ in range(200):
        if state.result() is not None:
            break
        seat = state.to_act()[0]
        move = chance.choice(state.legal(seat))
        copied = state.copy()
        copied.recording = True
        kept = GAME.from_position(state.position(), recording=True)
        for each in (state, copied, kept):
            each.play(seat, move)
        told = state.take_events()
        assert copied.take_events() == told
        assert kept.take_events() == told


def test_a_card_is_told_to_be_found_when_everybody_knows_its_holder_again() -> None:
    found = 0
    for seed in range(40):
        state = GAME.new(7, {}, bytes([seed + 1] * 32))
        before: tuple[str, ...] = ()
        for _ in walk(state, seed, limit=600):
            traced = [e.card for e in state.take_events() if isinstance(e, CardTraced)]
            shown = seen(state).shown
            for card in traced:
                assert card not in before
            found += len([card for card in traced if card in shown])
            before = shown
    assert found > 0


def _told(events: list[Event]) -> list[DistancesChanged]:
    return [event for event in events if isinstance(event, DistancesChanged)]
