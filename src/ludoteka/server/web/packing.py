"""Large answers packed, for whoever can unpack them.

Only such as hold no secret beside what a stranger could put into them: otherwise the length of
the packed answer would tell of the secret (BREACH).
"""

import asyncio
import gzip
from collections.abc import Callable
from typing import Final, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType

AnyRequest = Request[object, object, State]
T = TypeVar("T")

LEVEL: Final = 5
"""Half the length of level 1 in twice its time; 9 takes many times longer for little."""
LEAST: Final = 2000
"""Bytes: what fits into a packet or two is sent as it is."""
VARY: Final = {"vary": "accept-encoding"}
PACKED: Final = {**VARY, "content-encoding": "gzip"}


def can_unpack(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def pack(content: bytes) -> bytes:
    return gzip.compress(content, LEVEL, mtime=0)


async def packed(request: AnyRequest, make: Callable[[], T]) -> Response[T]:
    """What `make` gives, as JSON; made, encoded and packed in a thread: no move waits for it."""
    content, headers = await asyncio.to_thread(_encoded, make, can_unpack=can_unpack(request))
    # Litestar sends bytes as they are; the type is for the description of the API
    return Response(cast(T, content), media_type=MediaType.JSON, headers=headers)


def _encoded(make: Callable[[], object], *, can_unpack: bool) -> tuple[bytes, dict[str, str]]:
    content = msgspec.json.encode(make())
    if can_unpack and len(content) >= LEAST:
        return pack(content), PACKED
    return content, VARY
