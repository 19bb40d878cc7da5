"""Responses of handlers whose bodies are encoded already, for the OpenAPI page."""

from http import HTTPStatus
from typing import Any, Final

from litestar.openapi.datastructures import ResponseSpec

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
"""JSON, one object a line."""


def answers(kind: Any, media_type: str = JSON) -> dict[int, ResponseSpec]:
    """For `responses` of a handler: its success, of a type or a union."""
    told = HTTPStatus.OK.description
    spec = ResponseSpec(
        kind,  # a union, too
        generate_examples=False,
        description=told,
        media_type=media_type,
    )
    return {200: spec}
