"""Intrigo as numbers."""

from typing import Final

from ludoteka.core import Hidden, Options, View
from ludoteka.envs.encodings.base import WIDTH, Encoding, mark_seats, put_all
from ludoteka.games.intrigo.cards import (
    ALL_DUCATS,
    CARD_CODES,
    CARD_OF,
    CARDS,
    DUCAT,
    FACE_DOWN,
    FAMILIES,
    HAND_SIZE,
    INFLUENCE,
    INFLUENCES,
    LYING_OF,
    MOST_ROUNDS,
    ORGANISATIONS,
    PILE_SIZE,
    SEALS_EACH,
    TOKEN_OF,
    TURNED,
    ring,
)
from ludoteka.games.intrigo.moves import MOVE_TEXTS
from ludoteka.games.intrigo.view import IntrigoView

PHASES: Final = {"draft": 0, "palace": 1, "over": 2}
KINDS: Final = len(CARDS)
IN_GAP: Final = KINDS + len(INFLUENCES) + 1
"""Intrigue cards, influence cards, and whether it lies face down."""
ON_BUILDING: Final = 1 + len(ORGANISATIONS) + 1
"""A ducat, seals, and whether it lies face down."""
FAMILY_OF: Final = {family: number for number, family in enumerate(FAMILIES)}


def _gap(lying: int) -> int:
    if lying >= INFLUENCE:
        return KINDS + lying - INFLUENCE
    return lying % FACE_DOWN - 1 + (FACE_DOWN_FROM if lying > FACE_DOWN else 0)


def _token(token: int) -> int:
    return token % TURNED - DUCAT + (FACE_DOWN_FROM if token > TURNED else 0)


FACE_DOWN_FROM: Final = 64
"""Added to the number of what lies face down."""
GAP_AT: Final[dict[str, int]] = {code: _gap(lying) for code, lying in LYING_OF.items()}
"""Where in its gap a card is marked."""
TOKEN_AT: Final[dict[str, int]] = {code: _token(token) for code, token in TOKEN_OF.items()}


class IntrigoEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        by_seat = (seats,)
        places = ring(seats)
        kinds = ", ".join(CARD_CODES)
        organisations = len(ORGANISATIONS)
        influences = (len(INFLUENCES),)
        self.phase = self.add("phase", (3,), "draft, palace, over")
        self.to_act = self.add("to-act", by_seat, "who owes a decision")
        self.round = self.add("round", (1,), "the number of the round", MOST_ROUNDS)
        self.first = self.add("first", by_seat, "the first player of the round")
        self.family = self.add("family", (seats, len(FAMILIES)), ", ".join(FAMILIES))
        self.ducats = self.add("ducats", by_seat, "ducats owned", ALL_DUCATS)
        self.supply = self.add("supply", (1,), "ducats in the supply", ALL_DUCATS)
        self.seals = self.add(
            "seals", (seats, organisations), ", ".join(ORGANISATIONS), 2 * SEALS_EACH
        )
        self.bag = self.add("bag", (organisations,), "seals in the bag", 2 * SEALS_EACH)
        self.tokens = self.add(
            "tokens",
            (places, ON_BUILDING),
            f"by building: ducat, {', '.join(ORGANISATIONS)}; face down",
        )
        self.gaps = self.add(
            "gaps", (places, IN_GAP), f"by gap: {kinds}; {', '.join(INFLUENCES)}; face down"
        )
        self.piles = self.add("piles", influences, "influence cards left, by kind", PILE_SIZE)
        self.prices = self.add(
            "prices", influences, "what the top card costs; 0 also where none is left", ALL_DUCATS
        )
        self.pick = self.add("pick", (1,), "cards that everybody has kept in the draft", HAND_SIZE)
        self.seen = self.add(
            "seen",
            (HAND_SIZE, KINDS),
            "the packets received in this round, the last one being chosen from",
            2,
        )
        self.kept = self.add("kept", (KINDS,), "one's own cards kept in this draft", 2)
        self.hand = self.add("hand", (KINDS,), "one's own hand after the draft", 2)
        self.counts = self.add("hand-size", by_seat, "cards in hand", HAND_SIZE)
        self.played = self.add(
            "played", (seats, KINDS), "cards of each hand that came into the palace", 2
        )
        self.without = self.add("without", by_seat, "who has shown to hold no Tiepolo 3")

    def action_count(self, options: Options) -> int:
        return len(MOVE_TEXTS)

    def fill(self, view: View, row: bytearray, at: int) -> None:
        assert isinstance(view, IntrigoView)
        assert view.seat is not None
        seats = self.seats
        me: int = view.seat
        row[at + self.phase + WIDTH * PHASES[view.phase]] = 1
        mark_seats(row, at + self.to_act, view.to_act, me, seats)
        mark_seats(row, at + self.without, view.without, me, seats)
        row[at + self.round] = view.round
        mark_seats(row, at + self.first, (view.first,), me, seats)
        row[at + self.supply] = view.supply
        row[at + self.pick] = view.pick
        self.fill_palace(view, row, at)
        self.fill_own(view, me, row, at)
        for turn in range(seats):
            self.fill_player(view, (me + turn) % seats, turn, row, at)

    def fill_palace(self, view: IntrigoView, row: bytearray, at: int) -> None:
        mark_lying(row, at + self.tokens, view.tokens, TOKEN_AT, ON_BUILDING)
        mark_lying(row, at + self.gaps, view.gaps, GAP_AT, IN_GAP)
        put_all(row, at + self.bag, view.bag)
        put_all(row, at + self.piles, view.piles)
        place = at + self.prices
        for price in view.prices:
            if price:
                row[place] = price
            place += WIDTH

    def fill_own(self, view: IntrigoView, me: int, row: bytearray, at: int) -> None:
        place = at + self.seen
        for packet in view.seen:
            count_cards(row, place, packet)
            place += WIDTH * KINDS
        kept = view.kept[me]
        if not isinstance(kept, Hidden):
            count_cards(row, at + self.kept, kept)
        hand = view.hands[me]
        if not isinstance(hand, Hidden):
            count_cards(row, at + self.hand, hand)

    def fill_player(self, view: IntrigoView, seat: int, turn: int, row: bytearray, at: int) -> None:
        here = at + WIDTH * turn
        family = turn * len(FAMILIES) + FAMILY_OF[view.families[seat]]
        row[at + self.family + WIDTH * family] = 1
        row[here + self.ducats] = view.ducats[seat]
        put_all(row, at + self.seals + WIDTH * len(ORGANISATIONS) * turn, view.seals[seat])
        hand = view.hands[seat]
        row[here + self.counts] = hand.hidden if isinstance(hand, Hidden) else len(hand)
        count_cards(row, at + self.played + WIDTH * KINDS * turn, view.played[seat])


def mark_lying(
    row: bytearray, place: int, lying: tuple[str | None, ...], numbers: dict[str, int], width: int
) -> None:
    """What lies at each place, and whether it lies face down."""
    for code in lying:
        if code is not None:
            number = numbers[code]
            if number >= FACE_DOWN_FROM:
                row[place + WIDTH * (number - FACE_DOWN_FROM)] = 1
                row[place + WIDTH * (width - 1)] = 1
            else:
                row[place + WIDTH * number] = 1
        place += WIDTH * width


def count_cards(row: bytearray, place: int, cards: tuple[str, ...]) -> None:
    for code in cards:
        row[place + WIDTH * CARD_OF[code]] += 1
