"""What all environments share: a table with its observations and actions."""

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex, TypedDict

import gymnasium
import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

from ludoteka.core import Chance, Move, Seat, State, all_seats
from ludoteka.envs.encodings import Encoding, find_encoding
from ludoteka.envs.encodings.writing import Lens
from ludoteka.envs.rewards import find_reward
from ludoteka.envs.scaling import Scale, Scaled
from ludoteka.envs.seeds import Seeds
from ludoteka.games import find_game

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]

NUMBER: Final = np.dtype("<i2")
MASK: Final = np.dtype(np.int8)


class Observation(TypedDict):
    observation: Numbers | Scaled
    """The view of a seat as numbers, see `describe`; as fractions in [0, 1] where so wanted."""
    action_mask: Mask
    """1 for each legal action; all zero for who has nothing to decide."""


class Table:
    """A game at a number of seats with options, and the match that is being played there."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        *,
        scaled: bool = False,
    ) -> None:
        self._made_by = (game, seats, dict(options or {}), reward, scaled)
        self.game = find_game(game)
        self.seats = self.game.default_seats if seats is None else seats
        self.options = self.game.parse_options(self.seats, options or {})
        self.encoding: Encoding = find_encoding(self.game, self.seats)
        self.action_count = self.encoding.action_count(self.options)
        self.reward_name = reward
        self.reward = find_reward(reward)
        self.scale = Scale(self.encoding) if scaled else None
        self.seeds = Seeds()
        self.names = [f"player_{seat}" for seat in range(self.seats)]
        rotated = [self.encoding.moves_of(seat) for seat in all_seats(self.seats)]
        self.actions_of = [None if moves is None else inverse(moves) for moves in rotated]
        self.moves_of = [self._moves(moves) for moves in rotated]
        """By seat and action."""
        self.lens = Lens(self.encoding, self.action_count, self.actions_of, self.moves_of)
        self.state: State

    def __reduce__(self) -> tuple[object, ...]:
        """What follows from the game and its options is made anew where it is read."""
        return _table_at, (self._made_by, self.seeds, getattr(self, "state", None))

    def deal(self, *, recording: bool = False) -> bytes:
        """A new match; its seed."""
        seed = self.seeds.next()
        self.state = self.game.start(self.seats, self.options, Chance(seed), recording=recording)
        return seed

    # -- Observations --------------------------------------------------------------------

    def observe(self, seat: Seat) -> Observation:
        row, mask = self.lens.look(self.state, seat)
        seen = frombuffer(row, NUMBER)
        if self.scale is not None:
            return {"observation": self.scale(seen), "action_mask": frombuffer(mask, MASK)}
        return {"observation": seen, "action_mask": frombuffer(mask, MASK)}

    # -- Actions -------------------------------------------------------------------------

    def play(self, seat: Seat, action: SupportsIndex) -> None:
        """Do it, or raise: BadInput for what is no action, IllegalMove for what is not legal."""
        self.lens.step(self.state, seat, action)

    def move(self, seat: Seat, action: SupportsIndex) -> Move:
        return self.lens.move(seat, action)

    def action(self, seat: Seat, move: Move) -> int:
        """The action that is this move."""
        actions = self.actions_of[seat]
        return move if actions is None else actions[move]

    def _moves(self, rotated: list[int] | None) -> list[Move]:
        numbers = range(self.action_count) if rotated is None else rotated[: self.action_count]
        return [Move(number) for number in numbers]

    # -- The end -------------------------------------------------------------------------

    def rewards(self) -> list[float]:
        """By seat, of the finished match."""
        result = self.state.result()
        assert result is not None
        return self.reward(result)

    # -- Spaces --------------------------------------------------------------------------

    def observation_space(self) -> gymnasium.Space[Any]:
        low, high = self.bounds()
        box = (
            gymnasium.spaces.Box(low, high, dtype=np.int16)
            if self.scale is None
            else gymnasium.spaces.Box(0, 1, (self.encoding.size,), np.float32)
        )
        return gymnasium.spaces.Dict(
            {
                "observation": box,
                "action_mask": gymnasium.spaces.Box(0, 1, (self.action_count,), np.int8),
            }
        )

    def action_space(self) -> gymnasium.Space[Any]:
        return gymnasium.spaces.Discrete(self.action_count)

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the highest value of every number of an observation."""
        low = np.zeros(self.encoding.size, np.int16)
        high = np.zeros(self.encoding.size, np.int16)
        for each in self.encoding.slices:
            low[each.start : each.stop] = each.least
            high[each.start : each.stop] = each.most
        return low, high


def _table_at(
    made_by: tuple[str, int | None, dict[str, object], str, bool],
    seeds: Seeds,
    state: State | None,
) -> Table:
    key, seats, options, reward, scaled = made_by
    table = Table(key, seats, options, reward, scaled=scaled)
    table.seeds = seeds
    if state is not None:
        table.state = state
    return table


def inverse(moves: list[int]) -> list[int]:
    actions = [0] * len(moves)
    for action, move in enumerate(moves):
        actions[move] = action
    return actions
