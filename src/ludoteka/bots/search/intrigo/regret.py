"""Chooses in the draft by regret matching over all seats.

In every simulation all seats keep a card by mixes of their own, one mix for each packet that a
seat may have before it; one seat learns from it: what each of its cards would have brought in
the same world, against what its mix brought (Hart and Mas-Colell). So others are not taken to
draft as they like, but as they should; and our card is the best answer to that. The packets
that we have passed on are known, and those mixes are soon good.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.intrigo.board import SECOND_THREE, Board
from ludoteka.bots.search.intrigo.draft import Draft, draft_value
from ludoteka.bots.search.intrigo.standing import Stakes
from ludoteka.games.intrigo.cards import TIEPOLO_THREE

SEAT_BITS: Final[i64] = 16


class Mixes:
    """The regrets of everybody, by seat and packet; a packet is a bit a card."""

    def __init__(self, board: Board, stakes: Stakes, dice: Dice) -> None:
        self.board = board
        self.stakes = stakes
        self.dice = dice
        self.regrets: dict[int, list[float]] = {}

    def regrets_of(self, draft: Draft, seat: i64) -> list[float]:
        packet = draft.before(seat)
        key: i64 = seat << SEAT_BITS
        for copy in packet:
            # which of the two Tiepolo 3 it is makes no other packet
            same = copy == SECOND_THREE and TIEPOLO_THREE not in packet
            key |= 1 << (TIEPOLO_THREE if same else copy)
        found = self.regrets.get(key)
        if found is None:
            found = [0.0] * len(packet)
            self.regrets[key] = found
        return found

    def mix(self, draft: Draft, seat: i64) -> list[float]:
        """How likely the seat keeps each card before it: by its regrets, or as it likes."""
        regrets = self.regrets_of(draft, seat)
        total = 0.0
        for regret in regrets:
            total += max(regret, 0.0)
        if total > 0.0:
            return [max(regret, 0.0) / total for regret in regrets]
        liking = draft.likings[seat]
        for copy in draft.before(seat):
            total += liking[copy]
        return [liking[copy] / total for copy in draft.before(seat)]

    def learn(self, draft: Draft, learner: i64) -> list[float]:
        """All cards of one seat are tried in this world, which counts by its weight.

        Returns the chance to win with each of them.
        """
        mix = self.mix(draft, learner)
        packet = draft.before(learner)
        others = draft.copy()
        for seat in range(draft.seats):
            if seat != learner and draft.must_keep(seat):
                at = self.drawn(self.mix(draft, seat))
                others.keep(seat, draft.before(seat)[at])
        values: list[float] = []
        mean = 0.0
        for at in range(len(packet)):
            trial = others.copy()
            trial.keep(learner, packet[at])
            value = draft_value(trial, self.board, self.stakes, self.dice)[learner]
            values.append(value)
            mean += mix[at] * value
        regrets = self.regrets_of(draft, learner)
        for at in range(len(packet)):
            regrets[at] += draft.weight * (values[at] - mean)
        return values

    def drawn(self, mix: list[float]) -> i64:
        left = self.dice.fraction()
        for at in range(len(mix)):
            left -= mix[at]
            if left < 0.0:
                return at
        return len(mix) - 1

    def best(self, draft: Draft, seat: i64) -> i64:
        """The card that was missed most."""
        regrets = self.regrets_of(draft, seat)
        best: i64 = 0
        for at in range(len(regrets)):
            if regrets[at] > regrets[best]:
                best = at
        return draft.before(seat)[best]
