"""The fixed space of a game's moves: small ints with readable texts, and back."""

from collections.abc import Sequence

from ludoteka.core.errors import BadInput
from ludoteka.core.seats import Move


class MoveSpace:
    """Move *n* is the *n*-th text. Texts are lower case, of single-spaced words."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = tuple(texts)
        self._moves = {text: Move(number) for number, text in enumerate(self._texts)}
        if len(self._moves) != len(self._texts):
            raise ValueError("two moves have the same text")

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, move: Move) -> str:
        if not 0 <= move < len(self._texts):
            raise BadInput("unknown-move-number", move=move, most=len(self._texts) - 1)
        return self._texts[move]

    def parse(self, text: str) -> Move:
        move = self._moves.get(" ".join(text.lower().split()))
        if move is None:
            raise BadInput("unknown-move", text=text, example=self._texts[-1])
        return move
