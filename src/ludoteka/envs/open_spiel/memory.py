"""A player's observations and actions since the beginning: an information state."""

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteka.core import Event, Seat, State, redact
from ludoteka.envs.table import Table

Row = NDArray[np.float32]
ENCODE: Final = msgspec.json.Encoder(order="deterministic").encode


class Memory:
    """A line for everything: what stood there at the beginning, then each event that the player
    was told and each action of its own. Two situations that a player cannot tell apart have the
    same lines, others have not."""

    def __init__(self, seat: Seat, lines: list[str], recent: tuple[tuple[Row, int], ...]) -> None:
        self.seat = seat
        self.lines = lines
        self.recent = recent
        """What it saw and did when it decided, the last time first."""

    @classmethod
    def of(cls, state: State, seat: Seat) -> "Memory":
        """One that begins with what the player sees now."""
        return cls(seat, [f"player {int(seat)}", view_text(state, seat)], ())

    def copy(self) -> "Memory":
        return Memory(self.seat, self.lines.copy(), self.recent)

    def act(self, seen: Row, action: int, said: str, kept: int) -> None:
        self.lines.append(f"> {said}")
        self.recent = ((seen, action), *self.recent)[:kept]

    def hear(self, events: list[Event]) -> None:
        for event in events:
            self.lines.append(ENCODE(redact(event, self.seat)).decode())

    def text(self) -> str:
        return "\n".join(self.lines)


def view_text(state: State, seat: Seat | None) -> str:
    """The view of a seat (None: of a spectator) in one line."""
    return ENCODE(state.view(seat)).decode()


class Layout:
    """Where things stand in the tensors of a table, all of them in [0, 1].

    A player (one of so many), what it sees now, then for each of the last decisions: whether
    there was one, what it saw, and the number of what it did, in bits.
    """

    def __init__(self, table: Table, kept: int) -> None:
        self.table = table
        self.kept = kept
        self.size = table.seats + table.encoding.size
        self.bits = table.action_count.bit_length()
        self.decision = 1 + table.encoding.size + self.bits
        self.full_size = self.size + kept * self.decision

    def observed(self, state: State, seat: Seat) -> Row:
        """What the player sees now, without its number."""
        table = self.table
        assert table.scale is not None
        return table.scale(np.frombuffer(table.encoding.row_of(state, seat), "<i2"))

    def observation(self, state: State, seat: Seat, tensor: Row) -> None:
        tensor[: self.size] = 0
        tensor[seat] = 1
        tensor[self.table.seats : self.size] = self.observed(state, seat)

    def information(self, state: State, memory: Memory, tensor: Row) -> None:
        tensor[:] = 0
        self.observation(state, memory.seat, tensor)
        place = self.size
        for seen, action in memory.recent:
            tensor[place] = 1
            tensor[place + 1 : place + 1 + len(seen)] = seen
            for bit in range(self.bits):
                tensor[place + 1 + len(seen) + bit] = action >> bit & 1
            place += self.decision
