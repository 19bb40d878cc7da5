"""PettingZoo's forms: its own tests pass, and nobody loses a reward or sees a choice."""

import importlib
import logging
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import wrappers

from ludoteka.core import BadInput, IllegalMove
from ludoteka.envs import VERSIONS, CheckedEnv, RawEnv, TableParallelEnv, pettingzoo_id
from ludoteka.envs.ids import module_name
from tests.envs.tables import Case, case_id, each_end, each_game

# PettingZoo knows its own environments with masks by name and doubts all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # every agent is told its end with a mask of zeros
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

CYCLES = 60

with warnings.catch_warnings():
    # it makes one of PettingZoo's own environments in the old way, where pygame is installed
    warnings.simplefilter("ignore", DeprecationWarning)
    THEIRS: Any = importlib.import_module("pettingzoo.test")  # untyped

TOURNAMENTS: list[Case] = [
    ("bang", 4, {"mode": "tournament", "experience": True, "hire": True, "bounties": True}),
    ("bang", 3, {}),
    ("face-to-face", 2, {"best-of": 3}),
    ("sakura", 2, {"tactical": True}),
    ("six-nimmt", 3, {"variant": "tactical", "deals": 1}),
]


def module(game: str) -> Any:
    return importlib.import_module(f"ludoteka.envs.{module_name(game)}")


def any_action(env: Any, agent: str, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(env.observe(agent)["action_mask"])))


def play_on(env: CheckedEnv | RawEnv, seed: int = 1, limit: int = 100_000) -> None:
    """Random actions until the match is over and everybody is about to be told."""
    chance = np.random.default_rng(seed)
    for _ in range(limit):
        if any(env.terminations.values()):
            return
        env.step(any_action(env, env.agent_selection, chance))


@each_end
def test_the_api_test_passes(case: Case) -> None:
    game, seats, options = case
    THEIRS.api_test(module(game).env(seats=seats, options=options), CYCLES)
    THEIRS.api_test(module(game).raw_env(seats=seats, options=options), CYCLES)


@pytest.mark.parametrize("case", TOURNAMENTS, ids=case_id)
def test_the_api_test_passes_to_the_end_of_variants(case: Case) -> None:
    game, seats, options = case
    THEIRS.api_test(module(game).env(seats=seats, options=options), 20_000)


@each_game
def test_the_api_test_passes_in_the_usual_wrappers(key: str) -> None:
    ending = wrappers.TerminateIllegalWrapper(module(key).raw_env(), illegal_reward=-1)
    env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))
    THEIRS.api_test(env, CYCLES)


@each_end
def test_the_parallel_api_test_passes(case: Case) -> None:
    game, seats, options = case
    THEIRS.parallel_api_test(module(game).parallel_env(seats=seats, options=options), CYCLES)


@each_game
def test_the_seed_tests_pass(key: str) -> None:
    THEIRS.seed_test(module(key).env, CYCLES)
    THEIRS.seed_test(module(key).raw_env, CYCLES)
    THEIRS.parallel_seed_test(module(key).parallel_env)


@each_game
def test_environments_are_in_the_registry_by_versioned_names(key: str) -> None:
    pettingzoo = importlib.import_module("pettingzoo")
    if not hasattr(pettingzoo, "make"):
        pytest.skip("this PettingZoo has no registry")
    name = pettingzoo_id(key)
    assert name.endswith(f"-v{VERSIONS[key]}")
    assert isinstance(pettingzoo.make("aec", name), CheckedEnv)
    assert isinstance(pettingzoo.make("parallel", name), TableParallelEnv)
    assert str(module(key).env()) == module_name(key)


# -- Seeds ---------------------------------------------------------------------------------


def test_a_seed_gives_the_same_match_on_every_platform() -> None:
    env = module("six-nimmt").env(seats=2)
    env.reset(seed=7)
    hand = np.flatnonzero(env.observe("player_0")["observation"][6:110]) + 1
    assert hand.tolist() == [7, 17, 30, 39, 54, 58, 65, 87, 89, 98]


def test_the_next_match_is_another_one_and_also_follows_from_the_seed() -> None:
    first, second = module("sakura").env(), module("sakura").env()
    seen = []
    for env in (first, second):
        env.reset(seed=3)
        opening = env.observe("player_0")["observation"]
        env.reset()
        following = env.observe("player_0")["observation"]
        assert opening.tobytes() != following.tobytes()
        seen.append(following.tobytes())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("seed", [-1, 1.5, "x"])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadInput, match="bad-env-seed"):
        module("sakura").env().reset(seed=seed)


# -- Whose turn it is -------------------------------------------------------------------------


def test_simultaneous_choices_come_by_seat_and_stay_hidden() -> None:
    env = module("six-nimmt").env(seats=4)
    env.reset(seed=1)
    blind = env.observe("player_3")["observation"].tobytes()
    for seat in range(3):
        assert env.agent_selection == f"player_{seat}"
        choices = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        after = set()
        for choice in choices[:2]:
            twin = module("six-nimmt").env(seats=4)
            twin.reset(seed=1)
            for _ in range(seat):
                twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
            twin.step(int(choice))
            after.add(twin.observe("player_3")["observation"].tobytes())
        assert len(after) == 1
        env.step(int(choices[0]))
    assert env.agent_selection == "player_3"
    assert env.observe("player_3")["observation"].tobytes() != blind  # who has chosen is seen
    assert not env.observe("player_0")["action_mask"].any()


def test_all_seats_act_at_once_in_the_parallel_form() -> None:
    env = module("six-nimmt").parallel_env(seats=3)
    observations, _ = env.reset(seed=1)
    hands = {agent: np.flatnonzero(each["action_mask"]) for agent, each in observations.items()}
    assert {len(hand) for hand in hands.values()} == {10}
    env.step({agent: int(hand[0]) for agent, hand in hands.items()})
    view = env.table.state.view(None)
    lying = [*view.rows, *view.piles, view.queue]
    assert sum(len(cards) for cards in lying) == 4 + 3


def test_actions_of_who_is_not_to_act_are_ignored() -> None:
    """Also those that would not be legal."""
    plain, noisy = (module("face-to-face").parallel_env() for _ in range(2))
    observations, _ = plain.reset(seed=5)
    noisy.reset(seed=5)
    (acting,) = [agent for agent, each in observations.items() if each["action_mask"].any()]
    (other,) = {"player_0", "player_1"} - {acting}
    action = int(np.flatnonzero(observations[acting]["action_mask"])[0])
    one = plain.step({acting: action})
    two = noisy.step({acting: action, other: 100})
    for agent in plain.agents:
        assert one[0][agent]["observation"].tobytes() == two[0][agent]["observation"].tobytes()


def test_who_is_to_act_must_say_something_in_the_parallel_form() -> None:
    env = module("sakura").parallel_env()
    env.reset(seed=1)
    with pytest.raises(BadInput, match="missing-action"):
        env.step({})


# -- Rewards and ends -------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("reward", ["win", "score", "rank"])
def test_rewards_come_once_and_add_up_to_nothing(key: str, reward: str) -> None:
    env = module(key).raw_env(reward=reward)
    env.reset(seed=11)
    assert set(env.rewards.values()) == {0.0}
    play_on(env)
    result = env.table.state.result()
    assert result is not None
    assert sum(env.rewards.values()) == pytest.approx(0)
    best = max(env.rewards.values())
    winners = {f"player_{seat}" for seat in result.winners}
    assert winners == {agent for agent, paid in env.rewards.items() if paid == best}
    told = {}
    for agent in env.agent_iter():
        _, told[agent], terminated, _, _ = env.last()
        assert terminated
        env.step(None)
    assert set(told) == set(env.possible_agents)
    assert sum(told.values()) == pytest.approx(0)


def test_who_died_early_still_wins_with_their_side() -> None:
    """An Outlaw who is out when the Sheriff falls gets what the living ones get."""
    for seed in range(200):
        env = module("bang").raw_env(seats=5)
        env.reset(seed=seed)
        play_on(env, seed)
        view = env.table.state.view(None)
        dead_winners = set(view.winners) & set(view.fallen)
        living_winners = set(view.winners) - set(view.fallen)
        if dead_winners and living_winners:
            paid = {env.rewards[f"player_{seat}"] for seat in view.winners}
            assert len(paid) == 1
            assert paid.pop() > 0
            return
    pytest.fail("no such match in 200")


def test_who_is_out_is_not_asked_and_stays_until_the_end() -> None:
    """Asked only for the order in which to discard what they leave (BA-18)."""
    env = module("bang").env(seats=4)
    chance = np.random.default_rng(1)
    out_at_all = False
    for seed in range(5):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            view = env.table.state.view(None)
            fallen = {f"player_{seat}" for seat in view.fallen}
            assert env.agent_selection not in fallen or view.decision == "discard-all"
            assert set(env.agents) == set(env.possible_agents)
            for agent in fallen - {env.agent_selection}:
                out_at_all = True
                assert not env.observe(agent)["action_mask"].any()
            env.step(any_action(env, env.agent_selection, chance))
    assert out_at_all


def test_a_tournament_deals_the_dead_in_again() -> None:
    env = module("bang").env(seats=4, options={"mode": "tournament"})
    env.reset(seed=2)
    play_on(env)
    assert env.table.state.view(None).game == 4
    assert all(env.terminations.values())


# -- Mistakes ----------------------------------------------------------------------------------


def illegal_action(env: Any) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


@each_game
def test_an_illegal_action_raises_and_changes_nothing_in_the_raw_form(key: str) -> None:
    env = module(key).raw_env()
    env.reset(seed=1)
    before = env.table.state.position()
    with pytest.raises(IllegalMove):
        env.step(illegal_action(env))
    assert env.table.state.position() == before


@each_game
def test_an_illegal_action_ends_the_match_and_costs_one(
    key: str, caplog: pytest.LogCaptureFixture
) -> None:
    env = module(key).env()
    env.reset(seed=1)
    guilty = env.agent_selection
    with caplog.at_level(logging.WARNING):
        env.step(illegal_action(env))
    assert "Illegal move" in caplog.text
    assert env.rewards == {agent: -1.0 if agent == guilty else 0.0 for agent in env.agents}
    assert all(env.terminations.values())
    for _ in env.agent_iter():
        env.last()
        env.step(None)
    assert not env.agents


@pytest.mark.parametrize("action", [-1, 213, 1.5, "play 1", None])
def test_what_is_no_action_raises(action: Any) -> None:
    for make in (module("six-nimmt").env, module("six-nimmt").raw_env):
        env = make()
        env.reset(seed=1)
        with pytest.raises(BadInput, match="bad-action"):
            env.step(action)


def test_numpy_numbers_are_actions() -> None:
    env = module("six-nimmt").env()
    env.reset(seed=1)
    env.step(np.int32(any_action(env, "player_0", np.random.default_rng(1))))
    assert env.agent_selection == "player_1"


def test_a_loop_that_forgets_to_step_is_stopped() -> None:
    env = module("sakura").env()
    env.reset(seed=1)
    turns = iter(env.agent_iter())
    next(turns)
    env.last()
    with pytest.raises(AssertionError, match="call step"):
        next(turns)


def test_nothing_is_known_before_reset() -> None:
    for env in (module("sakura").env(), module("sakura").raw_env()):
        with pytest.raises(AttributeError, match="before reset"):
            _ = env.agent_selection
        with pytest.raises(AttributeError, match="nonsense"):
            _ = env.nonsense


def test_a_step_after_the_end_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    env = module("sakura").env()
    env.reset(seed=1)
    play_on(env)
    for _ in env.agent_iter():
        env.step(None)
    with caplog.at_level(logging.WARNING):
        env.step(None)
    assert caplog.text
    parallel = module("sakura").parallel_env()
    assert parallel.step({})[0] == {}


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"seats": 11}, "bad-seats"),
        ({"options": {"limit": 0}}, "bad-option"),
        ({"options": {"speed": 1}}, "unknown-option"),
        ({"reward": "fame"}, "unknown-reward"),
        ({"render_mode": "hologram"}, "unknown-render-mode"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], code: str) -> None:
    for make in (module("six-nimmt").env, module("six-nimmt").parallel_env):
        with pytest.raises(BadInput, match=code):
            make(**arguments)
    with pytest.raises(BadInput, match="unknown-game"):
        RawEnv("whist")


# -- Seats that have nothing to decide -----------------------------------------------------------


@each_game
def test_idle_seats_may_be_allowed_anything_which_then_is_ignored(key: str) -> None:
    """Trainers that draw an action for every agent cannot take a mask that allows none."""
    plain, any_env = module(key).parallel_env(), module(key).parallel_env(idle="any")
    seen, masked = plain.reset(seed=3)[0], any_env.reset(seed=3)[0]
    chance = np.random.default_rng(3)
    for _ in range(30):
        for agent in plain.agents:
            assert np.array_equal(seen[agent]["observation"], masked[agent]["observation"])
            mask = masked[agent]["action_mask"]
            assert mask.any()
            asked = seen[agent]["action_mask"].any()
            assert np.array_equal(mask, seen[agent]["action_mask"]) if asked else mask.all()
        drawn = {agent: draw_action(masked[agent], chance) for agent in any_env.agents}
        seen, rewards, *_ = plain.step(drawn)
        masked, same, *_ = any_env.step(drawn)
        assert rewards == same
        if not plain.agents:
            break


def draw_action(seen: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(seen["action_mask"])))


def test_masks_of_idle_seats_are_all_one_or_all_zero() -> None:
    with pytest.raises(BadInput, match="unknown-idle"):
        module("sakura").parallel_env(idle="some")


# -- Rendering ---------------------------------------------------------------------------------


@each_game
def test_tables_are_drawn_as_in_the_terminal(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = module(key).env(render_mode="ansi")
    env.reset(seed=1)
    assert "player_1" in env.render()
    human = module(key).parallel_env(render_mode="human")
    human.reset(seed=1)
    assert "player_1" in capsys.readouterr().out
    env.close()
    human.close()


def test_a_drawing_shows_no_hand_but_that_of_who_is_to_act() -> None:
    env = module("six-nimmt").env(render_mode="ansi", seats=2)
    env.reset(seed=1)
    first = env.render()
    env.step(any_action(env, "player_0", np.random.default_rng(1)))
    assert env.agent_selection == "player_1"
    assert env.render() != first


def test_drawing_needs_a_mode() -> None:
    env = module("sakura").env()
    env.reset(seed=1)
    with pytest.raises(BadInput, match="no-render-mode"):
        env.render()
