"""The sixteen characters, one plain function each (BA-50 … BA-65).

`PHASE_ONE` and `AFTER_HURT` register those who draw differently and those who answer a wound;
the others change a single question of the rules, which asks them here. Paul Regret and Rose
Doolan are part of every distance: `distance.measure`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.bang.cards import (
    BANG,
    DIAMONDS,
    DUEL,
    HEARTS,
    MISSED,
    NAMES,
    NO_CARD,
    SUIT,
    VOLCANIC,
    Card,
    names,
)
from ludoteka.games.bang.characters import (
    ALL,
    BART_CASSIDY,
    BLACK_JACK,
    CALAMITY_JANET,
    EL_GRINGO,
    JESSE_JONES,
    JOURDONNAIS,
    KIT_CARLSON,
    PEDRO_RAMIREZ,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    VULTURE_SAM,
    WILLY_THE_KID,
)
from ludoteka.games.bang.decks import draw, gain, next_card, take_at_random
from ludoteka.games.bang.distance import find, measure
from ludoteka.games.bang.events import (
    CardPutBack,
    CardsDrawn,
    CardsInherited,
    CardsLookedAt,
    CardsTurned,
    HealingBegan,
    HealingTakenBack,
    OpenCardDrawn,
)
from ludoteka.games.bang.knowledge import pass_all, seen_by_all
from ludoteka.games.bang.steps import CARD, HEAL, JESSE, KIT, LUCKY, NOBODY, PEDRO, PLAY

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

# -- Phase 1 -------------------------------------------------------------------------------


def draw_two(state: "BangState", seat: Seat) -> None:
    """Everybody else (BA-5)."""
    draw(state, seat, 2, "BA-5")
    state.stack.append((PLAY, seat, 0, 0))


def black_jack(state: "BangState", seat: Seat) -> None:
    """Shows the second card; hearts or diamonds give one more, not shown (BA-51)."""
    draw(state, seat, 1, "BA-5")
    card = next_card(state)
    if card >= 0:
        gain(state, seat, card)
        seen_by_all(state, card)
        if state.recording:
            state.events.append(OpenCardDrawn("BA-51", seat, NAMES[card]))
        if SUIT[card] == HEARTS or SUIT[card] == DIAMONDS:
            draw(state, seat, 1, "BA-51")
    state.stack.append((PLAY, seat, 0, 0))


def jesse_jones(state: "BangState", seat: Seat) -> None:
    """May take the first card from a hand (BA-54)."""
    state.stack.append((JESSE, seat, 0, 0))


def pedro_ramirez(state: "BangState", seat: Seat) -> None:
    """May take the first card from the discard pile (BA-60)."""
    state.stack.append((PEDRO, seat, 0, 0))


def kit_carlson(state: "BangState", seat: Seat) -> None:
    """Looks at three, keeps two (BA-56); with two or fewer there is nothing to choose (BA-6)."""
    looked: list[Card] = []
    for _ in range(3):
        card = next_card(state)
        if card >= 0:
            looked.append(card)
    if len(looked) < 3:
        keep_looked_at(state, seat, looked)
        if state.recording and looked:
            state.events.append(CardsDrawn("BA-56", seat, names(looked)))
        return
    state.aside = tuple(looked)
    state.stack.append((KIT, seat, 0, 0))
    if state.recording:
        state.events.append(CardsLookedAt("BA-56", seat, names(looked)))


def keep_looked_at(state: "BangState", seat: Seat, cards: list[Card]) -> None:
    for card in cards:
        gain(state, seat, card)
        state.known[card] = 0
    state.stack.append((PLAY, seat, 0, 0))


def put_back(state: "BangState", seat: Seat, back: Card) -> None:
    """Kit Carlson keeps two, and one goes back on top, which he knows (BA-56)."""
    kept = [card for card in state.aside if card != back]
    state.aside = ()
    state.deck = (back, *state.deck[state.top :])
    state.top = 0
    state.known[back] = 1 << seat
    if state.recording:
        state.events.append(CardPutBack("BA-56", seat, NAMES[back], names(kept)))
    keep_looked_at(state, seat, kept)


PHASE_ONE: Final[tuple[Callable[["BangState", Seat], None], ...]] = tuple(
    {
        BLACK_JACK: black_jack,
        JESSE_JONES: jesse_jones,
        KIT_CARLSON: kit_carlson,
        PEDRO_RAMIREZ: pedro_ramirez,
    }.get(character, draw_two)
    for character in ALL
)
"""By character."""

# -- After a wound -------------------------------------------------------------------------


def bart_cassidy(state: "BangState", seat: Seat, by: int, lost: int) -> None:
    """Draws a card for each life lost (BA-50)."""
    draw(state, seat, lost, "BA-50")


def el_gringo(state: "BangState", seat: Seat, by: int, lost: int) -> None:
    """Takes a card from who hit him (BA-53); nobody did if it was Dynamite or his own Duel."""
    if by == NOBODY:
        return
    # BA-63: from Suzy's empty hand, she draws first, and then again
    shooter = SEATS[by]
    first = shooter == state.suzy and not state.hands[shooter]
    if first:
        draw(state, shooter, 1, "BA-63")
    if state.hands[shooter]:
        take_at_random(state, seat, shooter, "BA-53")
    if first:
        draw(state, shooter, 1, "BA-63")


AFTER_HURT: Final[dict[int, Callable[["BangState", Seat, int, int], None]]] = {
    BART_CASSIDY: bart_cassidy,
    EL_GRINGO: el_gringo,
}

# -- Shooting and being shot at ------------------------------------------------------------


def calamity_janet(state: "BangState", seat: Seat, kind: int, wanted: int) -> bool:
    """Whether a card serves as Bang! or Missed!; for her they are the same (BA-52)."""
    if kind == wanted:
        return True
    return state.characters[seat] == CALAMITY_JANET and (kind == BANG or kind == MISSED)


def slab_the_killer(state: "BangState", shooter: Seat) -> int:
    """How many Missed! a Bang! of this shooter needs (BA-62)."""
    return 2 if state.characters[shooter] == SLAB_THE_KILLER else 1


def willy_the_kid(state: "BangState", seat: Seat) -> bool:
    """Whether this seat may fire another Bang! in this turn (BA-7, BA-42, BA-65)."""
    if state.bangs == 0 or state.characters[seat] == WILLY_THE_KID:
        return True
    return find(state, seat, VOLCANIC) >= 0


def jourdonnais(state: "BangState", seat: Seat) -> bool:
    """Whether the seat has a Barrel built in (BA-55)."""
    return state.characters[seat] == JOURDONNAIS


def lucky_duke(state: "BangState", seat: Seat, purpose: int) -> bool:
    """Turns two cards and will choose (BA-57); False if there is no card to turn (BA-6)."""
    turned: list[Card] = []
    for _ in range(2):
        card = next_card(state)
        if card >= 0:
            turned.append(card)
            state.known[card] = 0
    if not turned:
        return False
    state.aside = tuple(turned)
    state.stack.append((LUCKY, seat, purpose, 0))
    if state.recording:
        state.events.append(CardsTurned("BA-57", seat, names(turned)))
    return True


# -- Life and cards ------------------------------------------------------------------------


def sid_ketchum(state: "BangState", seat: Seat) -> bool:
    """Whether the seat can discard two cards for a life now (BA-61)."""
    if state.characters[seat] != SID_KETCHUM:
        return False
    return len(state.hands[seat]) >= 2 and state.lives[seat] < state.full_lives[seat]


def begin_healing(state: "BangState", seat: Seat, card: Card) -> None:
    """The first of two cards is chosen, and stays in hand until the second is (BA-61)."""
    state.healing = card
    state.stack.append((HEAL, seat, 0, 0))
    if state.recording:
        state.events.append(HealingBegan("BA-61", seat, NAMES[card]))


def stop_healing(state: "BangState", seat: Seat) -> None:
    """He takes the first card back: the question before stands again (BA-61)."""
    state.healing = NO_CARD
    state.stack.pop()
    if state.recording:
        state.events.append(HealingTakenBack("BA-61", seat))


def suzy_lafayette(state: "BangState") -> None:
    """Draws when her hand is empty (BA-63).

    She waits while a card of hers, or a Duel that she is in, is being resolved; and dying.
    """
    suzy = state.suzy
    if state.lives[suzy] <= 0:
        return
    for kind, seat, other, number in state.stack:
        if kind == CARD and (seat == suzy or (number == DUEL and other == suzy)):
            return
    draw(state, suzy, 1, "BA-63")


def vulture_sam(state: "BangState", dead: Seat) -> bool:
    """Takes everything of who was eliminated (BA-64), if he is there."""
    sam = seat_of(state, VULTURE_SAM)
    if sam == NOBODY:
        return False
    hand = state.hands[dead]
    table = state.tables[dead]
    state.hands[dead] = []
    state.tables[dead] = ()
    measure(state, dead)
    for card in hand:
        gain(state, sam, card)
    pass_all(state, dead, sam, hand)
    for card in table:
        gain(state, sam, card)
        seen_by_all(state, card)
    if state.recording:
        state.events.append(CardsInherited("BA-64", sam, dead, names(hand), names(table)))
    return True


def seat_of(state: "BangState", character: int) -> Seat:
    """Where this character sits, if still in the game."""
    for seat in state.seats:
        if state.characters[seat] == character and state.alive >> seat & 1:
            return seat
    return NOBODY
