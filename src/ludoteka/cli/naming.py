"""Names of players in the terminal."""

from collections.abc import Sequence

from ludoteka.bots import FIGURES, with_figures
from ludoteka.cli.words import current_texts
from ludoteka.core.records import SeatInfo


def seat_names(seats: Sequence[SeatInfo]) -> list[str]:
    """By seat; figures of the cast in the language of this run."""
    return [_name(info) for info in with_figures(seats)]


def _name(info: SeatInfo) -> str:
    return current_texts().get(f"figure-{info.figure}") if info.figure in FIGURES else info.name
