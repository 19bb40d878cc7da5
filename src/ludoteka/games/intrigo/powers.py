"""The six powers of influence (IN-13 to IN-19). The move is known to be legal."""

from typing import TYPE_CHECKING

from ludoteka.core.seats import Seat
from ludoteka.games.intrigo.cards import (
    ASSASSIN,
    CARD_CODES,
    CARDS,
    COURTESAN,
    EMPTY,
    FACE_DOWN,
    GONDOLIER,
    GUARD,
    MERCHANT,
    TIEPOLO_THREE,
    TOKEN_CODES,
    TURNED,
    Card,
)
from ludoteka.games.intrigo.events import (
    CardCalled,
    CardMoved,
    CardsSwapped,
    CardTurned,
    TokensSwapped,
    TokenTurned,
)
from ludoteka.games.intrigo.moves import BUILDING_AT, other_gap

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState


def use(state: "IntrigoState", seat: Seat, kind: int, place: int, target: int) -> None:
    """The power acts on the place's building, and on the gap on its other side."""
    building = BUILDING_AT[place]
    beside = other_gap(place, len(state.gaps))
    if kind == MERCHANT:
        swap_tokens(state, building, target)
    elif kind == ASSASSIN:
        turn_card(state, beside)
    elif kind == COURTESAN:
        call_card(state, seat, CARDS[target], beside)
    elif kind == GONDOLIER:
        swap_cards(state, beside, target)
    elif kind == GUARD:
        move_card(state, beside, target)
    else:
        turn_token(state, building)


def swap_tokens(state: "IntrigoState", building: int, other: int) -> None:
    # IN-13: face-down tokens stay face down
    tokens = state.tokens
    token = tokens[building]
    tokens[building] = tokens[other]
    tokens[other] = token
    if state.recording:
        state.events.append(TokensSwapped("IN-13", building, other))


def turn_card(state: "IntrigoState", gap: int) -> None:
    # IN-14
    card = state.gaps[gap] - 1
    state.gaps[gap] += FACE_DOWN
    if state.recording:
        state.events.append(CardTurned("IN-14", gap, CARD_CODES[card]))


def call_card(state: "IntrigoState", seat: Seat, card: Card, gap: int) -> None:
    # IN-15: the first clockwise after the courtesan's player who holds it, that player last
    holder = state.next_seat(seat)
    while card not in state.hands[holder]:
        if card == TIEPOLO_THREE:
            state.without |= 1 << holder
        holder = state.next_seat(holder)
    state.put_down(holder, card, gap)
    if state.recording:
        state.events.append(CardCalled("IN-15", seat, CARD_CODES[card], holder, gap))


def swap_cards(state: "IntrigoState", gap: int, other: int) -> None:
    # IN-16; IN-19: face-down cards stay face down
    gaps = state.gaps
    lying = gaps[gap]
    gaps[gap] = gaps[other]
    gaps[other] = lying
    if state.recording:
        state.events.append(CardsSwapped("IN-16", gap, other))


def move_card(state: "IntrigoState", gap: int, target: int) -> None:
    # IN-17; IN-19: the gap that it leaves is empty
    lying = state.gaps[gap]
    state.gaps[gap] = EMPTY
    state.gaps[target] = lying
    if state.recording:
        code = CARD_CODES[lying % FACE_DOWN - 1]
        state.events.append(CardMoved("IN-17", gap, code, target))


def turn_token(state: "IntrigoState", building: int) -> None:
    # IN-18
    token = state.tokens[building]
    state.tokens[building] = token + TURNED
    if state.recording:
        state.events.append(TokenTurned("IN-18", building, str(TOKEN_CODES[token])))
