# pyright: reportMissingImports=false
"""Stable-Baselines3 and sb3-contrib: environments by name, opponents exchanged, films."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

from ludoteka.envs import VERSIONS, gymnasium_id

NAMES = [gymnasium_id(key) for key in VERSIONS]


@pytest.mark.parametrize("name", NAMES)
def test_environments_are_made_by_name(name: str) -> None:
    envs = make_vec_env(name, n_envs=2, seed=1)
    seen: Any = envs.reset()
    assert seen["observation"].shape[0] == 2
    frame: Any = envs.render("rgb_array")
    assert frame is not None
    check_env(gymnasium.make(name).unwrapped)
    envs.close()


@pytest.mark.parametrize("name", NAMES)
def test_maskable_ppo_learns_by_name(name: str) -> None:
    model = MaskablePPO("MultiInputPolicy", name, n_steps=32, batch_size=32, seed=1)
    model.learn(64)
    assert model.num_timesteps >= 64


def test_spawned_workers_have_environments() -> None:
    """A new process knows the names once it has imported the module that stands before it."""
    envs = make_vec_env(
        f"ludoteka.envs:{NAMES[0]}",
        n_envs=2,
        vec_env_cls=SubprocVecEnv,
        vec_env_kwargs={"start_method": "spawn"},
        env_kwargs={"scaled": True},
    )
    seen: Any = envs.reset()
    assert seen["observation"].max() <= 1
    envs.env_method("set_opponents", "random")
    envs.close()


def test_a_film_is_recorded(tmp_path: Path) -> None:
    env: Any = gymnasium.make("ludoteka/FaceToFace-v0", render_mode="rgb_array")
    env = gymnasium.wrappers.RecordVideo(env, str(tmp_path / "films"))
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, *_ = env.step(int(seen["action_mask"].argmax()))
    env.close()
    (film,) = tmp_path.glob("films/*.mp4")
    assert film.stat().st_size > 1000


def test_the_league_trains_and_its_older_selves_play_like_the_policy() -> None:
    path = Path(__file__).parents[2] / "examples" / "league_self_play.py"
    found = importlib.util.spec_from_file_location("league_self_play", path)
    assert found is not None
    assert found.loader is not None
    example: Any = importlib.util.module_from_spec(found)
    sys.modules[found.name] = example
    found.loader.exec_module(example)
    example.JOIN_EVERY = 4096
    model, league = example.train(minutes=2, steps=8192, deals=5)
    assert len(league.members) == 4
    snapshot = example.Snapshot(model, 1)
    seen = model.env.reset()
    masks = model.env.env_method("action_masks")
    chosen, _ = model.predict(seen, action_masks=masks, deterministic=True)
    own = [int(snapshot.logits(*row).argmax()) for row in zip(seen, masks, strict=True)]
    assert own == list(chosen)
