"""What is measured about BANG!'s bots, and fitted for them."""

import random
from pathlib import Path

import numpy as np
import pytest

from ludoteka.bots.search.bang.holdings import KEPT, PASTS, Holdings
from ludoteka.bots.search.bang.witness import WEIGHTS
from ludoteka.core import redact
from ludoteka.games.bang.cards import KINDS
from scripts import fit_bang
from scripts.fit_bang import fit_choices
from scripts.role_beliefs import Asked, loss, reliability, watch
from scripts.same_seat import compare, save, saved


def test_a_bot_adds_nothing_to_a_seat_that_it_has_already() -> None:
    assert set(compare("greedy", "greedy", 4, 1).gains.values()) == {0.0}


def test_a_comparison_that_was_stopped_goes_on_after_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    first, other = compare("greedy", "greedy", 4, 1), compare("beginner", "greedy", 4, 2)
    save(path, first)
    save(path, other)
    path.write_bytes(path.read_bytes() + b'{"bot":"gre')
    assert saved(path, "greedy", "greedy", 4) == {1: first}
    save(path, first)
    assert saved(path, "beginner", "greedy", 4) == {2: other}


def test_after_two_rounds_of_greedy_players_beliefs_are_better_than_the_prior() -> None:
    asked = [one for number in range(4) for one in watch(5, ["greedy"], number)]
    assert loss(asked, prior=False) < 0.7 * loss(asked, prior=True)


def test_beliefs_in_all_roles_of_a_player_sum_up_to_one() -> None:
    asked = watch(6, ["greedy", "beginner"], 1)
    for first in range(0, len(asked), 3):
        assert sum(one.belief for one in asked[first : first + 3]) == pytest.approx(1)
        assert sum(one.true for one in asked[first : first + 3]) == 1


def test_reliability_counts_how_often_a_belief_was_true() -> None:
    asked = [Asked(0, 0.5, 0.72, true) for true in (True, True, True, False)]
    ((belief, share, count),) = reliability(asked)
    assert belief == pytest.approx(0.72)
    assert (share, count) == (0.75, 4)


def test_a_fit_finds_the_weights_that_choices_were_made_with() -> None:
    chance = random.Random(1)
    rows = []
    for _ in range(3000):
        facts = np.array([[chance.random(), 1.0], [chance.random(), 0.0]])
        pulls = np.exp(facts @ np.array([2.0, -1.0]))
        chosen = 0 if chance.random() < pulls[0] / pulls.sum() else 1
        rows.append((chosen, facts))
    assert fit_choices(rows) == pytest.approx([2.0, -1.0], abs=0.25)


def test_whoever_had_a_turn_has_kept_all_cards_that_are_left() -> None:
    """To who sees which card is which, and to a bot that does not."""
    holdings = Holdings()
    followed = fit_bang.follow_pasts(fit_bang.play_bots(["greedy"] * 5, 3))
    before, turns = -1, 0
    for (state, happened), (_, pasts) in zip(
        fit_bang.play_bots(["greedy"] * 5, 3), followed, strict=False
    ):
        for event in happened:
            holdings.see(redact(event, None))
        if before >= 0 and state.turn != before and len(happened) < 5:
            turns += 1
            assert all(pasts[card] & KEPT for card in state.hands[before])
            assert all(past & KEPT for past in holdings.pasts[before])
        before = state.turn
    assert turns > 5


def test_cards_are_counted_beside_what_chance_would_deal() -> None:
    seen, due = np.zeros((PASTS, len(KINDS))), np.zeros((PASTS, len(KINDS)))
    for state, pasts in fit_bang.follow_pasts(fit_bang.play_bots(["greedy"] * 4, 1)):
        fit_bang.count_hands(state, pasts, seen, due)
    assert seen.sum() > 100
    assert due.sum(axis=1) == pytest.approx(seen.sum(axis=1))


def test_roles_are_fitted_to_games_of_any_players() -> None:
    games = [fit_bang.greedy_game(5, seed) for seed in range(30)]
    weights = fit_bang.fit_once(games, WEIGHTS, "a test")
    assert set(weights.targets) == set(WEIGHTS.targets)
    outlaw = weights.targets["fire"][1]
    assert outlaw[0] > outlaw[2], "an Outlaw rather shoots at the Sheriff than at an Outlaw"
