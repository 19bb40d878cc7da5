"""Cards on their way: deck, hands and discard pile (BA-6), and what is told about it."""

from bisect import insort
from typing import TYPE_CHECKING

from ludoteka.core.seats import SEATS
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


def next_card(s: "BangState") -> Card:
    """The top card of the deck; none if there is no card anywhere (BA-6)."""
    if s.top == len(s.deck):
        if not s.discard:
            return NO_CARD
        reshuffle(s)
    card = s.deck[s.top]
    s.top += 1
    return card


def reshuffle(s: "BangState") -> None:
    # BA-6
    s.deck = tuple(s.random_act().shuffled(s.discard))
    s.top = 0
    s.discard = []
    s.fired = ()  # BA-85: they no longer lie in the discard pile
    if s.recording:
        s.events.append(DeckReshuffled("BA-6", len(s.deck)))


def draw(s: "BangState", seat: int, count: int, rule: str) -> None:
    """Draw so many cards into the hand, or as many as there are."""
    hand = s.hands[seat]
    if not s.recording:
        for _ in range(count):
            card = next_card(s)
            if card >= 0:
                insort(hand, card)
        return
    drawn: list[Card] = []
    for _ in range(count):
        card = next_card(s)
        if card >= 0:
            insort(hand, card)
            drawn.append(card)
    if drawn:
        s.events.append(CardsDrawn(rule, SEATS[seat], names(drawn)))


def gain(s: "BangState", seat: int, card: Card) -> None:
    insort(s.hands[seat], card)


def play_from_hand(s: "BangState", seat: int, card: Card) -> None:
    """The card leaves the hand for all to see."""
    s.hands[seat].remove(card)
    forget(s, seat, card)


def discard_from_hand(s: "BangState", seat: int, card: Card, rule: str) -> None:
    play_from_hand(s, seat, card)
    s.discard.append(card)
    if s.recording:
        s.events.append(CardDiscarded(rule, SEATS[seat], NAMES[card]))


def discard_from_table(s: "BangState", seat: int, card: Card, rule: str) -> None:
    pick_up(s, seat, card)
    s.discard.append(card)
    if s.recording:
        s.events.append(CardDiscarded(rule, SEATS[seat], NAMES[card]))


def take_at_random(s: "BangState", seat: int, victim: int, rule: str) -> None:
    """A random card from the victim's hand into one's own; only the two see it."""
    hand = s.hands[victim]
    card = hand[s.random_act().below(len(hand))]
    hand.remove(card)
    gain(s, seat, card)
    pass_unseen(s, victim, seat, card)
    if s.recording:
        s.events.append(CardTaken(rule, SEATS[seat], SEATS[victim], NAMES[card]))
