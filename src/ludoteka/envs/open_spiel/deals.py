"""Deals as chance nodes of OpenSpiel before the first move.

The engine's chance depends on a seed and on nothing that players do, so it may as well be drawn
at the root: nobody learns of it any sooner.
"""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, Protocol

from ludoteka.core import BadInput, Chance, State
from ludoteka.envs.table import Table
from ludoteka.games import find_game

BYTE: Final = 256
MANY: Final = (BYTE,) * 4
"""The outcomes of each chance node, unless a few deals are asked for."""


class Deals(Protocol):
    @property
    def chances(self) -> tuple[int, ...]:
        """How many outcomes each chance node has, all of them equally likely."""
        ...

    def begin(self, drawn: Sequence[int]) -> State:
        """The match of these outcomes, which keeps its events."""
        ...


class Seeds:
    """A seed each: so many, or 2³² of them."""

    def __init__(self, table: Table, count: int) -> None:
        if not 0 <= count <= BYTE:
            raise BadInput("spiel-seeds", seeds=count, most=BYTE)
        self.table = table
        self.chances: tuple[int, ...] = (count,) if count else MANY

    def begin(self, drawn: Sequence[int]) -> State:
        table = self.table
        seed = hashlib.sha256(b"ludoteka open_spiel " + bytes(drawn)).digest()
        return table.game.start(table.seats, table.options, Chance(seed), recording=True)


class FewCards:
    """The last tricks of a deal of 6 nimmt! between two, who both know which few cards are left.

    Each has some of them, and the rest is with nobody: as in Kuhn poker, one's own hand says
    something about the other's.
    """

    ROWS: Final = ((5,), (20, 21, 22, 23), (50, 51, 52, 53, 54), (80, 81, 82, 83))
    CARDS: Final = (2, 24, 26, 55, 60, 84, 90)

    def __init__(self, hand: int) -> None:
        if not 2 <= hand <= len(self.CARDS) // 2:
            raise BadInput("spiel-hand", hand=hand, most=len(self.CARDS) // 2)
        self.hands = list(self._hands(hand))
        self.chances: tuple[int, ...] = (len(self.hands),)

    def _hands(self, hand: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        for mine in combinations(self.CARDS, hand):
            left = [card for card in self.CARDS if card not in mine]
            for yours in combinations(left, hand):
                yield mine, yours

    def begin(self, drawn: Sequence[int]) -> State:
        hands = self.hands[drawn[0]]
        at_table = {card for cards in (*self.ROWS, *hands) for card in cards}
        position = {
            "seats": 2,
            "options": {"deals": 1},
            "rows": self.ROWS,
            "hands": hands,
            "out": [card for card in range(1, 105) if card not in at_table],
        }
        return find_game("six-nimmt").from_position(position, recording=True)
