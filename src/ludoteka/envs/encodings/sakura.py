"""Sakura as numbers."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core import Options, Seat, State, View
from ludoteka.envs.encodings.base import HIGHEST, NO_BYTES, WIDTH, Encoding
from ludoteka.envs.encodings.chunks import (
    KEPT,
    ORDERS,
    SMALL,
    any_number,
    bit,
    one_hot,
    seat_sets,
    turned,
    write_numbers,
    write_set,
    zeros,
)
from ludoteka.games.sakura.cards import (
    CARDS,
    DECK,
    FIRST_PAIR,
    HAND_SIZE,
    MOVE_TEXTS,
    NO_CARD,
    TOKENS,
    Card,
)
from ludoteka.games.sakura.data import LONGEST, TREES
from ludoteka.games.sakura.numbers import ViewNumbers, numbers_of_view, view_numbers
from ludoteka.games.sakura.options import SakuraOptions
from ludoteka.games.sakura.phases import PHASES
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.sakura.walking import NOBODY

PHASE: Final = one_hot(len(PHASES))
NO_CARDS: Final = zeros(CARDS)
NO_QUEUE: Final = zeros(CARDS + 1)
FURTHEST: Final = 3 * LONGEST
"""A host's board of 200 spaces may have a bridge at nearly each of them, three spaces wide."""
FAR: Final = 60
"""The usual board is not longer."""
ROUNDS: Final = 30
"""A match rarely takes more."""


class SakuraEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.painters = 3 if seats == 2 else seats
        """With two players the Court painter is the third (SA-24)."""
        self.orders = tuple(
            [(*ORDERS[seats][me], *range(seats, self.painters)) for me in range(seats)]
        )
        """By who looks, the artists in their order: the Court painter is the last."""
        self.sets = seat_sets(seats)
        self.no_choice = zeros(2 * self.painters)
        self.nothing_held = zeros(CARDS + seats)
        self.shuffled: tuple[int, ...] = ()
        """The last ones seen, and how they are written."""
        self.held_row = b""
        self.held_rows: dict[tuple[int, ...], bytes] = {}
        cards = (CARDS,)
        by_seat = (seats,)
        artists = (self.painters,)
        self.phase = self.add("phase", (4,), "what is to be decided: cards, emperor, artist; over")
        self.to_act = self.add("to-act", by_seat, "who has to decide")
        self.hand = self.add("hand", cards, "the seat's own cards, from 1 to 60")
        self.counts = self.add("hand-size", by_seat, "cards in hand", HAND_SIZE)
        self.has_chosen = self.add("has-chosen", artists, "for which artist a card is chosen")
        self.chosen = self.add("chosen", artists, "the chosen card; 0 is none or unknown", CARDS)
        self.queue = self.add("queue", cards, "revealed cards not yet resolved")
        self.current = self.add("current", (1,), "the card being resolved; 0 is none", CARDS)
        self.emperor = self.add("emperor", (1,), "the Emperor's space", FURTHEST, 0, FAR)
        self.artists = self.add(
            "artists", artists, "the artists' spaces; 0 is the gate", FURTHEST, 0, FAR
        )
        self.behind = self.add(
            "behind",
            artists,
            "how far the artists are behind the Emperor",
            FURTHEST,
            -FURTHEST,
            FAR,
        )
        self.to_tree = self.add(
            "to-tree",
            (1,),
            "how far the Emperor is from the next tree with a prize",
            FURTHEST,
            0,
            FAR,
        )
        self.tokens = self.add("tokens", by_seat, "tokens won", TOKENS)
        self.supply = self.add("supply", (1,), "tokens left in the supply", TOKENS)
        self.paid = self.add("paid", (1,), "how many trees have given their prizes", TREES)
        self.tree = self.add("tree", (1,), "whether the current card took the Emperor to a tree")
        self.round = self.add("round", (1,), "the number of the round", HIGHEST, 0, ROUNDS)
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
        row[at : at + WIDTH * self.size] = b"".join(self.write(numbers_of_view(view)))

    def look(self, state: State, seat: Seat, row: bytearray, at: int) -> None:
        assert isinstance(state, SakuraState)
        row[at : at + WIDTH * self.size] = b"".join(self.write(view_numbers(state, seat)))

    def row_of(self, state: State, seat: Seat) -> bytearray:
        assert isinstance(state, SakuraState)
        return NO_BYTES.join(self.write(view_numbers(state, seat)))

    def write(self, seen: ViewNumbers) -> list[bytes]:
        """The slices in their order."""
        me = seen.seat
        order = ORDERS[self.seats][me]
        acting = 0
        for actor in seen.to_act:
            acting |= 1 << actor
        chunks = [PHASE[seen.phase], self.sets[turned(acting, me, self.seats)]]
        write_cards(seen.hand, chunks)
        write_numbers(seen.counts, order, chunks)
        self.write_choices(seen, chunks)
        self.write_garden(seen, chunks)
        write_numbers(seen.tokens, order, chunks)
        chunks.append(any_number(seen.supply))
        chunks.append(any_number(seen.paid))
        chunks.append(SMALL[1 if seen.tree else 0])
        chunks.append(any_number(seen.round))
        double = seen.double
        chunks.append(self.sets[turned(1 << double, me, self.seats) if double != NOBODY else 0])
        write_cards(seen.discards, chunks)
        chunks.append(SMALL[seen.deck])
        if seen.last:
            chunks.append(self.held_cards(seen))
            write_numbers(seen.old, order, chunks)
        else:
            chunks.append(self.nothing_held)
        return chunks

    def write_choices(self, seen: ViewNumbers, chunks: list[bytes]) -> None:
        chosen = seen.chosen
        if has_begun(chosen):
            order = self.orders[seen.seat]
            for artist in order:
                chunks.append(SMALL[1 if chosen[artist] != NO_CARD else 0])
            for artist in order:
                chunks.append(SMALL[max(0, chosen[artist])])
        else:
            chunks.append(self.no_choice)
        queue = seen.queue
        if queue:
            write_cards(list(queue), chunks)
            chunks.append(SMALL[queue[0]])
        else:
            chunks.append(NO_QUEUE)

    def write_garden(self, seen: ViewNumbers, chunks: list[bytes]) -> None:
        emperor = seen.emperor
        artists = seen.artists
        order = self.orders[seen.seat]
        chunks.append(any_number(emperor))
        for artist in order:
            chunks.append(any_number(artists[artist]))
        for artist in order:
            chunks.append(any_number(emperor - artists[artist]))
        paid = seen.paid
        trees = seen.trees
        chunks.append(any_number(max(0, trees[paid] - emperor) if paid < len(trees) else 0))

    def held_cards(self, seen: ViewNumbers) -> bytes:
        """Made once a shuffle; many matches may be looked at by turns."""
        if seen.shuffled is not self.shuffled:
            self.shuffled = seen.shuffled
            found = self.held_rows.get(seen.shuffled)
            if found is None:
                last = seen.last
                found = b"".join([SMALL[1 if seen.shuffled[card] < last else 0] for card in DECK])
                if len(self.held_rows) >= KEPT:
                    self.held_rows.clear()
                self.held_rows[seen.shuffled] = found
            self.held_row = found
        return self.held_row


def has_begun(chosen: list[int]) -> bool:
    """Whether anyone has chosen a card."""
    for card in chosen:  # noqa: SIM110 - compiled, a loop is faster than a call of any()
        if card != NO_CARD:
            return True
    return False


def write_cards(cards: list[Card], chunks: list[bytes]) -> None:
    """A 1 for each of these cards."""
    if not cards:
        chunks.append(NO_CARDS)
        return
    found: i64 = 0
    for card in cards:
        found |= bit(card - 1)
    write_set(found, CARDS, chunks)
