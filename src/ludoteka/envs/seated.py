"""What PettingZoo's two forms share: a table with an agent for each seat."""

from collections.abc import Mapping
from typing import Any

from gymnasium import Space

from ludoteka.core import all_seats
from ludoteka.envs.rendering import check_mode
from ludoteka.envs.table import Table


class SeatedAgents:
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        *,
        scaled: bool = False,
    ) -> None:
        self.table = Table(game, seats, options, reward, scaled=scaled)
        self.render_mode = check_mode(render_mode)
        self.possible_agents = self.table.names.copy()
        self.seat_of = dict(zip(self.possible_agents, all_seats(self.table.seats), strict=True))
        observation_space, action_space = self.table.observation_space, self.table.action_space
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def close(self) -> None:
        """There is nothing to release."""
