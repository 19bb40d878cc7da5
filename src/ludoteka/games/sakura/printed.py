"""What is printed on the cards and the board of Sakura, for clients that draw them."""

from ludoteka.core.game import Printed
from ludoteka.games.sakura.data import OUR_DECK, Face, Path
from ludoteka.games.sakura.options import SakuraOptions, setting
from ludoteka.games.sakura.trees import FOURTH_FROM, LAST_PRIZES, PRIZES


class SakuraPrinted(Printed, frozen=True):
    deck: tuple[Face, ...]
    """Ascending: what each card does in the garden, then for its artist (SA-1)."""
    path: Path
    """The board for this number of players; the gate is space 0 (SA-3)."""
    prizes: tuple[tuple[int, ...], ...]
    """By tree, then by place behind the Emperor (SA-19)."""


def printed(seats: int, options: SakuraOptions) -> SakuraPrinted:
    path = setting(options, seats).path
    places = 4 if seats >= FOURTH_FROM else 3
    usual = (PRIZES[:places],) * (len(path.trees) - 1)
    return SakuraPrinted(
        deck=tuple(sorted(options.deck or OUR_DECK, key=lambda face: face.number)),
        path=path,
        prizes=(*usual, LAST_PRIZES[:places]),
    )
