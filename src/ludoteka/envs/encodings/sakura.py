"""Sakura as numbers."""

from typing import Final

from ludoteka.core import Hidden, Options, View
from ludoteka.envs.encodings.base import HIGHEST, WIDTH, Encoding, mark, mark_seats, put
from ludoteka.games.sakura.cards import CARDS, FIRST_PAIR, HAND_SIZE, MOVE_TEXTS, TOKENS
from ludoteka.games.sakura.data import LONGEST, TREES
from ludoteka.games.sakura.options import SakuraOptions
from ludoteka.games.sakura.view import SakuraView

PHASES: Final = {"choose": 0, "emperor": 1, "artist": 2, "over": 3}
NEVER: Final[tuple[int, ...]] = (0,) * CARDS
"""By card, as long as nothing was shuffled again."""
FURTHEST: Final = 3 * LONGEST
"""A host's board of 200 spaces may have a bridge at nearly each of them, three spaces wide."""


class SakuraEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.painters = 3 if seats == 2 else seats
        """With two players the Court painter is the third (SA-24)."""
        cards = (CARDS,)
        by_seat = (seats,)
        artists = (self.painters,)
        self.phase = self.add("phase", (4,), "what is owed: cards, emperor, artist; over")
        self.to_act = self.add("to-act", by_seat, "who owes a decision")
        self.hand = self.add("hand", cards, "one's own cards, from 1 to 60")
        self.counts = self.add("hand-size", by_seat, "cards in hand", HAND_SIZE)
        self.has_chosen = self.add("has-chosen", artists, "for which artist a card is chosen")
        self.chosen = self.add("chosen", artists, "the chosen card; 0 is none or unknown", CARDS)
        self.queue = self.add("queue", cards, "revealed cards not yet resolved")
        self.current = self.add("current", (1,), "the card being resolved; 0 is none", CARDS)
        self.emperor = self.add("emperor", (1,), "the Emperor's space", FURTHEST)
        self.artists = self.add("artists", artists, "the artists' spaces; 0 is the gate", FURTHEST)
        self.behind = self.add(
            "behind", artists, "how far the artists are behind the Emperor", FURTHEST, -FURTHEST
        )
        self.to_tree = self.add(
            "to-tree", (1,), "how far the Emperor is from the next tree that pays", FURTHEST
        )
        self.tokens = self.add("tokens", by_seat, "tokens won", TOKENS)
        self.supply = self.add("supply", (1,), "tokens left in the supply", TOKENS)
        self.paid = self.add("paid", (1,), "how many trees have paid", TREES)
        self.tree = self.add("tree", (1,), "whether the current card took the Emperor to a tree")
        self.round = self.add("round", (1,), "the number of the round", HIGHEST)
        self.double = self.add("double", by_seat, "who plays two cards in this round")
        self.discards = self.add("discards", cards, "cards on the discard pile")
        self.deck = self.add("deck", (1,), "cards in the deck", CARDS)
        self.held = self.add("held", cards, "cards known not to be in the deck: not shuffled last")
        self.old = self.add("held-by", by_seat, "how many such cards a hand has", HAND_SIZE)

    def action_count(self, options: Options) -> int:
        assert isinstance(options, SakuraOptions)
        # SA-25: only the tactical game of two plays pairs of cards
        return len(MOVE_TEXTS) if options.tactical else FIRST_PAIR

    def fill(self, view: View, row: bytearray, at: int) -> None:
        assert isinstance(view, SakuraView)
        assert view.seat is not None
        seats = self.seats
        me: int = view.seat
        row[at + self.phase + WIDTH * PHASES[view.phase]] = 1
        mark_seats(row, at + self.to_act, view.to_act, me, seats)
        double = view.double
        if double is not None:
            mark_seats(row, at + self.double, (double,), me, seats)
        hands = view.hands
        tokens = view.tokens
        for turn in range(seats):
            seat = (me + turn) % seats
            row[at + self.tokens + WIDTH * turn] = tokens[seat]
            hand = hands[seat]
            if isinstance(hand, Hidden):
                row[at + self.counts + WIDTH * turn] = hand.hidden
            else:
                row[at + self.counts + WIDTH * turn] = len(hand)
                mark(row, at + self.hand - WIDTH, hand)
        self.fill_artists(view, me, row, at)
        self.fill_cards(view, me, row, at)
        row[at + self.supply] = view.supply
        row[at + self.paid] = view.paid
        row[at + self.tree] = 1 if view.tree else 0
        put(row, at + self.round, view.round)

    def fill_artists(self, view: SakuraView, me: int, row: bytearray, at: int) -> None:
        emperor: int = view.emperor
        put(row, at + self.emperor, emperor)
        trees = view.path.trees
        paid: int = view.paid
        if paid < len(trees):
            put(row, at + self.to_tree, max(0, trees[paid] - emperor))
        artists = view.artists
        chosen = view.chosen
        seats = self.seats
        for turn in range(self.painters):
            artist = (me + turn) % seats if turn < seats else turn
            here = at + WIDTH * turn
            space = artists[artist]
            put(row, here + self.artists, space)
            put(row, here + self.behind, emperor - space)
            choice = chosen[artist]
            if choice is not None:
                row[here + self.has_chosen] = 1
                if not isinstance(choice, Hidden):
                    row[here + self.chosen] = choice

    def fill_cards(self, view: SakuraView, me: int, row: bytearray, at: int) -> None:
        queue = view.queue
        if queue:
            row[at + self.current] = queue[0]
            mark(row, at + self.queue - WIDTH, queue)
        mark(row, at + self.discards - WIDTH, view.discards)
        row[at + self.deck] = view.deck.hidden
        shuffled = view.shuffled
        if shuffled == NEVER:
            return
        last = max(shuffled)
        place = at + self.held
        for shuffle in shuffled:
            if shuffle < last:
                row[place] = 1
            place += WIDTH
        origins = view.origins
        for turn in range(self.seats):
            old = 0
            for origin in origins[(me + turn) % self.seats]:
                if origin < last:
                    old += 1
            row[at + self.old + WIDTH * turn] = old
