"""One observer's knowledge of hands: counts, known cards, and who may hold a lost one.

Written apart from `knowledge.py`, which keeps the same for all viewers at once.
"""

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.games.bang.cards import CARD_OF, CardName
from ludoteka.games.bang.knowledge import Known, Maybe

Seen = tuple[CardName, ...] | Hidden


class Memory:
    def __init__(self, seats: int, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.counts = [0] * seats
        self.known: list[set[CardName]] = [set() for _ in range(seats)]
        """By seat; of one's own hand, all of it."""
        self.shown: set[CardName] = set()
        self.suspects: dict[CardName, set[int]] = {}
        self.public: dict[CardName, set[int]] = {}
        """The suspects that anyone has who saw nothing but what is public."""
        self.top: CardName | None = None
        self.revealed = False

    # -- Cards come and go -------------------------------------------------------------

    def receive(self, seat: int, cards: Seen) -> None:
        """Into the hand, unseen by others."""
        if isinstance(cards, Hidden):
            self.counts[seat] += cards.hidden
        else:
            self.counts[seat] += len(cards)
            self.known[seat].update(cards)

    def draw(self, seat: int, cards: Seen) -> None:
        """From the deck: its top card may be known."""
        self.receive(seat, cards)
        if self.top is not None:
            self.known[seat].add(self.top)
            self.top = None

    def receive_open(self, seat: int, card: CardName) -> None:
        self.counts[seat] += 1
        self.known[seat].add(card)
        self.shown.add(card)

    def turned(self, cards: tuple[CardName, ...]) -> None:
        """Cards of the deck that everybody sees now."""
        if self.top in cards:
            self.top = None

    def lose(self, seat: int, card: CardName) -> None:
        """Out of the hand, for all to see."""
        self.counts[seat] -= 1
        for known in self.known:
            known.discard(card)
        self.shown.discard(card)
        self.suspects.pop(card, None)
        self.public.pop(card, None)
        self._spread(self.suspects, seat, None)
        self._spread(self.public, seat, None)
        self._conclude()

    def pass_on(self, giver: int, taker: int, card: CardName | Hidden) -> None:
        """One card from hand to hand, which only the two see."""
        self.counts[giver] -= 1
        self.counts[taker] += 1
        inside = not isinstance(card, Hidden)
        self._spread(self.suspects, giver, None if inside else taker)
        self._spread(self.public, giver, taker)
        if self.counts[giver]:
            self._lose_track(giver, taker, inside=inside)
        elif not inside:
            self.known[taker] |= self.known[giver]
            self.known[giver] = set()
        if not isinstance(card, Hidden):
            self.known[giver].discard(card)
            self.known[taker].add(card)
            self.suspects.pop(card, None)
        self._conclude()

    def pass_all(self, giver: int, taker: int, cards: Seen) -> None:
        """A whole hand, which only the two see."""
        count = self.counts[giver]
        self.counts[giver] = 0
        self.counts[taker] += count
        inside = not isinstance(cards, Hidden)
        self._spread(self.suspects, giver, None if inside else taker)
        self._spread(self.public, giver, taker)
        self.known[taker] |= self.known[giver]
        self.known[giver] = set()
        if not isinstance(cards, Hidden):
            self.known[taker].update(cards)
            for card in cards:
                self.suspects.pop(card, None)
        self._conclude()

    def reveal(self, hands: tuple[tuple[CardName, ...], ...]) -> None:
        self.revealed = True
        self.counts = [len(hand) for hand in hands]
        self.known = [set(hand) for hand in hands]

    # -- Losing track ------------------------------------------------------------------

    def _lose_track(self, giver: int, taker: int, *, inside: bool) -> None:
        here = {card for card in self.known[giver] if card in self.shown}
        for card in here:
            self.shown.discard(card)
            self.public[card] = {giver, taker}
        if not inside:
            for card in self.known[giver]:
                self.suspects[card] = {giver, taker}
            self.known[giver] = set()

    def _spread(self, suspects: dict[CardName, set[int]], giver: int, taker: int | None) -> None:
        """Who suspected the giver suspects the taker, too; nobody suspects an empty hand."""
        for holders in suspects.values():
            if giver in holders:
                if not self.counts[giver]:
                    holders.discard(giver)
                if taker is not None:
                    holders.add(taker)

    def _conclude(self) -> None:
        """A single suspect is certain."""
        for card in [card for card, holders in self.suspects.items() if len(holders) == 1]:
            (holder,) = self.suspects.pop(card)
            self.known[holder].add(card)
        for card in [card for card, holders in self.public.items() if len(holders) == 1]:
            del self.public[card]
            self.shown.add(card)

    # -- What the view shows -----------------------------------------------------------

    def held(self) -> int:
        return sum(self.counts)

    def hands(self) -> tuple[Seen, ...]:
        return tuple(
            _sorted(known) if self.revealed or seat == self.viewer else Hidden(self.counts[seat])
            for seat, known in enumerate(self.known)
        )

    def known_hands(self) -> Known:
        return tuple(
            () if self.revealed or seat == self.viewer else _sorted(known)
            for seat, known in enumerate(self.known)
        )

    def shown_cards(self) -> tuple[CardName, ...]:
        return () if self.revealed else _sorted(self.shown)

    def maybes(self) -> Maybe:
        if self.revealed:
            return ()
        cards = sorted(self.suspects, key=lambda card: CARD_OF[card])
        return tuple((card, tuple(sorted(self.suspects[card]))) for card in cards)


def _sorted(cards: set[CardName]) -> tuple[CardName, ...]:
    return tuple(sorted(cards, key=lambda card: CARD_OF[card]))
