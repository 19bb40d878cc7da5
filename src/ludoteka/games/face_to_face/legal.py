"""Which cards may be played where: the one source of legality, seen three ways.

A turn is at least two plays (FF-3), and a first card that no second one can follow is not
legal (FF-10). `alone` says that a last single card may be played without a second one
(FF-11, option `last-card: mild`); then it goes to one's own piles, as at least one card of
every turn does (FF-6).
"""

from mypy_extensions import i64

from ludoteka.core.errors import IllegalMove
from ludoteka.core.seats import Move
from ludoteka.games.face_to_face.cards import (
    DOWN,
    HELP_UP,
    LOWEST,
    MOVES,
    UP,
    WAYS,
    Card,
    above,
    below,
    goes_down,
    goes_up,
    only,
)
from ludoteka.games.face_to_face.side import Side


def legal_plays(own: Side, other: Side, *, first: bool, helped: bool, alone: bool) -> list[Move]:
    """Every play that is legal now, by card and pile."""
    hand = own.hand
    up = hand & goes_up(own.up_top)
    down = hand & goes_down(own.down_top)
    help_up: i64 = 0
    help_down: i64 = 0
    # FF-6: at most one card a turn, and not the only one
    if not helped and not alone:
        help_up = hand & below(other.up_top)
        help_down = hand & above(other.down_top)
    followed = first and not alone
    found: list[Move] = []
    card: i64 = LOWEST
    base: i64 = 1
    rest = (up | down | help_up | help_down) >> LOWEST
    while rest:
        while not rest & 15:  # hands are small: most numbers are not there
            rest >>= 4
            card += 4
            base += 4 * WAYS
        if rest & 1:
            bit = only(card)
            others = hand ^ bit
            helpers = help_up | help_down
            # FF-10: after a card on one's own pile another may follow it there, go to the
            # other own pile, or help; after help there are one's own piles
            if up & bit and (not followed or others & (goes_up(card) | down | helpers)):
                found.append(MOVES[base])
            if down & bit and (not followed or others & (goes_down(card) | up | helpers)):
                found.append(MOVES[base + 1])
            if helpers & bit and (not followed or others & (up | down)):
                if help_up & bit:
                    found.append(MOVES[base + 2])
                if help_down & bit:
                    found.append(MOVES[base + 3])
        rest >>= 1
        card += 1
        base += WAYS
    return found


def fitting_plays(own: Side, other: Side) -> list[Move]:
    """Every play that a pile takes, each alone, whatever else a turn demands (FF-3)."""
    return legal_plays(own, other, first=False, helped=False, alone=False)


def saving_cards(own: Side, other: Side) -> tuple[Card, ...]:
    """FF-9: which cards of the draw pile would make a turn, if one of them were in hand too."""
    found: list[Card] = []
    for card in sorted(own.cards_left()):
        richer = own.copy()
        richer.hand |= only(card)
        if legal_plays(richer, other, first=True, helped=False, alone=False):
            found.append(card)
    return tuple(found)


def can_play(own: Side, other: Side, card: i64, way: i64) -> bool:
    """Whether the pile takes the card, whatever else the turn demands."""
    if way == UP:
        return goes_up(own.up_top) >> card & 1 == 1
    if way == DOWN:
        return goes_down(own.down_top) >> card & 1 == 1
    # FF-6
    if way == HELP_UP:
        return card < other.up_top
    return card > other.down_top


def can_follow(own: Side, other: Side, card: i64, way: i64) -> bool:
    """FF-10: whether a second play is possible after this first one."""
    rest = own.hand & ~only(card)
    if way == UP:
        return rest & (goes_up(card) | goes_down(own.down_top) | other.welcomes()) != 0
    if way == DOWN:
        return rest & (goes_up(own.up_top) | goes_down(card) | other.welcomes()) != 0
    return rest & own.takes() != 0


def refuse_play(
    own: Side, other: Side, card: i64, way: i64, *, first: bool, helped: bool, alone: bool
) -> IllegalMove | None:
    """Why a card of the hand may not go there; None if it may."""
    if way >= HELP_UP:
        if helped:
            return IllegalMove("helped-already", "FF-6")
        if alone:
            return IllegalMove("last-card-is-yours", "FF-6", card=card)
    if not can_play(own, other, card, way):
        return refuse_pile(own, other, card, way)
    if first and not alone and not can_follow(own, other, card, way):
        return IllegalMove("no-second-card", "FF-10", card=card)
    return None


def refuse_pile(own: Side, other: Side, card: i64, way: i64) -> IllegalMove:
    if way == UP:
        return IllegalMove("not-higher", "FF-4", card=card, top=own.up_top)
    if way == DOWN:
        return IllegalMove("not-lower", "FF-4", card=card, top=own.down_top)
    if way == HELP_UP:
        return IllegalMove("no-help-up", "FF-6", card=card, top=other.up_top)
    return IllegalMove("no-help-down", "FF-6", card=card, top=other.down_top)
