"""Chooses a card of a tactical draft (6N-14) by playing draft and deal on.

In the rest of the draft each seat looks at two open cards and takes the one nearer to the
middle. The cards to choose from are tried in turn, in the same drafts, and the worse half of
them is given up after each quarter of the budget.
"""

from mypy_extensions import i64

from ludoteka.bots.meter import Meter
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.roll_out import RollOut
from ludoteka.bots.search.six_nimmt.rows import pack_row
from ludoteka.bots.search.six_nimmt.stakes import Stakes
from ludoteka.bots.search.six_nimmt.weights import Players
from ludoteka.bots.search.six_nimmt.worlds import World
from ludoteka.games.six_nimmt.cards import HAND_SIZE, ROWS


class DraftSearch:
    """One simulation is one draft with one of the cards."""

    def __init__(
        self,
        hands: list[list[int]],
        own: int,
        open_cards: list[int],
        stakes: Stakes,
        players: Players,
    ) -> None:
        seats = len(hands)
        self.hands: list[list[int]] = hands
        self.own: int = own
        self.open_cards: list[int] = open_cards
        self.stakes: Stakes = stakes
        self.world: World = World(
            seats=seats,
            own=own,
            rows=[0] * ROWS,
            hands=[[] for _ in hands],
            size=HAND_SIZE,
            unseen=list(range(1, HAND_SIZE * seats + ROWS + 1)),
            bulls=[0] * seats,
        )
        self.game: RollOut = RollOut(self.world, players)

    def best(self, meter: Meter, seed: int) -> int:
        cards = self.open_cards
        tries = [0] * len(cards)
        sums = [0.0] * len(cards)
        left = list(range(len(cards)))
        quarter = 1
        while True:
            for number in left:
                if not meter.more():
                    return cards[_best(left, sums, tries)]
                sums[number] += self.value(cards[number], Dice(seed + tries[number] + 1))
                tries[number] += 1
            if len(left) > 2 and meter.used() * 4.0 >= quarter:
                quarter += 1
                left = _better_half(left, sums, tries)

    def value(self, card: int, dice: Dice) -> float:
        open_cards = self.open_cards.copy()
        open_cards.remove(card)
        hands = [hand.copy() for hand in self.hands]
        hands[self.own].append(card)
        seat: i64 = self.own
        seats: i64 = len(hands)
        while len(open_cards) > ROWS:
            seat = (seat + 1) % seats
            hands[seat].append(open_cards.pop(self.pick(open_cards, dice)))
        for each in range(seats):
            self.world.give(each, hands[each])
        self.world.rows.set([pack_row((last,)) for last in open_cards])
        self.game.vary(dice)
        self.game.begin()
        self.game.finish(dice)
        return self.stakes.value(self.game.bulls, self.own)

    def pick(self, open_cards: list[int], dice: Dice) -> int:
        one: int = dice.below(len(open_cards))
        other: int = dice.below(len(open_cards))
        highest = HAND_SIZE * len(self.hands) + ROWS
        if abs(2 * open_cards[one] - highest) <= abs(2 * open_cards[other] - highest):
            return one
        return other


def _mean(number: int, sums: list[float], tries: list[int]) -> float:
    return sums[number] / tries[number]


def _best(left: list[int], sums: list[float], tries: list[int]) -> int:
    best = left[0]
    for number in left:
        if tries[number] and _mean(number, sums, tries) > _mean(best, sums, tries):
            best = number
    return best


def _better_half(left: list[int], sums: list[float], tries: list[int]) -> list[int]:
    means = sorted([_mean(number, sums, tries) for number in left])
    middle = means[len(means) // 2]
    return [number for number in left if _mean(number, sums, tries) >= middle]
