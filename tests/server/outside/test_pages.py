"""The client's files, and what someone sees who follows a wrong link."""

import pytest

from tests.server.outside.browsers import Browser

pytestmark = pytest.mark.anyio

LINK = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


async def test_a_wrong_link_shows_the_page_and_a_program_gets_json(ann: Browser) -> None:
    page = await ann.http.get("/no/such/room", headers=LINK)
    assert page.status_code == 404
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.content == (await ann.http.get("/")).content
    for path, headers in (("/no/such/room", {}), ("/api/tables/nothing", LINK)):
        answer = await ann.http.get(path, headers=headers)
        assert answer.status_code == 404
        assert answer.json()["code"].startswith("no-such")


@pytest.mark.parametrize("path", ["/api/nothing", "/api/nothing/at/all", "/api/me/nothing"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
async def test_an_unknown_address_of_the_api_gets_json(
    ann: Browser, method: str, path: str
) -> None:
    answer = await ann.http.request(method, path, headers=LINK)
    assert answer.status_code == 404
    assert answer.json() == {
        "code": "no-such-page",
        "sentence": f"There is nothing at {path}.",
        "arguments": {"path": path},
    }


async def test_pages_are_packed_for_browsers_that_can_unpack(ann: Browser) -> None:
    packed = await ann.http.get("/", headers={"accept-encoding": "gzip"})
    plain = await ann.http.get("/", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
