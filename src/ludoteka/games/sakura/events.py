"""The events of Sakura. Where an event names an artist, None is the Court painter (SA-24)."""

from ludoteka.core.events import BySeat, Event, Public, Secret
from ludoteka.core.seats import Seat
from ludoteka.games.sakura.cards import Card


class GardenOpened(Event, frozen=True, gc=False):
    """The Emperor is on his space, all artists on the gate, each player has tokens (SA-4)."""

    telling = 0

    emperor: Public[int]
    tokens: Public[int]
    supply: Public[int]


class HandDealt(Event, frozen=True, gc=False):
    telling = 0

    seat: Public[Seat]
    cards: Secret[tuple[Card, ...]]


class RoundBegan(Event, frozen=True, gc=False):
    telling = 0

    round: Public[int]


class TwoCardsDue(Event, frozen=True, gc=False):
    """This seat is further from the Emperor: it plays the Court painter's card as well (SA-25)."""

    telling = 0

    seat: Public[Seat]


class CardChosen(Event, frozen=True, gc=False):
    telling = 0
    reveals = False

    seat: Public[Seat]
    card: Secret[Card]


class TwoCardsChosen(Event, frozen=True, gc=False):
    telling = 0
    reveals = False

    seat: Public[Seat]
    card: Secret[Card]
    painter: Secret[Card]


class DeckShuffled(Event, frozen=True, gc=False):
    """All discards became the deck."""

    telling = 0

    cards: Public[int]


class CardsRevealed(Event, frozen=True, gc=False):
    telling = 1700

    cards: Public[BySeat[Card]]
    painter: Public[Card | None]
    """The Court painter's card; None when he is not there."""


class CardBegun(Event, frozen=True, gc=False):
    """A revealed card came up for resolution."""

    telling = 0
    reveals = False

    artist: Public[Seat | None]
    card: Public[Card]
    garden: Public[str]
    action: Public[str]


class DirectionChosen(Event, frozen=True, gc=False):
    telling = 0
    reveals = False

    seat: Public[Seat]
    direction: Public[str]
    """forward or back"""


class EmperorMoved(Event, frozen=True, gc=False):
    telling = 1200
    reveals = False

    origin: Public[int]
    space: Public[int]


class EmperorStayed(Event, frozen=True, gc=False):
    """He does not enter the gate (SA-9)."""

    reveals = False

    space: Public[int]


class TreeReached(Event, frozen=True, gc=False):
    telling = 2000
    reveals = False

    tree: Public[int]
    space: Public[int]


class NobodyNearest(Event, frozen=True, gc=False):
    """SA-12 has no effect."""

    reveals = False


class NobodyFurthest(Event, frozen=True, gc=False):
    """SA-13 has no effect."""

    reveals = False


class ArtistMoved(Event, frozen=True, gc=False):
    telling = 1000
    reveals = False
    unsaid = ("standing",)

    artist: Public[Seat | None]
    origin: Public[int]
    space: Public[int]
    standing: Public[tuple[int | None, ...]] = ()
    """Who is how near from now on, as in views; earlier logs do not have it."""


class ArtistStayed(Event, frozen=True, gc=False):
    reveals = False

    artist: Public[Seat | None]
    space: Public[int]


class ArtistEmbarrassed(Event, frozen=True, gc=False):
    """Met the Emperor, lost a token if there was one, and retreated (SA-7)."""

    telling = 2100
    reveals = False
    unsaid = ("standing",)

    artist: Public[Seat | None]
    origin: Public[int]
    space: Public[int]
    lost: Public[int]
    standing: Public[tuple[int | None, ...]] = ()


class CardsSkipped(Event, frozen=True, gc=False):
    """A tree was reached before these cards came up (SA-18)."""

    cards: Public[tuple[Card, ...]]


class TokensPaid(Event, frozen=True, gc=False):
    """A tree's prizes, and everybody's tokens after them."""

    telling = 2200

    tree: Public[int]
    prizes: Public[BySeat[int]]
    totals: Public[BySeat[int]]


class CardsDiscarded(Event, frozen=True, gc=False):
    telling = 0

    cards: Public[tuple[Card, ...]]


class CardDrawn(Event, frozen=True, gc=False):
    telling = 0

    seat: Public[Seat]
    card: Secret[Card]
