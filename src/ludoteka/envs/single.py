"""Gymnasium's form: one agent against bots."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ludoteka.core import BadInput, IllegalMove, Seat, all_seats
from ludoteka.envs.opponents import Opponent, Opponents
from ludoteka.envs.rendering import FPS, MODES, Drawn, check_mode, show
from ludoteka.envs.rewards import ILLEGAL
from ludoteka.envs.table import Observation, Table

OwnSeat = int | Literal["rotate"]


class AgainstBots(gymnasium.Env[Observation, Any]):
    """One seat of a table, fixed or another one in every match; bots have the others.

    What is not legal ends the match with a reward of −1; `info["illegal"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": FPS}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: OwnSeat = "rotate",
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        *,
        scaled: bool = False,
    ) -> None:
        self.table = Table(game, seats, options, reward, scaled=scaled)
        self.render_mode = check_mode(render_mode)
        self._opponents = Opponents(self.table, opponents)
        self._wanted = self._check_seat(seat)
        self.seat = self._wanted or Seat(0)
        self._matches = 0
        self._over = True
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()

    def _check_seat(self, seat: OwnSeat) -> Seat | None:
        if seat == "rotate":
            return None
        seats = all_seats(self.table.seats)
        if seat not in seats:
            raise BadInput("bad-own-seat", seat=seat, most=self.table.seats - 1)
        return seats[seat]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.seeds.begin(seed)
        if seed is not None:
            self._matches = 0
        if self._wanted is None:
            self.seat = all_seats(self.table.seats)[self._matches % self.table.seats]
        self._matches += 1
        self._over = False
        self._opponents.deal(self.seat)
        self._opponents.play(self.seat)
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), {"seat": int(self.seat)}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise BadInput("env-over")
        info: dict[str, Any] = {"seat": int(self.seat)}
        reward = 0.0
        try:
            self.table.play(self.seat, action)
        except IllegalMove as refused:
            self._over = True
            reward = ILLEGAL
            info["illegal"] = str(refused)
        else:
            self._opponents.tell()
            self._opponents.play(self.seat)
            self._over = not self.table.state.to_act()
            if self._over:
                reward = self.table.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), reward, self._over, False, info

    def set_opponents(self, opponents: Opponent | Sequence[Opponent]) -> None:
        """Others to play against, from the next match on."""
        self._opponents.invite(opponents)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, as libraries ask for it that mask actions (sb3-contrib)."""
        return self.table.observe(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> Drawn:
        return show(self.render_mode, self.table, self.seat)
