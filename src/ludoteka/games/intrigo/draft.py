"""Phase 1, the draft (IN-9)."""

from typing import TYPE_CHECKING

from ludoteka.core.seats import Move, Seat
from ludoteka.games.intrigo.cards import (
    CARD_CODES,
    CARDS,
    HAND_SIZE,
    Card,
    codes,
    deck,
    without_card,
)
from ludoteka.games.intrigo.events import CardKept, PacketReceived

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState


def deal(state: "IntrigoState") -> None:
    # IN-9: all intrigue cards, four each
    count = len(state.seats)
    dealt = state.random_act().shuffled(deck(count))
    state.left = [tuple(sorted(dealt[4 * seat : 4 * seat + 4])) for seat in state.seats]
    state.taken = [()] * count
    state.hands = [[] for _ in state.seats]
    state.played = [()] * count
    state.without = 0
    state.pick = 0


def tell_packets(state: "IntrigoState") -> None:
    """Everybody looks at the packet that is theirs now."""
    if state.recording:
        for seat in state.seats:
            packet = state.left[state.packet_before(seat)]
            state.events.append(PacketReceived("IN-9", seat, codes(packet)))


def undecided(state: "IntrigoState") -> tuple[Seat, ...]:
    """The seats that have not kept a card of the packet before them."""
    pick = state.pick
    return tuple(
        [seat for seat in state.seats if len(state.taken[state.packet_before(seat)]) == pick]
    )


def keep(state: "IntrigoState", seat: Seat, move: Move) -> None:
    # IN-9: the choice is final, and nobody else sees it
    card = CARDS[move]
    packet = state.packet_before(seat)
    state.taken[packet] += (card,)
    state.left[packet] = without_card(state.left[packet], card)
    if state.recording:
        state.events.append(CardKept("IN-9", seat, CARD_CODES[card]))


def all_have_kept(state: "IntrigoState") -> bool:
    pick = state.pick
    for taken in state.taken:  # noqa: SIM110 - no generator in compiled code
        if len(taken) == pick:
            return False
    return True


def take_up_hands(state: "IntrigoState") -> None:
    for seat in state.seats:
        state.hands[seat] = sorted(kept_by(state, seat))


def kept_by(state: "IntrigoState", seat: int) -> list[Card]:
    """The cards that a seat has kept, in that order."""
    count = len(state.seats)
    kept: list[Card] = []
    for pick in range(HAND_SIZE):
        taken = state.taken[(seat + 4 * count - pick) % count]
        if pick < len(taken):
            kept.append(taken[pick])
    return kept


def packets_of(state: "IntrigoState", seat: int) -> list[tuple[Card, ...]]:
    """The packets that a seat has received, as they were then, in no order."""
    count = len(state.seats)
    seen: list[tuple[Card, ...]] = []
    for pick in range(min(state.pick + 1, HAND_SIZE)):
        packet = (seat + 4 * count - pick) % count
        seen.append(state.taken[packet][pick:] + state.left[packet])
    return seen
