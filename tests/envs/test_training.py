"""The example learns: its policy beats random, and it was the training that did it."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_masked_policy.py"
ROUNDS = 6
DEALS = 30


@pytest.mark.slow
def test_a_policy_trained_by_self_play_beats_random() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: make train")
    example = load()
    before = example.judge(example.train(rounds=0), "random", DEALS).bots[0].wins
    after = example.judge(example.train(rounds=ROUNDS), "random", DEALS).bots[0].wins
    assert after.low > 0.5
    assert after.low > before.high


def load() -> Any:
    """The example as a module; the arena finds its bot by the module's name."""
    found = importlib.util.spec_from_file_location("train_masked_policy", EXAMPLE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[found.name] = module
    found.loader.exec_module(module)
    return module
