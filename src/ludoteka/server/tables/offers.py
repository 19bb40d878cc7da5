"""A seat's legal moves as they are sent (see `protocol_offers`)."""

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, cast

import msgspec

from ludoteka.core.game import Game, Phrase, Sayable
from ludoteka.core.seats import Move
from ludoteka.core.views import View
from ludoteka.games import find_game
from ludoteka.server.protocol_offers import LegalMoves, Row, Several

encode: Final = msgspec.json.Encoder().encode

MOST_KEPT: Final = 4096
_kept: Final[dict[Hashable, msgspec.Raw]] = {}
"""Offers, by all that they follow from."""
Form = tuple[str, ...]
"""The key of a message and the names of its arguments."""
Ending = tuple[str, Row, int | None]


class Name:
    """A phrase within sentences, or the form of one: known by identity, which is quick."""

    __slots__ = ("arguments", "form", "is_plain")

    def __init__(self, form: Form, arguments: Row | None = None) -> None:
        self.form = form
        self.arguments = arguments
        """Numbers, words and names; None: only the form is meant."""
        self.is_plain = not any(isinstance(part, Name) for part in arguments or ())


_names: Final[dict[bytes, Name]] = {}
"""By their JSON, so that what is alike is one object."""


def warm_up(every: Iterable[Game]) -> None:
    """What is always the same about moves is found out before anyone waits for it."""
    for game in every:
        for number in range(len(game.moves)):
            _parts(game.key, Move(number))


def offers(game: Game, decision: str, view: View, legal: Sequence[Move]) -> LegalMoves:
    """Legal moves as they are sent: with words, clause and hints.

    While others choose, a seat is offered the same again and again: then it is JSON already.
    """
    basis = game.hint_basis(view)
    if basis is None:
        return fold(game, decision, view, legal)
    wanted = (game.key, decision, basis, tuple(legal))
    found = _kept.get(wanted)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[wanted] = msgspec.Raw(encode(fold(game, decision, view, legal)))
    return cast(LegalMoves, found)


def fold(game: Game, decision: str, view: View, legal: Sequence[Move]) -> LegalMoves:
    key, hint_of, folding = game.key, game.hint, Folding()
    place, sent = folding.place, folding.__getitem__
    groups: list[tuple[str, list[Ending]]] = []
    endings: list[Ending] = []
    latest: str | None = None
    for move in legal:
        beginning, end, form, arguments, is_plain = _parts(key, move)
        if beginning != latest:
            latest, endings = beginning, []
            groups.append((latest, endings))
        hint = hint_of(view, move)
        row = (sent(form), *(arguments if is_plain else map(sent, arguments)))
        endings.append((end, row, None if hint is None else place(hint)[0]))
    return LegalMoves(
        rule=game.decision(decision).rule,
        forms=tuple((f"{key}-{form[0]}", *form[1:]) for form in folding.forms),
        phrases=tuple(folding.phrases),
        groups=cast(Any, groups),  # arrays, as the structs would be
    )


class Folding(dict[object, object]):
    """The forms and phrases of one offer, each once; and how parts of rows are sent.

    Numbers and words are sent as they are: here they stand for themselves, so that a thousand
    rows are made without asking what each part is.
    """

    def __init__(self) -> None:
        super().__init__()
        self.forms: dict[Form, int] = {}
        self.phrases: dict[Row, int] = {}
        self._places: dict[int, tuple[tuple[int], Phrase]] = {}
        """By identity, which is theirs as long as they are kept here."""

    def __missing__(self, part: object) -> object:
        sent = self[part] = self._named(part) if isinstance(part, Name) else part
        return sent

    def _named(self, name: Name) -> object:
        forms, phrases, arguments = self.forms, self.phrases, name.arguments
        form = forms.setdefault(name.form, len(forms))
        if arguments is None:
            return form
        sent = arguments if name.is_plain else [self[part] for part in arguments]
        return (phrases.setdefault((form, *sent), len(phrases)),)

    def place(self, phrase: Phrase) -> tuple[int]:
        """Its place among the phrases, as rows refer to it."""
        found = self._places.get(id(phrase))
        if found is None:
            number = self.phrases.setdefault(self._row(phrase), len(self.phrases))
            found = self._places[id(phrase)] = ((number,), phrase)
        return found[0]

    def _form(self, form: Form) -> int:
        return self.forms.setdefault(form, len(self.forms))

    def _row(self, phrase: Phrase) -> Row:
        arguments = phrase.arguments
        form = self._form((phrase.key, *arguments))
        values = arguments.values()
        return (form, *[each if type(each) is int else self._argument(each) for each in values])

    def _argument(self, value: Sayable) -> object:
        if isinstance(value, Phrase):
            return self.place(value)
        return Several(tuple(map(self._argument, value))) if isinstance(value, tuple) else value


@lru_cache(maxsize=20_000)
def _parts(key: str, move: Move) -> tuple[str, str, Name, Row, bool]:
    """What is always the same about a move: both parts of its text, and its sentence, and whether
    that holds numbers and words only."""
    game = find_game(key)
    beginning, space, end = game.moves.text(move).rpartition(" ")
    said = game.move_phrase(move)
    arguments = tuple(map(_part, said.arguments.values()))
    form = _name(encode((said.key, *said.arguments)), Name((said.key, *said.arguments)))
    is_plain = not any(isinstance(part, Name) for part in arguments)
    return beginning + space, end, form, arguments, is_plain


def _part(value: Sayable) -> object:
    if isinstance(value, tuple):
        raise TypeError(f"a list in the sentence of a move: {value!r}")
    if not isinstance(value, Phrase):
        return value
    form = (value.key, *value.arguments)
    return _name(encode(value), Name(form, tuple(map(_part, value.arguments.values()))))


def _name(written: bytes, name: Name) -> Name:
    if len(_names) >= MOST_KEPT:
        _names.clear()
    return _names.setdefault(written, name)
