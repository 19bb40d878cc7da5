"""Decodes bodies strictly: `"1"` is not a number, and unknown fields are refused.

Litestar converts leniently, as is right for queries; this request class is given to the app
(`request_class=StrictRequest`) and checks every JSON body before. NUL characters are refused
everywhere: PostgreSQL knows no text with them.
"""

from typing import Any, Final
from urllib.parse import unquote_to_bytes

import msgspec
from litestar import Request

from ludoteka.core import BadInput
from ludoteka.server.web.connections import AnyRequest

NUL: Final = b"\x00"
NUL_IN_JSON: Final = b"\\u0000"


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        if NUL_IN_JSON in await self.body():
            raise BadInput("nul-character")
        try:
            value = await super().json()
        except UnicodeDecodeError:
            raise BadInput("bad-encoding") from None
        field = self.route_handler.parsed_data_field
        if field is not None and value is not None:
            check_body(value, field.annotation)
        return value


def refuse_nul(request: AnyRequest) -> None:
    """In paths and queries."""
    if NUL in request.scope["path"].encode() + unquote_to_bytes(request.scope["query_string"]):
        raise BadInput("nul-character")


def check_body(value: object, kind: Any) -> None:
    """Refuses what is not exactly of that type, and says where."""
    try:
        msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        where = place.rstrip("`").lstrip(".") or "body"
        raise BadInput("bad-field", field=where, problem=problem) from None
