"""Deck and board as data: those of the project, or a host's own (SA-2), checked."""

from collections import Counter
from importlib.resources import files
from typing import Final, TypeVar

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.games.sakura.cards import ARTIST_ACTIONS, CARDS, GARDEN_ACTIONS

T = TypeVar("T")

WIDE_FROM: Final = 5
"""From so many players on, a bridge is three spaces (SA-3)."""
TREES: Final = 3
LONGEST: Final = 200


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a card: done first, and done second (SA-1)."""

    number: int
    garden: str
    artist: str


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The path with bridges of one space; the gate is space 0."""

    torii: int
    bridges: tuple[int, ...]
    trees: tuple[int, ...]


class Path(msgspec.Struct, frozen=True):
    """The path of a match, for its number of players. The last tree is the last space."""

    torii: int
    bridges: tuple[tuple[int, ...], ...]
    """The spaces of each bridge."""
    trees: tuple[int, ...]


def widen(board: Board, seats: int) -> Path:
    """SA-3: with 5–6 players a bridge is three spaces, and all later ones shift by two."""
    extra = 2 if seats >= WIDE_FROM else 0

    def moved(space: int) -> int:
        return space + extra * sum(bridge < space for bridge in board.bridges)

    return Path(
        torii=moved(board.torii),
        bridges=tuple(
            tuple(range(moved(bridge), moved(bridge) + extra + 1)) for bridge in board.bridges
        ),
        trees=tuple(moved(tree) for tree in board.trees),
    )


def check_deck(deck: tuple[Face, ...]) -> None:
    """SA-2: the numbers 1–60 once each, and known actions."""
    if len(deck) != CARDS:
        raise BadInput("deck-size", found=len(deck), needed=CARDS)
    counts = Counter(face.number for face in deck)
    for face in deck:
        if not 1 <= face.number <= CARDS:
            raise BadInput("deck-number", number=face.number, most=CARDS)
        if counts[face.number] > 1:
            raise BadInput("deck-twice", number=face.number)
        for action, known in ((face.garden, GARDEN_ACTIONS), (face.artist, ARTIST_ACTIONS)):
            if action not in known:
                listed = ", ".join(known)
                raise BadInput("deck-action", number=face.number, action=action, known=listed)


def check_board(board: Board) -> None:
    """SA-2: 0 < torii < first tree < second < third; bridges between, each a space of its own."""
    if len(board.trees) != TREES:
        raise BadInput("board-trees", found=len(board.trees), needed=TREES)
    if not (0 < board.torii < board.trees[0] < board.trees[1] < board.trees[2] <= LONGEST):
        order = ", ".join(str(space) for space in (board.torii, *board.trees))
        raise BadInput("board-order", order=order, most=LONGEST)
    special = (board.torii, *board.trees)
    before = 0
    for bridge in board.bridges:
        if not before < bridge < board.trees[-1] or bridge in special:
            raise BadInput("board-bridge", bridge=bridge, last=board.trees[-1])
        before = bridge


def _load(name: str, kind: type[T]) -> T:
    return msgspec.json.decode((files("ludoteka.games.sakura") / name).read_bytes(), type=kind)


OUR_DECK: Final = _load("deck.json", tuple[Face, ...])
OUR_BOARD: Final = _load("board.json", Board)
check_deck(OUR_DECK)
check_board(OUR_BOARD)
