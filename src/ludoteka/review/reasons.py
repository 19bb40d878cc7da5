"""Reasons why a move was better, as phrases, by what the seat could know."""

import msgspec

from ludoteka.core import Game, Move, Phrase, View
from ludoteka.review.document import Said
from ludoteka.review.judge import Eyes
from ludoteka.texts import hint_phrase, move_phrase


def reasons_of(eyes: Eyes, view: View, played: Move, best: Move) -> tuple[Said, ...]:
    """The game's own hints for both moves, then what the seat believed of the others."""
    moves = dict.fromkeys((played, best))
    hints = [found for move in moves if (found := _hint(eyes.game, view, move)) is not None]
    return tuple(said(phrase) for phrase in (*hints, *eyes.reasons(view, played, best)))


def said(phrase: Phrase) -> Said:
    """As it stands in JSON."""
    return msgspec.convert(msgspec.to_builtins(phrase), Said)


def _hint(game: Game, view: View, move: Move) -> Phrase | None:
    """Where a card would go, how far a player is: what the move's tooltip tells."""
    hint = hint_phrase(game, view, move)
    if hint is None:
        return None
    return Phrase("review-hint", {"move": move_phrase(game, move), "hint": hint})
