"""Explains why a move is not legal; `legal.py` alone decides whether it is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.errors import IllegalMove
from ludoteka.core.seats import Move, Seat
from ludoteka.games.bang import moves, steps
from ludoteka.games.bang.cards import (
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    JAIL,
    KIND,
    MISSED,
    Card,
)
from ludoteka.games.bang.characters import CALAMITY_JANET, JOURDONNAIS, SID_KETCHUM
from ludoteka.games.bang.distance import distance, find, owner
from ludoteka.games.bang.hiring import CARD_PRICE, lowest_opening
from ludoteka.games.bang.moves import ACTION, CARD, MOVES, STEP, TARGET
from ludoteka.games.bang.steps import ASKING_RULE, DECISION, NOBODY, STEPS

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

Explain = Callable[["BangState", Seat, Move], IllegalMove]


def explain(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    """Why this move of this seat is refused."""
    if not state.stack:
        return IllegalMove("match-over", "BA-23")
    kind, asked, _, _ = state.stack[-1]
    rule = ASKING_RULE[kind]
    if not 0 <= seat < len(state.seats):
        return IllegalMove("no-such-seat", rule, number=seat)
    if seat != asked:
        return IllegalMove("not-your-turn", rule)
    if not 0 <= move < MOVES or ACTION[move] not in EXPECTED[kind]:
        return IllegalMove("not-now", rule, decision=DECISION[kind])
    if ACTION[move] == moves.HEAL:
        return healing(state, seat, CARD[move])
    return EXPLAIN[kind](state, seat, move)


# -- One's own turn ------------------------------------------------------------------------


def play(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    action = ACTION[move]
    card = CARD[move]
    if card not in state.hands[seat]:
        return IllegalMove("not-in-hand", "BA-5")
    if action == moves.ROB_TABLE:
        return robbing_table(state, seat, move)
    if action == moves.PLAY:
        return IllegalMove("already-in-front", "BA-7")
    target = TARGET[move]
    if target >= len(state.seats):
        return IllegalMove("no-such-seat", "BA-9", number=target)
    if not state.alive >> target & 1:
        return IllegalMove("out-of-the-game", "BA-9")
    if action == moves.ROB_HAND:
        return robbing_hand(state, seat, card, target)
    if KIND[card] == JAIL:
        return jailing(state, seat, target)
    return shooting(state, seat, card, target)


def shooting(state: "BangState", seat: Seat, card: Card, target: int) -> IllegalMove:
    if KIND[card] == MISSED and state.characters[seat] != CALAMITY_JANET:
        return IllegalMove("missed-is-an-answer", "BA-12")
    if target == seat:
        return IllegalMove("not-at-yourself", "BA-34" if KIND[card] == DUEL else "BA-11")
    far = distance(state, seat, target)
    if far > state.reach[seat]:
        return IllegalMove("out-of-reach", "BA-11", distance=far, reach=state.reach[seat])
    return IllegalMove("one-bang-a-turn", "BA-7")


def jailing(state: "BangState", seat: Seat, target: int) -> IllegalMove:
    if target == seat:
        return IllegalMove("not-at-yourself", "BA-44")
    if target == state.sheriff:
        return IllegalMove("not-the-sheriff", "BA-44")
    return IllegalMove("already-in-jail", "BA-44")


def robbing_hand(state: "BangState", seat: Seat, card: Card, target: int) -> IllegalMove:
    if target == seat:
        return IllegalMove("own-hand", "BA-31")
    if KIND[card] != CAT_BALOU and distance(state, seat, target) > 1:
        return IllegalMove("too-far", "BA-31", distance=distance(state, seat, target))
    return IllegalMove("nothing-to-take", "BA-31")


def robbing_table(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    victim = owner(state, Card(TARGET[move]))
    if victim == NOBODY:
        return IllegalMove("not-on-the-table", "BA-31")
    return IllegalMove("too-far", "BA-31", distance=distance(state, seat, victim))


def healing(state: "BangState", seat: Seat, card: Card) -> IllegalMove:
    if state.characters[seat] != SID_KETCHUM:
        return IllegalMove("only-sid", "BA-61")
    if state.lives[seat] >= state.full_lives[seat]:
        return IllegalMove("full-life", "BA-61")
    if card not in state.hands[seat]:
        return IllegalMove("not-in-hand", "BA-61")
    return IllegalMove("two-cards-needed", "BA-61")


def discarding(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    return IllegalMove("not-in-hand", ASKING_RULE[state.stack[-1][0]])


def second_card(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    card = CARD[move]
    if ACTION[move] == moves.TAKE:
        return IllegalMove("not-chosen", "BA-61")
    if card == state.healing:
        return IllegalMove("already-chosen", "BA-61")
    return IllegalMove("not-in-hand", "BA-61")


def taking_back(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    return IllegalMove("not-fired", "BA-85")


def drawing(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    if ACTION[move] == moves.DRAW_DISCARD:
        return IllegalMove("no-discards", "BA-60")
    return IllegalMove("nobody-to-draw-from", "BA-54")


def choosing(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    return IllegalMove("not-open", ASKING_RULE[state.stack[-1][0]])


# -- Under fire ----------------------------------------------------------------------------


def answering_shot(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    action = ACTION[move]
    if action == moves.USE_BARREL:
        if find(state, seat, BARREL) < 0:
            return IllegalMove("no-barrel", "BA-13")
        return IllegalMove("barrel-used", "BA-13")
    if action == moves.USE_ABILITY:
        if state.characters[seat] != JOURDONNAIS:
            return IllegalMove("only-jourdonnais", "BA-55")
        return IllegalMove("barrel-used", "BA-13")
    if CARD[move] not in state.hands[seat]:
        return IllegalMove("not-in-hand", "BA-12")
    return IllegalMove("not-a-missed", "BA-12")


def answering_bang(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    rule = ASKING_RULE[state.stack[-1][0]]
    if CARD[move] not in state.hands[seat]:
        return IllegalMove("not-in-hand", rule)
    return IllegalMove("not-a-bang", rule)


def rescuing(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    if KIND[CARD[move]] != BEER:
        return IllegalMove("only-beer-saves", "BA-17")
    if CARD[move] not in state.hands[seat]:
        return IllegalMove("not-in-hand", "BA-15")
    return IllegalMove("no-beer-for-two", "BA-15")


# -- Between games -------------------------------------------------------------------------


def keeping_character(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    auction = state.auction
    return IllegalMove(
        "too-expensive", "BA-87", price=auction.prices[seat], money=auction.money[seat]
    )


def offering(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    return IllegalMove("not-turned-up", "BA-87")


def bidding(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    opening = state.stack[-1][0] == steps.PRICE
    least = lowest_opening(state, seat) if opening else state.auction.bid + STEP
    rule = "BA-87" if opening else "BA-88"
    if TARGET[move] < least:
        return IllegalMove("bid-too-low", rule, least=least)
    return IllegalMove("bid-too-high", rule, money=state.auction.money[seat])


def keeping_cards(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    if CARD[move] not in state.tables[seat]:
        return IllegalMove("not-before-you", "BA-86")
    money = state.auction.money[seat]
    if money < CARD_PRICE:
        return IllegalMove("too-expensive", "BA-86", price=CARD_PRICE, money=money)
    return IllegalMove("no-more-than-life", "BA-86")


def nobody_asked(state: "BangState", seat: Seat, move: Move) -> IllegalMove:
    raise ValueError(f"nobody is asked by {STEPS[state.stack[-1][0]]}")


_EXPLAIN: Final[dict[int, tuple[tuple[int, ...], Explain]]] = {
    steps.PLAY: (
        (moves.END, moves.PLAY, moves.PLAY_AT, moves.ROB_HAND, moves.ROB_TABLE, moves.HEAL),
        play,
    ),
    steps.DISCARD: ((moves.DISCARD, moves.HEAL), discarding),
    steps.TAKE_BACK: ((moves.TAKE, moves.HEAL), taking_back),
    steps.JESSE: ((moves.DRAW_FROM,), drawing),
    steps.PEDRO: ((moves.DRAW_DISCARD,), drawing),
    steps.KIT: ((moves.PUT_BACK,), choosing),
    steps.LUCKY: ((moves.CHOOSE,), choosing),
    steps.SHOT: (
        (moves.ANSWER, moves.USE_BARREL, moves.USE_ABILITY, moves.HEAL),
        answering_shot,
    ),
    steps.ATTACK: ((moves.ANSWER, moves.HEAL), answering_bang),
    steps.DUEL: ((moves.ANSWER, moves.HEAL), answering_bang),
    steps.STORE: ((moves.TAKE, moves.HEAL), choosing),
    steps.DYING: ((moves.PLAY, moves.HEAL), rescuing),
    steps.HEAL: ((moves.DISCARD, moves.TAKE), second_card),
    steps.STRIP: ((moves.DISCARD,), discarding),
    steps.KEEP_CHARACTER: ((moves.KEEP_CHARACTER,), keeping_character),
    steps.OFFER: ((moves.OFFER,), offering),
    steps.PRICE: ((moves.BID,), bidding),
    steps.RAISE: ((moves.BID,), bidding),
    steps.KEEP_CARDS: ((moves.KEEP,), keeping_cards),
}
"""By the step that asks: what it expects, and who explains what is wrong with it."""

EXPECTED: Final[list[tuple[int, ...]]] = [
    _EXPLAIN[kind][0] if kind in _EXPLAIN else () for kind in range(len(STEPS))
]
EXPLAIN: Final[list[Explain]] = [
    _EXPLAIN[kind][1] if kind in _EXPLAIN else nobody_asked for kind in range(len(STEPS))
]
