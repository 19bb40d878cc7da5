"""League self-play: MaskablePPO learns 6 nimmt! for two against its own older selves.

    pip install ".[envs]" sb3-contrib matplotlib
    python examples/league_self_play.py --minutes 25 --curve curve.svg

The league begins with the bots `random` and `greedy`. Every few thousand steps the policy joins it
as it is then, and every environment meets another member from its next match on: often the newest
one, else any. An older self is a function of observation and mask, in NumPy: quicker than PyTorch
for one row. What it has learned is measured in the arena, every deal from both seats.
"""

import argparse
import random
import time
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from ludoteka.arena.play import play_block
from ludoteka.arena.run import ArenaResult, Standing
from ludoteka.arena.schedule import Contest
from ludoteka.bots import Bot
from ludoteka.core import Game, Move, Rng, Seat, View
from ludoteka.envs import Table

GAME = "six-nimmt"
OPTIONS = {"deals": 1}
ENVS = 16
JOIN_EVERY = 20_480
"""Steps, after which the policy joins the league."""
JUDGE_EVERY = 40_960


class Seen(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation alone: MaskablePPO asks for the mask by itself."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        space: Any = env.observation_space
        self.observation_space = space["observation"]

    def observation(self, observation: Any) -> Any:
        return observation["observation"]

    def step(self, action: Any) -> Any:
        seen, reward, *rest = super().step(action)
        return seen, float(reward) / 10, *rest  # bulls come in tens


class Snapshot:
    """The policy as it was: an opponent `(observation, mask) -> action`."""

    def __init__(self, model: MaskablePPO, seed: int) -> None:
        weights = model.policy.state_dict()
        names = ("mlp_extractor.policy_net.0", "mlp_extractor.policy_net.2", "action_net")
        self.layers = [
            (weights[f"{name}.weight"].numpy().T.copy(), weights[f"{name}.bias"].numpy().copy())
            for name in names
        ]
        self.chance = np.random.default_rng(seed)

    def logits(self, observation: Any, mask: Any) -> NDArray[Any]:
        first, second, last = self.layers
        inner = np.tanh(np.tanh(observation @ first[0] + first[1]) @ second[0] + second[1])
        return np.where(mask, inner @ last[0] + last[1], -np.inf)

    def __call__(self, observation: Any, mask: Any) -> int:
        return int(np.argmax(self.logits(observation, mask) + self.chance.gumbel(size=len(mask))))


class SnapshotBot(Bot):
    """A snapshot at a table of the arena, which plays what it finds best."""

    snapshot: Snapshot

    def __init__(self, game: Game, seat: Seat, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.table = Table(game.key, 2, OPTIONS, scaled=True)

    def choose(self, view: View, moves: list[Move]) -> Move:
        table = self.table
        assert table.scale is not None
        row = table.scale(np.frombuffer(table.encoding.row(view), np.int16))
        mask = np.zeros(table.action_count, np.int8)
        mask[[table.action(self.seat, move) for move in moves]] = 1
        return table.move(self.seat, int(np.argmax(self.snapshot.logits(row, mask))))


class Judged(NamedTuple):
    steps: int
    minutes: float
    result: ArenaResult


def judge(model: MaskablePPO, opponent: str, deals: int) -> ArenaResult:
    """Every deal is played twice, once from each seat."""
    SnapshotBot.snapshot = Snapshot(model, 0)
    bots = (f"{__name__}:SnapshotBot", opponent)
    contest = Contest(game=GAME, bots=bots, seats=2, seed=1, options=OPTIONS)
    standing = Standing(contest, None)
    for number in range(deals):
        standing.add(play_block(contest, number))
    return standing.result()


class League(BaseCallback):
    def __init__(self, minutes: float, deals: int) -> None:
        super().__init__()
        self.members: list[Any] = ["random", "greedy"]
        self.deals = deals
        self.judged: list[Judged] = []
        self.chance = random.Random(1)
        self.began = time.monotonic()
        self.ends = self.began + 60 * minutes

    def _on_training_start(self) -> None:
        self.measure()
        self.meet()

    def _on_step(self) -> bool:
        return time.monotonic() < self.ends

    def _on_rollout_end(self) -> None:
        if self.num_timesteps % JOIN_EVERY == 0:
            self.members.append(Snapshot(self.model, self.num_timesteps))
            self.meet()
        if self.num_timesteps % JUDGE_EVERY == 0:
            self.measure()

    def meet(self) -> None:
        """Every environment another opponent: half of them the newest member."""
        for number in range(ENVS):
            newest = number % 2 == 0
            member = self.members[-1] if newest else self.chance.choice(self.members)
            self.training_env.env_method("set_opponents", member, indices=[number])

    def measure(self) -> None:
        result = judge(self.model, "greedy", self.deals)
        minutes = (time.monotonic() - self.began) / 60
        self.judged.append(Judged(self.num_timesteps, minutes, result))
        wins = result.bots[0].wins
        print(
            f"{self.num_timesteps:>9,} steps, {minutes:5.1f} minutes, {len(self.members)} members:"
            f" {wins.mean:.1%} of matches against greedy ({wins.low:.1%} – {wins.high:.1%})",
            flush=True,
        )


def train(minutes: float, steps: int, deals: int) -> tuple[MaskablePPO, League]:
    torch.set_num_threads(1)
    arguments = {"seats": 2, "options": OPTIONS, "reward": "score", "scaled": True}
    envs = make_vec_env(
        "ludoteka/SixNimmt-v0", ENVS, seed=1, wrapper_class=Seen, env_kwargs=arguments
    )
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        learning_rate=lambda left: 1e-4 + 4e-4 * left,
        ent_coef=0.005,
        gamma=1.0,
        policy_kwargs={"net_arch": [256, 256]},
        seed=1,
    )
    league = League(minutes, deals)
    model.learn(steps, callback=league)
    league.measure()
    return model, league


def draw(judged: list[Judged], path: Path) -> None:
    """The curve: matches won against greedy, with its 95 % interval."""
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(8, 4), layout="constrained")
    axes = figure.subplots()
    steps = [each.steps / 1e6 for each in judged]
    wins = [each.result.bots[0].wins for each in judged]
    axes.fill_between(
        steps, [100 * each.low for each in wins], [100 * each.high for each in wins], alpha=0.25
    )
    axes.plot(steps, [100 * each.mean for each in wins])
    axes.axhline(50, color="grey", linestyle=":")
    axes.set(
        xlabel="million steps", ylabel="% of matches won", title="6 nimmt! for two, against greedy"
    )
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description="train by league self-play, and judge")
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--steps", type=int, default=4_000_000)
    parser.add_argument("--deals", type=int, default=250, help="of the arena, each played twice")
    parser.add_argument("--curve", type=Path, help="a picture of the training")
    parser.add_argument("--save", type=Path, help="the trained model")
    arguments = parser.parse_args()
    model, league = train(arguments.minutes, arguments.steps, arguments.deals)
    if arguments.save:
        model.save(arguments.save)
    if arguments.curve:
        draw(league.judged, arguments.curve)


if __name__ == "__main__":
    main()
