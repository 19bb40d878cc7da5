"""One decision: the same worlds for every move, and no mark that chance could have made."""

from collections.abc import Mapping

import pytest

from ludoteka.bots.search.dice import Dice
from ludoteka.core import Move
from ludoteka.review.decisions import (
    LEAST_WORLDS,
    SHOWN,
    Verdict,
    judge_decision,
    losses_of,
)
from ludoteka.review.judge import Outlook, Question

BUDGET = 2000


class Tossing(Question):
    """Every move wins with a chance of its own; the world's luck is the same for all of them."""

    def __init__(self, chances: Mapping[int, float], seed: int = 1) -> None:
        self.chances = chances
        self.dice = Dice(2654435761 * seed)  # small seeds begin with small numbers
        self.world = 0
        self.luck = 0.0
        self.tried: list[tuple[int, Move]] = []

    def draw(self) -> None:
        self.world += 1
        self.luck = self.dice.fraction()

    def play(self, move: Move) -> Outlook:
        self.tried.append((self.world, move))
        won = float(self.luck < self.chances[move])
        return Outlook([won, 1.0 - won], [10 * won, 0.0])


def judged(chances: Mapping[int, float], played: int, seed: int = 1) -> tuple[Verdict, Tossing]:
    question = Tossing(chances, seed)
    moves = [Move(move) for move in chances]
    return judge_decision(question, moves, Move(played), 0, BUDGET), question


@pytest.mark.parametrize(
    ("chances", "mark"),
    [
        ({0: 0.6, 1: 0.3}, "blunder"),
        ({0: 0.6, 1: 0.48}, "mistake"),
        ({0: 0.6, 1: 0.53}, "slip"),
        ({0: 0.6, 1: 0.6}, "good"),
        ({0: 0.6, 1: 0.59}, "good"),
        ({0: 0.3, 1: 0.6}, "find"),
        ({0: 0.57, 1: 0.6}, "best"),
    ],
)
def test_the_class_follows_from_the_loss(chances: Mapping[int, float], mark: str) -> None:
    verdict, _ = judged(chances, 1)
    assert verdict.mark == mark
    assert verdict.loss == pytest.approx(max(chances.values()) - chances[1], abs=0.03)


def test_several_choices_are_compared_in_the_same_worlds() -> None:
    question = Tossing({0: 0.6, 1: 0.3, 2: 0.5, 3: 0.1})
    moves = [Move(move) for move in range(4)]
    chosen = [Move(3), Move(1), Move(0), Move(1)]
    worst, bad, best, again = losses_of(question, moves, chosen, 0, BUDGET)
    assert (best, bad) == (0.0, again)
    assert worst > bad > best
    last = question.world
    assert {move for world, move in question.tried if world == last} == {Move(0), Move(1), Move(3)}


def test_a_difference_within_the_noise_has_no_class() -> None:
    question = Tossing({0: 0.5, 1: 0.44})
    verdict = judge_decision(question, [Move(0), Move(1)], Move(1), 0, 50)
    assert not verdict.clear
    assert verdict.mark in {"good", "best"}


def test_all_moves_are_tried_in_the_same_worlds() -> None:
    verdict, question = judged({0: 0.6, 1: 0.3, 2: 0.55, 3: 0.1}, 1)
    by_move = {
        move: {world for world, tried in question.tried if tried == move} for move in range(4)
    }
    assert by_move[1] <= by_move[0] | by_move[2]
    for each in verdict.compared:
        assert each.worlds <= len(by_move[each.move])
    worlds = [world for world, _ in question.tried]
    assert worlds == sorted(worlds)


def test_luck_of_the_world_is_no_difference_between_moves() -> None:
    verdict, _ = judged({0: 0.5, 1: 0.5}, 1)
    assert all((each.behind, each.error) == (0.0, 0.0) for each in verdict.compared)


def test_time_goes_to_what_is_close() -> None:
    _, question = judged({0: 0.6, 1: 0.55, 2: 0.1, 3: 0.1, 4: 0.1}, 1)
    count = {move: sum(tried == move for _, tried in question.tried) for move in range(5)}
    assert min(count[0], count[1]) > 3 * max(count[2], count[3], count[4])


def test_the_budget_is_kept() -> None:
    verdict, question = judged({move: 0.5 + move / 100 for move in range(10)}, 0)
    assert verdict.simulations == len(question.tried)
    assert verdict.simulations <= BUDGET + SHOWN * LEAST_WORLDS


def test_the_played_move_is_always_shown_and_the_best_stands_first() -> None:
    verdict, _ = judged({0: 0.05, **{move: 0.5 + move / 50 for move in range(1, 12)}}, 0)
    assert Move(0) in [each.move for each in verdict.compared]
    assert verdict.compared[0].move == verdict.best
    assert len(verdict.compared) == SHOWN


def test_the_loss_is_not_flattered_by_the_choice_of_the_best() -> None:
    """Of moves that are all alike one did best by luck; on average it is no better."""
    losses = []
    for seed in range(1, 60):
        question = Scattered(seed)
        moves = [Move(move) for move in range(8)]
        losses.append(judge_decision(question, moves, Move(0), 0, 400).loss)
    mean = sum(losses) / len(losses)
    spread = (sum((loss - mean) ** 2 for loss in losses) / len(losses)) ** 0.5
    assert abs(mean) < 3 * spread / len(losses) ** 0.5


class Scattered(Tossing):
    """All moves are as good, but each has luck of its own."""

    def __init__(self, seed: int) -> None:
        super().__init__({}, seed)

    def play(self, move: Move) -> Outlook:
        won = self.dice.fraction()
        return Outlook([won, 1.0 - won], [])


def test_the_unit_is_that_of_the_judged_seat() -> None:
    verdict, _ = judged({0: 1.0, 1: 0.0}, 1)
    assert {each.move: each.unit for each in verdict.compared} == {0: 10.0, 1: 0.0}


def test_a_move_that_was_given_up_early_still_has_its_rough_value() -> None:
    chances = {move: 0.9 - 0.09 * move for move in range(SHOWN + 3)}
    verdict, _ = judged(chances, 0)
    assert {each.move for each in (*verdict.compared, *verdict.rest)} == set(chances)
    assert len(verdict.rest) == 3
    for each in verdict.rest:
        assert each.win == pytest.approx(chances[int(each.move)], abs=0.2)
        assert each.worlds < verdict.compared[0].worlds
        assert each.error > 0.0
        assert each.unit == pytest.approx(10 * each.win)
