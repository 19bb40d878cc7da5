"""What a card does when it is played: one plain function a card, registered by its kind.

A brown card lies on the discard pile before its effect begins (BA-8). A card that others have
to answer stands on the stack as CARD until it is resolved.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import SEATS
from ludoteka.games.bang import cards
from ludoteka.games.bang.abilities import slab_the_killer
from ludoteka.games.bang.cards import FIRST_BLUE, KIND, NAMES, NO_CARD, PANIC, Card, names
from ludoteka.games.bang.death import regain
from ludoteka.games.bang.decks import (
    discard_from_hand,
    discard_from_table,
    draw,
    gain,
    next_card,
    play_from_hand,
    take_at_random,
)
from ludoteka.games.bang.distance import LIVING, owner, pick_up, put_down, weapon
from ludoteka.games.bang.events import (
    CardPlayed,
    CardPutInPlay,
    StoreOpened,
    TableCardTaken,
)
from ludoteka.games.bang.knowledge import seen_by_all
from ludoteka.games.bang.steps import CARD, DUEL, GATLING, INDIANS, SHOT, STORE

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

Effect = Callable[["BangState", int, Card, int], None]
"""The state, who plays, the card, and the target (a seat, a table card, or nothing)."""


def play_brown(s: "BangState", seat: int, card: Card, target: int, rule: str) -> None:
    # BA-8: to the discard pile before its effect
    play_from_hand(s, seat, card)
    s.discard.append(card)
    if s.recording:
        aim = SEATS[target] if target >= 0 else None
        s.events.append(CardPlayed(rule, SEATS[seat], NAMES[card], aim))


def put_in_play(s: "BangState", seat: int, card: Card, before: int, rule: str) -> None:
    play_from_hand(s, seat, card)
    put_down(s, before, card)
    if s.recording:
        s.events.append(CardPutInPlay(rule, SEATS[seat], NAMES[card], SEATS[before]))


# -- Brown cards ---------------------------------------------------------------------------


def bang(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-11; a Missed! that Calamity Janet fires counts to the limit as well (BA-7, BA-52)."""
    rule = "BA-11" if KIND[card] == cards.BANG else "BA-52"
    play_brown(s, seat, card, target, rule)
    s.bangs += 1
    if KIND[card] == cards.BANG:
        s.fired += (card,)
    s.stack.append((CARD, seat, target, cards.BANG))
    s.stack.append((SHOT, target, seat, slab_the_killer(s, seat)))


def beer(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-15: void when only two are left."""
    play_brown(s, seat, card, target, "BA-15")
    if len(LIVING[s.alive]) > 2:
        regain(s, seat, "BA-15")


def saloon(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-17."""
    play_brown(s, seat, card, target, "BA-17")
    for other in LIVING[s.alive]:
        regain(s, other, "BA-17")


def stagecoach(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-30."""
    play_brown(s, seat, card, target, "BA-30")
    draw(s, seat, 2, "BA-30")


def wells_fargo(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-30."""
    play_brown(s, seat, card, target, "BA-30")
    draw(s, seat, 3, "BA-30")


def gatling(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-32: no Bang! card, so it does not count to the limit."""
    play_brown(s, seat, card, target, "BA-32")
    s.stack.append((CARD, seat, 0, cards.GATLING))
    s.stack.append((GATLING, seat, 0, 1))


def indians(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-33."""
    play_brown(s, seat, card, target, "BA-33")
    s.stack.append((CARD, seat, 0, cards.INDIANS))
    s.stack.append((INDIANS, seat, 0, 1))


def duel(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-34: the target is the first to discard a Bang!."""
    play_brown(s, seat, card, target, "BA-34")
    s.stack.append((CARD, seat, target, cards.DUEL))
    s.stack.append((DUEL, target, seat, seat))


def general_store(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-35: as many open cards as players alive, or as there are: this one at least (BA-6)."""
    play_brown(s, seat, card, target, "BA-35")
    opened: list[Card] = []
    for _ in LIVING[s.alive]:
        found = next_card(s)
        if found >= 0:
            s.known[found] = 0
            opened.append(found)
    s.aside = tuple(opened)
    if s.recording:
        s.events.append(StoreOpened("BA-35", names(opened)))
    s.stack.append((CARD, seat, 0, cards.GENERAL_STORE))
    s.stack.append((STORE, seat, seat, 0))


def panic_hand(s: "BangState", seat: int, card: Card, target: int) -> None:
    """A random card of a hand: Panic! takes it, Cat Balou discards it (BA-31)."""
    play_brown(s, seat, card, target, "BA-31")
    if KIND[card] == PANIC:
        take_at_random(s, seat, target, "BA-31")
        return
    hand = s.hands[target]
    found = hand[s.random_act().below(len(hand))]
    discard_from_hand(s, target, found, "BA-31")


def panic_table(s: "BangState", seat: int, card: Card, target: int) -> None:
    """A chosen card of a table, perhaps one's own (BA-31)."""
    blue = Card(target)
    before = owner(s, blue)
    play_brown(s, seat, card, before, "BA-31")
    if KIND[card] != PANIC:
        discard_from_table(s, before, blue, "BA-31")
        return
    pick_up(s, before, blue)
    gain(s, seat, blue)
    seen_by_all(s, blue)
    if s.recording:
        s.events.append(TableCardTaken("BA-31", SEATS[seat], SEATS[before], NAMES[blue]))


# -- Blue cards ----------------------------------------------------------------------------


def equipment(s: "BangState", seat: int, card: Card, target: int) -> None:
    """Barrel, Mustang, Scope (BA-41)."""
    put_in_play(s, seat, card, seat, "BA-41")


def dynamite(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-40: before its player, until their next turn."""
    put_in_play(s, seat, card, seat, "BA-40")


def jail(s: "BangState", seat: int, card: Card, target: int) -> None:
    """BA-44."""
    put_in_play(s, seat, card, target, "BA-44")


def gun(s: "BangState", seat: int, card: Card, target: int) -> None:
    """A weapon: the old one is discarded (BA-10, BA-42)."""
    old = weapon(s, seat)
    put_in_play(s, seat, card, seat, "BA-10")
    if old != NO_CARD:
        discard_from_table(s, seat, old, "BA-10")


EFFECTS: Final[tuple[Effect, ...]] = (
    bang,
    bang,
    beer,
    panic_hand,
    panic_hand,
    duel,
    general_store,
    indians,
    stagecoach,
    gatling,
    saloon,
    wells_fargo,
    equipment,
    dynamite,
    equipment,
    equipment,
    jail,
    gun,
    gun,
    gun,
    gun,
    gun,
)
"""By kind; Panic! and Cat Balou on a table card are `panic_table`."""

assert KIND[FIRST_BLUE - 1] < cards.BARREL == KIND[FIRST_BLUE]
