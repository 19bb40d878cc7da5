"""Typed options of a game: a frozen struct with defaults, decoded from untyped data."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pkgutil import resolve_name
from typing import ClassVar, Final, TypeVar

import msgspec

from ludoteka.core.errors import BadInput

Kind = TypeVar("Kind", bound="Options")

Read = Callable[[str], bytes]
"""The content of a file, by its path."""

LONGEST_VALUE: Final = 60
"""How much of a refused value an error repeats."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The base of all options: fields with defaults, plus what holds between them."""

    files: ClassVar[tuple[str, ...]] = ()
    """Options that hold a table of data, for which a host may name a file."""
    only_at: ClassVar[Mapping[str, range]] = {}
    """Options that differ from their defaults only at these numbers of seats."""
    only_with: ClassVar[Mapping[str, Mapping[str, object]]] = {}
    """Options that differ from their defaults only together with these others."""
    not_with: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Options that rule out others. All this is for set-up forms: `check` is what decides."""
    rules: ClassVar[Mapping[str, str]] = {}
    """The clause that tells of each option."""
    minutes: ClassVar[Mapping[str, Mapping[str | int, tuple[int, int]]]] = {}
    """How long a match usually takes with a value that makes it longer, from … to: our estimate.
    With the usual value it is the game's."""

    def check(self, seats: int) -> None:
        """Raise BadInput for combinations that make no sense."""


def parse_options(kind: type[Kind], raw: Mapping[str, object], *, game: str, seats: int) -> Kind:
    """Options from a mapping; values may be text (`"50"`), as a command line gives them.

    Text that begins like a JSON list or object (`"[1, 2, 3]"`) stands for it.
    """
    known = option_names(kind)
    for name in raw:
        if name not in known:
            listed = ", ".join(known) or "none"
            raise BadInput("unknown-option", option=str(name), game=game, known=listed)
    try:
        options = msgspec.convert({name: _unfold(raw[name]) for name in raw}, kind, strict=False)
    except msgspec.ValidationError as error:
        name, problem = _locate(str(error))
        value = _brief(str(raw.get(name)))
        right = resolve_name("ludoteka.core.option_kinds:possible")(kind, name)
        raise BadInput("bad-option", option=name, value=value, problem=right or problem) from None
    options.check(seats)
    return options


@cache
def option_names(kind: type[Options]) -> tuple[str, ...]:
    """As people write them."""
    return tuple(field.encode_name for field in msgspec.structs.fields(kind))


def read_option_files(
    kind: type[Options], raw: Mapping[str, object], read: Read
) -> dict[str, object]:
    """The options with the data of JSON files in the place of their paths.

    Only for what a host types: who may name a path may read the host's files. Everything
    behind it (matches, records, tables) has the data itself and knows no files. A text that
    begins like JSON data is the data.
    """
    found = dict(raw)
    for name in kind.files:
        given = found.get(name)
        if isinstance(given, str):
            content = given.encode() if given.lstrip().startswith(("[", "{")) else read(given)
            found[name] = _decode(name, content)
    return found


def _decode(name: str, content: bytes) -> object:
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        problem = str(error).replace("`", "").lower()
        raise BadInput("bad-option-data", option=name, problem=problem) from None


def changed_options(options: Options) -> dict[str, object]:
    """The options that differ from their defaults, as plain data."""
    plain, default = _plain(options), _plain(type(options)())
    return {name: value for name, value in plain.items() if value != default[name]}


def _plain(options: Options) -> dict[str, object]:
    """As JSON would have it, so that a record equals itself after it was written and read."""
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def _unfold(value: object) -> object:
    if not isinstance(value, str) or not value.startswith(("[", "{")):
        return value
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value


def _locate(message: str) -> tuple[str, str]:
    """msgspec says 'Expected `int` >= 1 - at `$.limit`', or deeper 'at `$.deck[3].number`'."""
    problem, _, at = message.replace("`", "").partition(" - at $")
    place = at.removeprefix(".")
    name = re.split(r"[\[.]", place)[0]
    return name, problem.lower() + ("" if place == name else f" at {place}")


def _brief(value: str) -> str:
    return value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}…"
