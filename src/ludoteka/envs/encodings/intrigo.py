"""Intrigo as numbers."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core import Options, Seat, State, View
from ludoteka.envs.encodings.base import NO_BYTES, WIDTH, Encoding
from ludoteka.envs.encodings.chunks import (
    ORDERS,
    SMALL,
    number,
    one_hot,
    seat_sets,
    turned,
    zeros,
)
from ludoteka.games.intrigo.cards import (
    ALL_DUCATS,
    CARD_CODES,
    CARDS,
    DUCAT,
    FACE_DOWN,
    FAMILIES,
    GAP_CODES,
    HAND_SIZE,
    INFLUENCE,
    INFLUENCES,
    MOST_ROUNDS,
    ORGANISATIONS,
    PILE_SIZE,
    SEALS_EACH,
    TOKEN_CODES,
    TURNED,
    Card,
    ring,
)
from ludoteka.games.intrigo.glance import Glance, glance, glance_at
from ludoteka.games.intrigo.moves import MOVE_TEXTS
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.intrigo.view import IntrigoView

KINDS: Final = len(CARDS)
IN_GAP: Final = KINDS + len(INFLUENCES) + 1
"""Intrigue cards, influence cards, and whether it lies face down."""
ON_BUILDING: Final = 1 + len(ORGANISATIONS) + 1
"""A ducat, seals, and whether it lies face down."""


def _gap(lying: int) -> bytes:
    row = [0] * IN_GAP
    if lying >= INFLUENCE:
        row[KINDS + lying - INFLUENCE] = 1
    elif GAP_CODES[lying] is not None:
        row[lying % FACE_DOWN - 1] = 1
        row[-1] = 1 if lying > FACE_DOWN else 0
    return b"".join([number(each) for each in row])


def _token(token: int) -> bytes:
    row = [0] * ON_BUILDING
    if TOKEN_CODES[token] is not None:
        row[token % TURNED - DUCAT] = 1
        row[-1] = 1 if token > TURNED else 0
    return b"".join([number(each) for each in row])


_GAPS: Final = [_gap(lying) for lying in range(len(GAP_CODES))]
IN_TWO: Final = tuple([one + two for one in _GAPS for two in _GAPS])
"""By what lies in two gaps side by side: half as many pieces to be joined."""
_TOKENS: Final = [_token(token) for token in range(len(TOKEN_CODES))]
ON_TWO: Final = tuple([one + two for one in _TOKENS for two in _TOKENS])
"""The same for two buildings."""
PHASES: Final = one_hot(3)
FAMILY: Final = one_hot(len(FAMILIES))
NO_CARDS: Final = zeros(KINDS)
LISTED: Final[dict[tuple[int, ...], bytes]] = {}
COUNTED: Final[dict[int, bytes]] = {}
"""By the number of each kind, four bits for each."""


class IntrigoEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sets = seat_sets(seats)
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
        row[at : at + WIDTH * self.size] = b"".join(self.write(glance_at(view)))

    def look(self, state: State, seat: Seat, row: bytearray, at: int) -> None:
        assert isinstance(state, IntrigoState)
        row[at : at + WIDTH * self.size] = b"".join(self.write(glance(state, seat)))

    def row_of(self, state: State, seat: Seat) -> bytearray:
        assert isinstance(state, IntrigoState)
        return NO_BYTES.join(self.write(glance(state, seat)))

    def write(self, seen: Glance) -> list[bytes]:
        """The slices in their order."""
        seats = self.seats
        me = seen.seat
        order = ORDERS[seats][me]
        sets = self.sets
        acting = 0
        for actor in seen.to_act:
            acting |= 1 << actor
        chunks = [
            PHASES[seen.phase],
            sets[turned(acting, me, seats)],
            SMALL[seen.round],
            sets[turned(1 << seen.first, me, seats)],
        ]
        for seat in order:
            chunks.append(FAMILY[seen.families[seat]])
        for seat in order:
            chunks.append(SMALL[seen.ducats[seat]])
        chunks.append(SMALL[seen.supply])
        for seat in order:
            chunks.append(listed(seen.seals[seat]))
        chunks.append(listed(seen.bag))
        self.write_palace(seen, chunks)
        self.write_cards(seen, order, chunks)
        chunks.append(sets[turned(seen.without, me, seats)])
        return chunks

    def write_palace(self, seen: Glance, chunks: list[bytes]) -> None:
        tokens = seen.tokens
        gaps = seen.gaps
        for at in range(0, len(tokens), 2):
            chunks.append(ON_TWO[len(TOKEN_CODES) * tokens[at] + tokens[at + 1]])
        for at in range(0, len(gaps), 2):
            chunks.append(IN_TWO[len(GAP_CODES) * gaps[at] + gaps[at + 1]])
        for left in seen.piles:
            chunks.append(SMALL[left])
        for price in seen.prices:
            chunks.append(SMALL[max(0, price)])

    def write_cards(self, seen: Glance, order: tuple[int, ...], chunks: list[bytes]) -> None:
        chunks.append(SMALL[seen.pick])
        for packet in seen.seen:
            chunks.append(counted(packet))
        for _ in range(HAND_SIZE - len(seen.seen)):
            chunks.append(NO_CARDS)
        chunks.append(counted(tuple(seen.kept)))
        chunks.append(counted(tuple(seen.hand)))
        for seat in order:
            chunks.append(SMALL[seen.counts[seat]])
        for seat in order:
            chunks.append(counted(seen.played[seat]))


def listed(numbers: tuple[int, ...]) -> bytes:
    """Small numbers one after the other; there are few lists of them, so each is made once."""
    found = LISTED.get(numbers)
    if found is None:
        found = b"".join([SMALL[each] for each in numbers])
        LISTED[numbers] = found
    return found


def counted(cards: tuple[Card, ...]) -> bytes:
    """How many there are of each kind; hands of four are few enough to make each once."""
    if not cards:
        return NO_CARDS
    one: i64 = 1
    key: i64 = 0
    for card in cards:
        key += one << 4 * card
    found = COUNTED.get(key)
    if found is None:
        found = b"".join([SMALL[cards.count(card)] for card in CARDS])
        COUNTED[key] = found
    return found
