"""Where a match stands and what is asked, as lists tell it to everybody."""

import pytest

from ludoteka.core import Phrase, Player, Progress, State
from tests.conformance.cases import CASES, Case, rng, walk

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def told(case: Case, state: State) -> Progress:
    return case.game.progress(state.view(None))


@each_case
def test_progress_is_the_same_for_all_eyes_and_tells_nothing_hidden(case: Case) -> None:
    state = case.new(4, recording=False)
    for number, (seat, _) in enumerate(walk(state, 4)):
        if number % 7:
            continue
        public = told(case, state)
        assert all(case.game.progress(state.view(viewer)) == public for viewer in case.viewers)
        assert told(case, case.game.redeal(state, None, rng(number))) == public
        assert told(case, case.game.redeal(state, seat, rng(number))) == public


@each_case
def test_a_question_is_the_same_for_all_eyes_and_tells_nothing_hidden(case: Case) -> None:
    state = case.new(4, recording=False)
    for number, (seat, _) in enumerate(walk(state, 4)):
        if number % 7:
            continue
        public = case.game.question(state.view(None))
        assert all(case.game.question(state.view(viewer)) == public for viewer in case.viewers)
        for eyes in (None, seat):
            other = case.game.redeal(state, eyes, rng(number))
            assert case.game.question(other.view(None)) == public


@each_case
def test_a_question_is_said_in_a_phrase_of_the_game_with_numbers_and_seats(case: Case) -> None:
    state = case.new(6, recording=False)
    for seat, _ in walk(state, 6):
        phrase = case.game.question(state.view(seat))
        if phrase is None:
            continue
        assert is_declared(case, phrase)
        for value in phrase.arguments.values():
            assert type(value) is int or (isinstance(value, Player) and value.seat < case.seats)


@each_case
@pytest.mark.uncounted
def test_a_secret_choice_does_not_move_it(case: Case) -> None:
    """While others still choose, nothing about a choice shows, nor that it was a certain one."""
    state = case.new(5, recording=False)
    for seat, _ in walk(state, 5):
        decision = state.view(None).decision
        if decision is None or not case.game.decision(decision).secret:
            continue
        legal = state.legal(seat)
        for move in (legal[0], legal[-1]):
            twin = state.copy()
            twin.play(seat, move)
            if set(twin.to_act()) == set(state.to_act()) - {seat} != set():
                assert told(case, twin) == told(case, state)


@each_case
def test_it_is_said_in_phrases_of_the_game_and_goes_from_nothing_to_all(case: Case) -> None:
    state = case.new(6, recording=False)
    seen = [told(case, state)]
    assert seen[0].done < 30
    for _ in walk(state, 6):
        seen.append(told(case, state))
        assert 0 <= seen[-1].done < 100
        assert seen[-1].said is not None
    seen.append(told(case, state))
    assert seen[-1].done == 100
    for phrase in (each.said for each in seen):
        assert phrase is None or is_declared(case, phrase)


def is_declared(case: Case, phrase: Phrase) -> bool:
    return case.game.phrases.get(phrase.key) == (*phrase.arguments,)
