"""`/metrics`, for Prometheus."""

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ludoteka.server.errors import Unknown
from ludoteka.server.metrics import BUS_DROPPED, TABLES
from ludoteka.server.web.house import house
from ludoteka.server.web.services import services


@get("/metrics", scope="read", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[object, object, State]) -> Response[bytes]:
    if not services(request).settings.metrics:
        raise Unknown("no-such-page", path="/metrics")
    hub = house(request).hub
    TABLES.set(len(hub.tables))
    BUS_DROPPED.set(hub.bus.dropped)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
