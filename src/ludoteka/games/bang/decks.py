"""Moves cards between deck, hands and discard pile (BA-6), with the events that tell it."""

from bisect import insort
from typing import TYPE_CHECKING

from ludoteka.core.seats import Seat
from ludoteka.games.bang.cards import NAMES, NO_CARD, Card, names
from ludoteka.games.bang.distance import pick_up
from ludoteka.games.bang.events import (
    CardDiscarded,
    CardsDrawn,
    CardTaken,
    DeckReshuffled,
)
from ludoteka.games.bang.knowledge import forget, pass_unseen

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState


def next_card(state: "BangState") -> Card:
    """The top card of the deck; none if there is no card anywhere (BA-6)."""
    if state.top == len(state.deck):
        if not state.discard:
            return NO_CARD
        reshuffle(state)
    card = state.deck[state.top]
    state.top += 1
    return card


def reshuffle(state: "BangState") -> None:
    # BA-6
    state.deck = tuple(state.random_act().shuffled(state.discard))
    state.top = 0
    state.discard = []
    state.fired = ()  # BA-85: they no longer lie in the discard pile
    if state.recording:
        state.events.append(DeckReshuffled("BA-6", len(state.deck)))


def draw(state: "BangState", seat: Seat, count: int, rule: str) -> None:
    """Draw so many cards into the hand, or as many as there are."""
    hand = state.hands[seat]
    if not state.recording:
        for _ in range(count):
            card = next_card(state)
            if card >= 0:
                insort(hand, card)
        return
    drawn: list[Card] = []
    for _ in range(count):
        card = next_card(state)
        if card >= 0:
            insort(hand, card)
            drawn.append(card)
    if drawn:
        state.events.append(CardsDrawn(rule, seat, names(drawn)))


def gain(state: "BangState", seat: Seat, card: Card) -> None:
    insort(state.hands[seat], card)


def play_from_hand(state: "BangState", seat: Seat, card: Card) -> None:
    """The card leaves the hand for all to see."""
    state.hands[seat].remove(card)
    forget(state, seat, card)


def discard_from_hand(state: "BangState", seat: Seat, card: Card, rule: str) -> None:
    play_from_hand(state, seat, card)
    state.discard.append(card)
    if state.recording:
        state.events.append(CardDiscarded(rule, seat, NAMES[card]))


def discard_from_table(state: "BangState", seat: Seat, card: Card, rule: str) -> None:
    pick_up(state, seat, card)
    state.discard.append(card)
    if state.recording:
        state.events.append(CardDiscarded(rule, seat, NAMES[card]))


def take_at_random(state: "BangState", seat: Seat, victim: Seat, rule: str) -> None:
    """A random card from the victim's hand into one's own; only the two see it."""
    hand = state.hands[victim]
    card = hand[state.random_act().below(len(hand))]
    hand.remove(card)
    gain(state, seat, card)
    pass_unseen(state, victim, seat, card)
    if state.recording:
        state.events.append(CardTaken(rule, seat, victim, NAMES[card]))
