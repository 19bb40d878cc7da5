"""JSON Schema of what the API takes and answers, exactly as msgspec reads and writes it.

Litestar makes schemas of its own, which say of a tuple of any length that anything may follow,
and forget which bodies refuse unknown fields.
"""

from collections.abc import Iterable, Mapping
from inspect import cleandoc
from types import UnionType
from typing import Any, Final, get_args

import msgspec

from ludoteka.core.events import CORE_EVENTS, Event, Hidden
from ludoteka.core.game import Game
from ludoteka.core.results import Result
from ludoteka.core.views import View
from ludoteka.games import games
from ludoteka.review.document import Judged
from ludoteka.server.play.trying import Question
from ludoteka.server.protocol import Sight, Told, Update, Welcome
from ludoteka.server.tables.replays import Explained, Moment
from ludoteka.server.web.replay_jobs import VerdictInfo
from ludoteka.server.web.tutorials import LessonInfo, Tried

Schema = dict[str, Any]

PLACE: Final = "#/components/schemas/{name}"
CORE: Final = (*CORE_EVENTS, Result, Hidden)
"""What the events and views of all games are made of."""


def reference(name: str) -> Schema:
    return {"$ref": PLACE.format(name=name)}


def several(items: Schema) -> Schema:
    return {"type": "array", "items": items}


ANYTHING: Final[Schema] = {"description": "Any JSON."}

ENCODED: Final[Mapping[tuple[type[msgspec.Struct], str], Schema]] = {
    (Welcome, "sights"): several(reference("Sight")),
    (Update, "sights"): several(reference("Sight")),
    (Sight, "events"): several(reference("Told")),
    (Sight, "view"): reference("View"),
    (Moment, "events"): several(reference("Told")),
    (Moment, "view"): reference("View"),
    (Explained, "said"): several(reference("Phrase")),
    (VerdictInfo, "events"): several(reference("Event")),
    (LessonInfo, "sight"): reference("Sight"),
    (Tried, "sights"): several(reference("Sight")),
    (Question, "sight"): reference("Sight"),
    (Judged, "reasons"): several(reference("Phrase")),
}
"""What is in fields that hold JSON encoded before."""


def schemas_of(types: Iterable[object]) -> tuple[list[Schema], dict[str, Schema]]:
    """Of each type, and the components to which they refer."""
    wanted = list(types)
    kinds = list(dict.fromkeys(part for kind in wanted for part in _parts(kind)))
    found, components = msgspec.json.schema_components(
        [*kinds, Sight], schema_hook=_any, ref_template=PLACE
    )
    by_kind = dict(zip(kinds, found, strict=False))
    components["Told"] = _told()
    components["Phrase"] = _phrase()
    components |= _games()
    for (kind, field), schema in ENCODED.items():
        if kind.__name__ in components:
            components[kind.__name__]["properties"][field] = dict(schema)
    for component in components.values():
        _tidy(component)
    return [_either([by_kind[part] for part in _parts(kind)]) for kind in wanted], components


def say_defaults(schema: Schema, components: Mapping[str, Schema]) -> None:
    """Of what is sent, in words: generators take a field that has a default for one that is
    always there."""
    for name in _named_in(schema, components, set()):
        for field in components[name].get("properties", {}).values():
            if "default" in field:
                _say_default(field)


def _named_in(schema: Any, components: Mapping[str, Schema], found: set[str]) -> set[str]:
    """The components that it refers to, and those that they refer to."""
    if isinstance(schema, dict) and "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in found:
            found.add(name)
            _named_in(components[name], components, found)
    elif isinstance(schema, dict | list):
        for part in schema.values() if isinstance(schema, dict) else schema:
            _named_in(part, components, found)
    return found


def _say_default(field: Schema) -> None:
    left_out = msgspec.json.encode(field.pop("default")).decode()
    told = f"If it is left out: `{left_out}`."
    field["description"] = f"{field['description']} {told}" if "description" in field else told


def _parts(kind: object) -> tuple[object, ...]:
    """Of a union that msgspec could not read, but an answer may be."""
    parts = get_args(kind) if isinstance(kind, UnionType) else ()
    is_tagged = all(
        issubclass(part, msgspec.Struct) and part.__struct_config__.tag for part in parts
    )
    return (kind,) if is_tagged else parts


def _either(schemas: list[Schema]) -> Schema:
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _any(kind: type) -> Schema:
    if kind is object:
        return dict(ANYTHING)
    raise NotImplementedError(kind)


def _components_of(types: Iterable[object]) -> dict[str, Schema]:
    return msgspec.json.schema_components(types, schema_hook=_any, ref_template=PLACE)[1]


def _told() -> Schema:
    """`Told`, whose phrase msgspec cannot describe."""
    either = {"anyOf": [reference("Phrase"), {"type": "null"}]}
    kinds = {"seq": {"type": "integer"}, "event": reference(Event.__name__), "said": either}
    return {
        "title": Told.__name__,
        "description": Told.__doc__,
        "type": "object",
        "properties": {name: kinds[name] for name in Told.__struct_fields__},
        "required": ["seq", "event"],
    }


def _phrase() -> Schema:
    """It may hold phrases, players and lists of them, so deep that only words describe it."""
    return {
        "title": "Phrase",
        "description": "Something to be said in the reader's language: see the page on phrases.",
        "type": "object",
        "properties": {
            "key": {"type": "string"},
            "arguments": {"type": "object", "additionalProperties": dict(ANYTHING)},
        },
        "required": ["key"],
    }


def _games() -> dict[str, Schema]:
    """The views and events of all games; what is a game's own carries its name."""
    shared = _components_of(CORE)
    found = dict(shared)
    for game in games().values():
        prefix = _prefix(game)
        components = _components_of([game.view_kind, *game.all_event_kinds])
        names = {
            name: name if name in shared or name.startswith(prefix) else prefix + name
            for name in components
        }
        found |= {names[name]: _renamed(each, names) for name, each in components.items()}
        found[f"{prefix}Event"] = _union(
            [names[kind.__name__] for kind in game.all_event_kinds],
            f"An event of {game.key}, told apart by `event`.",
        )
    known = games().values()
    views = [game.view_kind.__name__ for game in known]
    found[View.__name__] = _union(views, "All that one seat, or a spectator, may know.")
    events = [f"{_prefix(game)}Event" for game in known]
    found[Event.__name__] = _union(events, "A fact of the match, as its reader received it.")
    return found


def _union(names: Iterable[str], told: str) -> Schema:
    return {"description": told, "anyOf": [reference(name) for name in names]}


def _prefix(game: Game) -> str:
    return "".join(part.capitalize() for part in game.key.split("-"))


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    """With its references, and its title, under their new names."""
    if isinstance(schema, list):
        return [_renamed(each, names) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _renamed(value, names) for key, value in schema.items() if key != "mapping"}
    if "mapping" in schema:
        found["mapping"] = {
            tag: PLACE.format(name=names[place.rpartition("/")[2]])
            for tag, place in schema["mapping"].items()
        }
    if isinstance(schema.get("$ref"), str):
        found["$ref"] = PLACE.format(name=names[schema["$ref"].rpartition("/")[2]])
    if isinstance(schema.get("title"), str) and schema["title"] in names:
        found["title"] = names[schema["title"]]
    return found


def _tidy(schema: Schema) -> None:
    """As generators understand it, here and in whatever is inside."""
    for key, part in schema.items():
        inner = part.values() if key == "properties" else part if isinstance(part, list) else [part]
        for each in inner:
            if isinstance(each, dict):
                _tidy(each)
    if "description" in schema:
        schema["description"] = cleandoc(schema["description"])
    if "enum" in schema:
        _tidy_values(schema, schema["enum"])
    if schema.get("items") is False:  # a tuple
        del schema["items"]
        schema["maxItems"] = len(schema["prefixItems"])
    schema.pop("uniqueItems", None)  # a set: what comes twice counts once
    if isinstance(schema.get("default"), dict):
        _say_default(schema)


def _tidy_values(schema: Schema, values: list[Any]) -> None:
    if all(isinstance(value, str) for value in values):
        schema["type"] = "string"
    if len(values) == 1:
        schema["const"] = schema.pop("enum")[0]
