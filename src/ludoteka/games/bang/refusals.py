"""Why a move is not legal. Only explains: what is legal says `legal.py` alone."""

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
from ludoteka.games.bang.steps import ASKING_RULE, DECISION, STEPS

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

Explain = Callable[["BangState", int, Move], IllegalMove]


def explain(s: "BangState", seat: Seat, move: Move) -> IllegalMove:
    """Why this move of this seat is refused."""
    if not s.stack:
        return IllegalMove("match-over", "BA-23")
    kind, asked, _, _ = s.stack[-1]
    rule = ASKING_RULE[kind]
    if not 0 <= seat < len(s.seats):
        return IllegalMove("no-such-seat", rule, number=seat)
    if seat != asked:
        return IllegalMove("not-your-turn", rule)
    if not 0 <= move < MOVES or ACTION[move] not in EXPECTED[kind]:
        return IllegalMove("not-now", rule, decision=DECISION[kind])
    if ACTION[move] == moves.HEAL:
        return healing(s, seat, CARD[move])
    return EXPLAIN[kind](s, seat, move)


# -- One's own turn ------------------------------------------------------------------------


def play(s: "BangState", seat: int, move: Move) -> IllegalMove:
    action = ACTION[move]
    card = CARD[move]
    if card not in s.hands[seat]:
        return IllegalMove("not-in-hand", "BA-5")
    if action == moves.ROB_TABLE:
        return robbing_table(s, seat, move)
    if action == moves.PLAY:
        return IllegalMove("already-in-front", "BA-7")
    target = TARGET[move]
    if target >= len(s.seats):
        return IllegalMove("no-such-seat", "BA-9", number=target)
    if not s.alive >> target & 1:
        return IllegalMove("out-of-the-game", "BA-9")
    if action == moves.ROB_HAND:
        return robbing_hand(s, seat, card, target)
    if KIND[card] == JAIL:
        return jailing(s, seat, target)
    return shooting(s, seat, card, target)


def shooting(s: "BangState", seat: int, card: Card, target: int) -> IllegalMove:
    if KIND[card] == MISSED and s.characters[seat] != CALAMITY_JANET:
        return IllegalMove("missed-is-an-answer", "BA-12")
    if target == seat:
        return IllegalMove("not-at-yourself", "BA-34" if KIND[card] == DUEL else "BA-11")
    far = distance(s, seat, target)
    if far > s.reach[seat]:
        return IllegalMove("out-of-reach", "BA-11", distance=far, reach=s.reach[seat])
    return IllegalMove("one-bang-a-turn", "BA-7")


def jailing(s: "BangState", seat: int, target: int) -> IllegalMove:
    if target == seat:
        return IllegalMove("not-at-yourself", "BA-44")
    if target == s.sheriff:
        return IllegalMove("not-the-sheriff", "BA-44")
    return IllegalMove("already-in-jail", "BA-44")


def robbing_hand(s: "BangState", seat: int, card: Card, target: int) -> IllegalMove:
    if target == seat:
        return IllegalMove("own-hand", "BA-31")
    if KIND[card] != CAT_BALOU and distance(s, seat, target) > 1:
        return IllegalMove("too-far", "BA-31", distance=distance(s, seat, target))
    return IllegalMove("nothing-to-take", "BA-31")


def robbing_table(s: "BangState", seat: int, move: Move) -> IllegalMove:
    victim = owner(s, Card(TARGET[move]))
    if victim < 0:
        return IllegalMove("not-on-the-table", "BA-31")
    return IllegalMove("too-far", "BA-31", distance=distance(s, seat, victim))


def healing(s: "BangState", seat: int, card: Card) -> IllegalMove:
    if s.characters[seat] != SID_KETCHUM:
        return IllegalMove("only-sid", "BA-61")
    if s.lives[seat] >= s.full_lives[seat]:
        return IllegalMove("full-life", "BA-61")
    if card not in s.hands[seat]:
        return IllegalMove("not-in-hand", "BA-61")
    return IllegalMove("two-cards-needed", "BA-61")


def discarding(s: "BangState", seat: int, move: Move) -> IllegalMove:
    return IllegalMove("not-in-hand", ASKING_RULE[s.stack[-1][0]])


def second_card(s: "BangState", seat: int, move: Move) -> IllegalMove:
    card = CARD[move]
    if ACTION[move] == moves.TAKE:
        return IllegalMove("not-chosen", "BA-61")
    if card == s.healing:
        return IllegalMove("already-chosen", "BA-61")
    return IllegalMove("not-in-hand", "BA-61")


def taking_back(s: "BangState", seat: int, move: Move) -> IllegalMove:
    return IllegalMove("not-fired", "BA-85")


def drawing(s: "BangState", seat: int, move: Move) -> IllegalMove:
    if ACTION[move] == moves.DRAW_DISCARD:
        return IllegalMove("no-discards", "BA-60")
    return IllegalMove("nobody-to-draw-from", "BA-54")


def choosing(s: "BangState", seat: int, move: Move) -> IllegalMove:
    return IllegalMove("not-open", ASKING_RULE[s.stack[-1][0]])


# -- Under fire ----------------------------------------------------------------------------


def answering_shot(s: "BangState", seat: int, move: Move) -> IllegalMove:
    action = ACTION[move]
    if action == moves.USE_BARREL:
        if find(s, seat, BARREL) < 0:
            return IllegalMove("no-barrel", "BA-13")
        return IllegalMove("barrel-used", "BA-13")
    if action == moves.USE_ABILITY:
        if s.characters[seat] != JOURDONNAIS:
            return IllegalMove("only-jourdonnais", "BA-55")
        return IllegalMove("barrel-used", "BA-13")
    if CARD[move] not in s.hands[seat]:
        return IllegalMove("not-in-hand", "BA-12")
    return IllegalMove("not-a-missed", "BA-12")


def answering_bang(s: "BangState", seat: int, move: Move) -> IllegalMove:
    rule = ASKING_RULE[s.stack[-1][0]]
    if CARD[move] not in s.hands[seat]:
        return IllegalMove("not-in-hand", rule)
    return IllegalMove("not-a-bang", rule)


def rescuing(s: "BangState", seat: int, move: Move) -> IllegalMove:
    if KIND[CARD[move]] != BEER:
        return IllegalMove("only-beer-saves", "BA-17")
    if CARD[move] not in s.hands[seat]:
        return IllegalMove("not-in-hand", "BA-15")
    return IllegalMove("no-beer-for-two", "BA-15")


# -- Between games -------------------------------------------------------------------------


def keeping_character(s: "BangState", seat: int, move: Move) -> IllegalMove:
    return IllegalMove("too-expensive", "BA-87", price=s.prices[seat], money=s.money[seat])


def offering(s: "BangState", seat: int, move: Move) -> IllegalMove:
    return IllegalMove("not-turned-up", "BA-87")


def bidding(s: "BangState", seat: int, move: Move) -> IllegalMove:
    opening = s.stack[-1][0] == steps.PRICE
    least = lowest_opening(s, seat) if opening else s.bid + STEP
    rule = "BA-87" if opening else "BA-88"
    if TARGET[move] < least:
        return IllegalMove("bid-too-low", rule, least=least)
    return IllegalMove("bid-too-high", rule, money=s.money[seat])


def keeping_cards(s: "BangState", seat: int, move: Move) -> IllegalMove:
    if CARD[move] not in s.tables[seat]:
        return IllegalMove("not-before-you", "BA-86")
    if s.money[seat] < CARD_PRICE:
        return IllegalMove("too-expensive", "BA-86", price=CARD_PRICE, money=s.money[seat])
    return IllegalMove("no-more-than-life", "BA-86")


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
    _EXPLAIN[kind][1] if kind in _EXPLAIN else discarding for kind in range(len(STEPS))
]
