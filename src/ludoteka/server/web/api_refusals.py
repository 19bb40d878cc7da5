"""The refusals of each operation, for the OpenAPI page."""

from collections.abc import Mapping
from typing import Any, Final

from litestar.handlers import HTTPRouteHandler

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.server.errors import (
    Busy,
    Failed,
    Forbidden,
    NoRoom,
    Outdated,
    TooLarge,
    TooMany,
    Unauthorized,
    Unknown,
    Unsupported,
)
from ludoteka.server.web.errors import status_of

REFUSALS: Final[Mapping[str, tuple[LudotekaError, str]]] = {
    "Malformed": (
        BadInput("bad-field", field="seats", problem="Expected `int`, got `str`"),
        "Something in the request is missing, malformed or against the rules of this server.",
    ),
    "Unauthorized": (Unauthorized("wrong-token"), "Nobody knows who asks."),
    "Forbidden": (Forbidden("missing-scope", scope="play"), "You may not."),
    "Unknown": (Unknown("no-such-table"), "There is no such thing, or not for you."),
    "Conflict": (
        Outdated("question-changed"),
        "Not as things stand: a name is taken, a move is not allowed, the question has changed.",
    ),
    "TooLarge": (TooLarge("too-large"), "There are limits to what may be sent."),
    "Unsupported": (Unsupported("not-json", kind="text/plain"), "Bodies are JSON."),
    "TooMany": (TooMany("too-often", retry_after=3), "Too often: see `Retry-After`."),
    "Failed": (Failed("failed", id="5f2b5f2b"), "Our mistake; the log knows more."),
    "Busy": (Busy("storage-down"), "The server cannot do it now: see `Retry-After`."),
    "NoRoom": (NoRoom("disk-low"), "The server has no room to keep it."),
}
"""By the name that each has in the description, with an example."""

SAFE: Final = frozenset({"get"})


def refusals_of(name: str, handler: HTTPRouteHandler) -> dict[str, Any]:
    """By status, of the operation with this method and path."""
    return {
        str(status_of(REFUSALS[each][0])): {"$ref": f"#/components/responses/{each}"}
        for each in _names(name, handler)
    }


def _names(name: str, handler: HTTPRouteHandler) -> list[str]:
    method, _, path = name.partition(" ")
    asked = handler.parsed_fn_signature.parameters
    is_known = bool({"who", "visitor", "player"} & asked.keys())
    has_body = handler.parsed_data_field is not None
    found = ["Malformed", "TooMany", "Failed", "Busy"]
    if is_known or has_body:  # a password, or the word of a link
        found.append("Unauthorized")
    if is_known:
        found.append("Forbidden")
    if is_known or has_body or "{" in path:
        found.append("Unknown")
    if method not in SAFE:
        found += ["Forbidden", "Conflict", "TooLarge", "Unsupported"]
        if method != "delete" and not handler.opt.get("when_low"):
            found.append("NoRoom")
    return sorted(set(found), key=list(REFUSALS).index)
