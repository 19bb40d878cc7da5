"""Large answers packed, for whoever can unpack them.

Only such as hold no secret beside what a stranger could put into them: otherwise the length of
the packed answer would tell of the secret (BREACH).
"""

import gzip
from typing import Final, TypeVar, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType

AnyRequest = Request[object, object, State]
T = TypeVar("T")

LEVEL: Final = 5
"""Half the length of level 1 in twice its time; 9 takes many times longer for little."""
LEAST: Final = 2000
"""Bytes: what fits into a packet or two is sent as it is."""
MAGIC: Final = b"\x1f\x8b"
"""How gzip begins, and JSON never."""
VARY: Final = {"vary": "accept-encoding"}
PACKED: Final = {**VARY, "content-encoding": "gzip"}


def can_unpack(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def pack(content: bytes) -> bytes:
    return gzip.compress(content, LEVEL, mtime=0)


def json_answer(content: bytes, _kind: type[T]) -> Response[T]:
    """JSON that is made already, packed or not; the type is for the description of the API."""
    headers = PACKED if content.startswith(MAGIC) else VARY
    # Litestar sends bytes as they are
    return Response(cast(T, content), media_type=MediaType.JSON, headers=headers)
