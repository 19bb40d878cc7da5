"""Greedy 6 nimmt!: the card that will probably cost the fewest bulls.

A card that would be the sixth costs the row; one that fits nowhere costs the cheapest row
(and it may be less, if someone lower is placed before). A card that follows a row is safe
if fewer unseen cards lie between the row's end and it than places are left; otherwise it
costs the row times the chance that the others fill those places in this very trick, taking
every unseen card as equally likely in any hand. Among cards of equal cost it plays the one
furthest from its row: near cards stay good, far ones get worse. A row is chosen by its bulls.
In a draft it takes cards from the middle: the lowest fit nowhere, the highest pile up on one
row (tried against high, low, spread and few-bulls drafts at 2, 3, 4 and 6 seats).
"""

from math import comb

from ludoteka.bots.base import Bot
from ludoteka.bots.prospects import tenths
from ludoteka.core import Hidden, Move, Phrase, View
from ludoteka.games.six_nimmt.cards import (
    DECK,
    FIRST_ROW,
    FIRST_TAKE,
    FULL_ROW,
    Card,
    bulls,
    cards_in_play,
)
from ludoteka.games.six_nimmt.view import SixNimmtView


class GreedySixNimmt(Bot):
    why: tuple[Phrase, ...] = ()

    def choose(self, view: View, moves: list[Move]) -> Move:
        assert isinstance(view, SixNimmtView)
        self.why = ()
        if view.phase == "row":
            move = min(moves, key=lambda move: bulls(view.rows[move - FIRST_ROW]))
            cost = bulls(view.rows[move - FIRST_ROW])
            self.why = (Phrase("bot-six-nimmt-row", {"bulls": cost}),)
            return move
        if view.phase == "draft":
            middle = len(cards_in_play(view.seats, tactical=True)) / 2
            return min(moves, key=lambda move: abs(move - FIRST_TAKE + 1 - middle))
        unseen = self._unseen(view)
        costs = {move: self._cost(view, DECK[move - 1], unseen) for move in moves}
        move = min(moves, key=lambda move: costs[move])
        self.why = _reasons(costs[move][0], max(cost for cost, _ in costs.values()))
        return move

    def explain(self) -> tuple[Phrase, ...]:
        return self.why

    def _cost(self, view: SixNimmtView, card: Card, unseen: list[Card]) -> tuple[float, int]:
        """Expected bulls, then how near the card is to its row."""
        lower = [row for row in view.rows if row[-1] < card]
        if not lower:
            return min(bulls(row) for row in view.rows) * 0.8, 0
        row = max(lower, key=lambda row: row[-1])
        nearness = row[-1] - card
        if len(row) == FULL_ROW:
            return float(bulls(row)), nearness
        places = FULL_ROW - len(row)
        between = sum(row[-1] < other < card for other in unseen)
        risk = _at_least(places, between, len(unseen), view.seats - 1)
        return risk * bulls(row), nearness

    def _unseen(self, view: SixNimmtView) -> list[Card]:
        """What the others may play: cards out of sight, or their open hands."""
        own = view.hands[self.seat]
        if view.options.variant == "tactical":
            return [c for h in view.hands if h is not own and not isinstance(h, Hidden) for c in h]
        seen: set[Card] = set()
        for cards in (*view.rows, *view.piles, own):
            if not isinstance(cards, Hidden):
                seen.update(cards)
        return [card for card in cards_in_play(view.seats, tactical=False) if card not in seen]


def _reasons(cost: float, worst: float) -> tuple[Phrase, ...]:
    """What the chosen card was expected to cost, and the worst one of the hand."""
    if cost < 0.05 < worst:
        return (Phrase("bot-six-nimmt-safe", {"worst": tenths(worst)}),)
    return (Phrase("bot-six-nimmt-cost", {"cost": tenths(cost), "worst": tenths(worst)}),)


def _at_least(needed: int, good: int, cards: int, draws: int) -> float:
    """The chance of `needed` or more of `good` among so many draws from so many cards."""
    if good < needed or cards < draws:
        return 0.0
    hits = range(needed, min(good, draws) + 1)
    ways = sum(comb(good, hit) * comb(cards - good, draws - hit) for hit in hits)
    return ways / comb(cards, draws)
