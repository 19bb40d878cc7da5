"""The progress of a match of Face to Face."""

from ludoteka.core.game import Phrase, Progress
from ludoteka.games.face_to_face.cards import DECK
from ludoteka.games.face_to_face.view import FaceToFaceView


def progress(view: FaceToFaceView) -> Progress:
    if view.result is not None:
        return Progress(None, 100)
    most = view.options.best_of
    done = min(99, (100 * sum(view.wins) + _laid(view)) // most)
    if most == 1:
        return Progress(Phrase("progress-turn", {"turn": view.turns}), done)
    one, other = view.wins
    said = Phrase("progress-game", {"game": view.game, "games": most, "one": one, "other": other})
    return Progress(said, done)


def _laid(view: FaceToFaceView) -> int:
    """In percent, how much of both decks lies on the piles; who has laid all wins (FF-8)."""
    laid = sum(len(pile) for pile in (*view.up, *view.down))
    return 100 * laid // (2 * len(DECK))
