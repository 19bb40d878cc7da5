"""Many matches of one game, stepped in one call."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from ludoteka.core import BadInput, Chance, Move, Seat, State
from ludoteka.envs.scaling import Scaled
from ludoteka.envs.table import MASK, NUMBER, Mask, Numbers, Table


class Batch(NamedTuple):
    """What there is to decide, by match; a match that is over has begun anew."""

    observations: Numbers | Scaled
    """What the seat that is to act sees; one row a match."""
    masks: Mask
    """What it may do."""
    seats: NDArray[np.int64]
    """Who is to act."""
    rewards: NDArray[np.float32]
    """By match and seat: of the match that has just ended, else nothing."""
    done: NDArray[np.bool_]
    """Which matches have just ended."""


class BatchedEnv:
    """As many matches as wanted, each with its own seeds.

    What is not legal raises, and then nothing has happened in any of them.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        *,
        scaled: bool = False,
    ) -> None:
        if count < 1:
            raise BadInput("bad-batch", count=count)
        self.table = Table(game, seats, options, reward, scaled=scaled)
        self.count = count
        self._states: list[State] = []
        self._seats: list[Seat] = []
        self._masks: Mask = np.zeros((count, 1), np.int8)
        self._numbers = np.arange(count)

    @property
    def observation_size(self) -> int:
        return self.table.encoding.size

    @property
    def action_count(self) -> int:
        return self.table.action_count

    def reset(self, seed: int | None = None) -> Batch:
        self.table.seeds.begin(seed)
        self._states = [self._deal() for _ in range(self.count)]
        self._seats = [state.to_act()[0] for state in self._states]
        seen, masks = self._arrays()
        self.table.lens.look_at_all(self._states, self._seats, bytes_of(seen), bytes_of(masks))
        return self._batch(seen, masks, [], [])

    def step(self, actions: Sequence[SupportsIndex] | NDArray[Any]) -> Batch:
        """One action for each match, by the seat that is to act there."""
        lens, states, seats = self.table.lens, self._states, self._seats
        moves = self._moves(actions)
        seen, masks = self._arrays()
        rows, allowed = bytes_of(seen), bytes_of(masks)
        done = lens.play_in_all(states, seats, moves, rows, allowed)
        rewards: list[list[float]] = []
        for number in done:
            result = states[number].result()
            assert result is not None
            rewards.append(self.table.reward(result))
            states[number] = self._deal()
            seats[number] = states[number].to_act()[0]
            lens.look_into(states[number], seats[number], number, rows, allowed)
        return self._batch(seen, masks, done, rewards)

    def _moves(self, actions: Sequence[SupportsIndex] | NDArray[Any]) -> list[Move]:
        """The moves that these actions are, all of them legal; otherwise nothing happens."""
        if not self._states or len(actions) != self.count:
            raise BadInput("batch-actions", found=len(actions), needed=self.count)
        move = self.table.lens.move
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else actions
        moves = [move(seat, each) for seat, each in zip(self._seats, chosen, strict=True)]
        allowed = self._masks[self._numbers, np.array(chosen)]
        for number in np.flatnonzero(allowed == 0):
            refused = self._states[number].refusal(self._seats[number], moves[number])
            if refused is not None:
                raise refused
        return moves

    def _deal(self) -> State:
        table = self.table
        chance = Chance(table.seeds.next())
        return table.game.start(table.seats, table.options, chance, recording=False)

    def _arrays(self) -> tuple[Numbers, Mask]:
        """What a step writes into; new ones, for those of a step before stay as they are."""
        seen = np.empty((self.count, self.observation_size), NUMBER)
        return seen, np.empty((self.count, self.action_count), MASK)

    def _batch(
        self, seen: Numbers, masks: Mask, done: list[int], rewards: list[list[float]]
    ) -> Batch:
        ended = np.zeros(self.count, np.bool_)
        paid = np.zeros((self.count, self.table.seats), np.float32)
        if done:
            ended[done] = True
            paid[done] = rewards
        self._masks = masks
        return Batch(
            seen if self.table.scale is None else self.table.scale(seen),
            masks,
            np.array(self._seats, np.int64),
            paid,
            ended,
        )


def bytes_of(array: Numbers | Mask) -> memoryview:
    """The same memory, byte by byte."""
    return array.reshape(-1).view(np.uint8).data
