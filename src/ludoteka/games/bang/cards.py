"""The 80 playing cards (BA-1): data from `deck.json`, and what the rules ask of a card.

A card is its place in the list, 0–79; cards of one name stand together, the blue ones last.
Outside the rules a card has a name: `bang-as` is the Bang! with the ace of spades. Both
Stagecoaches are nines of spades, so the second one is `stagecoach-9s-b`.
"""

import json
from importlib.resources import files
from typing import Final, NewType

Card = NewType("Card", int)
CardName = NewType("CardName", str)

# The 22 kinds, in the order of the deck.
BANG: Final = 0
MISSED: Final = 1
BEER: Final = 2
PANIC: Final = 3
CAT_BALOU: Final = 4
DUEL: Final = 5
GENERAL_STORE: Final = 6
INDIANS: Final = 7
STAGECOACH: Final = 8
GATLING: Final = 9
SALOON: Final = 10
WELLS_FARGO: Final = 11
BARREL: Final = 12
DYNAMITE: Final = 13
SCOPE: Final = 14
MUSTANG: Final = 15
JAIL: Final = 16
VOLCANIC: Final = 17
SCHOFIELD: Final = 18
REMINGTON: Final = 19
CARABINE: Final = 20
WINCHESTER: Final = 21

KINDS: Final[tuple[str, ...]] = (
    "bang",
    "missed",
    "beer",
    "panic",
    "cat-balou",
    "duel",
    "general-store",
    "indians",
    "stagecoach",
    "gatling",
    "saloon",
    "wells-fargo",
    "barrel",
    "dynamite",
    "scope",
    "mustang",
    "jail",
    "volcanic",
    "schofield",
    "remington",
    "carabine",
    "winchester",
)

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "SHDC"
RANKS: Final[tuple[str, ...]] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def _load() -> list[dict[str, str]]:
    text = (files("ludoteka") / "games" / "bang" / "deck.json").read_text("utf-8")
    cards: list[dict[str, str]] = json.loads(text)
    return cards


_CARDS: Final = _load()

SIZE: Final = 80
NO_CARD: Final = Card(-1)
DECK: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(SIZE))

KIND: Final[tuple[int, ...]] = tuple(KINDS.index(card["card"]) for card in _CARDS)
"""The kind of each card."""
SUIT: Final[tuple[int, ...]] = tuple(SUITS.index(card["suit"]) for card in _CARDS)
RANK: Final[tuple[int, ...]] = tuple(RANKS.index(card["rank"]) for card in _CARDS)
"""0 for a two up to 12 for an ace."""


def _names() -> tuple[CardName, ...]:
    found: list[CardName] = []
    for card in _CARDS:
        name = CardName(f"{card['card']}-{card['rank']}{card['suit']}".lower())
        found.append(CardName(f"{name}-b") if name in found else name)
    return tuple(found)


NAMES: Final[tuple[CardName, ...]] = _names()
CARD_OF: Final[dict[str, Card]] = dict(zip(NAMES, DECK, strict=True))

FIRST_BLUE: Final = 63
"""From here on cards stay in play (BA-1)."""
BLUE: Final[tuple[Card, ...]] = DECK[FIRST_BLUE:]

COLT_REACH: Final = 1
REACH: Final[tuple[int, ...]] = (*(0,) * VOLCANIC, 1, 2, 3, 4, 5)
"""By kind, how far a weapon shoots (BA-10); 0 is no weapon."""
RULE: Final[tuple[str, ...]] = (
    "BA-11",  # bang
    "BA-12",  # missed
    "BA-15",  # beer
    "BA-31",  # panic
    "BA-31",  # cat-balou
    "BA-34",  # duel
    "BA-35",  # general-store
    "BA-33",  # indians
    "BA-30",  # stagecoach
    "BA-32",  # gatling
    "BA-17",  # saloon
    "BA-30",  # wells-fargo
    "BA-13",  # barrel
    "BA-40",  # dynamite
    "BA-9",  # scope
    "BA-9",  # mustang
    "BA-44",  # jail
    "BA-42",  # volcanic
    "BA-10",  # schofield
    "BA-10",  # remington
    "BA-10",  # carabine
    "BA-10",  # winchester
)
"""By kind, the clause that tells what a card does."""


def explodes(card: Card) -> bool:
    """Spades 2–9, which set off Dynamite (BA-40)."""
    return card >= 0 and SUIT[card] == SPADES and RANK[card] <= 7


def is_heart(card: Card) -> bool:
    return card >= 0 and SUIT[card] == HEARTS


def names(cards: list[Card] | tuple[Card, ...]) -> tuple[CardName, ...]:
    return tuple([NAMES[card] for card in cards])
