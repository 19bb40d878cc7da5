"""What players agree on before the start."""

from typing import Annotated, Literal

from msgspec import Meta

from ludoteka.core.options import Options


class FaceToFaceOptions(Options, frozen=True):
    best_of: Literal[1, 3, 5] = 1
    """How many games at most; who wins more than half wins the match (FF-11)."""
    first_player: Annotated[int, Meta(ge=0, le=1)] | Literal["random"] = "random"
    """The seat that begins the first game (FF-2)."""
    last_card: Literal["strict", "mild"] = "strict"
    """Mild: a single card may be played alone when the draw pile is empty (FF-11)."""

    @property
    def wins_needed(self) -> int:
        return self.best_of // 2 + 1
