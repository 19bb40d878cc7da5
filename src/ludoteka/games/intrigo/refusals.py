"""Explains why a move is not legal, by its clause and without secrets."""

from typing import TYPE_CHECKING

from ludoteka.core.errors import IllegalMove
from ludoteka.core.seats import Move, Seat
from ludoteka.games.intrigo.cards import (
    ASSASSIN,
    CARDS,
    COURTESAN,
    EMPTY,
    FACE_DOWN,
    GONDOLIER,
    GUARD,
    MERCHANT,
    NO_TOKEN,
    TURNED,
)
from ludoteka.games.intrigo.legal import cards_outside, is_card
from ludoteka.games.intrigo.moves import (
    BUILDING_AT,
    CHOICES,
    COUNT,
    FIRST_DECLINED,
    FIRST_PLAY,
    FIRST_POWER,
    GAP_AT,
    GAPS,
    POWER,
    THE_PASS,
    other_gap,
    place_after,
    power_kind,
)
from ludoteka.games.intrigo.palace import top_price

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState


def refuse_keeping(state: "IntrigoState", seat: Seat, move: Move) -> IllegalMove | None:
    if not 0 <= seat < len(state.seats):
        return IllegalMove("no-such-seat", "IN-9", number=seat)
    packet = state.packet_before(seat)
    if len(state.taken[packet]) > state.pick:
        return IllegalMove("already-kept", "IN-9")
    if not 0 <= move < FIRST_PLAY:
        return IllegalMove("keep-a-card", "IN-9")
    if CARDS[move] not in state.left[packet]:
        return IllegalMove("not-in-packet", "IN-9")
    return None


def refuse_action(state: "IntrigoState", seat: Seat, move: Move) -> IllegalMove | None:
    if seat != state.turn:
        return IllegalMove("not-your-turn", "IN-10")
    if not FIRST_PLAY <= move < COUNT:
        return IllegalMove("draft-over", "IN-10")
    if move == THE_PASS:
        return IllegalMove("may-not-pass", "IN-11") if state.hands[seat] else None
    if move < THE_PASS:
        choice = move - FIRST_PLAY
        if CARDS[choice // GAPS] not in state.hands[seat]:
            return IllegalMove("not-in-hand", "IN-10")
        return refuse_gap(state, choice % GAPS)
    if move < FIRST_POWER:
        choice = move - FIRST_DECLINED
        return refuse_buying(state, seat, choice // GAPS, choice % GAPS)
    kind = power_kind(move)
    choice = move - POWER[kind]
    place = choice // CHOICES[kind]
    refused = refuse_buying(state, seat, kind, GAP_AT[place])
    if refused is not None:
        return refused
    return refuse_power(state, kind, place, choice % CHOICES[kind])


def refuse_gap(state: "IntrigoState", gap: int) -> IllegalMove | None:
    if gap >= len(state.gaps):
        return IllegalMove("no-such-gap", "IN-6", last=len(state.gaps) - 1)
    if state.gaps[gap] != EMPTY:
        return IllegalMove("gap-filled", "IN-10")
    return None


def refuse_buying(state: "IntrigoState", seat: Seat, kind: int, gap: int) -> IllegalMove | None:
    price = top_price(state, kind)
    if price < 0:
        return IllegalMove("pile-empty", "IN-10")
    if price > state.ducats[seat]:
        return IllegalMove("too-dear", "IN-10", price=price, ducats=state.ducats[seat])
    return refuse_gap(state, gap)


def refuse_power(state: "IntrigoState", kind: int, place: int, target: int) -> IllegalMove | None:
    gap = GAP_AT[place]
    building = BUILDING_AT[place]
    count = len(state.gaps)
    if place not in (2 * gap, place_after(gap, count)):
        return IllegalMove("not-beside", "IN-12", building=building)
    beside = other_gap(place, count)
    if kind == MERCHANT:
        return refuse_swap(state, building, target)
    if kind == ASSASSIN:
        if not is_card(state, beside):
            return IllegalMove("no-card-beside", "IN-14")
        if state.gaps[beside] > FACE_DOWN:
            return IllegalMove("card-face-down", "IN-12")
        return None
    if kind == COURTESAN:
        return refuse_call(state, beside, target)
    if kind == GONDOLIER:
        if not is_card(state, beside):
            return IllegalMove("no-card-beside", "IN-16")
        if target == beside or target >= count or not is_card(state, target):
            return IllegalMove("no-other-card", "IN-16")
        return None
    if kind == GUARD:
        if not is_card(state, beside):
            return IllegalMove("no-card-beside", "IN-17")
        if target == gap or target >= count or state.gaps[target] != EMPTY:
            return IllegalMove("no-empty-gap", "IN-17")
        return None
    if state.tokens[building] == NO_TOKEN:
        return IllegalMove("no-token", "IN-18", building=building)
    if state.tokens[building] > TURNED:
        return IllegalMove("token-face-down", "IN-12", building=building)
    return None


def refuse_swap(state: "IntrigoState", building: int, other: int) -> IllegalMove | None:
    if other == building:
        return IllegalMove("same-building", "IN-13", building=building)
    for taking_part in (building, other):
        if taking_part >= len(state.tokens) or state.tokens[taking_part] == NO_TOKEN:
            return IllegalMove("no-token", "IN-13", building=taking_part)
    return None


def refuse_call(state: "IntrigoState", beside: int, target: int) -> IllegalMove | None:
    if state.gaps[beside] != EMPTY:
        return IllegalMove("no-gap-beside", "IN-15")
    if CARDS[target] not in cards_outside(state):
        return IllegalMove("not-outside", "IN-15")
    return None
