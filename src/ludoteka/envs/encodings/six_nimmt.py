"""6 nimmt! as numbers."""

from typing import Final

from ludoteka.core import Hidden, Options, View
from ludoteka.envs.encodings.base import HIGHEST as MOST
from ludoteka.envs.encodings.base import WIDTH, Encoding, mark, mark_seats, put
from ludoteka.games.six_nimmt.cards import BULLS, FULL_ROW, HAND_SIZE, HIGHEST, MOVE_TEXTS, ROWS
from ludoteka.games.six_nimmt.options import USUAL_LIMIT, SixNimmtOptions
from ludoteka.games.six_nimmt.view import SixNimmtView

PHASES: Final = {"draft": 0, "choose": 1, "row": 2, "over": 3}
ALL_BULLS: Final = sum(BULLS)
LIMIT: Final = 2 * USUAL_LIMIT
"""Totals rarely exceed it."""
DEALS: Final = 20
"""A match rarely takes more."""


class SixNimmtEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        cards = (HIGHEST,)
        by_seat = (seats,)
        self.phase = self.add("phase", (4,), "what is going on: draft, choose, row, over")
        self.to_act = self.add("to-act", by_seat, "who has to decide")
        self.hands = self.add(
            "hands", (seats, HIGHEST), "cards known to be in a hand, from 1 to 104"
        )
        self.counts = self.add("hand-size", by_seat, "cards in hand", HAND_SIZE)
        self.has_chosen = self.add("has-chosen", by_seat, "who has chosen a card")
        self.chosen = self.add("chosen", by_seat, "the chosen card; 0 is none or unknown", HIGHEST)
        self.rows = self.add("rows", (ROWS, FULL_ROW), "the cards of each row; 0 is free", HIGHEST)
        self.ends = self.add("row-end", (ROWS,), "the last card of each row", HIGHEST)
        self.sizes = self.add("row-size", (ROWS,), "the cards in each row", FULL_ROW)
        self.worth = self.add("row-bulls", (ROWS,), "the bull heads in each row", ALL_BULLS)
        self.queue = self.add("queue", cards, "revealed cards that are not yet placed")
        self.open = self.add("open", cards, "cards still to be taken in the draft")
        self.taken = self.add("taken", cards, "cards taken by anyone in this deal")
        self.bulls = self.add("bulls", by_seat, "bull heads taken in this deal", ALL_BULLS)
        self.totals = self.add("total", by_seat, "bull heads of the finished deals", MOST, 0, LIMIT)
        self.limit = self.add(
            "limit", (1,), "the total that ends the match; 0 is none", 999, 0, LIMIT
        )
        self.deal = self.add("deal", (1,), "the number of the deal", MOST, 0, DEALS)
        self.deals = self.add(
            "deals", (1,), "how many deals there are; 0: until the limit", 99, 0, DEALS
        )
        self.starter = self.add("starter", by_seat, "who takes the first card of a draft")

    def action_count(self, options: Options) -> int:
        return len(MOVE_TEXTS)

    def fill(self, view: View, row: bytearray, at: int) -> None:
        assert isinstance(view, SixNimmtView)
        assert view.seat is not None
        seats = self.seats
        me: int = view.seat
        row[at + self.phase + WIDTH * PHASES[view.phase]] = 1
        mark_seats(row, at + self.to_act, view.to_act, me, seats)
        self.fill_rows(view.rows, row, at)
        hands = view.hands
        chosen = view.chosen
        piles = view.piles
        totals = view.totals
        for turn in range(seats):
            seat = (me + turn) % seats
            here = at + WIDTH * turn
            self.fill_hand(hands[seat], row, at, turn)
            choice = chosen[seat]
            if choice is not None:
                row[here + self.has_chosen] = 1
                if not isinstance(choice, Hidden):
                    row[here + self.chosen] = choice
            pile = piles[seat]
            if pile:
                put(row, here + self.bulls, take(row, at + self.taken - WIDTH, pile))
            put(row, here + self.totals, totals[seat])
        mark(row, at + self.queue - WIDTH, view.queue)
        mark(row, at + self.open - WIDTH, view.open)
        self.fill_match(view, me, row, at)

    def fill_hand(self, hand: tuple[int, ...] | Hidden, row: bytearray, at: int, turn: int) -> None:
        if isinstance(hand, Hidden):
            row[at + self.counts + WIDTH * turn] = hand.hidden
        else:
            row[at + self.counts + WIDTH * turn] = len(hand)
            mark(row, at + self.hands + WIDTH * (turn * HIGHEST - 1), hand)

    def fill_rows(self, rows: tuple[tuple[int, ...], ...], row: bytearray, at: int) -> None:
        for number in range(len(rows)):
            cards = rows[number]
            here = at + WIDTH * number
            place = at + self.rows + WIDTH * FULL_ROW * number
            bulls = 0
            for card in cards:
                row[place] = card
                place += WIDTH
                bulls += BULLS[card]
            row[here + self.ends] = cards[-1]
            row[here + self.sizes] = len(cards)
            row[here + self.worth] = bulls

    def fill_match(self, view: SixNimmtView, me: int, row: bytearray, at: int) -> None:
        options: SixNimmtOptions = view.options
        deals = options.deals
        if deals is None:
            limit = options.limit
            put(row, at + self.limit, USUAL_LIMIT if limit is None else limit)
        else:
            row[at + self.deals] = deals
        put(row, at + self.deal, view.deal)
        row[at + self.starter + WIDTH * ((view.starter - me) % self.seats)] = 1


def take(row: bytearray, place: int, cards: tuple[int, ...]) -> int:
    """Mark the cards; their bulls."""
    bulls = 0
    for card in cards:
        row[place + WIDTH * card] = 1
        bulls += BULLS[card]
    return bulls
