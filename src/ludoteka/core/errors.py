"""Errors: one lower-case line each, which never holds a seat's secret.

Every error has a `code` and plain arguments, from which the sentence in the reader's
language is made (message `error-<code>` or `<game>-refusal-<code>`); `str(error)` is the
English one, with the code.
"""

from typing import Final

import ludoteka

Argument = str | int


class LudotekaError(Exception):
    """The base of all errors that are someone's mistake and not ours."""

    def __init__(self, code: str, **arguments: Argument) -> None:
        self.code: Final = code
        self.arguments: Final = arguments
        details = ", ".join(f"{name}: {value}" for name, value in arguments.items())
        super().__init__(f"{code} ({details})" if details else code)

    def __str__(self) -> str:
        sentence = ludoteka.in_english(self)  # the words are found above, when they are wanted
        return f"{sentence} ({self.code})" if sentence else super().__str__()

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.arguments))


class BadInput(LudotekaError):
    """A value from outside (option, file, position, text of a move) that cannot be used."""


class IllegalMove(LudotekaError):
    """A move that the rules refuse here, with the clause that refuses it."""

    def __init__(self, code: str, rule: str, **arguments: Argument) -> None:
        super().__init__(code, **arguments)
        self.rule: Final = rule

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.rule}]"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild_move, (self.code, self.rule, self.arguments))


def _rebuild(kind: type[LudotekaError], code: str, arguments: dict[str, Argument]) -> LudotekaError:
    return kind(code, **arguments)


def _rebuild_move(code: str, rule: str, arguments: dict[str, Argument]) -> IllegalMove:
    return IllegalMove(code, rule, **arguments)
