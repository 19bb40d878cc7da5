"""Lessons: scenarios in which the learner makes the first move.

The first step of `play` is the move that the lesson asks for, by the seat of the learner; the
moves after it are the answers of the others, and what is expected in between is what a test of
the lesson checks. The title of the scenario is the name of the lesson in its messages.
"""

from typing import Final

import msgspec

from ludoteka.core.errors import BadInput, IllegalMove
from ludoteka.core.events import Event
from ludoteka.core.game import Game
from ludoteka.core.scenarios import Scenario, set_up
from ludoteka.core.seats import Move, Seat
from ludoteka.core.state import State

TEXTS: Final = ("title", "lead", "hint", "other", "done")
"""What is said in a lesson: its name, the task, where to look, why not this move, and why so."""


class Lesson(msgspec.Struct, frozen=True):
    scenario: Scenario
    seat: Seat
    goals: tuple[Move, ...]
    answers: tuple[tuple[Seat, Move], ...]
    """What the others do then, whatever the learner did, as long as it is legal."""

    @property
    def name(self) -> str:
        return self.scenario.title

    @property
    def messages(self) -> tuple[str, ...]:
        return tuple(f"{self.scenario.game}-lesson-{self.name}-{text}" for text in TEXTS)


class Trial(msgspec.Struct, frozen=True):
    """What came of a learner's move: the state after each move, and the events of each."""

    reached: bool
    """Whether it was a move that the lesson asked for."""
    steps: tuple[tuple[State, tuple[Event, ...]], ...]


def make_lesson(game: Game, scenario: Scenario) -> Lesson:
    moves = [(seat, text) for step in scenario.play for seat, text in step.items()]
    played = [(Seat(seat), text) for seat, text in moves if isinstance(seat, int)]
    if not played or moves[0] != played[0]:
        raise BadInput("bad-scenario", problem=f"lesson {scenario.title} begins with no move")
    parsed = [(seat, game.moves.parse(str(text))) for seat, text in played]
    also = tuple(game.moves.parse(text) for text in scenario.also)
    (learner, goal), *answers = parsed
    return Lesson(scenario, learner, (goal, *also), tuple(answers))


def start_lesson(game: Game, lesson: Lesson) -> State:
    state = set_up(game, lesson.scenario)
    state.take_events()
    return state


def try_move(game: Game, lesson: Lesson, move: Move) -> Trial | IllegalMove:
    """Any move of the position may be tried; what is not legal is refused as at the table."""
    state = start_lesson(game, lesson)
    refused = state.refusal(lesson.seat, move)
    if refused is not None:
        return refused
    steps: list[tuple[State, tuple[Event, ...]]] = []
    for seat, answer in ((lesson.seat, move), *lesson.answers):
        if state.refusal(seat, answer) is not None:
            break
        state.play(seat, answer)
        steps.append((state.copy(), tuple(state.take_events())))
    return Trial(move in lesson.goals, tuple(steps))
