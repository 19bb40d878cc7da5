"""The tables of the rules: which cards there are, from the deck itself (BA-1)."""

from ludoteka.core.game import Cell, Listing, PlainPhrase
from ludoteka.games.bang.cards import BARREL, DECK, KIND, KINDS, RANK, RANKS, REACH, SUIT, Card
from ludoteka.games.bang.characters import ALL, BULLETS, CHARACTERS
from ludoteka.games.bang.speech import SUIT_SIGNS


def listings() -> tuple[Listing, ...]:
    columns = ("card", "number", "marks")
    brown = tuple([_row(kind) for kind in range(BARREL)])
    blue = tuple([(*_row(kind), _range(kind)) for kind in range(BARREL, len(KINDS))])
    people = tuple([(_named(f"character-{CHARACTERS[each]}"), str(BULLETS[each])) for each in ALL])
    return (
        Listing("brown", "brown", columns, brown),
        Listing("blue", "blue", (*columns, "range"), blue),
        Listing("characters", "characters", ("character", "bullets"), people),
    )


def _row(kind: int) -> tuple[Cell, ...]:
    cards = [card for card in DECK if KIND[card] == kind]
    return _named(f"card-{KINDS[kind]}"), str(len(cards)), tuple([_mark(card) for card in cards])


def _named(key: str) -> Cell:
    return (PlainPhrase(key),)


def _mark(card: Card) -> PlainPhrase:
    """Rank and suit: A♠."""
    arguments: dict[str, str | int] = {"rank": RANKS[RANK[card]], "suit": SUIT_SIGNS[SUIT[card]]}
    return PlainPhrase("mark", arguments)


def _range(kind: int) -> str:
    return str(REACH[kind]) if REACH[kind] else "–"
