"""Samples deals that are consistent with a view.

The first comes from `from_view`. The others are copies of it in which the cards that the seat
cannot see are shuffled again, and the hidden roles drawn from the beliefs that it is given.
Cards of which only a choice of holders is known stay where that first world put them, so every
now and then there is a new first one.
"""

from typing import Final

from ludoteka.bots.search.bang.likely import LIKELY, MOST_LIKELY
from ludoteka.bots.search.dice import Dice
from ludoteka.games.bang import steps
from ludoteka.games.bang.cards import KIND, Card
from ludoteka.games.bang.state import BangState

ACTS: Final = 1 << 30

Roles = tuple[int, ...]


Pasts = list[list[int]]
"""By seat, the pasts of the cards in hand."""
UNKNOWN: Final[Pasts] = []
TRIES: Final = 8
"""After so many cards that a past speaks against, the next one is taken."""


class Worlds:
    def __init__(
        self,
        first: BangState,
        seat: int,
        roles: list[Roles],
        chances: list[float],
        pasts: Pasts = UNKNOWN,
    ) -> None:
        """`roles` are what the hidden ones may be, with their chances; none: as in `first`.

        Hands are dealt by `pasts`; by chance, where they are not known.
        """
        self.first = first
        self.pasts = pasts
        self.roles = roles
        self.chances = chances
        self.loose: list[Card] = []
        self.kept: list[list[Card]] = []
        self.top: list[Card] = []
        self.hides_aside = bool(first.stack) and first.stack[-1][0] == steps.KIT
        if self.hides_aside and first.stack[-1][1] == seat:
            self.hides_aside = False
        self._sort(seat)

    def _sort(self, seat: int) -> None:
        """What stays and what is shuffled."""
        first = self.first
        bit = 1 << seat
        guessed = [hunch[0] for hunch in first.hunches]
        for other in range(len(first.hands)):
            kept: list[Card] = []
            for card in first.hands[other]:
                if other == seat or first.known[card] & bit or card in guessed:
                    kept.append(card)
                else:
                    self.loose.append(card)
            self.kept.append(kept)
        for card in first.deck[first.top :]:
            if first.known[card] & bit and not self.top:
                self.top.append(card)
            else:
                self.loose.append(card)
        if self.hides_aside:
            self.loose += first.aside

    def draw(self, dice: Dice) -> BangState:
        """A world, ready to be played on."""
        world = self.first.copy()
        loose = self.loose
        dice.shuffle(loose)
        at = 0
        for other in range(len(world.hands)):
            kept = self.kept[other]
            missing = len(world.hands[other]) - len(kept)
            if missing:
                if self.pasts:
                    self.choose(self.pasts[other], at, missing, dice)
                hand = kept + loose[at : at + missing]
                hand.sort()
                world.hands[other] = hand
                at += missing
        if self.hides_aside:
            count = len(world.aside)
            world.aside = tuple(loose[at : at + count])
            at += count
        world.deck = tuple(self.top + loose[at:])
        world.top = 0
        # every world has random acts of its own
        world.acts = dice.below(ACTS)
        if self.roles:
            world.roles = self.draw_roles(dice)
        return world

    def choose(self, pasts: list[int], at: int, count: int, dice: Dice) -> None:
        """Puts cards that may have these pasts to where the hand is taken from."""
        loose = self.loose
        for place in range(min(count, len(pasts))):
            past = pasts[place]
            if past == 0:
                continue
            likely = LIKELY[past]
            most = MOST_LIKELY[past]
            here = at + place
            for _ in range(TRIES):
                there = here + dice.below(len(loose) - here)
                card = loose[there]
                loose[there] = loose[here]
                loose[here] = card
                if dice.fraction() * most < likely[KIND[card]]:
                    break

    def draw_roles(self, dice: Dice) -> Roles:
        left = dice.fraction()
        for number in range(len(self.roles)):
            left -= self.chances[number]
            if left < 0:
                return self.roles[number]
        return self.roles[-1]
