"""What happens in Face to Face."""

from typing import Literal

from ludoteka.core.events import BySeat, Event, Public, Secret
from ludoteka.core.seats import Seat
from ludoteka.games.face_to_face.cards import Card

PileName = Literal["up", "down"]


class GameBegan(Event, frozen=True, gc=False):
    """A game of the match: the piles show their direction cards, the cards are shuffled."""

    game: Public[int]
    seat: Public[Seat]
    """Who begins."""


class CardsDrawn(Event, frozen=True, gc=False):
    seat: Public[Seat]
    cards: Secret[tuple[Card, ...]]
    """Ascending: in which order they were drawn tells nobody anything."""


class CardPlayed(Event, frozen=True, gc=False):
    """A card went to its owner's pile the usual way (FF-4)."""

    seat: Public[Seat]
    card: Public[Card]
    pile: Public[PileName]
    top: Public[int]
    """The number that it covers."""


class TrickPlayed(Event, frozen=True, gc=False):
    """A card went to its owner's pile exactly ten backwards (FF-5)."""

    seat: Public[Seat]
    card: Public[Card]
    pile: Public[PileName]
    top: Public[int]


class HelpGiven(Event, frozen=True, gc=False):
    """A card went to the opponent's pile (FF-6)."""

    seat: Public[Seat]
    card: Public[Card]
    pile: Public[PileName]
    top: Public[int]
    to: Public[Seat]


class TurnEnded(Event, frozen=True, gc=False):
    seat: Public[Seat]
    plays: Public[int]


class AllCardsPlayed(Event, frozen=True, gc=False):
    seat: Public[Seat]


class TurnImpossible(Event, frozen=True, gc=False):
    """The seat cannot play two cards."""

    seat: Public[Seat]


class GameScored(Event, frozen=True, gc=False):
    seat: Public[Seat]
    """Who won the game."""
    wins: Public[BySeat[int]]
    """After this game."""
