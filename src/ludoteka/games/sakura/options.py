"""The options of a match, and what follows from them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.core.options import Options
from ludoteka.games.sakura.cards import ARTIST_ACTIONS, GARDEN_ACTIONS
from ludoteka.games.sakura.data import (
    OUR_BOARD,
    OUR_DECK,
    Board,
    Face,
    Path,
    check_board,
    check_deck,
    widen,
)


class SakuraOptions(Options, frozen=True):
    files: ClassVar[tuple[str, ...]] = ("deck", "board")
    only_at: ClassVar[Mapping[str, range]] = {"tactical": range(2, 3)}
    rules: ClassVar[Mapping[str, str]] = {"tactical": "SA-25", "deck": "SA-2", "board": "SA-2"}

    tactical: bool = False
    """Two players: who is further from the Emperor plays the Court painter's card (SA-25)."""
    deck: tuple[Face, ...] | None = None
    """The list of the cards, if not ours (SA-2)."""
    board: Board | None = None
    """The path with bridges of one space, if not ours (SA-2)."""

    def check(self, seats: int) -> None:
        # SA-25
        if self.tactical and seats != 2:
            raise BadInput("tactical-for-two", seats=seats)
        # SA-2
        if self.deck is not None:
            check_deck(self.deck)
        if self.board is not None:
            check_board(self.board)


class Setting(msgspec.Struct, frozen=True):
    """What stays the same for a whole match: the path, and the cards' actions."""

    path: Path
    gardens: tuple[int, ...]
    """By card number, the place of its action among GARDEN_ACTIONS."""
    skills: tuple[int, ...]
    """By card number, the place of its action among ARTIST_ACTIONS."""


@lru_cache(maxsize=64)
def setting(options: SakuraOptions, seats: int) -> Setting:
    """Of checked options."""
    deck = sorted(options.deck or OUR_DECK, key=lambda face: face.number)
    return Setting(
        path=widen(options.board or OUR_BOARD, seats),
        gardens=(0, *(GARDEN_ACTIONS.index(face.garden) for face in deck)),
        skills=(0, *(ARTIST_ACTIONS.index(face.artist) for face in deck)),
    )
