"""PettingZoo's Parallel form: all agents at once.

In every step the seats that owe a decision act, in 6 nimmt! and Sakura often all of them. The
actions of the others are ignored: their masks are all zero, or all one with `idle="any"`.
"""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from pettingzoo import ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from ludoteka.core import BadInput, IllegalMove
from ludoteka.envs.rendering import FPS, MODES, Drawn, show
from ludoteka.envs.rewards import ILLEGAL
from ludoteka.envs.seated import SeatedAgents
from ludoteka.envs.table import Observation

Infos = dict[str, dict[str, Any]]
Idle = Literal["none", "any"]
"""What the masks of seats allow that owe no decision: nothing, or anything, which is ignored.

Libraries that draw an action for every agent cannot take a mask that allows none.
"""
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class TableParallelEnv(SeatedAgents, ParallelEnv[str, Observation, Any]):
    """What is not legal ends the match with a reward of −1 for who did it."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": FPS}  # noqa: RUF012

    agents: list[str] = []  # noqa: RUF012 - replaced, never changed

    def __init__(self, *arguments: Any, idle: Idle = "none", **named: Any) -> None:
        super().__init__(*arguments, **named)
        if idle not in get_args(Idle):
            raise BadInput("unknown-idle", idle=str(idle), known=", ".join(get_args(Idle)))
        self.idle = idle

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        del options  # all are given when the environment is made
        self.table.seeds.begin(seed)
        self.table.deal()
        self.agents = self.possible_agents.copy()
        if self.render_mode == "human":
            self.render()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Step:
        agents = self.agents
        rewards = self._play(actions) if agents else None
        over = rewards is not None
        observations = self._observations()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            rewards if rewards is not None else dict.fromkeys(agents, 0.0),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _play(self, actions: Mapping[str, Any]) -> dict[str, float] | None:
        """The moves of all seats that are to act; the rewards if that was the end."""
        table = self.table
        for seat in table.state.to_act():
            agent = table.names[seat]
            if agent not in actions:
                raise BadInput("missing-action", agent=agent)
            try:
                table.play(seat, actions[agent])
            except IllegalMove:
                EnvLogger.warn_on_illegal_move()
                return {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        if table.state.to_act():
            return None
        return dict(zip(table.names, table.rewards(), strict=True))

    def _observations(self) -> dict[str, Observation]:
        table = self.table
        observed = {agent: table.observe(self.seat_of[agent]) for agent in self.agents}
        if self.idle == "any":
            acting = {table.names[seat] for seat in table.state.to_act()}
            for agent in observed.keys() - acting:
                observed[agent]["action_mask"].fill(1)
        return observed

    def render(self) -> Drawn:
        """What everybody sees."""
        return show(self.render_mode, self.table, None)
