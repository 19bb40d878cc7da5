"""`/metrics`, for Prometheus."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ludoteka.server.errors import Unknown
from ludoteka.server.metrics import (
    BOT_QUEUE,
    BUS_DROPPED,
    LIVE_TABLES,
    PEOPLE,
    TABLES,
)
from ludoteka.server.play.hub import Hub
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.services import services
from ludoteka.server.web.table_services import table_services


@get("/metrics", scope="read", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    if not services(request).settings.metrics:
        raise Unknown("no-such-page", path="/metrics")
    _look_around(table_services(request).hub)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _look_around(hub: Hub) -> None:
    """What is there now, not counted when it changes."""
    tables = hub.tables.values()
    TABLES.set(len(tables))
    LIVE_TABLES.set(sum(live.table.status == "live" for live in tables))
    PEOPLE.set(len({listener.person for live in tables for listener in live.listeners}))
    BUS_DROPPED.set(hub.bus.dropped)
    quick, slow = hub.workers.quick.queue, hub.workers.slow.queue
    BOT_QUEUE.labels("quick").set(len(quick))
    BOT_QUEUE.labels("people").set(slow.awaited)
    BOT_QUEUE.labels("bots").set(slow.unawaited)
