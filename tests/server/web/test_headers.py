"""What browsers are told about our pages."""

import pytest

from tests.server.web.conftest import Client, MakeClient

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ["/api/visit", "/api/nowhere", "/api/raise/other", "/nowhere"])
async def test_every_answer_carries_the_headers(client: Client, path: str) -> None:
    headers = (await client.get(path)).headers
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "permissions-policy" in headers


async def test_answers_of_the_api_are_not_kept(client: Client) -> None:
    assert (await client.get("/api/visit")).headers["cache-control"] == "no-store"


async def test_https_is_insisted_on_only_over_https(make_client: MakeClient) -> None:
    plain = make_client()
    secure = make_client(base_url="https://cards.test")
    assert "strict-transport-security" not in (await plain.get("/api/visit")).headers
    assert "strict-transport-security" in (await secure.get("/api/visit")).headers
