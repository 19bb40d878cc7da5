"""States are copied and pickled by everybody's tools, in both forms of the engine."""

import pickle
import random

import pytest

from ludoteka.core import Chance, Rng, State, form
from tests.conformance.cases import CASES, Case, rng, walk
from tests.twins import Twin, each_twin

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def middle(case: Case, *, recording: bool = True) -> State:
    state = case.new(3, recording=recording)
    for played, _ in enumerate(walk(state, 3)):
        if played == 25:
            break
    return state


def play_both(state: State, twin: State, moves: int) -> None:
    """Random moves, to each of which both must agree."""
    chance = random.Random(5)
    for _ in range(moves):
        acting = state.to_act()
        assert twin.to_act() == acting
        if not acting:
            break
        seat = chance.choice(acting)
        assert twin.legal(seat) == state.legal(seat)
        move = chance.choice(state.legal(seat))
        state.play(seat, move)
        twin.play(seat, move)
        assert twin.take_events() == state.take_events()


@each_twin
@each_case
def test_a_twin_plays_on_alike(case: Case, twin: Twin) -> None:
    state = middle(case)
    made = twin(state)
    assert type(made) is type(state)
    assert made.position() == state.position()
    assert made.take_events() == state.take_events()
    play_both(state, made, 400)
    assert made.position() == state.position()


@each_twin
def test_twins_do_not_share_what_changes(twin: Twin) -> None:
    for case in CASES:
        state = middle(case)
        before, log = state.position(), list(state.events)
        made = twin(state)
        for played, _ in enumerate(walk(made, 9)):
            if played == 50:
                break
        assert state.position() == before
        assert state.events == log


@each_twin
def test_a_twin_records_if_its_state_does(twin: Twin) -> None:
    case = CASES[0]
    assert twin(middle(case)).recording
    assert not twin(middle(case, recording=False)).recording


@each_twin
def test_chance_goes_on_where_it_was(twin: Twin) -> None:
    stream = rng(1)
    for _ in range(21):
        stream.word()
    made: Rng = twin(stream)
    assert [made.word() for _ in range(40)] == [stream.word() for _ in range(40)]
    chance = Chance(bytes(32))
    assert twin(chance).act(3).seed() == chance.act(3).seed()


@each_twin
def test_a_game_is_its_own_twin(twin: Twin) -> None:
    for case in CASES:
        assert twin(case.game) is case.game


def test_a_state_that_does_not_name_its_game_is_not_pickled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = middle(CASES[0])
    if form() == "compiled":
        pytest.skip("what is compiled does not change")
    monkeypatch.setattr(type(state), "game_class", "")
    with pytest.raises(TypeError, match="game_class must name its game"):
        pickle.dumps(state)
