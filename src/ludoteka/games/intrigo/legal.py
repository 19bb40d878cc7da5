"""The moves that the rules allow, in a fixed order: cards, influence by kind and gap, pass.

A player with money may have a thousand. The lists are of objects on the way, because compiled
code would unbox and box every move that it copies as a number.
"""

from typing import TYPE_CHECKING, cast

from ludoteka.core.seats import Move, Seat
from ludoteka.games.intrigo.cards import (
    ASSASSIN,
    CARDS,
    COURTESAN,
    EMPTY,
    FACE_DOWN,
    GONDOLIER,
    INFLUENCE,
    INFLUENCES,
    MERCHANT,
    NO_TOKEN,
    THIEF,
    TURNED,
    Card,
    deck,
)
from ludoteka.games.intrigo.moves import (
    ALL_SWAPS,
    ALL_SWAPS_SMALL,
    BUILDING_AT,
    DECLINED,
    GAPS,
    KEEP,
    PASS,
    PLAY,
    USE,
    place_after,
)
from ludoteka.games.intrigo.palace import top_price

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState


def keeps(state: "IntrigoState", seat: Seat) -> list[Move]:
    # IN-9: equal cards give one move
    packet = state.packet_before(seat)
    if len(state.taken[packet]) > state.pick:
        return []
    return [KEEP[card] for card in distinct(state.left[packet])]


def distinct(cards: tuple[Card, ...]) -> list[Card]:
    """Sorted cards, each kind once."""
    kinds: list[Card] = []
    last = -1
    for card in cards:
        if card != last:
            kinds.append(card)
        last = card
    return kinds


def actions(state: "IntrigoState", seat: Seat) -> list[Move]:
    gaps = state.gaps
    empty = [gap for gap in range(len(gaps)) if gaps[gap] == EMPTY]
    # IN-10: an intrigue card into an empty gap …
    moves: list[object] = []
    for card in distinct(tuple(state.hands[seat])):
        add_targets(PLAY[card], empty, -1, moves)
    # … or the top card of a pile that the player can pay
    ducats = state.ducats[seat]
    for kind in range(len(INFLUENCES)):
        if 0 <= top_price(state, kind) <= ducats:
            add_influence(state, kind, empty, moves)
    # IN-11
    if not state.hands[seat]:
        moves.append(PASS)
    return cast(list[Move], moves)


def add_influence(state: "IntrigoState", kind: int, empty: list[int], moves: list[object]) -> None:
    # IN-12: the power may be declined, so every empty gap will do
    if kind == MERCHANT:
        add_merchants(state, empty, moves)
    elif kind == THIEF:
        add_thieves(state, empty, moves)
    else:
        add_schemers(state, kind, empty, moves)


def add_merchants(state: "IntrigoState", empty: list[int], moves: list[object]) -> None:
    # IN-13: any other token; an empty building takes no part
    tokens = state.tokens
    count = len(tokens)
    if NO_TOKEN not in tokens:
        for gap in empty:
            moves += ALL_SWAPS[gap] if count == GAPS else ALL_SWAPS_SMALL[gap]
        return
    filled = [building for building in range(count) if tokens[building] != NO_TOKEN]
    for gap in empty:
        moves.append(DECLINED[MERCHANT][gap])
        for place in (2 * gap, place_after(gap, count)):
            building = BUILDING_AT[place]
            if tokens[building] != NO_TOKEN:
                add_targets(USE[MERCHANT][place], filled, building, moves)


def add_thieves(state: "IntrigoState", empty: list[int], moves: list[object]) -> None:
    # IN-18: a token that is not face down yet
    tokens = state.tokens
    count = len(tokens)
    for gap in empty:
        moves.append(DECLINED[THIEF][gap])
        if NO_TOKEN < tokens[gap] < TURNED:
            moves.append(USE[THIEF][2 * gap][0])
        if NO_TOKEN < tokens[gap + 1 if gap + 1 < count else 0] < TURNED:
            moves.append(USE[THIEF][place_after(gap, count)][0])


def add_schemers(state: "IntrigoState", kind: int, empty: list[int], moves: list[object]) -> None:
    """Those who act on the gap on the other side of a building."""
    gaps = state.gaps
    count = len(gaps)
    targets: list[int] = empty
    if kind == COURTESAN:
        targets = cards_outside(state)
    elif kind == GONDOLIER:
        targets = [gap for gap in range(count) if EMPTY < gaps[gap] < INFLUENCE]
    uses = USE[kind]
    for gap in empty:
        moves.append(DECLINED[kind][gap])
        before = gap - 1 if gap else count - 1
        if is_open(kind, gaps[before]):
            add_uses(kind, uses[2 * gap], targets, gap, before, moves)
        after = gap + 1 if gap + 1 < count else 0
        if is_open(kind, gaps[after]):
            add_uses(kind, uses[place_after(gap, count)], targets, gap, after, moves)


def is_open(kind: int, lying: int) -> bool:
    """Whether the power can act on this neighbour."""
    if kind == COURTESAN:
        # IN-15: an empty gap beside the building
        return lying == EMPTY
    if kind == ASSASSIN:
        # IN-14: a card that is not face down yet
        return EMPTY < lying < FACE_DOWN
    # IN-16, IN-17: a card beside the building; IN-19: face down or not, never influence
    return EMPTY < lying < INFLUENCE


def add_uses(
    kind: int,
    choices: tuple[object, ...],
    targets: list[int],
    gap: int,
    beside: int,
    moves: list[object],
) -> None:
    if kind == ASSASSIN:
        moves.append(choices[0])
    elif kind == COURTESAN:
        add_targets(choices, targets, -1, moves)
    elif kind == GONDOLIER:
        # IN-16: any other card
        add_targets(choices, targets, beside, moves)
    else:
        # IN-17: any other empty gap
        add_targets(choices, targets, gap, moves)


def add_targets(
    choices: tuple[object, ...], targets: list[int], but: int, moves: list[object]
) -> None:
    for target in targets:
        if target != but:
            moves.append(choices[target])  # noqa: PERF401 - faster when compiled


def is_card(state: "IntrigoState", gap: int) -> bool:
    # IN-19: influence cards are never a target
    return EMPTY < state.gaps[gap] < INFLUENCE


def cards_outside(state: "IntrigoState") -> list[int]:
    """The intrigue cards that can be called (IN-15): they are in someone's hand."""
    left = [0] * len(CARDS)
    for card in deck(len(state.seats)):
        left[card] += 1
    for lying in state.gaps:
        if EMPTY < lying < INFLUENCE:
            left[lying % FACE_DOWN - 1] -= 1
    return [card for card in range(len(CARDS)) if left[card] > 0]
