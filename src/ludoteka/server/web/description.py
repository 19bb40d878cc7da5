"""The description of the API as it is served: with our own refusals, and with examples."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, Router
from litestar.openapi.plugins import JsonRenderPlugin

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.server.errors import Busy, Forbidden, TooMany, Unauthorized, Unknown
from ludoteka.server.protocol import Bye, Pong
from ludoteka.server.web.errors import Problem, describe, status_of
from ludoteka.server.web.examples import NOON, Examples

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
SUCCESS: Final = ("200", "201")

REFUSALS: Final[Mapping[str, tuple[LudotekaError, str]]] = {
    "Malformed": (
        BadInput("bad-field", field="seats", problem="Expected `int`, got `str`"),
        "Something in the request is missing, malformed or against the rules of the house.",
    ),
    "Unauthorized": (Unauthorized("wrong-token"), "Nobody knows who asks."),
    "Forbidden": (Forbidden("missing-scope", scope="play"), "You may not."),
    "Unknown": (Unknown("no-such-table"), "There is no such thing, or not for you."),
    "TooMany": (TooMany("too-often", retry_after=3), "Too often: see `Retry-After`."),
    "Busy": (Busy("storage-down"), "The server cannot do it now: see `Retry-After`."),
}
"""What every operation may answer instead, by the name that it has in the description."""

STREAMED: Final[Mapping[str, tuple[str, object]]] = {
    "/api/tables/{table_id}/now": (JSON, Pong(NOON)),
    "/api/tables/{table_id}/stream": (LINES, Bye("stopping")),
    "/api/bot/stream": (LINES, Pong(NOON)),
}
"""Messages of the protocol, which has a page of its own, with the shortest as an example."""


class DescriptionPlugin(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return _rendered(msgspec.json.encode(openapi_schema))

    def receive_router(self, router: Router) -> None:
        """Litestar would answer all else under /api with a page of its own, instead of as we do."""
        router.routes = [route for route in router.routes if not route.path_parameters]


@cache
def _rendered(schema: bytes) -> bytes:
    """The same for as long as the server runs."""
    return msgspec.json.encode(complete(msgspec.json.decode(schema)))


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    components = schema["components"]
    components["schemas"]["Problem"] = _problem_schema()
    components["responses"] = {name: _refusal(*told) for name, told in REFUSALS.items()}
    examples = Examples(components["schemas"])
    for path, operation in _operations(schema):
        responses = operation["responses"]
        for status in SUCCESS:
            if status in responses:
                _add_example(path, responses[status], examples)
        responses.update(_refusals(path))
    return schema


def _operations(schema: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in schema["paths"].items():
        for operation in item.values():
            if isinstance(operation, dict) and "responses" in operation:
                yield path, operation


def _add_example(path: str, response: dict[str, Any], examples: Examples) -> None:
    if path in STREAMED:
        kind, message = STREAMED[path]
        told = "A message of the protocol, in JSON."
        example = msgspec.to_builtins(message)
        response["content"] = {
            kind: {"schema": {"type": "object", "description": told}, "example": example}
        }
        return
    for content in response.get("content", {}).values():
        content["example"] = examples.of(content["schema"])


def _refusals(path: str) -> dict[str, Any]:
    without = set() if "{" in path else {"Unknown"}
    return {
        str(status_of(error)): {"$ref": f"#/components/responses/{name}"}
        for name, (error, _) in REFUSALS.items()
        if name not in without
    }


def _refusal(error: LudotekaError, description: str) -> dict[str, Any]:
    example = msgspec.to_builtins(describe(error, "en"))
    content = {"schema": {"$ref": "#/components/schemas/Problem"}, "example": example}
    return {"description": description, "content": {JSON: content}}


def _problem_schema() -> dict[str, Any]:
    _, components = msgspec.json.schema_components([Problem], ref_template="#/{name}")
    found: dict[str, Any] = components["Problem"]
    return found
