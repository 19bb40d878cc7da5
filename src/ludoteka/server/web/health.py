"""Liveness and readiness, for monitoring."""

from typing import Final

from litestar import Response, get

from ludoteka.core.build import form, release
from ludoteka.server.storage.log import Trouble
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.table_services import table_services

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
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """One attempt to write holds for a few seconds, however many ask."""
    trouble = await table_services(request).probe.trouble()
    if trouble is not None:
        return Response({"status": TOLD[trouble]}, status_code=503)
    return Response({"status": "ok"})
