"""The effects of played cards: one function a card, registered by its kind.

A brown card lies on the discard pile before its effect begins (BA-8). A card that others have
to answer stands on the stack as CARD until it is resolved.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.bang import cards
from ludoteka.games.bang.abilities import slab_the_killer
from ludoteka.games.bang.cards import KIND, NAMES, NO_CARD, PANIC, Card, names
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
from ludoteka.games.bang.steps import CARD, DUEL, GATLING, INDIANS, SHOT, STORE, TAKES_TWO

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

Effect = Callable[["BangState", Seat, Card, int], None]
"""The state, who plays, the card, and the target (a seat, a table card, or nothing)."""


def play_brown(state: "BangState", seat: Seat, card: Card, target: int, rule: str) -> None:
    # BA-8: to the discard pile before its effect
    play_from_hand(state, seat, card)
    state.discard.append(card)
    if state.recording:
        aim = SEATS[target] if target >= 0 else None
        state.events.append(CardPlayed(rule, seat, NAMES[card], aim))


def put_in_play(state: "BangState", seat: Seat, card: Card, before: Seat, rule: str) -> None:
    play_from_hand(state, seat, card)
    put_down(state, before, card)
    if state.recording:
        state.events.append(CardPutInPlay(rule, seat, NAMES[card], before))


# -- Brown cards ---------------------------------------------------------------------------


def bang(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-11; a Missed! that Calamity Janet fires counts to the limit as well (BA-7, BA-52)."""
    rule = "BA-11" if KIND[card] == cards.BANG else "BA-52"
    play_brown(state, seat, card, target, rule)
    state.bangs += 1
    if KIND[card] == cards.BANG:
        state.fired += (card,)
    state.stack.append((CARD, seat, target, cards.BANG))
    needed = slab_the_killer(state, seat)
    state.stack.append((SHOT, SEATS[target], seat, needed | TAKES_TWO if needed == 2 else needed))


def beer(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-15: void when only two are left."""
    play_brown(state, seat, card, target, "BA-15")
    if len(LIVING[state.alive]) > 2:
        regain(state, seat, "BA-15")


def saloon(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-17."""
    play_brown(state, seat, card, target, "BA-17")
    for other in LIVING[state.alive]:
        regain(state, other, "BA-17")


def stagecoach(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-30."""
    play_brown(state, seat, card, target, "BA-30")
    draw(state, seat, 2, "BA-30")


def wells_fargo(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-30."""
    play_brown(state, seat, card, target, "BA-30")
    draw(state, seat, 3, "BA-30")


def gatling(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-32: no Bang! card, so it does not count to the limit."""
    play_brown(state, seat, card, target, "BA-32")
    state.stack.append((CARD, seat, 0, cards.GATLING))
    state.stack.append((GATLING, seat, 0, 1))


def indians(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-33."""
    play_brown(state, seat, card, target, "BA-33")
    state.stack.append((CARD, seat, 0, cards.INDIANS))
    state.stack.append((INDIANS, seat, 0, 1))


def duel(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-34: the target is the first to discard a Bang!."""
    play_brown(state, seat, card, target, "BA-34")
    state.stack.append((CARD, seat, target, cards.DUEL))
    state.stack.append((DUEL, SEATS[target], seat, seat))


def general_store(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-35: as many open cards as players alive, or as there are: this one at least (BA-6)."""
    play_brown(state, seat, card, target, "BA-35")
    opened: list[Card] = []
    for _ in LIVING[state.alive]:
        found = next_card(state)
        if found >= 0:
            state.known[found] = 0
            opened.append(found)
    state.aside = tuple(opened)
    if state.recording:
        state.events.append(StoreOpened("BA-35", names(opened)))
    state.stack.append((CARD, seat, 0, cards.GENERAL_STORE))
    state.stack.append((STORE, seat, seat, 0))


def panic_hand(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """A random card of a hand: Panic! takes it, Cat Balou discards it (BA-31)."""
    play_brown(state, seat, card, target, "BA-31")
    if KIND[card] == PANIC:
        take_at_random(state, seat, SEATS[target], "BA-31")
        return
    hand = state.hands[target]
    found = hand[state.random_act().below(len(hand))]
    discard_from_hand(state, SEATS[target], found, "BA-31")


def panic_table(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """A chosen card of a table, perhaps one's own (BA-31)."""
    blue = Card(target)
    before = owner(state, blue)
    play_brown(state, seat, card, before, "BA-31")
    if KIND[card] != PANIC:
        discard_from_table(state, before, blue, "BA-31")
        return
    pick_up(state, before, blue)
    gain(state, seat, blue)
    seen_by_all(state, blue)
    if state.recording:
        state.events.append(TableCardTaken("BA-31", seat, before, NAMES[blue]))


# -- Blue cards ----------------------------------------------------------------------------


def equipment(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """Barrel, Mustang, Scope (BA-41)."""
    put_in_play(state, seat, card, seat, "BA-41")


def dynamite(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-40: before its player, until their next turn."""
    put_in_play(state, seat, card, seat, "BA-40")


def jail(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """BA-44."""
    put_in_play(state, seat, card, SEATS[target], "BA-44")


def gun(state: "BangState", seat: Seat, card: Card, target: int) -> None:
    """A weapon: the old one is discarded (BA-10, BA-42)."""
    old = weapon(state, seat)
    put_in_play(state, seat, card, seat, "BA-10")
    if old != NO_CARD:
        discard_from_table(state, seat, old, "BA-10")


_EFFECTS: Final[dict[int, Effect]] = {
    cards.BANG: bang,
    cards.MISSED: bang,  # BA-52: Calamity Janet
    cards.BEER: beer,
    cards.PANIC: panic_hand,
    cards.CAT_BALOU: panic_hand,
    cards.DUEL: duel,
    cards.GENERAL_STORE: general_store,
    cards.INDIANS: indians,
    cards.STAGECOACH: stagecoach,
    cards.GATLING: gatling,
    cards.SALOON: saloon,
    cards.WELLS_FARGO: wells_fargo,
    cards.BARREL: equipment,
    cards.DYNAMITE: dynamite,
    cards.SCOPE: equipment,
    cards.MUSTANG: equipment,
    cards.JAIL: jail,
    cards.VOLCANIC: gun,
    cards.SCHOFIELD: gun,
    cards.REMINGTON: gun,
    cards.CARABINE: gun,
    cards.WINCHESTER: gun,
}
EFFECTS: Final[tuple[Effect, ...]] = tuple(_EFFECTS[kind] for kind in range(len(cards.KINDS)))
"""By kind; Panic! and Cat Balou on a table card are `panic_table`."""
