"""For those who watch over servers: is it alive, is it ready."""

from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State

from ludoteka.core.build import form, release
from ludoteka.server.storage.log import Trouble
from ludoteka.server.web.house import house

TOLD: Final[dict[Trouble, str]] = {
    "away": "the database does not answer",
    "full": "the disk of the database is full",
    "read-only": "the database is read-only",
    "damaged": "the database is damaged",
}
"""Not what the driver says, which may name addresses."""


@get("/health", scope="read", tags=["host"], summary="The process answers", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": release(), "engine": form()}


@get("/ready", scope="read", tags=["host"], summary="The database takes writes, too")
async def ready(request: Request[object, object, State]) -> Response[dict[str, str]]:
    """One attempt to write holds for a few seconds, however many ask."""
    trouble = await house(request).probe.trouble()
    if trouble is not None:
        return Response({"status": TOLD[trouble]}, status_code=503)
    return Response({"status": "ok"})
