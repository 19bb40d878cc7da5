"""What is printed on the cards of BANG!, for clients that draw them."""

from typing import Literal

import msgspec

from ludoteka.core.game import Printed
from ludoteka.games.bang.cards import (
    DECK,
    FIRST_BLUE,
    KIND,
    KINDS,
    NAMES,
    RANK,
    RANKS,
    REACH,
    RULE,
    SUIT,
    Card,
    CardName,
)
from ludoteka.games.bang.characters import ABILITY, ALL, BULLETS, CHARACTERS
from ludoteka.games.bang.hiring import CARD_PRICE
from ludoteka.games.bang.options import BangOptions
from ludoteka.games.bang.roles import ROLES, ROLES_FOR

SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")


class PlayingCard(msgspec.Struct, frozen=True):
    name: CardName
    kind: str
    suit: str
    rank: str
    colour: Literal["brown", "blue"]
    """Blue cards stay in play (BA-1)."""
    reach: int
    """How far a weapon shoots (BA-10); 0 is no weapon."""
    rule: str
    """The clause that tells what it does."""


class Character(msgspec.Struct, frozen=True):
    name: str
    life: int
    """To start with; the Sheriff has one more (BA-3)."""
    rule: str
    """The clause of the ability."""


class BangPrinted(Printed, frozen=True):
    cards: tuple[PlayingCard, ...]
    characters: tuple[Character, ...]
    roles: tuple[str, ...]
    """Those of this number of players (BA-2, BA-70, BA-71)."""
    card_price: int
    """What it costs to keep a card for the next game (BA-86)."""


def printed(seats: int, options: BangOptions) -> BangPrinted:
    return BangPrinted(
        cards=tuple(_playing_card(card) for card in DECK),
        characters=tuple(Character(CHARACTERS[each], BULLETS[each], ABILITY[each]) for each in ALL),
        roles=tuple(ROLES[role] for role in ROLES_FOR[seats]),
        card_price=CARD_PRICE,
    )


def _playing_card(card: Card) -> PlayingCard:
    return PlayingCard(
        name=NAMES[card],
        kind=KINDS[KIND[card]],
        suit=SUIT_NAMES[SUIT[card]],
        rank=RANKS[RANK[card]],
        colour="blue" if card >= FIRST_BLUE else "brown",
        reach=REACH[KIND[card]],
        rule=RULE[KIND[card]],
    )
