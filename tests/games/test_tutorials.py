"""Every lesson of every tutorial: its goal, its answers, its words."""

from typing import cast

import msgspec
import pytest

from ludoteka.core import BadInput, Game, IllegalMove, State
from ludoteka.core.lessons import Lesson, Trial, make_lesson, start_lesson, try_move
from ludoteka.core.scenarios import parse_scenarios, run_scenario
from ludoteka.core.seats import Move
from ludoteka.games import find_game, games
from ludoteka.games.tutorials import tutorial
from ludoteka.texts import LANGUAGES, Texts

LESSONS = [
    pytest.param(game, lesson, id=f"{key} {number} {lesson.name}")
    for key, game in games().items()
    for number, lesson in enumerate(tutorial(game), start=1)
]
LONGEST = {"title": 40, "lead": 420, "hint": 220, "other": 260, "done": 320}
"""Characters: a lesson is read beside a board, on phones too."""


def told(found: Trial, lesson: Lesson) -> bytes:
    """All that the learner gets to see of it."""
    seen = [(state.view(lesson.seat), events) for state, events in found.steps]
    return msgspec.json.encode(seen)


def start(game: Game, lesson: Lesson) -> State:
    state = start_lesson(game, lesson)
    assert state.audit() == []
    return state


@pytest.mark.parametrize("key", games())
def test_a_tutorial_has_ten_lessons_that_each_teach_something_else(key: str) -> None:
    lessons = tutorial(find_game(key))
    assert len({lesson.name for lesson in lessons}) == len(lessons) == 10
    assert {lesson.scenario.game for lesson in lessons} == {key}
    assert len({rule for lesson in lessons for rule in lesson.scenario.rules}) >= 8


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_goal_is_legal_and_what_is_told_of_it_happens(game: Game, lesson: Lesson) -> None:
    failure = run_scenario(game, lesson.scenario)
    assert failure is None, f"step {failure.step}: {failure.problem}"
    assert any("events" in step for step in lesson.scenario.play)
    for goal in lesson.goals:
        found = try_move(game, lesson, goal)
        assert isinstance(found, Trial)
        assert found.reached
        assert len(found.steps) == 1 + len(lesson.answers), "an answer was not legal"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_move_is_answered_in_the_same_way_and_not_all_reach_the_goal(
    game: Game, lesson: Lesson
) -> None:
    legal = start(game, lesson).legal(lesson.seat)
    assert set(lesson.goals) < set(legal), "there is nothing to choose"
    for move in legal:
        first, second = (try_move(game, lesson, move) for _ in range(2))
        assert isinstance(first, Trial)
        assert isinstance(second, Trial)
        assert first.reached == (move in lesson.goals)
        assert told(first, lesson) == told(second, lesson)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_what_the_position_does_not_allow_is_refused_with_a_clause(
    game: Game, lesson: Lesson
) -> None:
    state = start(game, lesson)
    legal = set(state.legal(lesson.seat))
    illegal = next(Move(n) for n in range(len(game.moves)) if Move(n) not in legal)
    refused = try_move(game, lesson, illegal)
    assert isinstance(refused, IllegalMove)
    assert refused.rule in game.clauses


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_there_short_and_name_their_clauses(
    language: str, game: Game, lesson: Lesson
) -> None:
    texts = Texts(language)
    for key in lesson.messages:
        text = texts.get(key)
        assert 0 < len(text) <= LONGEST[key.rpartition("-")[2]], key
    done = texts.get(lesson.messages[-1])
    prefix = game.clauses[0].split("-")[0]
    assert f"{prefix}-" in done
    named = {word.strip("().,!?:;") for word in done.split() if f"{prefix}-" in word}
    assert named <= set(lesson.scenario.rules)


def test_a_lesson_has_a_move() -> None:
    text = "title: x\ngame: six-nimmt\nrules: [6N-3]\nplay: [{to-act: [0, 1, 2, 3]}]"
    with pytest.raises(BadInput, match="lesson x has no move"):
        make_lesson(find_game("six-nimmt"), parse_scenarios(text)[0])


def test_a_game_of_another_package_needs_no_tutorial() -> None:
    class Elsewhere:
        __module__ = "pytest"

    assert tutorial(cast("Game", Elsewhere())) == ()
