"""Trains a small masked policy for Face to Face by self-play, then lets it play random bots.

    pip install ".[envs]" torch
    python examples/train_masked_policy.py

Policy gradients with PPO's clipped step. Both seats play with the same network, which sees
what the seat to act sees and chooses among what is legal. The trained policy then is a bot
like any other: the arena lets it play every deal from both seats.
"""

import argparse
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from ludoteka.arena.play import play_block
from ludoteka.arena.run import ArenaResult, Standing
from ludoteka.arena.schedule import Contest
from ludoteka.bots import Bot
from ludoteka.core import Game, Move, Rng, Seat, View
from ludoteka.envs import BatchedEnv, Table

GAME = "face-to-face"
MATCHES = 128
"""Played at once, and learned from at once."""


class Policy(nn.Module):
    """Numbers of an observation in; a logit for each action and the expected reward out."""

    def __init__(self, table: Table, width: int = 128) -> None:
        super().__init__()
        low, high = table.bounds()
        scale = 1 / np.maximum(np.abs(low), np.abs(high)).astype(np.float32)
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(nn.Linear(len(scale), width), nn.Tanh())
        self.actions = nn.Linear(width, table.action_count)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        inner = self.body(observations * self.scale)
        logits = self.actions(inner).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, 1), self.value(inner).squeeze(1)


class Decisions(NamedTuple):
    """What was seen, allowed and done, and what came of it in the end."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    rewards: Tensor


def play(env: BatchedEnv, policy: Policy) -> Decisions:
    """One match in every place of the batch, to its end."""
    batch = env.reset()
    steps: list[tuple[Tensor, Tensor, Tensor, Tensor, np.ndarray, np.ndarray]] = []
    playing = np.ones(env.count, np.bool_)
    rewards = np.zeros((env.count, 2), np.float32)
    while playing.any():
        observations = torch.from_numpy(batch.observations)
        masks = torch.from_numpy(batch.masks)
        with torch.no_grad():
            chances, _ = policy(observations, masks)
        actions = torch.multinomial(chances.exp(), 1)
        steps.append(
            (observations, masks, actions, chances.gather(1, actions), batch.seats, playing.copy())
        )
        batch = env.step(actions.squeeze(1).numpy())
        ended = playing & batch.done
        rewards[ended] = batch.rewards[ended]
        playing &= ~batch.done
    kept = torch.from_numpy(np.concatenate([step[5] for step in steps]))
    got = [np.take_along_axis(rewards, step[4][:, None], 1) for step in steps]
    parts = [torch.cat([step[number] for step in steps])[kept] for number in range(4)]
    earned = torch.from_numpy(np.concatenate(got))[kept]
    observations, masks, actions, chances = parts
    return Decisions(observations, masks, actions, chances, earned.squeeze(1))


def learn(policy: Policy, optimizer: torch.optim.Optimizer, decisions: Decisions) -> None:
    """One clipped step for each part of the decisions."""
    for part in torch.randperm(len(decisions.rewards)).split(2048):
        observations, masks, actions, before, rewards = (each[part] for each in decisions)
        chances, value = policy(observations, masks)
        ratio = (chances.gather(1, actions) - before).exp().squeeze(1)
        advantage = rewards - value.detach()
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        gain = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
        entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        loss = (value - rewards).square().mean() - gain - 0.01 * entropy
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def train(rounds: int, seed: int = 1) -> Policy:
    """The same seed gives the same policy."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = BatchedEnv(GAME, MATCHES)
    env.reset(seed)
    policy = Policy(env.table)
    optimizer = torch.optim.Adam(policy.parameters(), lr=2e-3)
    for _ in range(rounds):
        learn(policy, optimizer, play(env, policy))
    return policy


class TrainedBot(Bot):
    """Plays what the policy finds best. It is told nothing but its view."""

    policy: Policy

    def __init__(self, game: Game, seat: Seat, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.table = Table(game.key)

    def choose(self, view: View, moves: list[Move]) -> Move:
        row = np.frombuffer(self.table.encoding.row(view), np.int16)
        mask = torch.zeros(1, self.table.action_count)
        mask[0, [self.table.action(self.seat, move) for move in moves]] = 1
        with torch.no_grad():
            chances, _ = self.policy(torch.from_numpy(row)[None], mask)
        return self.table.move(self.seat, int(chances.argmax()))


def judge(policy: Policy, opponent: str, deals: int) -> ArenaResult:
    """Every deal is played twice, once from each seat."""
    TrainedBot.policy = policy
    contest = Contest(game=GAME, bots=(f"{__name__}:TrainedBot", opponent), seats=2, seed=1)
    standing = Standing(contest, None)
    for number in range(deals):
        standing.add(play_block(contest, number))
    return standing.result()


def main() -> None:
    parser = argparse.ArgumentParser(description="train a masked policy, and let it play bots")
    parser.add_argument("--rounds", type=int, default=60, help=f"of {MATCHES} matches each")
    parser.add_argument("--deals", type=int, default=200)
    arguments = parser.parse_args()
    policy = train(arguments.rounds)
    for opponent in ("random", "greedy"):
        wins = judge(policy, opponent, arguments.deals).bots[0].wins
        print(f"against {opponent}: wins {wins.mean:.1%} ± {wins.margin or 0:.1%}")


if __name__ == "__main__":
    main()
