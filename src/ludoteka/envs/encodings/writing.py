"""Writes observations and masks into arrays: the hot path of a step."""

from operator import index
from typing import Any, SupportsIndex

from ludoteka.core import BadInput, Move, Seat, State
from ludoteka.envs.encodings.base import Encoding


class Lens:
    """A table's way from states to rows and masks."""

    def __init__(
        self,
        encoding: Encoding,
        action_count: int,
        actions_of: list[list[int] | None],
        moves_of: list[list[Move]],
    ) -> None:
        self.encoding = encoding
        self.action_count = action_count
        self.actions_of = actions_of
        """By seat, the action that each move is; None if actions are moves."""
        self.moves_of = moves_of
        """By seat and action."""

    def look(self, state: State, seat: Seat) -> tuple[bytearray, bytearray]:
        """The row and the mask of this seat."""
        return self.encoding.row_of(state, seat), self.mask_of(state, seat)

    def look_into(
        self, state: State, seat: Seat, number: int, rows: memoryview, masks: memoryview
    ) -> None:
        """Write the row and the mask of this seat as those of a match of a batch."""
        # Each is made by itself and then copied: writing number by number in the middle of a long
        # array takes longer, and what is given back at once stays in the processor's cache.
        row = self.encoding.row_of(state, seat)
        width = len(row)
        begin = number * width
        rows[begin : begin + width] = row
        mask = self.mask_of(state, seat)
        width = len(mask)
        begin = number * width
        masks[begin : begin + width] = mask

    def look_at_all(
        self, states: list[State], seats: list[Seat], rows: memoryview, masks: memoryview
    ) -> None:
        """Write the rows and masks of one seat in each state."""
        for number in range(len(states)):
            self.look_into(states[number], seats[number], number, rows, masks)

    def move(self, seat: Seat, action: SupportsIndex) -> Move:
        """The move that this action is; BadInput for what is no action."""
        try:
            number = index(action)
        except TypeError:
            raise BadInput("bad-action", action=str(action), most=self.action_count - 1) from None
        if not 0 <= number < self.action_count:
            raise BadInput("bad-action", action=number, most=self.action_count - 1)
        return self.moves_of[seat][number]

    def step(self, state: State, seat: Seat, action: SupportsIndex) -> Seat | None:
        """Do the action, or raise; who is to act then, None if the match is over."""
        state.play(seat, self.move(seat, action))
        acting = state.to_act()
        return acting[0] if acting else None

    def play_in_all(
        self,
        states: list[State],
        seats: list[Seat],
        moves: list[Move],
        rows: memoryview,
        masks: memoryview,
    ) -> list[int]:
        """One move in each state. From then on `seats` are who is to act; which ones are over.

        What is to be seen is written at once, while the state is in the processor's cache; of
        those that are over, nothing is.
        """
        over: list[int] = []
        for number in range(len(states)):
            state = states[number]
            state.play(seats[number], moves[number])
            acting = state.to_act()
            if acting:
                seat = acting[0]
                seats[number] = seat
                self.look_into(state, seat, number, rows, masks)
            else:
                over.append(number)
        return over

    def mask_of(self, state: State, seat: Seat) -> bytearray:
        """A 1 for each legal action."""
        mask = bytearray(self.action_count)
        # as objects, compiled code passes them on without a look: there may be hundreds
        moves: list[Any] = state.legal(seat)
        action_of: list[Any] | None = self.actions_of[seat]
        if action_of is None:
            for move in moves:
                mask[move] = 1
        else:
            for move in moves:
                mask[action_of[move]] = 1
        return mask
