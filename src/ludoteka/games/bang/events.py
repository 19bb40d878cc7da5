"""The events of BANG!. Cards, roles and characters are named."""

from typing import Annotated, ClassVar, cast

from msgspec.structs import force_setattr

from ludoteka.core.events import BySeat, Event, Hidden, Public, Secret, seen_by
from ludoteka.core.seats import Seat
from ludoteka.games.bang.cards import CardName
from ludoteka.games.bang.named_steps import as_named
from ludoteka.games.bang.pending import EarlierStep, PendingStep

# -- The beginning of a game ---------------------------------------------------------------


class GameBegan(Event, frozen=True, gc=False):
    telling = 0

    game: Public[int]


class RoleDealt(Event, frozen=True, gc=False):
    telling = 0

    seat: Public[Seat]
    role: Secret[str]


class RoleShown(Event, frozen=True, gc=False):
    """A role that everybody sees from the start: the Sheriff's, or all of three."""

    telling = 0

    seat: Public[Seat]
    role: Public[str]


class CharacterDealt(Event, frozen=True, gc=False):
    telling = 0

    seat: Public[Seat]
    character: Public[str]


class HandDealt(Event, frozen=True, gc=False):
    """The first cards, and the life to start with."""

    telling = 0

    seat: Public[Seat]
    cards: Secret[tuple[CardName, ...]]
    life: Public[int]


# -- The turn ------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]


class TurnSkipped(Event, frozen=True, gc=False):
    """In Jail (BA-44)."""

    seat: Public[Seat]


class Suspended(Event, frozen=True, gc=False):
    """What is under way while someone is asked, from the bottom up."""

    logged: ClassVar[bool] = False
    reveals = False

    steps: Public[tuple[PendingStep | EarlierStep, ...]]
    """Tuples only in an earlier log, until they are read."""

    def __post_init__(self) -> None:
        if self.steps and isinstance(self.steps[0], tuple):
            force_setattr(self, "steps", tuple([as_named(step) for step in self.steps]))

    @property
    def pending(self) -> tuple[PendingStep, ...]:
        return cast("tuple[PendingStep, ...]", self.steps)


class DistancesChanged(Event, frozen=True, gc=False):
    """Who is how far from whom from now on, and how far everybody shoots (BA-9, BA-10).

    It follows from what lies open; told so that nobody who draws the table needs the rules.
    """

    logged: ClassVar[bool] = False
    reveals = False
    unsaid = ("distances", "reach", "ways", "farther", "nearer")

    distances: Public[BySeat[tuple[int, ...]]]
    reach: Public[BySeat[int]]
    ways: Public[BySeat[tuple[int, ...]]] = ()
    """The terms of the distances, as in views; earlier logs do not have them."""
    farther: Public[BySeat[tuple[str, ...]]] = ()
    nearer: Public[BySeat[tuple[str, ...]]] = ()


class CardTraced(Event, frozen=True, gc=False):
    """Everybody can tell again in whose hand this card is; see `knowledge.py`."""

    logged: ClassVar[bool] = False
    reveals = False

    card: Public[CardName]


class CardsDrawn(Event, frozen=True, gc=False):
    telling = 0

    seat: Public[Seat]
    cards: Secret[tuple[CardName, ...]]


class OpenCardDrawn(Event, frozen=True, gc=False):
    """Black Jack shows his second card (BA-51)."""

    seat: Public[Seat]
    card: Public[CardName]


class CardsLookedAt(Event, frozen=True, gc=False):
    """Kit Carlson (BA-56)."""

    seat: Public[Seat]
    cards: Secret[tuple[CardName, ...]]


class CardPutBack(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    card: Secret[CardName]
    kept: Secret[tuple[CardName, ...]]


class DiscardTaken(Event, frozen=True, gc=False):
    """From the discard pile: Pedro Ramirez (BA-60), the Sheriff's Bang! (BA-85)."""

    reveals = False

    seat: Public[Seat]
    card: Public[CardName]


class DeckReshuffled(Event, frozen=True, gc=False):
    count: Public[int]


# -- Cards ---------------------------------------------------------------------------------


class CardPlayed(Event, frozen=True, gc=False):
    """A brown card: it lies on the discard pile now."""

    telling = 1300

    seat: Public[Seat]
    card: Public[CardName]
    target: Public[Seat | None]


class CardPutInPlay(Event, frozen=True, gc=False):
    """A blue card, in front of its owner."""

    unsaid_of_oneself = ("owner",)

    seat: Public[Seat]
    card: Public[CardName]
    owner: Public[Seat]


class CardAnswered(Event, frozen=True, gc=False):
    """A Missed! against a shot, a Bang! against Indians! or in a Duel."""

    seat: Public[Seat]
    card: Public[CardName]


class CardDiscarded(Event, frozen=True, gc=False):
    """From the hand or the table of the seat."""

    seat: Public[Seat]
    card: Public[CardName]


class HealingBegan(Event, frozen=True, gc=False):
    """Sid Ketchum has chosen the first of two cards for a life; it is still in his hand (BA-61)."""

    logged: ClassVar[bool] = False
    reveals = False

    seat: Public[Seat]
    card: Secret[CardName]


class HealingTakenBack(Event, frozen=True, gc=False):
    """He keeps that card after all."""

    logged: ClassVar[bool] = False
    reveals = False

    seat: Public[Seat]


class CardTaken(Event, frozen=True, gc=False):
    """At random from a hand: only the two see it."""

    seat: Public[Seat]
    victim: Public[Seat]
    card: Annotated[CardName | Hidden, seen_by("seat", "victim")]


class TableCardTaken(Event, frozen=True, gc=False):
    unsaid_of_oneself = ("victim",)

    seat: Public[Seat]
    victim: Public[Seat]
    card: Public[CardName]


class StoreOpened(Event, frozen=True, gc=False):
    cards: Public[tuple[CardName, ...]]


class StoreCardTaken(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    card: Public[CardName]


# -- draw! ---------------------------------------------------------------------------------


class CardTurned(Event, frozen=True, gc=False):
    """A *draw!*: the card is on the discard pile now."""

    telling = 1100

    seat: Public[Seat]
    card: Public[CardName]


class CardsTurned(Event, frozen=True, gc=False):
    """Lucky Duke turns two and will choose (BA-57)."""

    telling = 1100

    seat: Public[Seat]
    cards: Public[tuple[CardName, ...]]


class CardChosen(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    card: Public[CardName]
    others: Public[tuple[CardName, ...]]


class ShotCancelled(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]


class DynamitePassed(Event, frozen=True, gc=False):
    seat: Public[Seat]
    card: Public[CardName]
    to: Public[Seat]


class DynamiteExploded(Event, frozen=True, gc=False):
    seat: Public[Seat]


# -- Life and death ------------------------------------------------------------------------


class LifeLost(Event, frozen=True, gc=False):
    telling = 1300
    reveals = False

    seat: Public[Seat]
    amount: Public[int]
    life: Public[int]


class LifeGained(Event, frozen=True, gc=False):
    seat: Public[Seat]
    life: Public[int]


class PlayerEliminated(Event, frozen=True, gc=False):
    telling = 2000

    seat: Public[Seat]
    role: Public[str]
    by: Public[Seat | None]


class CardsInherited(Event, frozen=True, gc=False):
    """Vulture Sam (BA-64): the table everybody saw, the hand only he and who held it."""

    seat: Public[Seat]
    victim: Public[Seat]
    hand: Annotated[tuple[CardName, ...] | Hidden, seen_by("seat", "victim")]
    table: Public[tuple[CardName, ...]]


class GameEnded(Event, frozen=True, gc=False):
    """Now everything is shown: roles, hands, and the deck from its top."""

    telling = 9000
    unsaid = ("roles", "hands", "deck")

    side: Public[str]
    winners: Public[tuple[Seat, ...]]
    roles: Public[BySeat[str]]
    hands: Public[BySeat[tuple[CardName, ...]]]
    deck: Public[tuple[CardName, ...]]


# -- The tournament ------------------------------------------------------------------------


class MoneyPaid(Event, frozen=True, gc=False):
    """What the game brought, and what everybody has now (BA-81)."""

    amounts: Public[BySeat[int]]
    money: Public[BySeat[int]]


class BountyPaid(Event, frozen=True, gc=False):
    seat: Public[Seat]
    amount: Public[int]


class CharactersTurnedUp(Event, frozen=True, gc=False):
    characters: Public[tuple[str, ...]]


class CharacterOffered(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    character: Public[str]


class BidMade(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    amount: Public[int]


class BiddingLeft(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]


class CharacterHired(Event, frozen=True, gc=False):
    """Hired or kept: the price is paid and noted (BA-87)."""

    reveals = False

    seat: Public[Seat]
    character: Public[str]
    price: Public[int]


class CharacterReleased(Event, frozen=True, gc=False):
    """Not kept for another game."""

    reveals = False

    seat: Public[Seat]


class CardKept(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    card: Public[CardName]


class CardsReturned(Event, frozen=True, gc=False):
    """What was not kept goes back into the deck (BA-86)."""

    reveals = False

    seat: Public[Seat]
