"""Redeals: hidden roles, hands and the deck drawn again, consistent with a view."""

from collections.abc import Sequence

from ludoteka.core.events import Hidden
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import SEATS, all_seats
from ludoteka.games.bang.cards import CARD_OF, DECK, NO_CARD, Card
from ludoteka.games.bang.characters import (
    CHARACTERS,
    NO_CHARACTER,
)
from ludoteka.games.bang.knowledge import EVERYBODY, ONLOOKER
from ludoteka.games.bang.named_steps import parse
from ludoteka.games.bang.roles import ROLES, ROLES_FOR, SHERIFF
from ludoteka.games.bang.setup import blank, cards_of, mask, settle
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.steps import NOBODY
from ludoteka.games.bang.view import BangView


def from_view(view: BangView, rng: Rng) -> BangState:
    """Hidden roles, hands and the deck are drawn afresh, consistent with all that is known."""
    count = view.seats
    state = blank(all_seats(count), view.options, Chance(rng.seed()))
    state.game = view.game
    state.first_sheriff = view.first_sheriff
    state.roles = _roles(view, rng)
    state.sheriff = SEATS[state.roles.index(SHERIFF)] if SHERIFF in state.roles else NOBODY
    state.characters = tuple(
        NO_CHARACTER if name is None else CHARACTERS.index(name) for name in view.characters
    )
    state.full_lives = view.full_lives
    state.lives = list(view.lives)
    state.alive = mask("alive", view.alive, count)
    state.fallen = tuple(view.fallen)
    state.killers = tuple(NOBODY if by is None else by for by in view.killers)
    state.tables = [tuple(cards_of(table)) for table in view.tables]
    state.discard = cards_of(view.discard)
    _deal_unseen(state, view, rng)
    state.turn = view.turn
    state.stack = [parse(step) for step in view.pending]
    state.bangs = view.bangs
    state.fired = tuple(cards_of(view.fired))
    state.auction.money = view.money
    state.auction.prices = view.prices
    state.auction.survivors = mask("survivor", view.survivors, count)
    state.auction.pool = tuple(CHARACTERS.index(name) for name in view.pool)
    state.auction.leader = NOBODY if view.leader is None else view.leader
    state.auction.bid = view.bid
    state.auction.out = mask("out", view.out, count)
    state.winners = view.winners
    state.healing = _healing(state, view, rng)
    settle(state)
    return state


def _roles(view: BangView, rng: Rng) -> tuple[int, ...]:
    """The hidden roles are those of BA-2 that nobody has shown, in any order."""
    left = list(ROLES_FOR[view.seats])
    for role in view.roles:
        if not isinstance(role, Hidden):
            left.remove(ROLES.index(role))
    hidden = rng.shuffled(left)
    return tuple(
        hidden.pop() if isinstance(role, Hidden) else ROLES.index(role) for role in view.roles
    )


def _deal_unseen(state: BangState, view: BangView, rng: Rng) -> None:
    seat = ONLOOKER if view.seat is None else view.seat
    hands = [[] if isinstance(hand, Hidden) else cards_of(hand) for hand in view.hands]
    missing = [hand.hidden if isinstance(hand, Hidden) else 0 for hand in view.hands]
    for other, cards in enumerate(view.known):
        hands[other] += cards_of(cards)
        missing[other] -= len(cards)
        for card in cards_of(cards):
            state.known[card] = EVERYBODY if _name_in(card, view.shown) else 1 << seat
    for name in view.shown:
        state.known[CARD_OF[name]] = EVERYBODY
    for lost, holder in _place(view, missing, rng):
        hands[holder].append(CARD_OF[lost])
        missing[holder] -= 1
    state.hunches = tuple((CARD_OF[n], seat, _bits(who)) for n, who in view.maybe)
    top = cards_of(view.top)
    for card in top:
        state.known[card] |= 1 << seat
    aside = [] if isinstance(view.aside, Hidden) else cards_of(view.aside)
    seen = [*state.discard, *top, *aside]
    seen += [card for cards in (*hands, *state.tables) for card in cards]
    if not isinstance(view.deck, Hidden):
        seen += cards_of(view.deck)
    unseen = rng.shuffled([card for card in DECK if card not in seen])
    for other, number in enumerate(missing):
        hands[other] += unseen[:number]
        del unseen[:number]
    if isinstance(view.aside, Hidden):
        aside = unseen[: view.aside.hidden]
        del unseen[: view.aside.hidden]
    state.hands = [sorted(hand) for hand in hands]
    state.aside = tuple(aside)
    state.deck = (*top, *unseen) if isinstance(view.deck, Hidden) else tuple(cards_of(view.deck))


def _healing(state: BangState, view: BangView, rng: Rng) -> int:
    """Sid Ketchum's first card (BA-61): any of his hand, if one does not see it."""
    if isinstance(view.healing, Hidden):
        hand = state.hands[view.to_act[0]]
        return hand[rng.below(len(hand))]
    return CARD_OF[view.healing[0]] if view.healing else NO_CARD


def _name_in(card: Card, names: Sequence[str]) -> bool:
    return any(CARD_OF[name] == card for name in names)


def _bits(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def _place(view: BangView, room: list[int], rng: Rng) -> list[tuple[str, int]]:
    """Give every card that one of several holds to one of them who has room; any way may come."""
    cards = rng.shuffled(view.maybe)
    left = list(room)

    def place(at: int) -> list[tuple[str, int]] | None:
        if at == len(cards):
            return []
        name, suspects = cards[at]
        for holder in rng.shuffled(suspects):
            if left[holder] > 0:
                left[holder] -= 1
                rest = place(at + 1)
                if rest is not None:
                    return [(name, holder), *rest]
                left[holder] += 1
        return None

    placed = place(0)
    if placed is None:
        raise ValueError("the view contradicts itself")
    return placed
