"""A game described for clients: what a lobby, a set-up form and a rules page need.

Everything is plain data. What people read stands as the key of a Fluent message.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import inspect

from ludoteka.core.errors import BadInput
from ludoteka.core.game import Cell, Decision, Game, Listing, PlainPhrase
from ludoteka.core.options import Options


class Choice(msgspec.Struct, frozen=True):
    """One value of an option, and the message that says it."""

    value: str | int
    label: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a set-up form."""

    name: str
    kind: Literal["flag", "number", "choice", "data"]
    """`data` is for hosts who know the format: a table of prices, a deck."""
    default: object
    label: str
    about: str
    least: int | None = None
    """Of a number, with `most`. A number whose default is null may be left empty."""
    most: int | None = None
    choices: tuple[Choice, ...] = ()
    """The default first."""
    seats: tuple[int, ...]
    """The numbers of seats at which it may differ from its default."""
    only_with: dict[str, object]
    """The values of other options without which it keeps its default."""
    not_with: tuple[str, ...]
    """The options that have to keep their defaults when this one does not."""


class Preset(msgspec.Struct, frozen=True):
    """Named options."""

    key: str
    label: str
    options: dict[str, object]
    seats: tuple[int, ...]
    """The numbers of seats that it is for."""


class DecisionInfo(msgspec.Struct, frozen=True):
    key: str
    rule: str
    secret: bool
    label: str


class ListInfo(msgspec.Struct, frozen=True):
    """A table after a section: messages for its title and columns, phrases or plain text in it."""

    label: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Chapter(msgspec.Struct, frozen=True):
    """A section of the rules; the message of a clause is `rule-<clause>`."""

    key: str
    label: str
    clauses: tuple[str, ...]
    lists: tuple[ListInfo, ...]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    key: str
    title: str
    summary: str
    """One sentence that makes people want to play."""
    aim: str
    """What one plays for: the rules begin with it."""
    authors: str
    age: int
    """From so many years on."""
    rules_version: int
    seats: tuple[int, ...]
    default_seats: int
    minutes: tuple[int, int]
    """How long a match usually takes, from … to."""
    presets: tuple[Preset, ...]
    options: tuple[OptionInfo, ...]
    decisions: tuple[DecisionInfo, ...]
    chapters: tuple[Chapter, ...]
    examples: tuple[str, ...]
    """The messages of worked examples."""


def describe(game: Game) -> GameInfo:
    key = game.key
    return GameInfo(
        key=key,
        title=f"{key}-title",
        summary=f"{key}-summary",
        aim=f"{key}-aim",
        authors=f"{key}-authors",
        age=game.age,
        rules_version=game.rules_version,
        seats=tuple(game.seat_counts),
        default_seats=game.default_seats,
        minutes=game.minutes,
        presets=tuple(_preset(game, name, options) for name, options in game.presets.items()),
        options=_options(game),
        decisions=tuple(_decision(key, decision) for decision in game.decisions),
        chapters=tuple(
            Chapter(
                section.key,
                f"{key}-section-{section.key}",
                section.clauses,
                lists_of(game, section.key),
            )
            for section in game.sections
        ),
        examples=tuple(f"{key}-example-{number}" for number in range(1, game.examples + 1)),
    )


def lists_of(game: Game, section: str) -> tuple[ListInfo, ...]:
    """The tables after a section."""
    return tuple(
        [_list(game.key, listing) for listing in game.listings() if listing.section == section]
    )


def _list(game: str, listing: Listing) -> ListInfo:
    return ListInfo(
        f"{game}-list-{listing.key}",
        tuple([f"{game}-column-{column}" for column in listing.columns]),
        tuple([tuple([_cell(game, cell) for cell in row]) for row in listing.rows]),
    )


def _cell(game: str, cell: Cell) -> Cell:
    """With the full keys of its messages."""
    if isinstance(cell, str):
        return cell
    return tuple([PlainPhrase(f"{game}-{word.key}", word.arguments) for word in cell])


def _decision(game: str, decision: Decision) -> DecisionInfo:
    label = f"{game}-ask-{decision.key}"
    return DecisionInfo(decision.key, decision.rule, decision.secret, label)


def _preset(game: Game, name: str, options: Mapping[str, object]) -> Preset:
    seats = tuple(count for count in game.seat_counts if _fits(game, count, options))
    return Preset(name, f"{game.key}-preset-{name}", dict(options), seats)


def _fits(game: Game, seats: int, options: Mapping[str, object]) -> bool:
    try:
        game.parse_options(seats, options)
    except BadInput:
        return False
    return True


def _options(game: Game) -> tuple[OptionInfo, ...]:
    kind = inspect.type_info(game.options)
    assert isinstance(kind, inspect.StructType)
    defaults = msgspec.to_builtins(game.options())
    return tuple(
        _option(game, field.encode_name, field.type, defaults[field.encode_name])
        for field in kind.fields
    )


def _option(game: Game, name: str, kind: inspect.Type, default: object) -> OptionInfo:
    label = f"{game.key}-option-{name}"
    options: type[Options] = game.options
    number = _number(kind)
    values = sorted(_values(kind), key=lambda value: value != default)
    return OptionInfo(
        name=name,
        kind=_form(kind),
        default=default,
        label=label,
        about=f"{label}-about",
        least=number.ge if number else None,
        most=number.le if number else None,
        choices=tuple(Choice(value, f"{label}-{value}") for value in values),
        seats=tuple(options.only_at.get(name, game.seat_counts)),
        only_with=dict(options.only_with.get(name, {})),
        not_with=options.not_with.get(name, ()),
    )


def _form(kind: inspect.Type) -> Literal["flag", "number", "choice", "data"]:
    if isinstance(kind, inspect.BoolType):
        return "flag"
    if _number(kind):
        return "number"
    return "choice" if _values(kind) else "data"


def _number(kind: inspect.Type) -> inspect.IntType | None:
    """The number of an option that is one, or that may be left empty."""
    if isinstance(kind, inspect.IntType):
        return kind
    if isinstance(kind, inspect.UnionType):
        number, *rest = sorted(kind.types, key=lambda each: isinstance(each, inspect.NoneType))
        empty = all(isinstance(each, inspect.NoneType) for each in rest)
        return number if empty and isinstance(number, inspect.IntType) else None
    return None


def _values(kind: inspect.Type) -> tuple[str | int, ...]:
    """What there is to choose from; a small range of numbers may stand beside words."""
    if isinstance(kind, inspect.LiteralType):
        return tuple(value for value in kind.values if isinstance(value, str | int))
    if isinstance(kind, inspect.UnionType) and not _number(kind):
        return tuple(value for each in kind.types for value in _values_beside(each))
    return ()


def _values_beside(kind: inspect.Type) -> tuple[str | int, ...]:
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return tuple(range(kind.ge, kind.le + 1))
    return _values(kind)
