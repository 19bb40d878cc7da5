"""Environments and bots are copied and pickled in the middle of a match."""

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from ludoteka.bots import bot_names, find_bot
from ludoteka.core import Rng, all_seats, redact
from ludoteka.envs import VERSIONS, AgainstBots, Batch, BatchedEnv
from ludoteka.envs.ids import module_name
from ludoteka.games import find_game
from tests.twins import Twin, each_deep_twin

each_game = pytest.mark.parametrize("game", VERSIONS)


def choose(mask: Any, chance: random.Random) -> int:
    return int(chance.choice(np.flatnonzero(mask).tolist()))


def step_aec(env: Any, chance: random.Random, steps: int) -> list[Any]:
    seen = []
    for _ in range(steps):
        observation, reward, over, _, _ = env.last()
        seen.append((env.agent_selection, observation["observation"].tolist(), reward, over))
        env.step(None if over else choose(observation["action_mask"], chance))
        if not env.agents:
            break
    return seen


def step_parallel(env: Any, observations: Any, chance: random.Random, steps: int) -> list[Any]:
    seen = []
    for _ in range(steps):
        actions = {
            agent: choose(each["action_mask"], chance) if each["action_mask"].any() else 0
            for agent, each in observations.items()
        }
        observations, rewards, *_ = env.step(actions)
        seen.append(
            (rewards, {name: o["observation"].tolist() for name, o in observations.items()})
        )
        if not env.agents:
            break
    return seen


@each_deep_twin
@pytest.mark.parametrize("form", ["env", "raw_env"])
@each_game
def test_an_environment_of_turns_has_twins(game: str, form: str, twin: Twin) -> None:
    env = getattr(import_module(f"ludoteka.envs.{module_name(game)}"), form)()
    env.reset(seed=4)
    step_aec(env, random.Random(1), 20)
    made = twin(env)
    assert step_aec(made, random.Random(2), 60) == step_aec(env, random.Random(2), 60)
    env.reset()
    made.reset()
    assert step_aec(made, random.Random(3), 5) == step_aec(env, random.Random(3), 5)


@each_deep_twin
@each_game
def test_an_environment_of_all_at_once_has_twins(game: str, twin: Twin) -> None:
    env = import_module(f"ludoteka.envs.{module_name(game)}").parallel_env()
    observations, _ = env.reset(seed=4)
    made = twin(env)
    ours = step_parallel(env, observations, random.Random(2), 40)
    assert step_parallel(made, observations, random.Random(2), 40) == ours


@each_deep_twin
@each_game
def test_many_matches_at_once_have_twins(game: str, twin: Twin) -> None:
    env = BatchedEnv(game, 3)
    batch = env.reset(seed=1)
    chance = random.Random(1)
    for _ in range(10):
        batch = env.step([choose(mask, chance) for mask in batch.masks])
    made = twin(env)
    for _ in range(30):
        actions = [choose(mask, chance) for mask in batch.masks]
        batch, other = env.step(actions), made.step(actions)
        for field in Batch._fields:
            assert np.array_equal(getattr(batch, field), getattr(other, field))


@each_deep_twin
@each_game
def test_a_match_against_bots_has_twins(game: str, twin: Twin) -> None:
    env = AgainstBots(game, opponents="greedy")
    observation, _ = env.reset(seed=2)
    made = twin(env)
    chance = random.Random(1)
    for _ in range(15):
        action = choose(observation["action_mask"], chance)
        observation, reward, over, *_ = env.step(action)
        other, his_reward, his_over, *_ = made.step(action)
        assert (reward, over) == (his_reward, his_over)
        assert np.array_equal(observation["observation"], other["observation"])
        if over:
            break


@each_deep_twin
@each_game
def test_every_bot_has_twins(game: str, twin: Twin) -> None:
    rules = find_game(game)
    for name in bot_names(rules):
        bot_name = f"{name}@20" if name in {"sampler", "expert", "master", "monte-carlo"} else name
        match = rules.new(rules.default_seats, {}, bytes(32))
        make = find_bot(bot_name, rules)
        bots = [
            make(rules, seat, Rng(bytes([seat])).child("x")) for seat in all_seats(len(match.seats))
        ]
        for _ in range(6):
            _let_play(match, bots)
        twins = twin(bots)
        seat = match.to_act()[0]
        view, moves = match.view(seat), match.legal(seat)
        assert twins[seat].choose(view, moves) == bots[seat].choose(view, moves), bot_name


def _let_play(match: Any, bots: list[Any]) -> None:
    happened = match.take_events()
    for bot in bots:
        for event in happened:
            bot.see(redact(event, bot.seat))
    seat = match.to_act()[0]
    match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
