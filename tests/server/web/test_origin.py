"""Other people's pages cannot act for those who visit them."""

import pytest

from ludoteka.server.people.service import People
from tests.server.web.conftest import Client, MakeClient

pytestmark = pytest.mark.anyio
BODY = {"number": 1}


async def post(client: Client, origin: str | None, **headers: str) -> int:
    del client.headers["origin"]
    if origin is not None:
        headers["origin"] = origin
    answer = await client.post("/api/echo", json=BODY, headers=headers)
    client.headers["origin"] = "http://cards.test"
    return answer.status_code


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.test",
        "https://cards.test",
        "http://cards.test:81",
        "http://cards.test.evil.test",
        "http://sub.cards.test",
        "null",
        "",
        "cards.test",
        "http://[",
    ],
)
async def test_a_cross_origin_post_is_refused(client: Client, origin: str) -> None:
    assert await post(client, "http://cards.test") == 201
    assert await post(client, origin) == 403


async def test_a_post_with_a_cookie_and_no_origin_is_refused(client: Client) -> None:
    assert await post(client, None) == 201  # a program, which has no cookie yet
    assert await post(client, None) == 403


async def test_a_token_needs_no_origin(client: Client, people: People) -> None:
    guest = await people.guest("en")
    _, secret = await people.add_token(guest.id, label="t", scopes=["play"])
    assert await post(client, "http://evil.test", authorization=f"Bearer {secret}") == 201


async def test_the_public_address_and_allowed_origins_are_ours(make_client: MakeClient) -> None:
    client = make_client(
        public_url="https://cards.example.org", allowed_origins=["https://app.example.org"]
    )
    assert await post(client, "https://cards.example.org") == 201
    assert await post(client, "https://cards.example.org:443") == 201
    assert await post(client, "https://app.example.org") == 201
    assert await post(client, "https://example.org") == 403


async def test_a_proxy_says_how_browsers_came_only_if_it_is_trusted(
    make_client: MakeClient,
) -> None:
    forwarded = {"x-forwarded-proto": "https"}
    assert await post(make_client(), "https://cards.test", **forwarded) == 403
    trusting = make_client(trusted_proxies=["127.0.0.1"])
    assert await post(trusting, "https://cards.test", **forwarded) == 201


async def test_reading_needs_no_origin(client: Client) -> None:
    answer = await client.get("/api/visit", headers={"origin": "http://evil.test"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
async def test_what_forms_can_send_is_not_read(client: Client, kind: str) -> None:
    answer = await client.post(
        "/api/echo", content=b'{"number": 1}', headers={"content-type": kind}
    )
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


async def test_csrf_via_websocket_origin_is_refused(client: Client) -> None:
    person = (await client.post("/api/echo", json=BODY)).json()["person"]
    accepted, said, _closed = await client.open_socket("/socket")
    assert (accepted["type"], said["text"]) == ("websocket.accept", person)
    _accepted, _told, refused = await client.open_socket("/socket", origin="http://evil.test")
    assert (refused["type"], refused["code"]) == ("websocket.close", 4403)


async def test_a_socket_brings_the_cookie_of_a_new_guest(client: Client) -> None:
    accepted, *_ = await client.open_socket("/socket")
    headers = accepted["headers"]
    assert isinstance(headers, list)
    assert [name for name, _ in headers] == [b"set-cookie"]


async def test_a_socket_with_a_bad_token_is_closed_with_the_reason(client: Client) -> None:
    *_, refused = await client.open_socket("/socket", authorization="Bearer wrong")
    assert (refused["code"], refused["reason"]) == (4401, "wrong-token")
