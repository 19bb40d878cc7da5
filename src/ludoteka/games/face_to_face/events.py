"""The events of Face to Face."""

from typing import ClassVar

from ludoteka.core.events import BySeat, Event, Public, Secret
from ludoteka.core.seats import Seat
from ludoteka.games.face_to_face.cards import Card
from ludoteka.games.face_to_face.effects import Play
from ludoteka.games.face_to_face.piles import PileName


class GameBegan(Event, frozen=True, gc=False):
    """A game of the match: the piles show their direction cards, the cards are shuffled."""

    telling = 1200

    game: Public[int]
    seat: Public[Seat]
    """Who begins."""


class CardsDrawn(Event, frozen=True, gc=False):
    telling = 300

    seat: Public[Seat]
    cards: Secret[tuple[Card, ...]]
    """Ascending: in which order they were drawn tells nobody anything."""


class PlaysListed(Event, frozen=True, gc=False):
    """What the seat that was just asked may play, so that clients need no rules."""

    logged: ClassVar[bool] = False
    reveals: ClassVar[bool] = False
    unsaid: ClassVar[tuple[str, ...]] = ("plays",)

    seat: Public[Seat]
    plays: Secret[tuple[tuple[Play, ...]]]
    """The only item of a tuple: others learn that there is a list, not how long it is."""


class CardPlayed(Event, frozen=True, gc=False):
    """A card went to its owner's pile the usual way (FF-4)."""

    telling = 1300

    seat: Public[Seat]
    card: Public[Card]
    pile: Public[PileName]
    top: Public[int]
    """The number that it covers."""


class TrickPlayed(Event, frozen=True, gc=False):
    """A card went to its owner's pile exactly ten backwards (FF-5)."""

    telling = 1500

    seat: Public[Seat]
    card: Public[Card]
    pile: Public[PileName]
    top: Public[int]


class HelpGiven(Event, frozen=True, gc=False):
    """A card went to the opponent's pile (FF-6)."""

    telling = 2000

    seat: Public[Seat]
    card: Public[Card]
    pile: Public[PileName]
    top: Public[int]
    to: Public[Seat]


class TurnEnded(Event, frozen=True, gc=False):
    seat: Public[Seat]
    plays: Public[int]


class AllCardsPlayed(Event, frozen=True, gc=False):
    telling = 1600

    seat: Public[Seat]


class TurnImpossible(Event, frozen=True, gc=False):
    """The seat cannot play two cards (FF-9)."""

    telling = 1600
    unsaid: ClassVar[tuple[str, ...]] = ("saving",)

    seat: Public[Seat]
    saving: Public[tuple[Card, ...]] = ()
    """Cards of its draw pile, ascending: any of them, one more in hand, would make a turn.
    Version 1 of the rules did not tell them."""


class HandShown(Event, frozen=True, gc=False):
    """A game has ended, and the seat shows the cards that it still holds (FF-12)."""

    telling = 0
    unsaid: ClassVar[tuple[str, ...]] = ("plays",)

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]
    plays: Public[tuple[Play, ...]]
    """Which piles take which of them, each alone: a turn would need two (FF-3)."""


class GameScored(Event, frozen=True, gc=False):
    telling = 11_000
    unsaid: ClassVar[tuple[str, ...]] = ("next_starter",)

    seat: Public[Seat]
    """Who won the game."""
    wins: Public[BySeat[int]]
    """After this game."""
    next_starter: Public[Seat | None] = None
    """Who begins the next game (FF-11); None: the match is over, or version 1 did not tell."""
