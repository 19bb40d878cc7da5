# pyright: reportMissingImports=false
"""OpenSpiel's own tests with our games; CFR converges, and ISMCTS plays."""

import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from ludoteka.envs.open_spiel import NAMES, SMALL, resample

each_name = pytest.mark.parametrize("name", NAMES)
FEW = f"{SMALL}(hand=2)"


@pytest.fixture(autouse=True)
def _flags() -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])


@each_name
def test_openspiels_random_simulations_find_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [SMALL, "ludoteka_six_nimmt_turns(players=2,options=deals:1)"])
def test_openspiels_simulations_write_states_and_read_them_back(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*NAMES, SMALL])
def test_openspiels_api_test_passes(name: str) -> None:
    passes(api_test.EnforceAPIOnPartialTreeBase, name)


def test_openspiels_api_test_of_a_whole_tree_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """210 deals of two cards each from seven; the second card is no choice.

    By deal: two choices of the first player, four situations of the second, then one card each
    and the rows that a card below all of them asks for.
    """
    chance, playable, terminal, known = counted(pyspiel.load_game(FEW).new_initial_state())
    assert chance == 1
    assert playable > 210 * (1 + 2)
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, FEW, (chance, playable, terminal))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, FEW, known)
    passes(api_test.EnforceAPIOnFullTreeBase, FEW)


def counted(root: Any) -> tuple[int, int, int, int]:
    """Chance nodes, decisions and ends, and in how many situations players may find themselves."""
    found, known = [0, 0, 0], set()
    waiting = [root]
    while waiting:
        state = waiting.pop()
        if state.is_terminal():
            found[2] += 1
            continue
        found[0 if state.is_chance_node() else 1] += 1
        if not state.is_chance_node():
            known.add(state.information_state_string(state.current_player()))
        waiting += [state.child(action) for action in state.legal_actions()]
    return found[0], found[1], found[2], len(known)


def passes(base: type[unittest.TestCase], name: str) -> None:
    case = type("Case", (base,), {"game": pyspiel.load_game(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 4
    assert not result.failures + result.errors, result.failures + result.errors


@pytest.mark.parametrize(
    "name", [FEW, "ludoteka_face_to_face", "ludoteka_six_nimmt(players=2,options=deals:1)"]
)
def test_a_playthrough_is_the_same_again(name: str) -> None:
    """In another process, too, from nothing but the actions."""
    actions = first_actions(name, 12)
    program = (
        "import sys, ludoteka.envs.open_spiel\n"
        "from open_spiel.python.algorithms.generate_playthrough import playthrough\n"
        f"sys.stdout.write(playthrough({name!r}, {actions!r}, seed=1))"
    )
    other = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert other.stdout == generate_playthrough.playthrough(name, actions, seed=1)


def first_actions(name: str, most: int) -> list[Any]:
    state = pyspiel.load_game(name).new_initial_state()
    actions: list[Any] = []
    while not state.is_terminal() and len(actions) < most:
        if state.is_simultaneous_node():
            joint = [(state.legal_actions(seat) or [0])[0] for seat in range(2)]
            actions.append(joint)
            state.apply_actions(joint)
        else:
            actions.append(state.legal_actions()[-1])
            state.apply_action(actions[-1])
    return actions


@each_name
def test_what_a_player_cannot_know_changes_nothing_it_is_told(name: str) -> None:
    """Strings and tensors are the same after everything unknown was drawn afresh."""
    state = pyspiel.load_game(name).new_initial_state()
    chance = np.random.default_rng(1)
    for step in range(60):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            seats = range(state.num_players())
            state.apply_actions([int(chance.choice(state.legal_actions(s) or [0])) for s in seats])
            continue
        if not state.is_chance_node() and step % 6 == 0:
            seat = state.current_player()
            other = resample(state, seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(chance.choice(state.legal_actions())))


def test_resampling_lets_nobody_keep_the_others_cards() -> None:
    state = pyspiel.load_game("ludoteka_six_nimmt_turns").new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    own, other = state.current_player(), state.current_player() + 1
    found = {resample(state, own).information_state_string(other) for _ in range(5)}
    assert len(found) == 5
    assert state.information_state_string(other) not in found


@pytest.mark.slow
def test_cfr_converges() -> None:
    game = pyspiel.load_game(FEW)
    solver = pyspiel.CFRPlusSolver(game)
    uniform = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < uniform / 10


@pytest.mark.slow
def test_ismcts_beats_random_play() -> None:
    game = pyspiel.load_game(SMALL)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 20.0, 60,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    bot.set_resampler(resample)
    chance = np.random.default_rng(1)
    won = 0.0
    for number in range(40):
        state, own = game.new_initial_state(), number % 2
        state.apply_action(number * 7 % 140)
        while not state.is_terminal():
            asked = state.current_player() == own
            legal = state.legal_actions()
            state.apply_action(bot.step(state) if asked else int(chance.choice(legal)))
        won += state.returns()[own]
    assert won > 20


def test_ismcts_plays_a_whole_match() -> None:
    game = pyspiel.load_game("ludoteka_six_nimmt_turns(players=2,options=deals:1)")
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.0, 5,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    bot.set_resampler(resample)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("ludoteka_sakura(seeds=300)", "spiel-seeds"),
        (f"{SMALL}(hand=4)", "spiel-hand"),
        ("ludoteka_sakura(options=fast)", "spiel-options"),
        ("ludoteka_sakura(players=9)", "bad-seats"),
    ],
)
def test_bad_parameters_are_refused(name: str, code: str) -> None:
    with pytest.raises(Exception, match=f"{code}|players"):
        pyspiel.load_game(name)


def test_few_seeds_are_one_chance_node() -> None:
    root = pyspiel.load_game("ludoteka_sakura(seeds=3)").new_initial_state()
    assert [outcome for outcome, _ in root.chance_outcomes()] == [0, 1, 2]
    assert not root.child(2).is_chance_node()


def test_a_match_that_is_too_long_is_stopped_with_nothing_for_anybody() -> None:
    state = pyspiel.load_game("ludoteka_sakura_turns(limit=2,seeds=1)").new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == [0.0] * 4
