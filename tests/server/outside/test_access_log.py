"""Requests and sockets are counted, and logged on demand, without what is secret in them."""

import io
import json
from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest
from prometheus_client import REGISTRY

from ludoteka.server.web.logging import configure_logging
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

LOGGED = msgspec.structs.replace(
    SETTINGS,
    access_log=True,
    log_level="error",
    log_format="json",
    trusted_proxies=("127.0.0.1",),
)


@pytest.fixture(scope="module")
async def served(
    anyio_backend: str, logged: io.StringIO, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Served]:
    folder = tmp_path_factory.mktemp("access")
    async with emptied_database("sqlite", folder) as url, serving(url, LOGGED) as running:
        yield running


@pytest.fixture
def lines(logged: io.StringIO) -> io.StringIO:
    configure_logging(LOGGED, logged)
    logged.seek(0)
    logged.truncate()
    return logged


def requests(method: str, route: str, status: int) -> float:
    labels = {"method": method, "route": route, "status": str(status)}
    return REGISTRY.get_sample_value("ludoteka_requests_total", labels) or 0.0


async def test_requests_are_counted_by_route_and_status(served: Served, ann: Browser) -> None:
    before = requests("GET", "/api/tables/{table_id}", 200)
    table = await ann.open()
    await ann.get(f"/api/tables/{table}")
    assert requests("GET", "/api/tables/{table_id}", 200) == before + 1
    before = requests("GET", "/api/tables/{table_id}", 404)
    with pytest.raises(Refusal):
        await ann.get("/api/tables/abcdefghijkl")
    assert requests("GET", "/api/tables/{table_id}", 404) == before + 1
    timed = {"method": "GET", "route": "/api/tables/{table_id}"}
    assert REGISTRY.get_sample_value("ludoteka_request_seconds_count", timed)


async def test_what_has_no_route_is_counted_together(served: Served) -> None:
    """Else whoever asks for many paths and methods would fill the memory."""
    async with httpx.AsyncClient(base_url=served.url) as http:
        before = requests("GET", "unknown", 404)
        for n in range(3):
            await http.get(f"/api/nowhere/{n}")
        assert requests("GET", "unknown", 404) == before + 3
        before = requests("OTHER", "unknown", 404) + requests("OTHER", "unknown", 405)
        await http.request("PROPFIND", "/api/pot")
        assert requests("OTHER", "unknown", 404) + requests("OTHER", "unknown", 405) == before + 1


async def test_sockets_are_counted_when_they_end_and_refused_ones_by_their_status(
    served: Served, ann: Browser, lines: io.StringIO
) -> None:
    route = "/ws/tables/{table_id}"
    before = requests("SOCKET", route, 101), requests("SOCKET", route, 404)
    socket = await ann.socket(await ann.open())
    await socket.close()
    refused = await ann.connect("/ws/tables/abcdefghijkl")
    await refused.wait_closed()
    while '"status": 404' not in lines.getvalue() or '"status": 101' not in lines.getvalue():
        await ann.get("/health")
    after = requests("SOCKET", route, 101), requests("SOCKET", route, 404)
    assert after == (before[0] + 1, before[1] + 1)


async def test_the_access_log_names_routes_and_addresses_and_no_secret(
    served: Served, ann: Browser, lines: io.StringIO
) -> None:
    table = await ann.open()
    headers = {"x-forwarded-for": "203.0.113.9", "authorization": "Bearer hunter2"}
    await ann.http.get(f"/api/tables/{table}/now?since=-1&token=hunter2", headers=headers)
    found = [json.loads(line) for line in lines.getvalue().splitlines()]
    last = next(line for line in found if line.get("route") == "/api/tables/{table_id}/now")
    assert (last["event"], last["method"]) == ("request", "GET")
    assert last["address"] == "203.0.113.9"
    assert last["seconds"] >= 0
    for secret in (table, "hunter2", "since", *ann.http.cookies.values()):
        assert secret not in lines.getvalue()


async def test_without_the_setting_nothing_is_logged(
    served: Served, ann: Browser, lines: io.StringIO
) -> None:
    known = served.services
    quiet = msgspec.structs.replace(
        known, settings=msgspec.structs.replace(known.settings, access_log=False)
    )
    served.server._litestar.state["services"] = quiet
    try:
        await ann.get("/health")
    finally:
        served.server._litestar.state["services"] = known
    assert lines.getvalue() == ""
