"""Errors in words, of the server, of games and of the library itself."""

from ludoteka.core.errors import IllegalMove, LudotekaError
from ludoteka.games import games
from ludoteka.texts.messages import Texts
from ludoteka.texts.phrases import error_phrase, refusal_phrase
from ludoteka.texts.speaker import render


def error_sentence(texts: Texts, error: LudotekaError) -> str:
    """Also of a move that a game refused: its clause says which game. LookupError if there are no
    words for it."""
    if not isinstance(error, IllegalMove):
        return render(texts, (), error_phrase(error))
    for game in games().values():
        if error.rule in game.clauses:
            return render(texts, (), refusal_phrase(game, error))
    raise LookupError(f"no game has the clause {error.rule}")


def in_english(error: LudotekaError) -> str | None:
    """What `str(error)` says; None where there are no words, as in a game of one's own."""
    try:
        return error_sentence(Texts("en"), error)
    except LookupError:
        return None
