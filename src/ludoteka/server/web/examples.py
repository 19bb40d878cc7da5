"""Examples for the description of the API, made from its own schemas.

A field that is named here shows what is usual for it; whatever is not follows from its type. So
no example is older than the schema that it stands beside.
"""

from collections.abc import Mapping
from typing import Any, Final

Schema = Mapping[str, Any]

TABLE: Final = "q3J8vXk2LmPa"
PERSON: Final = "Zt5wBn0eQyRu"
NOON: Final = 1_798_804_800_000
HEX: Final = "5f2b" * 16

USUAL: Final[Mapping[str, object]] = {
    "about": "How many deals a match has.",
    "asked_back": None,
    "at": NOON,
    "bot": None,
    "challenged": PERSON,
    "challenger": PERSON,
    "claimed": HEX,
    "clauses": ["6N-5"],
    "commitment": HEX,
    "created": NOON,
    "deal_seed": None,
    "entropy": HEX[:32],
    "expires": NOON,
    "format": "ludoteka-1",
    "found": HEX,
    "game": "six-nimmt",
    "host": PERSON,
    "id": TABLE,
    "key": "six-nimmt",
    "kind": "person",
    "label": "my laptop",
    "language": "uk",
    "minutes": [30, 45],
    "move": "play 55",
    "muted_until": 0,
    "name": "Alice",
    "name_key": "alice",
    "next": None,
    "owner": None,
    "path": f"/t/{TABLE}",
    "person": PERSON,
    "points": 1500.0,
    "rank": 1,
    "ranks": None,
    "ready": True,
    "rematch": None,
    "result": None,
    "rule": "6N-5",
    "scores": None,
    "seat": 0,
    "secret": "ldt_" + "x" * 43,
    "seen": NOON,
    "seq": 12,
    "server_seed": None,
    "software": "ludoteka 0.1.0",
    "spectators": True,
    "started": "2027-01-01T12:00:00+00:00",
    "status": "live",
    "table": TABLE,
    "text": "Good luck!",
    "time": 4200,
    "title": "Friday evening",
    "to_act": [0],
    "updated": NOON,
    "uploaded": NOON,
    "used": NOON,
    "your_seats": [0],
    "your_turn": True,
}
"""By the name of the field, wherever its type allows it."""

PLAIN: Final[Mapping[str, object]] = {
    "array": [],
    "boolean": False,
    "integer": 1,
    "null": None,
    "number": 1.0,
    "object": {},
    "string": "text",
}
DEEPEST: Final = 6


class Examples:
    def __init__(self, components: Mapping[str, Schema]) -> None:
        self._components = components

    def of(self, schema: Schema, name: str = "", depth: int = 0) -> object:
        """What the schema allows, as one meets it."""
        schema = self._resolved(schema)
        usual = USUAL.get(name)
        if name in USUAL and self._allows(schema, usual):
            return usual
        for told in ("examples", "enum"):
            if schema.get(told):
                return schema[told][0]
        for told in ("const", "default"):
            if told in schema:
                return schema[told]
        if variants := schema.get("oneOf") or schema.get("anyOf"):
            return self.of(variants[0], name, depth)
        return self._by_type(schema, name, depth)

    def _by_type(self, schema: Schema, name: str, depth: int) -> object:
        kind = _kinds(schema)[0]
        if depth > DEEPEST or kind not in ("array", "object"):
            return PLAIN[kind]
        if "prefixItems" in schema:
            return [self.of(part, "", depth + 1) for part in schema["prefixItems"]]
        if kind == "array":
            one = self.of(schema.get("items") or {}, name.removesuffix("s"), depth + 1)
            return [one] * max(1, schema.get("minItems", 0))
        return {
            field: self.of(part, field, depth + 1)
            for field, part in schema.get("properties", {}).items()
        }

    def _allows(self, schema: Schema, value: object) -> bool:
        """Roughly: whether a value of this kind may stand there."""
        if variants := schema.get("oneOf") or schema.get("anyOf"):
            return any(self._allows(self._resolved(each), value) for each in variants)
        if "enum" in schema or "const" in schema:
            return value in schema.get("enum", [schema.get("const")])
        kinds = _kinds(schema)
        if isinstance(value, list):
            items = self._resolved(schema.get("items") or {})
            fits = not items or all(self._allows(items, each) for each in value)
            return "array" in kinds and fits
        return _kind_of(value) in kinds or (isinstance(value, int) and "number" in kinds)

    def _resolved(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self._components[schema["$ref"].rpartition("/")[2]]
        return schema


def _kinds(schema: Schema) -> list[str]:
    kinds = schema.get("type", "object")
    return kinds if isinstance(kinds, list) else [kinds]


def _kind_of(value: object) -> str:
    names = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null"}
    return names.get(type(value), "object")
