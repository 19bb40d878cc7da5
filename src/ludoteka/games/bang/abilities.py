"""The sixteen characters, one plain function each (BA-50 … BA-65).

`PHASE_ONE` and `AFTER_HURT` register those who draw differently and those who answer a wound;
the others change a single question of the rules, which asks them here. Paul Regret and Rose
Doolan are part of every distance: `distance.measure`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import SEATS
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


def draw_two(s: "BangState", seat: int) -> None:
    """Everybody else (BA-5)."""
    draw(s, seat, 2, "BA-5")
    s.stack.append((PLAY, seat, 0, 0))


def black_jack(s: "BangState", seat: int) -> None:
    """Shows the second card; hearts or diamonds give one more, not shown (BA-51)."""
    draw(s, seat, 1, "BA-5")
    card = next_card(s)
    if card >= 0:
        gain(s, seat, card)
        seen_by_all(s, card)
        if s.recording:
            s.events.append(OpenCardDrawn("BA-51", SEATS[seat], NAMES[card]))
        if SUIT[card] == HEARTS or SUIT[card] == DIAMONDS:
            draw(s, seat, 1, "BA-51")
    s.stack.append((PLAY, seat, 0, 0))


def jesse_jones(s: "BangState", seat: int) -> None:
    """May take the first card from a hand (BA-54)."""
    s.stack.append((JESSE, seat, 0, 0))


def pedro_ramirez(s: "BangState", seat: int) -> None:
    """May take the first card from the discard pile (BA-60)."""
    s.stack.append((PEDRO, seat, 0, 0))


def kit_carlson(s: "BangState", seat: int) -> None:
    """Looks at three, keeps two (BA-56); with two or fewer there is nothing to choose (BA-6)."""
    looked: list[Card] = []
    for _ in range(3):
        card = next_card(s)
        if card >= 0:
            looked.append(card)
    if len(looked) < 3:
        keep_looked_at(s, seat, looked)
        if s.recording and looked:
            s.events.append(CardsDrawn("BA-56", SEATS[seat], names(looked)))
        return
    s.aside = tuple(looked)
    s.stack.append((KIT, seat, 0, 0))
    if s.recording:
        s.events.append(CardsLookedAt("BA-56", SEATS[seat], names(looked)))


def keep_looked_at(s: "BangState", seat: int, cards: list[Card]) -> None:
    for card in cards:
        gain(s, seat, card)
        s.known[card] = 0
    s.stack.append((PLAY, seat, 0, 0))


def put_back(s: "BangState", seat: int, back: Card) -> None:
    """Kit Carlson keeps two, and one goes back on top, which he knows (BA-56)."""
    kept = [card for card in s.aside if card != back]
    s.aside = ()
    s.deck = (back, *s.deck[s.top :])
    s.top = 0
    s.known[back] = 1 << seat
    if s.recording:
        s.events.append(CardPutBack("BA-56", SEATS[seat], NAMES[back], names(kept)))
    keep_looked_at(s, seat, kept)


PHASE_ONE: Final[tuple[Callable[["BangState", int], None], ...]] = tuple(
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


def bart_cassidy(s: "BangState", seat: int, by: int, lost: int) -> None:
    """Draws a card for each life lost (BA-50)."""
    draw(s, seat, lost, "BA-50")


def el_gringo(s: "BangState", seat: int, by: int, lost: int) -> None:
    """Takes a card from who hit him (BA-53); nobody did if it was Dynamite or his own Duel."""
    if by == NOBODY:
        return
    # BA-63: from Suzy's empty hand, she draws first, and then again
    first = by == s.suzy and not s.hands[by]
    if first:
        draw(s, by, 1, "BA-63")
    if s.hands[by]:
        take_at_random(s, seat, by, "BA-53")
    if first:
        draw(s, by, 1, "BA-63")


AFTER_HURT: Final[dict[int, Callable[["BangState", int, int, int], None]]] = {
    BART_CASSIDY: bart_cassidy,
    EL_GRINGO: el_gringo,
}

# -- Shooting and being shot at ------------------------------------------------------------


def calamity_janet(s: "BangState", seat: int, kind: int, wanted: int) -> bool:
    """Whether a card serves as Bang! or Missed!; for her they are the same (BA-52)."""
    if kind == wanted:
        return True
    return s.characters[seat] == CALAMITY_JANET and (kind == BANG or kind == MISSED)


def slab_the_killer(s: "BangState", shooter: int) -> int:
    """How many Missed! a Bang! of this shooter needs (BA-62)."""
    return 2 if s.characters[shooter] == SLAB_THE_KILLER else 1


def willy_the_kid(s: "BangState", seat: int) -> bool:
    """Whether this seat may fire another Bang! in this turn (BA-7, BA-42, BA-65)."""
    if s.bangs == 0 or s.characters[seat] == WILLY_THE_KID:
        return True
    return find(s, seat, VOLCANIC) >= 0


def jourdonnais(s: "BangState", seat: int) -> bool:
    """Whether the seat has a Barrel built in (BA-55)."""
    return s.characters[seat] == JOURDONNAIS


def lucky_duke(s: "BangState", seat: int, purpose: int) -> bool:
    """Turns two cards and will choose (BA-57); False if there is no card to turn (BA-6)."""
    turned: list[Card] = []
    for _ in range(2):
        card = next_card(s)
        if card >= 0:
            turned.append(card)
            s.known[card] = 0
    if not turned:
        return False
    s.aside = tuple(turned)
    s.stack.append((LUCKY, seat, purpose, 0))
    if s.recording:
        s.events.append(CardsTurned("BA-57", SEATS[seat], names(turned)))
    return True


# -- Life and cards ------------------------------------------------------------------------


def sid_ketchum(s: "BangState", seat: int) -> bool:
    """Whether the seat can discard two cards for a life now (BA-61)."""
    if s.characters[seat] != SID_KETCHUM:
        return False
    return len(s.hands[seat]) >= 2 and s.lives[seat] < s.full_lives[seat]


def begin_healing(s: "BangState", seat: int, card: Card) -> None:
    """The first of two cards is chosen, and stays in hand until the second is (BA-61)."""
    s.healing = card
    s.stack.append((HEAL, seat, 0, 0))
    if s.recording:
        s.events.append(HealingBegan("BA-61", SEATS[seat], NAMES[card]))


def stop_healing(s: "BangState", seat: int) -> None:
    """He takes the first card back: the question before stands again (BA-61)."""
    s.healing = NO_CARD
    s.stack.pop()
    if s.recording:
        s.events.append(HealingTakenBack("BA-61", SEATS[seat]))


def suzy_lafayette(s: "BangState") -> None:
    """Draws when her hand is empty (BA-63).

    She waits while a card of hers, or a Duel that she is in, is being resolved; and dying.
    """
    suzy = s.suzy
    if s.lives[suzy] <= 0:
        return
    for kind, seat, other, number in s.stack:
        if kind == CARD and (seat == suzy or (number == DUEL and other == suzy)):
            return
    draw(s, suzy, 1, "BA-63")


def vulture_sam(s: "BangState", dead: int) -> bool:
    """Takes everything of who was eliminated (BA-64), if he is there."""
    sam = seat_of(s, VULTURE_SAM)
    if sam == NOBODY:
        return False
    hand = s.hands[dead]
    table = s.tables[dead]
    s.hands[dead] = []
    s.tables[dead] = ()
    measure(s, dead)
    for card in hand:
        gain(s, sam, card)
    pass_all(s, dead, sam, hand)
    for card in table:
        gain(s, sam, card)
        seen_by_all(s, card)
    if s.recording:
        s.events.append(CardsInherited("BA-64", SEATS[sam], SEATS[dead], names(hand), names(table)))
    return True


def seat_of(s: "BangState", character: int) -> int:
    """Where this character sits, if still in the game."""
    for seat in range(len(s.characters)):
        if s.characters[seat] == character and s.alive >> seat & 1:
            return seat
    return NOBODY
