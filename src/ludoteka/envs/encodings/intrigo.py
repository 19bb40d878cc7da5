"""Intrigo as numbers."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core import Options, Seat, State, View
from ludoteka.envs.encodings.base import NO_BYTES, WIDTH, Encoding
from ludoteka.envs.encodings.chunks import (
    ORDERS,
    SMALL,
    Lasting,
    number,
    one_hot,
    seat_sets,
    turned,
    write_numbers,
    zeros,
)
from ludoteka.games.intrigo.cards import (
    ALL_DUCATS,
    CARD_CODES,
    CARDS,
    DUCAT,
    EMPTY,
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
from ludoteka.games.intrigo.moves import MOVE_TEXTS
from ludoteka.games.intrigo.numbers import ViewNumbers, kinds_of, numbers_of_view, view_numbers
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
_ON_FOUR: Final[list[bytes | None]] = [None] * (1 << 16)
"""By what lies on four buildings side by side, four bits for each."""
PHASES: Final = one_hot(3)
FAMILY: Final = one_hot(len(FAMILIES))
PILES: Final = tuple(range(len(INFLUENCES)))
NO_CARDS: Final = zeros(KINDS)
_SEALS: Final[list[bytes | None]] = [None] * (1 << 15)
"""By the seals of each organisation, three bits for each."""
_HANDS: Final[list[bytes | None]] = [None] * (1 << 16)
"""By the cards of a hand in their order, four bits for each."""
_PACKETS: Final[dict[int, bytes]] = {}
"""By the number of each kind, four bits for each."""


class IntrigoEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sets = seat_sets(seats)
        self.families = Lasting(FAMILY)
        by_seat = (seats,)
        places = ring(seats)
        self.empty = zeros(places * IN_GAP)
        kinds = ", ".join(CARD_CODES)
        organisations = len(ORGANISATIONS)
        influences = (len(INFLUENCES),)
        self.phase = self.add("phase", (3,), "draft, palace, over")
        self.to_act = self.add("to-act", by_seat, "who has to decide")
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
        self.pick = self.add("pick", (1,), "cards that everyone has kept in the draft", HAND_SIZE)
        self.seen = self.add(
            "seen",
            (HAND_SIZE, KINDS),
            "the packets received in this round, the last one being chosen from",
            2,
        )
        self.kept = self.add("kept", (KINDS,), "the seat's own cards kept in this draft", 2)
        self.hand = self.add("hand", (KINDS,), "the seat's own hand after the draft", 2)
        self.counts = self.add("hand-size", by_seat, "cards in hand", HAND_SIZE)
        self.played = self.add(
            "played", (seats, KINDS), "cards of each hand that came into the palace", 2
        )
        self.without = self.add("without", by_seat, "who has turned out to hold no Tiepolo 3")

    def action_count(self, options: Options) -> int:
        return len(MOVE_TEXTS)

    def fill(self, view: View, row: bytearray, at: int) -> None:
        assert isinstance(view, IntrigoView)
        row[at : at + WIDTH * self.size] = b"".join(self.write(numbers_of_view(view)))

    def look(self, state: State, seat: Seat, row: bytearray, at: int) -> None:
        assert isinstance(state, IntrigoState)
        row[at : at + WIDTH * self.size] = b"".join(self.write(view_numbers(state, seat)))

    def row_of(self, state: State, seat: Seat) -> bytearray:
        assert isinstance(state, IntrigoState)
        return NO_BYTES.join(self.write(view_numbers(state, seat)))

    def write(self, seen: ViewNumbers) -> list[bytes]:
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
        chunks.append(self.families.row(seen.families, me))
        write_numbers(seen.ducats, order, chunks)
        chunks.append(SMALL[seen.supply])
        for seat in order:
            chunks.append(seals(seen.seals[seat]))
        chunks.append(seals(seen.bag))
        self.write_palace(seen, chunks)
        self.write_cards(seen, order, chunks)
        chunks.append(sets[turned(seen.without, me, seats)])
        return chunks

    def write_palace(self, seen: ViewNumbers, chunks: list[bytes]) -> None:
        write_tokens(seen.tokens, chunks)
        gaps = seen.gaps
        if is_empty(gaps):
            chunks.append(self.empty)
        else:
            for at in range(0, len(gaps), 2):
                chunks.append(IN_TWO[len(GAP_CODES) * gaps[at] + gaps[at + 1]])
        write_numbers(seen.piles, PILES, chunks)
        write_numbers([max(0, price) for price in seen.prices], PILES, chunks)

    def write_cards(self, seen: ViewNumbers, order: tuple[int, ...], chunks: list[bytes]) -> None:
        chunks.append(SMALL[seen.pick])
        for packet in seen.seen:
            chunks.append(counted(packet))
        for _ in range(HAND_SIZE - len(seen.seen)):
            chunks.append(NO_CARDS)
        chunks.append(hand_of(tuple(seen.kept)))
        chunks.append(hand_of(tuple(seen.hand)))
        write_numbers(seen.counts, order, chunks)
        for seat in order:
            chunks.append(hand_of(seen.played[seat]))


# -- Pieces, of which each that comes up is made once ----------------------------------------


def write_tokens(tokens: list[int], chunks: list[bytes]) -> None:
    """Those of four buildings at once; there are three or four times four."""
    key: i64 = 0
    shift: i64 = 0
    for token in tokens:
        lying: i64 = token
        key |= lying << shift
        shift += 4
        if shift == 16:
            found = _ON_FOUR[key]
            if found is None:
                found = b"".join([_TOKENS[key >> 4 * at & 15] for at in range(4)])
                _ON_FOUR[key] = found
            chunks.append(found)
            key = 0
            shift = 0


def is_empty(gaps: list[int]) -> bool:
    for lying in gaps:  # noqa: SIM110 - compiled, a loop is faster than a call of any()
        if lying != EMPTY:
            return False
    return True


def seals(numbers: tuple[int, ...]) -> bytes:
    key: i64 = 0
    for each in numbers:
        key = key << 3 | each
    found = _SEALS[key]
    if found is None:
        found = b"".join([SMALL[each] for each in numbers])
        _SEALS[key] = found
    return found


def hand_of(cards: tuple[Card, ...]) -> bytes:
    """How many there are of each kind; up to four cards."""
    key: i64 = 0
    for card in cards:
        key = key << 4 | card + 1
    found = _HANDS[key]
    if found is None:
        found = counted(kinds_of(cards))
        _HANDS[key] = found
    return found


def counted(packet: int) -> bytes:
    """How many there are of each kind, of a packet in no order."""
    found = _PACKETS.get(packet)
    if found is None:
        found = b"".join([SMALL[packet >> 4 * card & 15] for card in CARDS])
        _PACKETS[packet] = found
    return found
