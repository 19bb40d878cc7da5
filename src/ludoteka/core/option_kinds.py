"""The kinds of options: a flag, a number, one of several words, or a table of data."""

from typing import Literal

import msgspec
from msgspec import inspect

Form = Literal["flag", "number", "choice", "data"]


def possible(options: type[msgspec.Struct], name: str) -> str:
    """What this option takes, in no language; empty where there is more to say."""
    told = inspect.type_info(options)
    assert isinstance(told, inspect.StructType)
    (kind,) = (field.type for field in told.fields if field.encode_name == name)
    number = number_of(kind)
    if number is not None:
        bounds = (number.ge, number.le)
        return "" if None in bounds else f"{number.ge} … {number.le}"
    if isinstance(kind, inspect.BoolType):
        return "true, false"
    return ", ".join(map(str, values_of(kind)))


def form_of(kind: inspect.Type) -> Form:
    if isinstance(kind, inspect.BoolType):
        return "flag"
    if number_of(kind):
        return "number"
    return "choice" if values_of(kind) else "data"


def number_of(kind: inspect.Type) -> inspect.IntType | None:
    """The number of an option that is one, or that may be left empty."""
    if isinstance(kind, inspect.IntType):
        return kind
    if isinstance(kind, inspect.UnionType):
        number, *rest = sorted(kind.types, key=lambda each: isinstance(each, inspect.NoneType))
        empty = all(isinstance(each, inspect.NoneType) for each in rest)
        return number if empty and isinstance(number, inspect.IntType) else None
    return None


def values_of(kind: inspect.Type) -> tuple[str | int, ...]:
    """What there is to choose from; a small range of numbers may stand beside words."""
    if isinstance(kind, inspect.LiteralType):
        return tuple(value for value in kind.values if isinstance(value, str | int))
    if isinstance(kind, inspect.UnionType) and not number_of(kind):
        return tuple(value for each in kind.types for value in _values_beside(each))
    return ()


def _values_beside(kind: inspect.Type) -> tuple[str | int, ...]:
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return tuple(range(kind.ge, kind.le + 1))
    return values_of(kind)
