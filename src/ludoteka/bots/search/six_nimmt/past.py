"""Reads the tricks of a deal so far from the events of a seat."""

from ludoteka.bots.search.six_nimmt.rows import pack_row
from ludoteka.core import Event
from ludoteka.games.six_nimmt.events import (
    CardPlaced,
    CardsRevealed,
    DealBegan,
    RowsOpened,
    RowTaken,
)

Trick = tuple[list[int], list[int]]
"""The packed rows before it, and its cards by seat."""


class Past:
    """Of a match that began from a position, the first deal has no past."""

    def __init__(self) -> None:
        self.tricks: list[Trick] = []
        self.rows: list[tuple[int, ...]] = []

    def see(self, event: Event) -> None:
        match event:
            case DealBegan():
                self.tricks = []
            case RowsOpened(cards=cards):
                self.rows = [(card,) for card in cards]
            case _ if not self.rows:
                pass
            case CardsRevealed(cards=cards):
                self.tricks.append(([pack_row(row) for row in self.rows], list(cards)))
            case RowTaken(row=row):
                self.rows[row] = ()
            case CardPlaced(card=card, row=row):
                self.rows[row] += (card,)
            case _:
                pass
