"""The description of the API as it is served: with types, tokens, refusals and examples."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, Router
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from ludoteka.core.errors import LudotekaError
from ludoteka.server.web.answering import JSON
from ludoteka.server.web.api_refusals import REFUSALS, refusals_of
from ludoteka.server.web.api_schemas import Schema, reference, say_defaults, schemas_of
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.cookies import OPEN_NAME, SECURE_NAME
from ludoteka.server.web.errors import Problem, describe
from ludoteka.server.web.examples import Examples
from ludoteka.server.web.operation_names import NAMES

SECURITY: Final[Mapping[str, Schema]] = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of an account or of its bot: `Authorization: Bearer ldt_…`.",
    },
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": OPEN_NAME,
        "description": f"A browser's session; over https the cookie is called `{SECURE_NAME}`. "
        "What changes something needs the header `Origin` with it.",
    },
}

Handlers = Mapping[str, HTTPRouteHandler]
"""By method and path, as in `NAMES`."""


class DescriptionPlugin(JsonRenderPlugin):
    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        return _rendered(msgspec.json.encode(openapi_schema), request.app)

    def receive_router(self, router: Router) -> None:
        """Litestar would answer all else under /api with a page of its own, instead of as we do."""
        router.routes = [route for route in router.routes if not route.path_parameters]


@cache
def _rendered(schema: bytes, app: Litestar) -> bytes:
    """The same for as long as the server runs."""
    return msgspec.json.encode(complete(msgspec.json.decode(schema), handlers_of(app)))


def handlers_of(app: Litestar) -> Handlers:
    return {
        f"{method.lower()} {route.path_format}": handler
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
    }


def complete(schema: dict[str, Any], handlers: Handlers) -> dict[str, Any]:
    types = _types(handlers, [name for name, _ in _operations(schema)])
    found, components = schemas_of([*types, Problem])
    by_type = dict(zip(types, found, strict=False))
    schema["components"] = {
        "schemas": components,
        "responses": {name: _refusal(*told) for name, told in REFUSALS.items()},
        "securitySchemes": dict(SECURITY),
    }
    examples = Examples(components)
    for name, operation in _operations(schema):
        handler = handlers[name]
        operation["operationId"] = NAMES.get(name, operation["operationId"])
        operation["security"] = _security(handler)
        if body := _body(handler):
            say_defaults(by_type[body], components)
            operation["requestBody"]["content"][JSON]["schema"] = by_type[body]
        for status, (kind, told) in _answers(handler).items():
            content = {"schema": by_type[told], "example": examples.of(by_type[told])}
            operation["responses"][str(status)]["content"] = {kind: content}
        operation["responses"].update(refusals_of(name, handler))
    return schema


def _operations(schema: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            if isinstance(operation, dict) and "responses" in operation:
                yield f"{method} {path}", operation


def _types(handlers: Handlers, names: list[str]) -> list[object]:
    """Of all bodies and answers, each once."""
    found: dict[object, None] = {}
    for name in names:
        if body := _body(handlers[name]):
            found[body] = None
        for _, told in _answers(handlers[name]).values():
            found[told] = None
    return list(found)


def _body(handler: HTTPRouteHandler) -> object:
    field = handler.parsed_data_field
    return field.annotation if field is not None else None


def _answers(handler: HTTPRouteHandler) -> dict[int, tuple[str, object]]:
    """By status: the kind of content and its type. Handlers that answer with bytes say which."""
    if handler.responses:
        return {
            status: (str(told.media_type), told.data_container)
            for status, told in handler.responses.items()
        }
    field = handler.parsed_return_field
    told = field.inner_types[0].annotation if field.is_subclass_of(Response) else field.annotation
    media_type = handler.media_type or JSON
    kind = media_type.value if isinstance(media_type, MediaType) else media_type
    return {} if told is NoneType else {handler.status_code: (kind, told)}


def _security(handler: HTTPRouteHandler) -> list[dict[str, list[str]]]:
    """Who asks, with what; and whether there has to be anyone."""
    asked = handler.parsed_fn_signature.parameters
    if not {"who", "visitor", "player"} & asked.keys():
        return []
    ways: list[dict[str, list[str]]] = [{"token": [str(handler.opt["scope"])]}, {"session": []}]
    return ways if "who" in asked else [{}, *ways]


def _refusal(error: LudotekaError, description: str) -> dict[str, Any]:
    example = msgspec.to_builtins(describe(error, "en"))
    content = {"schema": reference(Problem.__name__), "example": example}
    return {"description": description, "content": {JSON: content}}
