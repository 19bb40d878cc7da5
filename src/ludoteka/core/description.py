"""A game described for clients: what a lobby, a set-up form and a rules page need.

Everything is plain data. What people read stands as the key of a Fluent message.
"""

from collections.abc import Mapping

import msgspec
from msgspec import inspect

from ludoteka.core.errors import BadInput
from ludoteka.core.game import Cell, Decision, Game, Listing, PlainPhrase
from ludoteka.core.option_kinds import Form, form_of, number_of, values_of
from ludoteka.core.options import Options


class Choice(msgspec.Struct, frozen=True):
    """One value of an option, and the message that says it."""

    value: str | int
    label: str
    minutes: tuple[int, int] | None = None
    """How long a match usually takes with it, of options that decide its length: our estimate."""


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a set-up form."""

    name: str
    kind: Form
    """`data` is for hosts who know the format: a table of prices, a deck."""
    default: object
    label: str
    about: str
    rule: str
    """The clause that tells of it."""
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
    age: int | None
    """From so many years on, if its rulebook says so."""
    rules_version: int
    seats: tuple[int, ...]
    default_seats: int
    minutes: tuple[int, int]
    """How long a match usually takes, from … to: our estimate."""
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
    number = number_of(kind)
    values = sorted(values_of(kind), key=lambda value: value != default)
    return OptionInfo(
        name=name,
        kind=form_of(kind),
        default=default,
        label=label,
        about=f"{label}-about",
        rule=options.rules[name],
        least=number.ge if number else None,
        most=number.le if number else None,
        choices=tuple(
            Choice(value, f"{label}-{value}", _minutes(game, name, value, default))
            for value in values
        ),
        seats=tuple(options.only_at.get(name, game.seat_counts)),
        only_with=dict(options.only_with.get(name, {})),
        not_with=options.not_with.get(name, ()),
    )


def _minutes(game: Game, name: str, value: str | int, default: object) -> tuple[int, int] | None:
    longer = game.options.minutes.get(name)
    if longer is None:
        return None
    return game.minutes if value == default else longer[value]
