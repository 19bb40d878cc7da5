"""Samples deals that are consistent with a view.

`from_view` makes the first one; the others deal the same unseen cards again. A card stays with
those who may hold it: cards of an earlier shuffle than the last are in the hands that drew from
that shuffle, never in the deck. Choices that others have already made are taken back: they say
nothing as long as they lie face down.
"""

from typing import Final

from ludoteka.bots.search.dice import Dice
from ludoteka.games.sakura.cards import NO_CARD, Card
from ludoteka.games.sakura.phases import CHOOSE
from ludoteka.games.sakura.state import SakuraState

ACTS: Final = 1000
"""More shuffles than a match can have: so every world shuffles in its own way."""


class Worlds:
    def __init__(self, first: SakuraState, seat: int, dice: Dice) -> None:
        self.first: Final = first
        self.dice: Final = dice
        self.dealt = 0
        self.hidden: Final[list[int]] = [other for other in first.seats if other != seat]
        latest = max(first.shuffled)
        self.pools: list[list[Card]] = [[] for _ in range(latest + 1)]
        """By shuffle, the cards out of sight."""
        self.holders: list[list[int]] = [[] for _ in range(latest + 1)]
        """By shuffle, who holds one of them, once for every card."""
        for other in self.hidden:
            for card in first.hands[other]:
                self.pools[first.shuffled[card]].append(card)
                self.holders[first.shuffled[card]].append(other)
        self.pools[latest] += first.deck
        if first.phase == CHOOSE:
            first.chosen = [NO_CARD] * len(first.artists)
            first.missing = len(first.seats)

    def deal(self) -> SakuraState:
        world = self.first.copy()
        for other in self.hidden:
            world.hands[other] = []
        for shuffle in range(len(self.pools)):
            pool = self.pools[shuffle]
            self.dice.shuffle(pool)
            holders = self.holders[shuffle]
            for at in range(len(holders)):
                world.hands[holders[at]].append(pool[at])
        world.deck = self.pools[-1][len(self.holders[-1]) :]
        for other in self.hidden:
            world.hands[other].sort()
        self.dealt += 1
        world.acts = self.dealt * ACTS
        return world
