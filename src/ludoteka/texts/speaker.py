"""Renders phrases as sentences, with one language and the names of the players."""

from collections.abc import Sequence
from typing import Final

from ludoteka.core.errors import IllegalMove, LudotekaError
from ludoteka.core.events import Event, Hidden
from ludoteka.core.game import Game, Phrase, Player, Sayable
from ludoteka.core.results import Result
from ludoteka.core.seats import Move
from ludoteka.core.views import View
from ludoteka.texts import phrases
from ludoteka.texts.messages import Texts

HIDDEN: Final = "hidden"
"""What a message gets for a value that the reader may not know."""
ACCUSATIVE: Final = "acc"
"""The attribute of a message with its accusative, and the ending of variables that ask for it."""


def render(texts: Texts, names: Sequence[str], phrase: Phrase, case: str = "") -> str:
    """The phrase as a sentence, or a name in the case that a verb asks for.

    A message gets every argument `x` and its `x-count`: how many there are. For nothing
    there is only the count, 0, so that no name can be taken for nobody. A message that says
    `x-acc` gets the argument in the accusative.
    """
    arguments: dict[str, str | int] = {}
    for name, value in phrase.arguments.items():
        arguments[f"{name}-count"] = _count(value)
        if value is not None:
            arguments[name] = _value(texts, names, value)
        if value is not None and texts.mentions(phrase.key, f"{name}-{ACCUSATIVE}"):
            arguments[f"{name}-{ACCUSATIVE}"] = _value(texts, names, value, ACCUSATIVE)
    return texts.form(phrase.key, case, **arguments)


def _count(value: Sayable) -> int:
    if isinstance(value, Hidden):
        return value.hidden
    if isinstance(value, tuple):
        return len(value)
    return 0 if value is None else 1


def _value(texts: Texts, names: Sequence[str], value: Sayable, case: str = "") -> str | int:
    if isinstance(value, Phrase):
        return render(texts, names, value, case)
    if isinstance(value, Player):
        return names[value.seat] if value.seat < len(names) else value.seat
    if isinstance(value, tuple):
        items = ", ".join(str(_value(texts, names, item, case)) for item in value)
        return items or texts.get("core-nothing")
    if isinstance(value, Hidden):
        return HIDDEN
    return texts.get("core-nothing") if value is None else value


def say_error(texts: Texts, error: LudotekaError) -> str:
    """An error that belongs to no game, as a sentence."""
    return render(texts, (), phrases.error_phrase(error))


class Speaker:
    """How a game speaks at one table: events, decisions, moves, hints and refusals."""

    def __init__(self, texts: Texts, game: Game, names: Sequence[str]) -> None:
        self.texts = texts
        self.game = game
        self.names = tuple(names)

    def event(self, event: Event) -> str:
        """The sentence about an event, as it was received."""
        return self._render(phrases.event_phrase(self.game, event))

    def decision(self, key: str) -> str:
        """What is asked."""
        return self._render(phrases.decision_phrase(self.game, key))

    def question(self, view: View) -> str:
        """What the seats to act are asked, with who brought it about; empty if none is."""
        phrase = phrases.question_phrase(self.game, view)
        return self._render(phrase) if phrase else ""

    def move(self, move: Move) -> str:
        return self._render(phrases.move_phrase(self.game, move))

    def hint(self, view: View, move: Move) -> str:
        """What would help to decide on a move; empty if there is nothing to say."""
        phrase = phrases.hint_phrase(self.game, view, move)
        return self._render(phrase) if phrase else ""

    def error(self, error: LudotekaError) -> str:
        sentence = self._render(phrases.refusal_phrase(self.game, error))
        return f"{sentence} [{error.rule}]" if isinstance(error, IllegalMove) else sentence

    def result(self, result: Result) -> str:
        """Who won."""
        return self._render(phrases.result_phrase(result))

    def phrase(self, phrase: Phrase) -> str:
        """Anything else that the game says: the name of a card, say."""
        return self._render(phrases.in_full(self.game, phrase))

    def _render(self, phrase: Phrase) -> str:
        return render(self.texts, self.names, phrase)
