"""Errors: one shape, the reader's language, and never more than the reader may know."""

import pytest
from structlog.testing import capture_logs

from ludoteka.server.web.languages import best_of
from tests.server.refusing import counting
from tests.server.web.conftest import Client

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("kind", "status", "code"),
    [
        ("input", 400, "bad-seats"),
        ("storage", 503, "storage-down"),
        ("driver", 503, "storage-down"),
        ("refused", 503, "storage-down"),
        ("constraint", 500, "failed"),
        ("other", 500, "failed"),
    ],
)
async def test_every_error_has_a_status_a_code_and_a_sentence(
    client: Client, kind: str, status: int, code: str
) -> None:
    answer = await client.get(f"/api/raise/{kind}")
    assert answer.status_code == status
    assert answer.json()["code"] == code
    assert answer.json()["sentence"]
    assert answer.headers["content-type"].startswith("application/json")


async def test_an_unexpected_error_tells_a_number_and_nothing_else(client: Client) -> None:
    with capture_logs() as logs:
        answer = await client.get("/api/raise/other")
    assert "deck" not in answer.text
    assert "Traceback" not in answer.text
    assert [line["id"] for line in logs] == [answer.json()["arguments"]["id"]]


async def test_storage_trouble_tells_no_address(client: Client) -> None:
    answer = await client.get("/api/raise/storage")
    assert "postgresql" not in answer.text
    assert answer.headers["retry-after"] == "2"


async def test_the_sentence_is_in_the_language_of_the_browser(client: Client) -> None:
    sentences = {
        language: (await client.get("/api/nowhere", headers={"accept-language": language})).json()[
            "sentence"
        ]
        for language in ("en-GB,en;q=0.9", "ru", "de, uk;q=0.7, en;q=0.3")
    }
    assert [text[0] for text in sentences.values()] == ["T", "П", "З"]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("fr", "en"),
        ("uk-UA,uk;q=0.9,ru;q=0.8", "uk"),
        ("en;q=0.1, ru;q=0.2", "ru"),
        ("ru;q=0", "en"),
        ("ru;q=x", "en"),
        ("," * 100_000 + "ru", "en"),
    ],
)
async def test_languages_are_chosen_by_weight(header: str, language: str) -> None:
    assert best_of(header) == language


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "bad-request"),
        (b"", "bad-field"),
        (b"[]", "bad-field"),
        (b'{"number": "1"}', "bad-field"),
        (b'{"number": 1, "more": 2}', "bad-field"),
        (b'{"number": 1e400}', "bad-request"),
        (b"\xff", "bad-request"),
    ],
)
async def test_bodies_are_read_strictly(client: Client, body: bytes, code: str) -> None:
    headers = {"content-type": "application/json"}
    answer = await client.post("/api/echo", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_a_bad_field_is_named(client: Client) -> None:
    answer = await client.post("/api/echo", json={"number": "1"})
    assert answer.json()["arguments"] == {
        "field": "number",
        "problem": "Expected `int`, got `str`",
    }


async def test_deep_json_is_refused(client: Client) -> None:
    for body in (b"[" * 990, b'{"a":' * 190, b'{"number":' + b"[" * 400 + b"]" * 400 + b"}"):
        headers = {"content-type": "application/json"}
        answer = await client.post("/api/echo", content=body, headers=headers)
        assert answer.status_code == 400


async def test_an_oversized_body_is_refused(client: Client) -> None:
    with counting("body"):
        answer = await client.post("/api/echo", json={"number": 1, "x": "x" * 2000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_what_is_not_there_is_told_in_the_same_shape(client: Client) -> None:
    missing = await client.get("/api/nowhere")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-page")
    wrong = await client.put("/api/echo", json={})
    assert (wrong.status_code, wrong.json()["code"]) == (405, "no-such-method")
