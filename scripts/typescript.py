"""Python types as TypeScript; `scripts/wire.py` writes those of the web client.

Structs become interfaces, `NewType`s become aliases, and the kinds of an event a union by its
tag. Types of a game carry its name, since games name their cards and events alike. Types are
read from their hints and not by `msgspec.inspect`, which refuses unions of untagged structs
(the arguments of a phrase) and forgets the names of `NewType`s.

What is received may be folded into the next picture, so arrays and fields are not readonly.
"""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Any,
    ForwardRef,
    Literal,
    NewType,
    TypeGuard,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from ludoteka.core import Event, Game, Phrase, Player, Result
from ludoteka.core.description import GameInfo
from ludoteka.core.records import Record
from ludoteka.core.views import View
from ludoteka.games import games

HEAD = "// Written by scripts/wire.py. Do not edit: change the Python types instead.\n"

PRIMITIVES: dict[object, str] = {
    NoneType: "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    object: "unknown",
    Any: "unknown",
}


BASES: dict[object, str] = {View: "BaseView", Event: "BaseEvent"}
"""What all games have in common: games have views and events of their own."""

RawFields = Mapping[tuple[type[msgspec.Struct], str], object]
"""What is in fields that Python knows only as JSON that was encoded before."""


class Writer:
    """Collects declarations, each after those that it needs, except where they go in circles."""

    def __init__(self, *, raws: RawFields | None = None, requests: Iterable[object] = ()) -> None:
        self._raws = raws or {}
        self._requests = {*requests}
        """What clients send: they may leave out what has a default."""
        self.declared: dict[str, str] = {}
        self._owners: dict[str, object] = {}

    def text(self) -> str:
        return HEAD + "\n" + "\n".join(self.declared.values())

    def union(self, name: str, kinds: Iterable[object]) -> None:
        """A name for one of several types, such as the kinds of an event."""
        parts = [self.written(kind) for kind in kinds]
        self.declared[name] = _alias(name, "".join(f"\n  | {part}" for part in parts))

    def table(self, name: str, kinds: Mapping[str, object]) -> None:
        """Types by a key: `Views["bang"]`."""
        lines = [f"  {json.dumps(key)}: {self.written(kind)};" for key, kind in kinds.items()]
        self.declared[name] = _interface(name, lines)

    def written(self, hint: object) -> str:
        """How a type is written; what it names is declared."""
        if hint is None or hint in PRIMITIVES:
            return PRIMITIVES[NoneType if hint is None else hint]
        if {Phrase, Player} <= {*get_args(hint)}:
            return self._sayable(hint)
        if isinstance(hint, ForwardRef):
            return hint.__forward_arg__
        if isinstance(hint, NewType):
            return self._new_type(hint)
        if _is_struct(hint):
            return self._struct(hint)
        return self._composed(hint)

    def _composed(self, hint: object) -> str:
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in parts)
        if origin in (Union, UnionType):
            kept = [part for part in parts if part is not msgspec.UnsetType]
            return " | ".join(dict.fromkeys(self.written(part) for part in kept))
        if origin is tuple and parts[-1] is not Ellipsis:
            return f"[{', '.join(self.written(part) for part in parts)}]"
        if origin in (tuple, list, Sequence, frozenset):
            return f"Array<{self.written(parts[0])}>"
        if origin in (dict, Mapping):
            return f"{{ [key: {_key(parts[0])}]: {self.written(parts[1])} }}"
        raise TypeError(f"no TypeScript for {hint!r}")

    def _sayable(self, hint: object) -> str:
        """`core.game.Sayable`, the one type that contains itself without being a struct."""
        if "Sayable" not in self.declared:
            self.declared["Sayable"] = ""
            parts = dict.fromkeys(self.written(part) for part in get_args(hint))
            self.declared["Sayable"] = _alias("Sayable", " " + " | ".join(parts))
        return "Sayable"

    def _new_type(self, kind: NewType) -> str:
        name = self._name(kind)
        if name not in self.declared:
            supertype = self.written(kind.__supertype__)
            self.declared[name] = _alias(name, f" {supertype}")
        return name

    def _struct(self, kind: type[msgspec.Struct]) -> str:
        name = self._name(kind)
        if name not in self.declared:
            self.declared[name] = ""
            lines = self._fields(kind)
            shape = _array(name, lines) if kind.__struct_config__.array_like else None
            self.declared[name] = _comment(kind) + (shape or _interface(name, lines))
        return name

    def _fields(self, kind: type[msgspec.Struct]) -> list[str]:
        config = kind.__struct_config__
        hints = get_type_hints(kind)
        fields = msgspec.structs.fields(kind)
        types = [
            self.written(self._raws.get((kind, field.name), hints[field.name])) for field in fields
        ]
        if config.array_like:
            return types
        optional = config.omit_defaults or kind in self._requests
        tag = [f"  {config.tag_field}: {_tag(kind)};"] if config.tag else []
        return tag + [
            f"  {_property(field, optional=optional)}: {written};"
            for field, written in zip(fields, types, strict=True)
        ]

    def _name(self, kind: type | NewType) -> str:
        if kind in BASES:
            return BASES[kind]
        prefix = _game_prefix(kind.__module__ or "")
        plain = kind.__name__
        name = plain if plain.startswith(prefix) else prefix + plain
        if self._owners.setdefault(name, kind) is not kind:
            raise TypeError(f"two types are called {name}: {self._owners[name]!r}, {kind!r}")
        return name


def _is_struct(hint: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _game_prefix(module: str) -> str:
    parts = module.split(".")
    return _camel(parts[2]) if parts[:2] == ["ludoteka", "games"] else ""


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("-", "_").split("_"))


def _tag(kind: type[msgspec.Struct]) -> str:
    """The base of the events stands for any of them."""
    return "string" if kind in BASES else json.dumps(kind.__struct_config__.tag)


def _key(hint: object) -> str:
    return "number" if hint is int else "string"


def _property(field: msgspec.structs.FieldInfo, *, optional: bool) -> str:
    name = field.encode_name
    written = name if name.isidentifier() else json.dumps(name)
    return f"{written}?" if optional and not field.required else written


def _interface(name: str, lines: Sequence[str]) -> str:
    # an empty interface would take anything
    if not lines:
        return f"export type {name} = {{ [key: string]: never }};\n"
    return "\n".join([f"export interface {name} {{", *lines, "}\n"])


def _array(name: str, types: Sequence[str]) -> str:
    return f"export type {name} = [{', '.join(types)}];\n"


def _alias(name: str, meaning: str) -> str:
    return f"export type {name} ={meaning};\n"


def _comment(kind: type[msgspec.Struct]) -> str:
    told = (kind.__dict__.get("__doc__") or "").split("\n\n")[0]
    return f"/** {' '.join(told.split())} */\n" if told else ""


def generate(
    types: Iterable[object] = (),
    unions: Mapping[str, Iterable[object]] | None = None,
    raws: RawFields | None = None,
    requests: Collection[object] = (),
) -> str:
    """Everything that the server sends, and these types and unions besides."""
    writer = Writer(raws=raws, requests=requests)
    for kind in (Phrase, Result, GameInfo, Record, *types, *requests):
        writer.written(kind)
    known = games()
    for key, game in known.items():
        writer.union(f"{_camel(key)}Event", game.all_event_kinds)
    writer.table("Views", {key: view_type(game) for key, game in known.items()})
    writer.table("OptionsOf", {key: game.options for key, game in known.items()})
    writer.table("PrintedOf", {key: printed_type(game) for key, game in known.items()})
    writer.declared["Events"] = _interface(
        "Events", [f"  {json.dumps(key)}: {_camel(key)}Event;" for key in known]
    )
    writer.declared["GameKey"] = _alias("GameKey", " keyof Views")
    for name, kinds in (unions or {}).items():
        writer.union(name, kinds)
    return writer.text()


def view_type(game: Game) -> type:
    return type(game.new(game.default_seats, {}, bytes(32)).view(None))


def printed_type(game: Game) -> type:
    seats = game.default_seats
    return type(game.printed(seats, game.parse_options(seats, {})))
