"""Environments measured in PettingZoo's own loop, the same one for all of them.

A step is a decision. The steps by which agents are told their end take time and do not count.
Time is that of the processor, so that what else a machine does blurs it less. The policy is part
of the loop, and the same for all: a legal action at random, found in the mask as fast as NumPy
can, so that it does not hide what an environment takes.
"""

import importlib
import logging
import random
import warnings
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludoteka.bench.measuring import Contender
from ludoteka.core import Game
from ludoteka.envs import BatchedEnv, CheckedEnv, RawEnv
from ludoteka.envs.table import Mask

BATCH: Final = 256


def env_contenders(game: Game, seats: int, options: Mapping[str, object]) -> list[Contender]:
    name = f"{game.key} {seats}"
    checked = CheckedEnv(game.key, seats, options)
    raw = RawEnv(game.key, seats, options)
    batched = BatchedEnv(game.key, BATCH, seats, options)
    return [
        Contender(f"{name}: env()", play_aec(checked), "steps"),
        Contender(f"{name}: raw_env()", play_aec(raw), "raw steps"),
        Contender(f"{name}: raw_env() in wrappers", play_aec(wrapped(raw)), "steps"),
        Contender(f"{name}: BatchedEnv of {BATCH}", play_batch(batched), "batched steps"),
    ]


def texas_holdem() -> list[Contender]:
    """PettingZoo's own, if RLCard and pygame are installed."""
    try:
        with warnings.catch_warnings():
            # the way that works in all versions of PettingZoo is called old from 1.26 on
            warnings.simplefilter("ignore", DeprecationWarning)
            texas: Any = importlib.import_module("pettingzoo.classic.texas_holdem_v4")
    except ImportError:
        logging.getLogger(__name__).debug("texas_holdem is not installed")
        return []
    return [
        Contender("PettingZoo texas_holdem", play_aec(texas.env()), "steps", base=True),
        Contender(
            "PettingZoo texas_holdem raw_env()", play_aec(texas.raw_env()), "raw steps", base=True
        ),
    ]


def wrapped(env: AECEnv[str, Any, Any]) -> AECEnv[str, Any, Any]:
    """In the wrappers of texas_holdem's `env()`."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def play_aec(env: Any) -> Callable[[float], float]:
    def run(seconds: float) -> float:
        choice = random.Random(1).choice
        started = process_time()
        steps = 0
        while (elapsed := process_time() - started) < seconds:
            env.reset()
            for _ in env.agent_iter():
                observed, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(choice(observed["action_mask"].view(np.bool_).nonzero()[0]))
                    steps += 1
        return steps / elapsed

    return run


def play_batch(env: BatchedEnv) -> Callable[[float], float]:
    batch = env.reset(1)

    def run(seconds: float) -> float:
        nonlocal batch
        chance = np.random.default_rng(1)
        started = process_time()
        steps = 0
        while (elapsed := process_time() - started) < seconds:
            batch = env.step(any_actions(batch.masks, chance))
            steps += env.count
        return steps / elapsed

    return run


def any_actions(masks: Mask, chance: np.random.Generator) -> NDArray[np.intp]:
    """A legal action for each row, all of them equally likely."""
    # in one dimension, as for `env()`: with two, NumPy takes longer than a step
    legal = masks.view(np.bool_).ravel().nonzero()[0]
    begins = np.arange(len(masks) + 1) * masks.shape[1]
    firsts = np.searchsorted(legal, begins)
    counts = np.diff(firsts)
    chosen = firsts[:-1] + (chance.random(len(masks)) * counts).astype(np.intp)
    found: NDArray[np.intp] = legal[chosen] - begins[:-1]
    return found
