"""PettingZoo's AEC form: one agent after the other.

Where several seats decide at once, they are asked in the order of seats, and none sees what
another has chosen. All agents stay until the match is over, also those who are out of a game
of BANG!: their side may still win, and a tournament deals them in again.
"""

from typing import Any, Final

from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

from ludoteka.core import IllegalMove, Seat
from ludoteka.envs.rendering import FPS, MODES, Drawn, show
from ludoteka.envs.rewards import ILLEGAL
from ludoteka.envs.seated import SeatedAgents
from ludoteka.envs.table import Observation

AFTER_RESET: Final = (
    "agents",
    "agent_selection",
    "rewards",
    "terminations",
    "truncations",
    "infos",
)


class AfterReset:
    """Stands for what an environment has only after `reset`, which then hides it.

    A `__getattr__` would say the same, and every look at any attribute would pay for it.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, env: object, owner: type) -> Any:
        raise AttributeError(f"{self.name} cannot be accessed before reset()")


class RawEnv(SeatedAgents, AECEnv[str, Observation, Any]):
    """Raises IllegalMove for what is not legal, and nothing has happened then."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(MODES),
        "render_fps": FPS,
        "is_parallelizable": True,
    }

    _seat = Seat(0)
    """Who is to act."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Without a seed, the next one of those that follow from the last seed."""
        del options  # all are given when the environment is made
        self.table.seeds.begin(seed)
        self.table.deal()
        agents = self.possible_agents
        self.agents = agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        # after an abandoned end; not by `__dict__`, which slows all attributes down
        self._skip_agent_selection = None  # type: ignore[assignment]
        self._seat = self.table.state.to_act()[0]
        self.agent_selection = agents[self._seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.seat_of[agent])

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002 - PettingZoo's own signature
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        # what PettingZoo does, in fewer steps: it is called before every move
        agent = self.agent_selection
        return (
            self.table.observe(self.seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        table = self.table
        next_seat = table.lens.step(table.state, self._seat, action)
        if next_seat is not None:
            self._seat = next_seat
            self.agent_selection = self.possible_agents[next_seat]
        else:
            self._end(dict(zip(self.possible_agents, table.rewards(), strict=True)))
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        """Every agent is told its reward, in the order of seats."""
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> Drawn:
        """What the seat that is to act sees."""
        return show(self.render_mode, self.table, self._seat)


for _name in AFTER_RESET:
    setattr(RawEnv, _name, AfterReset(_name))


class CheckedEnv(RawEnv):
    """Keeps its users in order, as PettingZoo's usual wrappers do, at a fraction of their cost.

    What is not legal ends the match with a reward of −1 for who did it, as
    TerminateIllegalWrapper does; what is no action at all raises; a loop that forgets `step` is
    stopped, as by OrderEnforcingWrapper. Each of those wrappers costs more than a move.
    """

    stepped = False
    """Whether the loop has gone on since `agent_iter` named an agent."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.stepped = True
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        self.stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        try:
            RawEnv.step(self, action)
        except IllegalMove:
            EnvLogger.warn_on_illegal_move()
            self._end({**dict.fromkeys(self.agents, 0.0), self.agent_selection: ILLEGAL})

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Observation, Any]:
        return OrderedIterable(self, max_iter)


class OrderedIterable(AECIterable[str, Observation, Any]):
    def __init__(self, env: CheckedEnv, max_iter: int) -> None:
        self.env = env
        self.max_iter = max_iter

    def __iter__(self) -> "OrderedIterator":
        return OrderedIterator(self.env, self.max_iter)


class OrderedIterator(AECIterator[str, Observation, Any]):
    env: CheckedEnv

    def __next__(self) -> str:
        # PettingZoo's own lines and the check, without a call in between
        env = self.env
        if not env.agents or self.iters_til_term <= 0:
            raise StopIteration
        self.iters_til_term -= 1
        if not env.stepped:
            raise AssertionError("call step() or reset() once in every round of `agent_iter`")
        env.stepped = False
        return env.agent_selection
