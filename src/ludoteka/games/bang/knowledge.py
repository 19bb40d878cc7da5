"""Who knows which card in whose hand.

Cards come into hands face up (General Store, Panic! from a table …) or seen by two (a random
card from a hand). `known` has for every card a mask of those who know where it is: seats 0–7,
bit 8 for everybody else who looks on. It holds for cards in hands, and for the top of the deck
after Kit Carlson put it back.

When somebody draws at random from a hand, those who do not see the card no longer know where
the known cards of that hand are: only that each is still there, or with who drew. Such a
`hunch` is (card, viewer, mask of possible holders). If one holder is left, it is knowledge.
"""

from typing import TYPE_CHECKING, Final

from ludoteka.games.bang.cards import NAMES, Card, CardName, names
from ludoteka.games.bang.events import CardTraced

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState

ONLOOKER: Final = 8
"""The bit of spectators."""
EVERYBODY: Final = (1 << (ONLOOKER + 1)) - 1

Hunch = tuple[int, int, int]
Known = tuple[tuple[CardName, ...], ...]
Maybe = tuple[tuple[CardName, tuple[int, ...]], ...]


def eyes_of(viewer: int | None) -> int:
    """The bit of a seat, or of spectators."""
    return ONLOOKER if viewer is None else viewer


def seen_by_all(s: "BangState", card: Card) -> None:
    s.known[card] = EVERYBODY


def forget(s: "BangState", seat: int, card: Card) -> None:
    """The card has left the seat's hand for all to see."""
    if s.known[card]:
        s.known[card] = 0
    if s.hunches:
        s.hunches = tuple([hunch for hunch in s.hunches if hunch[0] != card])
        move_hunches(s, seat, 0, 0)


def pass_unseen(s: "BangState", giver: int, taker: int, card: Card) -> None:
    """A random card has gone from one hand to the other: only these two saw it."""
    pair = 1 << giver | 1 << taker
    move_hunches(s, giver, 1 << taker, pair)
    # if it was the only one, everybody who knew it knows where it went
    if s.hands[giver]:
        lose_track(s, [*s.hands[giver], card], pair)
    learn(s, [card], pair)


def pass_all(s: "BangState", giver: int, taker: int, cards: list[Card]) -> None:
    """A whole hand has gone to another one: who knew a card knows where it is now."""
    pair = 1 << giver | 1 << taker
    move_hunches(s, giver, 1 << taker, pair)
    learn(s, cards, pair)


def learn(s: "BangState", cards: list[Card], viewers: int) -> None:
    """These viewers know now where the cards are."""
    for card in cards:
        s.known[card] |= viewers
    if s.hunches:
        s.hunches = tuple(
            [hunch for hunch in s.hunches if hunch[0] not in cards or not viewers >> hunch[1] & 1]
        )


def lose_track(s: "BangState", cards: list[Card], pair: int) -> None:
    """What others knew of these cards becomes a hunch: one of the two has it."""
    viewers = [*range(len(s.seats)), ONLOOKER]
    for card in cards:
        for viewer in viewers:
            bit = 1 << viewer
            if s.known[card] & bit and not pair & bit:
                s.known[card] &= ~bit
                s.hunches += ((card, viewer, pair),)


def move_hunches(s: "BangState", giver: int, taker: int, insiders: int) -> None:
    """Who suspected the giver suspects the taker (a mask) as well; insiders saw better.

    Nobody suspects an empty hand, and a single suspect is certain.
    """
    if not s.hunches:
        return
    bit = 1 << giver
    still = bit if s.hands[giver] else 0
    moved: list[Hunch] = []
    for card, viewer, suspects in s.hunches:
        if suspects & bit:
            suspects = suspects & ~bit | still  # noqa: PLW2901
            if not insiders >> viewer & 1:
                suspects |= taker  # noqa: PLW2901
        if suspects & (suspects - 1):
            moved.append((card, viewer, suspects))
        else:
            s.known[card] |= 1 << viewer
            if viewer == ONLOOKER and s.recording:
                s.events.append(CardTraced("BA-8", NAMES[card]))
    s.hunches = tuple(moved)


def cards_in_sight(s: "BangState", eyes: int) -> tuple[list[list[Card]], list[Card]]:
    """By seat, the cards of that hand which these eyes know to be there (not one's own).

    And the cards in hands that everybody knows, for onlookers know only what all know.
    """
    bit = 1 << eyes
    known = s.known
    found: list[list[Card]] = [[] for _ in s.seats]
    shown: list[Card] = []
    for seat in range(len(s.seats)):
        for card in s.hands[seat]:
            viewers = known[card]
            if viewers:
                if viewers & bit and seat != eyes:
                    found[seat].append(card)
                if viewers >> ONLOOKER & 1:
                    shown.append(card)
    return found, shown


def hunches_of(s: "BangState", eyes: int) -> list[Hunch]:
    """What these eyes know of cards that one of several holds."""
    if not s.hunches:
        return []
    return [hunch for hunch in s.hunches if hunch[1] == eyes]


# -- The same by name ----------------------------------------------------------------------


def known_hands(s: "BangState", viewer: int | None) -> Known:
    return tuple([names(cards) for cards in cards_in_sight(s, eyes_of(viewer))[0]])


def shown_cards(s: "BangState") -> tuple[CardName, ...]:
    return names(sorted(cards_in_sight(s, ONLOOKER)[1]))


def maybes(s: "BangState", viewer: int | None) -> Maybe:
    return tuple(
        [
            (NAMES[card], tuple([seat for seat in s.seats if holders >> seat & 1]))
            for card, _, holders in sorted(hunches_of(s, eyes_of(viewer)))
        ]
    )
