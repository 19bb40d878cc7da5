"""Who knows which card in whose hand.

Cards come into hands face up (General Store, Panic! from a table …) or seen by two (a random
card from a hand). `known` has for every card a mask of those who know where it is: seats 0–7,
bit 8 for everybody else who looks on. It holds for cards in hands, and for the top of the deck
after Kit Carlson put it back.

When someone draws at random from a hand, those who do not see the card no longer know where
the known cards of that hand are: only that each is still there, or with who drew. Such a
`hunch` is (card, viewer, mask of possible holders). If one holder is left, it is knowledge.
"""

from typing import TYPE_CHECKING, Final

from ludoteka.core.seats import Seat
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


def seen_by_all(state: "BangState", card: Card) -> None:
    state.known[card] = EVERYBODY


def forget(state: "BangState", seat: Seat, card: Card) -> None:
    """The card has left the seat's hand for all to see."""
    if state.known[card]:
        state.known[card] = 0
    if state.hunches:
        state.hunches = tuple([hunch for hunch in state.hunches if hunch[0] != card])
        move_hunches(state, seat, 0, 0)


def pass_unseen(state: "BangState", giver: Seat, taker: Seat, card: Card) -> None:
    """A random card has gone from one hand to the other: only these two saw it."""
    pair = 1 << giver | 1 << taker
    move_hunches(state, giver, 1 << taker, pair)
    # if it was the only one, everybody who knew it knows where it went
    if state.hands[giver]:
        lose_track(state, [*state.hands[giver], card], pair)
    learn(state, [card], pair)


def pass_all(state: "BangState", giver: Seat, taker: Seat, cards: list[Card]) -> None:
    """A whole hand has gone to another one: who knew a card knows where it is now."""
    pair = 1 << giver | 1 << taker
    move_hunches(state, giver, 1 << taker, pair)
    learn(state, cards, pair)


def learn(state: "BangState", cards: list[Card], viewers: int) -> None:
    """These viewers know now where the cards are."""
    for card in cards:
        state.known[card] |= viewers
    if state.hunches:
        state.hunches = tuple(
            [
                hunch
                for hunch in state.hunches
                if hunch[0] not in cards or not viewers >> hunch[1] & 1
            ]
        )


def lose_track(state: "BangState", cards: list[Card], pair: int) -> None:
    """What others knew of these cards becomes a hunch: one of the two has it."""
    viewers = [*range(len(state.seats)), ONLOOKER]
    for card in cards:
        for viewer in viewers:
            bit = 1 << viewer
            if state.known[card] & bit and not pair & bit:
                state.known[card] &= ~bit
                state.hunches += ((card, viewer, pair),)


def move_hunches(state: "BangState", giver: Seat, taker: int, insiders: int) -> None:
    """Who suspected the giver suspects the taker (a mask) as well; insiders saw better.

    Nobody suspects an empty hand, and a single suspect is certain.
    """
    if not state.hunches:
        return
    bit = 1 << giver
    still = bit if state.hands[giver] else 0
    moved: list[Hunch] = []
    for card, viewer, suspects in state.hunches:
        if suspects & bit:
            suspects = suspects & ~bit | still  # noqa: PLW2901
            if not insiders >> viewer & 1:
                suspects |= taker  # noqa: PLW2901
        if suspects & (suspects - 1):
            moved.append((card, viewer, suspects))
        else:
            state.known[card] |= 1 << viewer
            if viewer == ONLOOKER and state.recording:
                state.events.append(CardTraced("BA-8", NAMES[card]))
    state.hunches = tuple(moved)


def cards_in_sight(state: "BangState", eyes: int) -> tuple[list[list[Card]], list[Card]]:
    """By seat, the cards of that hand which these eyes know to be there (not one's own).

    And the cards in hands that everybody knows, for onlookers know only what all know.
    """
    bit = 1 << eyes
    known = state.known
    found: list[list[Card]] = [[] for _ in state.seats]
    shown: list[Card] = []
    for seat in range(len(state.seats)):
        for card in state.hands[seat]:
            viewers = known[card]
            if viewers:
                if viewers & bit and seat != eyes:
                    found[seat].append(card)
                if viewers >> ONLOOKER & 1:
                    shown.append(card)
    return found, shown


def hunches_of(state: "BangState", eyes: int) -> list[Hunch]:
    """What these eyes know of cards that one of several holds."""
    if not state.hunches:
        return []
    return [hunch for hunch in state.hunches if hunch[1] == eyes]


# -- The same by name ----------------------------------------------------------------------


def known_hands(state: "BangState", viewer: int | None) -> Known:
    return tuple([names(cards) for cards in cards_in_sight(state, eyes_of(viewer))[0]])


def shown_cards(state: "BangState") -> tuple[CardName, ...]:
    return names(sorted(cards_in_sight(state, ONLOOKER)[1]))


def maybes(state: "BangState", viewer: int | None) -> Maybe:
    return tuple(
        [
            (NAMES[card], tuple([seat for seat in state.seats if holders >> seat & 1]))
            for card, _, holders in sorted(hunches_of(state, eyes_of(viewer)))
        ]
    )
