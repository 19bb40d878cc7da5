# pyright: reportMissingImports=false
"""PettingZoo's own tutorials, SuperSuit, TorchRL and RLlib with our environments unchanged."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
import supersuit
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3 import PPO

from ludoteka.envs import VERSIONS, AgainstBots
from ludoteka.envs.ids import module_name

each_game = pytest.mark.parametrize("key", VERSIONS)


def module(key: str) -> Any:
    return importlib.import_module(f"ludoteka.envs.{module_name(key)}")


@each_game
def test_pettingzoos_tutorial_for_sb3_runs(key: str) -> None:
    """As its page has it: Parallel form, SuperSuit's vectors, PPO."""
    env = module(key).parallel_env()
    env.reset(seed=1)
    env = supersuit.pettingzoo_env_to_vec_env_v1(env)
    env = supersuit.concat_vec_envs_v1(env, 2, num_cpus=1, base_class="stable_baselines3")
    model = PPO("MultiInputPolicy", env, n_steps=16, batch_size=32)
    model.learn(total_timesteps=64)
    env.close()


def test_supersuits_vectors_run_in_workers() -> None:
    env = module("six-nimmt").parallel_env(idle="any")
    vectors = supersuit.pettingzoo_env_to_vec_env_v1(env)
    vectors = supersuit.concat_vec_envs_v1(vectors, 4, num_cpus=2, base_class="gymnasium")
    seen, _ = vectors.reset(seed=1)
    for _ in range(20):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, *_ = vectors.step(actions)
    vectors.close()


Wrapper: Any = importlib.import_module("pettingzoo.utils").BaseWrapper
AnyEnv: Any = gymnasium.Env


class SB3ActionMaskWrapper(Wrapper, AnyEnv):
    """From PettingZoo's tutorial on action masks."""

    def reset(self, seed: Any = None, options: Any = None) -> Any:
        super().reset(seed, options)
        self.observation_space = super().observation_space(self.possible_agents[0])["observation"]
        self.action_space = super().action_space(self.possible_agents[0])
        return self.observe(self.agent_selection), {}

    def step(self, action: Any) -> Any:
        super().step(action)
        return super().last()

    def observe(self, agent: Any) -> Any:
        return super().observe(agent)["observation"]

    def action_mask(self) -> Any:
        return super().observe(self.agent_selection)["action_mask"]


@each_game
def test_pettingzoos_tutorial_for_action_masks_runs(key: str) -> None:
    env: Any = SB3ActionMaskWrapper(module(key).env())
    env.reset(seed=1)
    env = ActionMasker(env, lambda masked: masked.action_mask())
    model = MaskablePPO(MaskableActorCriticPolicy, env, n_steps=32, batch_size=32)
    model.set_random_seed(1)
    model.learn(total_timesteps=64)


# -- TorchRL -----------------------------------------------------------------------------------


def torchrl_env() -> Any:
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper

    env = module("six-nimmt").parallel_env(idle="any", scaled=True)
    return PettingZooWrapper(env, use_mask=True, group_map=None)


def test_torchrl_takes_the_parallel_form() -> None:
    env = torchrl_env()
    assert env.rollout(30).shape[0] > 5
    env.close()


def test_torchrl_runs_it_in_two_processes() -> None:
    from torchrl.envs import ParallelEnv

    env = ParallelEnv(2, torchrl_env, mp_start_method="spawn")
    assert env.rollout(5).shape[0] == 2
    env.close()


# -- Ray and RLlib -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, ignore_reinit_error=True)
    yield ray
    ray.shutdown()


def play_first_legal(env: Any, steps: int) -> list[Any]:
    told = []
    for agent in env.agent_iter(steps):
        seen, reward, over, *_ = env.last()
        told.append((agent, seen["observation"].tolist(), reward))
        env.step(None if over else int(seen["action_mask"].argmax()))
    return told


@each_game
def test_ray_ships_an_environment_in_the_middle_of_a_match(key: str, cluster: Any) -> None:
    env = module(key).env()
    env.reset(seed=1)
    play_first_legal(env, 20)
    there = cluster.remote(play_first_legal).remote(env, 60)
    assert play_first_legal(env, 60) == cluster.get(there)


def test_ray_ships_a_match_against_a_bot_of_ones_own(cluster: Any) -> None:
    file = Path(__file__).parents[2] / "examples" / "careful_bull.py"
    env = AgainstBots("six-nimmt", opponents=f"{file}:CarefulBull")
    seen, _ = env.reset(seed=1)

    def play_on(env: Any, seen: Any) -> list[Any]:
        told, over = [], False
        while not over:
            seen, reward, over, *_ = env.step(int(seen["action_mask"].argmax()))
            told.append((seen["observation"].tolist(), reward))
        return told

    there = cluster.remote(play_on).remote(env, seen)
    assert play_on(env, seen) == cluster.get(there)


class Renamed(gymnasium.ObservationWrapper[Any, Any, Any]):
    """RLlib's masking module calls the observation `observations`."""

    def __init__(self, config: Any) -> None:
        import ludoteka.envs

        assert ludoteka.envs.VERSIONS
        env = gymnasium.make("ludoteka/SixNimmt-v0", **config, disable_env_checker=True)
        super().__init__(env)
        spaces: Any = env.observation_space
        self.observation_space = gymnasium.spaces.Dict(
            {
                "action_mask": gymnasium.spaces.Box(0.0, 1.0, spaces["action_mask"].shape),
                "observations": spaces["observation"],
            }
        )

    def observation(self, observation: Any) -> Any:
        return {
            "action_mask": observation["action_mask"].astype(np.float32),
            "observations": observation["observation"],
        }


def test_rllib_trains_for_an_iteration_with_a_runner_of_its_own(cluster: Any) -> None:
    """The runner is another process, to which the environment is shipped."""
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

    assert cluster.is_initialized()
    config = (
        PPOConfig()
        .environment(Renamed, env_config={"seats": 2, "options": {"deals": 1}, "scaled": True})
        .env_runners(num_env_runners=1)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [32], "fcnet_hiddens": [32]},
            )
        )
        .training(train_batch_size_per_learner=200, minibatch_size=100, num_epochs=1)
    )
    algorithm = config.build_algo()
    result = algorithm.train()
    assert result["training_iteration"] == 1
    assert result["env_runners"]["num_env_steps_sampled"] >= 200
    algorithm.stop()
