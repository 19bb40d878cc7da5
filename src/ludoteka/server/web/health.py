"""For those who watch over servers: is it alive, is it ready."""

import asyncio
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State

from ludoteka.core.build import form, release
from ludoteka.server.storage import StorageDown
from ludoteka.server.web.house import house

PATIENCE: Final = 3
"""Seconds that the database has to answer."""


@get("/health", scope="read", tags=["host"], summary="The process answers", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": release(), "engine": form()}


@get("/ready", scope="read", tags=["host"], summary="The database answers, too")
async def ready(request: Request[object, object, State]) -> Response[dict[str, str]]:
    try:
        async with asyncio.timeout(PATIENCE):
            await house(request).database.ping()
    except (StorageDown, TimeoutError):
        return Response({"status": "the database does not answer"}, status_code=503)
    return Response({"status": "ok"})
