"""Other engines, measured in the same way: OpenSpiel and RLCard (extra `peers`)."""

import importlib
import logging
import random
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from ludoteka.bench.measuring import Contender

CLONE_AT: Final = 60
"""Clones are made after so many actions, about the end of the deal in hearts."""


def peers() -> list[Contender]:
    """Those that are installed."""
    found: list[Contender] = []
    pyspiel = _import("pyspiel")
    if pyspiel is not None:
        for name in ("hearts", "gin_rummy"):
            game = pyspiel.load_game(name)
            found.append(Contender(f"OpenSpiel {name}", _spiel_moves(game), "moves", base=True))
        hearts = pyspiel.load_game("hearts")
        found.append(Contender("OpenSpiel hearts clones", _clones(hearts), "copies", base=True))
    rlcard = _import("rlcard")
    if rlcard is not None:
        found.append(Contender("RLCard uno", _uno_moves(rlcard), "moves", base=True))
    return found


def _import(name: str) -> Any:
    """A module that may be missing and has no types."""
    try:
        return importlib.import_module(name)
    except ImportError:
        logging.getLogger(__name__).debug("%s is not installed", name)
        return None


def _spiel_moves(game: Any) -> Callable[[float], float]:
    def run(seconds: float) -> float:
        chance = random.Random(1)
        pick = chance.random
        started = process_time()
        moves = 0
        while (elapsed := process_time() - started) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(_outcome(state.chance_outcomes(), chance))
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(pick() * len(legal))])
                    moves += 1
        return moves / elapsed

    return run


def _outcome(outcomes: list[tuple[int, float]], chance: random.Random) -> int:
    """By the outcomes' probabilities, as the standard library draws them."""
    actions = [action for action, _ in outcomes]
    probabilities = [probability for _, probability in outcomes]
    return chance.choices(actions, probabilities)[0]


def _clones(game: Any) -> Callable[[float], float]:
    chance = random.Random(1)
    state = game.new_initial_state()
    for _ in range(CLONE_AT):
        if state.is_chance_node():
            state.apply_action(_outcome(state.chance_outcomes(), chance))
        else:
            state.apply_action(state.legal_actions()[0])

    def run(seconds: float) -> float:
        started = process_time()
        done = 0
        while (elapsed := process_time() - started) < seconds:
            for _ in range(1000):
                state.clone()
            done += 1000
        return done / elapsed

    return run


def _uno_moves(rlcard: Any) -> Callable[[float], float]:
    env = rlcard.make("uno", config={"seed": 1})

    def run(seconds: float) -> float:
        pick = random.Random(1).random
        started = process_time()
        moves = 0
        while (elapsed := process_time() - started) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(pick() * len(legal))])
                moves += 1
        return moves / elapsed

    return run
