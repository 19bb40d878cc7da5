"""The options of a match."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ludoteka.core.options import Options


class FaceToFaceOptions(Options, frozen=True):
    rules: ClassVar[Mapping[str, str]] = {
        "best-of": "FF-11",
        "first-player": "FF-2",
        "last-card": "FF-11",
    }
    minutes: ClassVar[Mapping[str, Mapping[str | int, tuple[int, int]]]] = {
        "best-of": {3: (30, 75), 5: (45, 120)}
    }

    best_of: Literal[1, 3, 5] = 1
    """How many games at most; who wins more than half wins the match (FF-11)."""
    first_player: Annotated[int, Meta(ge=0, le=1)] | Literal["random"] = "random"
    """The seat that begins the first game (FF-2)."""
    last_card: Literal["strict", "mild"] = "strict"
    """Mild: a single card may be played alone when the draw pile is empty (FF-11)."""

    @property
    def wins_needed(self) -> int:
        return self.best_of // 2 + 1
