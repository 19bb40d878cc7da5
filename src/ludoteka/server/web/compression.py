"""gzip for large responses.

Only for responses without a secret beside text that a stranger can choose: the compressed
length would tell of the secret (BREACH).
"""

import gzip
from typing import Final, TypeVar, cast

from litestar import Response
from litestar.enums import MediaType

from ludoteka.server.web.connections import AnyRequest

T = TypeVar("T")

LEVEL: Final = 5
"""Half the length of level 1 in twice its time; 9 takes many times longer for little."""
ONCE: Final = 9
"""For what is packed once and sent for as long as the server runs."""
LEAST: Final = 2000
"""Bytes: what fits into a packet or two is sent as it is."""
MAGIC: Final = b"\x1f\x8b"
"""How gzip begins, and JSON never."""
VARY: Final = {"vary": "accept-encoding"}
PACKED: Final = {**VARY, "content-encoding": "gzip"}


def can_unpack(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def pack(content: bytes, level: int = LEVEL) -> bytes:
    return gzip.compress(content, level, mtime=0)


def json_answer(content: bytes, _kind: type[T]) -> Response[T]:
    """JSON that is made already, packed or not; the type is for the description of the API."""
    headers = PACKED if content.startswith(MAGIC) else VARY
    # Litestar sends bytes as they are
    return Response(cast(T, content), media_type=MediaType.JSON, headers=headers)
