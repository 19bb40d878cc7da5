"""Whatever is wrong with a request is said, with a code, in the reader's language: never 5xx.

The requests are made from the API's own description, so that a new endpoint is tested too.
"""

import io
import itertools
import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import pytest

from tests.server.outside.browsers import Browser
from tests.server.outside.serving import Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

LANGUAGES: Final = ("en", "ru", "uk")
CYRILLIC: Final = re.compile("[а-яіїє]")
HUGE: Final = 10**30
WRONG: Final[list[object]] = [None, True, -1, HUGE, 1.5, "", "\x00", "x" * 5000, [], [[]], {"a": 1}]
BODIES: Final = [b"", b"null", b"[]", b"1", b'"x"', b"{", b"\xff\xfe", b"[" * 5000, b'{"a":' * 5000]

PLACE: Final = re.compile(r"\{[^}]*\}")
QUERIES: Final = [
    "",
    "x",
    "1.5",
    "1e99",
    str(HUGE),
    str(-HUGE),
    "-1",
    "0",
    "\x00",
    "null",
    "ä" * 500,
]
PATHS: Final = ["x", "%00", "..%2F..", "%F0%9F%82%A1", "a" * 2000, "AAAAAAAAAAAA", "-1", "%FF"]

Operation = tuple[str, str, dict[str, Any]]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def served(
    anyio_backend: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Served]:
    """On both databases: they mind different things."""
    folder = tmp_path_factory.mktemp("served")
    async with emptied_database(request.param, folder) as url, serving(url) as running:
        yield running


@pytest.fixture(scope="module")
async def readers(served: Served) -> dict[str, Browser]:
    """An account for each language: what is wrong is told to those who may ask."""
    found = {}
    for language, name in zip(LANGUAGES, ("Reader", "Читатель", "Читачка"), strict=True):
        found[language] = served.browser(language=language)
        await found[language].register(name)
    return found


@pytest.fixture(scope="module")
async def description(served: Served) -> dict[str, Any]:
    found: dict[str, Any] = await served.browser().get("/api/openapi.json")
    return found


def operations(description: dict[str, Any]) -> Iterator[Operation]:
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def shapes(description: dict[str, Any], schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The objects that a body may be: one, or one of several."""
    if reference := schema.get("$ref"):
        return shapes(
            description, description["components"]["schemas"][reference.rpartition("/")[2]]
        )
    if parts := schema.get("anyOf"):
        return [each for part in parts for each in shapes(description, part)]
    return [schema]


def allowed(field: dict[str, Any]) -> list[object]:
    """Of the wrong values, those that are right here."""
    several = field.get("anyOf", ())
    kinds = {each.get("type") for each in (field, *several)}
    return [value for kind, value in (("boolean", True), ("null", None)) if kind in kinds]


def wrong_bodies(description: dict[str, Any], operation: dict[str, Any]) -> Iterator[bytes]:
    yield from BODIES
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    for shape in shapes(description, schema):
        fields = shape["properties"]
        tags = {name: field["const"] for name, field in fields.items() if "const" in field}
        begun = dict.fromkeys(shape.get("required", ()), "x") | tags
        yield json.dumps(begun | {"unknown": 1}).encode()
        for name, field in fields.items():
            for value in WRONG:
                if value not in allowed(field):
                    yield json.dumps(begun | {name: value}).encode()


async def check_refused(
    browser: Browser, language: str, method: str, path: str, content: bytes | None = None
) -> str:
    """With a code, and a sentence in the reader's language."""
    headers = {} if content is None else {"content-type": "application/json"}
    answer = await browser.http.request(method, path, content=content, headers=headers)
    where = f"{method} {path} {content!r:.200}: {answer.status_code} {answer.text:.300}"
    assert 400 <= answer.status_code < 500, where
    problem = answer.json()
    assert re.fullmatch("[a-z-]+", problem["code"]), where
    assert bool(CYRILLIC.search(problem["sentence"])) is (language != "en"), where
    return str(problem["sentence"])


async def check_in_all_languages(
    readers: dict[str, Browser], method: str, path: str, content: bytes | None = None
) -> None:
    sentences = {
        await check_refused(browser, language, method, path, content)
        for language, browser in readers.items()
    }
    assert len(sentences) == len(readers), sentences


async def test_every_body_that_is_wrong_is_refused(
    readers: dict[str, Browser], description: dict[str, Any]
) -> None:
    """There are many: everybody sends every third."""
    turns = itertools.cycle(readers.items())
    seen = 0
    for method, path, operation in operations(description):
        if "requestBody" in operation:
            seen += 1
            for body in wrong_bodies(description, operation):
                language, browser = next(turns)
                place = PLACE.sub("AAAAAAAAAAAA", path)
                await check_refused(browser, language, method, place, body)
    assert seen >= 10


async def test_a_body_that_is_none_is_refused_in_every_language(
    readers: dict[str, Browser],
) -> None:
    for body in BODIES:
        await check_in_all_languages(readers, "POST", "/api/tables", body)


async def test_a_body_that_is_not_utf_8_is_refused(
    readers: dict[str, Browser], logged: io.StringIO
) -> None:
    before = len(logged.getvalue())
    for body in (b'{"game": "\xff"}', b"\xff\xfe{}", b'{"\xc3": 1}', b'{"game": "\xed\xa0\x80"}'):
        for path in ("/api/tables", "/api/records", "/api/session"):
            await check_in_all_languages(readers, "POST", path, body)
    assert "Traceback" not in logged.getvalue()[before:]
    assert "unexpected error" not in logged.getvalue()[before:]


async def test_no_query_upsets_the_server(
    readers: dict[str, Browser], description: dict[str, Any]
) -> None:
    browser = readers["uk"]
    table = await browser.open(start=True)
    seen = 0
    for method, path, operation in operations(description):
        for parameter in operation.get("parameters", ()):
            if parameter["in"] != "query" or path.endswith("/stream"):
                continue
            for value in QUERIES:
                seen += 1
                answer = await browser.http.request(
                    method, PLACE.sub(table, path), params={parameter["name"]: value}
                )
                where = f"{method} {path} {parameter['name']}={value}: {answer.text:.300}"
                assert answer.status_code < 500, where
                assert answer.is_success or CYRILLIC.search(answer.json()["sentence"]), where
    assert seen > 50


async def test_a_query_that_is_no_number_is_refused_in_every_language(
    readers: dict[str, Browser],
) -> None:
    for path in (
        "/api/tables?before=x",
        "/api/tables?before=-1",
        "/api/me/tables?status=lost",
        "/api/me/tables?before=1.5",
        "/api/tables/AAAAAAAAAAAA/now?since=x",
        "/api/tables/AAAAAAAAAAAA/record?seat=x",
        "/api/people",
    ):
        await check_in_all_languages(readers, "GET", path)


async def test_every_path_to_nothing_is_refused(
    readers: dict[str, Browser], description: dict[str, Any]
) -> None:
    turns = itertools.cycle(readers.items())
    for method, path, operation in operations(description):
        if "{" in path and "requestBody" not in operation:
            for value in PATHS:
                language, browser = next(turns)
                await check_refused(browser, language, method, PLACE.sub(value, path))


async def test_other_kinds_of_bodies_methods_and_tokens_are_refused(
    readers: dict[str, Browser], served: Served
) -> None:
    for language, browser in readers.items():
        form = await browser.http.post("/api/tables", data={"game": "six-nimmt"})
        method = await browser.http.request("TRACE", "/api/tables")
        put = await browser.http.put("/api/games", json={})
        basic = await served.browser(language=language).http.get(
            "/api/me", headers={"authorization": "Basic eDp5"}
        )
        for answer, status, code in (
            (form, 415, "not-json"),
            (method, 405, "no-such-method"),
            (put, 405, "no-such-method"),
            (basic, 401, "bad-authorization"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert bool(CYRILLIC.search(answer.json()["sentence"])) is (language != "en")
