"""Hints: what a move would do on the table, from the player's view."""

from ludoteka.core.events import Hidden
from ludoteka.core.game import Phrase
from ludoteka.core.seats import Move
from ludoteka.games.face_to_face.cards import END, HAND_SIZE
from ludoteka.games.face_to_face.effects import Play
from ludoteka.games.face_to_face.view import FaceToFaceView


def hint(view: FaceToFaceView, move: Move) -> Phrase | None:
    if view.seat not in view.to_act:
        return None
    if move == END:
        return _hint_end(view)
    for play in view.possible:
        if play.move == move:
            return _hint_play(view, play)
    return None


def _hint_play(view: FaceToFaceView, play: Play) -> Phrase:
    hand, left = _holding(view)
    # FF-8
    if hand == 1 and left == 0:
        return Phrase("hint-wins")
    if play.kind == "normal":
        return Phrase("hint-normal", {"skipped": abs(play.step) - 1})
    if play.kind == "trick":
        return Phrase("hint-trick")
    return Phrase("hint-help", {"numbers": abs(play.step)})


def _hint_end(view: FaceToFaceView) -> Phrase:
    hand, left = _holding(view)
    # FF-7
    drawn = min(left, HAND_SIZE - hand if view.helped else 2)
    # FF-9: a single card and no draw pile cannot make a turn
    if hand + drawn == 1 and left == drawn and view.options.last_card == "strict":
        return Phrase("hint-end-loses")
    return Phrase("hint-end", {"cards": drawn})


def _holding(view: FaceToFaceView) -> tuple[int, int]:
    """The sizes of the acting seat's hand and draw pile."""
    hand = view.hands[view.turn]
    count = hand.hidden if isinstance(hand, Hidden) else len(hand)
    return count, view.draw_piles[view.turn].hidden
