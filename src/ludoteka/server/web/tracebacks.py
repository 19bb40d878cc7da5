"""Tracebacks without values: where something failed, never with which data.

They hold no values of variables, and of an error only its type: what a message quotes may be a
card, a seed or someone's token. Messages of some types name only parts of the program.
"""

import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import Final, TextIO

from structlog.typing import ExcInfo

HARMLESS: Final = (AttributeError, ImportError, NameError, NotImplementedError)
CAUSED: Final = "\nThat was the cause of:\n\n"
DURING: Final = "\nWhile that was handled:\n\n"


def tell(exc_info: ExcInfo) -> str:
    return "".join(_lines(exc_info[1])).rstrip("\n")


def write(out: TextIO, exc_info: ExcInfo) -> None:
    """The same for a console."""
    out.write(f"\n{tell(exc_info)}")


def _lines(error: BaseException) -> Iterator[str]:
    if error.__cause__ is not None:
        yield from _lines(error.__cause__)
        yield CAUSED
    elif error.__context__ is not None and not error.__suppress_context__:
        yield from _lines(error.__context__)
        yield DURING
    yield from _places(error.__traceback__)
    yield f"{_name(error)}{_message(error)}\n"
    if isinstance(error, BaseExceptionGroup):
        for number, inner in enumerate(error.exceptions, start=1):
            yield f"\n{number} of {len(error.exceptions)} in it:\n\n"
            yield from _lines(inner)


def _places(trace: TracebackType | None) -> Iterator[str]:
    if trace is not None:
        yield "Traceback (most recent call last):\n"
        yield from traceback.format_tb(trace)


def _name(error: BaseException) -> str:
    kind = type(error)
    return (
        kind.__qualname__
        if kind.__module__ == "builtins"
        else f"{kind.__module__}.{kind.__qualname__}"
    )


def _message(error: BaseException) -> str:
    if type(error) in HARMLESS:
        return f": {error}"
    return f": {error.strerror}" if isinstance(error, OSError) and error.strerror else ""
