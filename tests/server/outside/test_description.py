"""The description of the API: every answer has an example, and every example is one."""

from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from ludoteka.games import games
from ludoteka.server.web.operation_names import NAMES
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.serving import Served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def description(served: Served) -> dict[str, Any]:
    found: dict[str, Any] = await served.browser().get("/api/openapi.json")
    return found


def contents(description: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every kind of content that anything answers with."""
    shared = description["components"]["responses"]
    for path, item in description["paths"].items():
        for method, operation in item.items():
            for status, told in operation["responses"].items():
                response = shared[told["$ref"].rpartition("/")[2]] if "$ref" in told else told
                for content in response.get("content", {}).values():
                    yield f"{method} {path} {status}", content


def holds(description: dict[str, Any], content: dict[str, Any]) -> bool:
    whole = {**content["schema"], "components": description["components"]}
    return jsonschema_rs.is_valid(whole, content["example"])


async def test_every_answer_has_an_example_that_its_schema_allows(
    description: dict[str, Any],
) -> None:
    found = list(contents(description))
    assert len(found) > 200
    assert [where for where, content in found if "example" not in content] == []
    assert [where for where, content in found if not holds(description, content)] == []


async def test_a_wrong_example_would_be_noticed(description: dict[str, Any]) -> None:
    (content,) = [each for where, each in contents(description) if where == "get /api/me 200"]
    assert not holds(description, content | {"example": content["example"] | {"name": 7}})


def operations(description: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in description["paths"].items():
        for method, operation in item.items():
            yield f"{method} {path}", operation


async def test_every_answer_is_of_a_kind_that_clients_know(description: dict[str, Any]) -> None:
    kinds = {
        kind
        for _, told in operations(description)
        for answer in told["responses"].values()
        for kind in answer.get("content", {})
    }
    assert kinds == {"application/json", "application/x-ndjson", "text/plain"}


async def test_every_operation_has_a_name_of_its_own(description: dict[str, Any]) -> None:
    """Names of methods in other people's programs: they do not change with a path."""
    found = {name: told["operationId"] for name, told in operations(description)}
    assert found == dict(NAMES)
    assert len({*found.values()}) == len(found)


async def test_an_operation_says_with_which_token_it_may_be_asked(
    description: dict[str, Any],
) -> None:
    assert {*description["components"]["securitySchemes"]} == {"token", "session"}
    security = {told["operationId"]: told["security"] for _, told in operations(description)}
    assert security["get_me"] == [{"token": ["read"]}, {"session": []}]
    assert security["open_table"] == [{}, {"token": ["play"]}, {"session": []}]
    assert security["health"] == []


async def test_a_bot_finds_the_messages_it_lives_on(
    description: dict[str, Any], ann: Browser
) -> None:
    """The welcome and its sights, down to the view and the events of each game."""
    answers = {
        told["operationId"]: told["responses"]["200"].get("content", {})
        for _, told in operations(description)
        if "200" in told["responses"]
    }
    schema = answers["get_table_now"]["application/json"]["schema"]
    assert schema == {"$ref": "#/components/schemas/Welcome"}
    lines = answers["follow_table"]["application/x-ndjson"]["schema"]["anyOf"]
    assert {"$ref": "#/components/schemas/Update"} in lines
    for game in games():
        table = await ann.open(game, start=True)
        welcome = await ann.get(f"/api/tables/{table}/now")
        assert holds(description, {"schema": schema, "example": welcome}), game
        sight = welcome["sights"][0]
        assert not holds(description, {"schema": schema, "example": welcome | {
            "sights": [sight | {"view": sight["view"] | {"to_act": "nobody"}}]
        }})  # fmt: skip


async def test_bodies_say_that_they_take_nothing_else(description: dict[str, Any]) -> None:
    schemas = description["components"]["schemas"]
    for name in ("Credentials", "TableRequest", "TokenRequest", "Play"):
        assert schemas[name]["additionalProperties"] is False, name
    name = schemas["Credentials"]["properties"]["name"]
    assert (name["minLength"], name["maxLength"]) == (2, 24)


async def test_no_default_is_an_object(description: dict[str, Any]) -> None:
    """Generators leave out whatever has one."""
    for name, schema in description["components"]["schemas"].items():
        for field in schema.get("properties", {}).values():
            assert not isinstance(field.get("default"), dict), name


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/me", "DELETE, GET, OPTIONS, PATCH"),
        ("/api/tables", "GET, OPTIONS, POST"),
        ("/api/tables/AAAAAAAAAAAA/now", "GET, OPTIONS"),
    ],
)
async def test_a_path_says_how_it_may_be_asked(served: Served, path: str, allowed: str) -> None:
    http = served.browser().http
    options = await http.options(path)
    assert (options.status_code, options.headers["allow"]) == (204, allowed)
    refused = await http.put(path)
    assert (refused.status_code, refused.headers["allow"]) == (405, allowed)
    assert refused.json()["code"] == "no-such-method"
    assert (await http.options("/api/nowhere")).status_code == 404


async def test_refusals_look_as_they_are_described(
    description: dict[str, Any], ann: Browser
) -> None:
    problem = {"schema": description["components"]["schemas"]["Problem"]}
    asked = {"/api/tables/{table_id}": {}, "/api/tables": {"before": "x"}, "/api/people": {}}
    for path, params in asked.items():
        with pytest.raises(Refusal) as refused:
            await ann.get(path.replace("{table_id}", "AAAAAAAAAAAA"), **params)
        assert holds(description, problem | {"example": refused.value.problem})
        assert str(refused.value.status) in description["paths"][path]["get"]["responses"]


@pytest.mark.parametrize(
    ("language", "title"), [("en", "The Game: Face to Face"), ("uk", "Віч-на-віч")]
)
async def test_games_are_named_in_the_language_asked_for(
    served: Served, language: str, title: str
) -> None:
    visitor = served.browser(language=language)
    titles = {each["info"]["key"]: each["title"] for each in await visitor.get("/api/games")}
    assert titles["face-to-face"] == title
    for key, known in titles.items():
        one = await visitor.get(f"/api/games/{key}")
        assert one["texts"][one["info"]["title"]] == one["title"] == known
        for option in one["info"]["options"]:
            assert one["texts"][option["label"]]


async def test_a_guest_with_a_cookie_learns_what_is_missing(served: Served) -> None:
    http = served.browser().http
    assert (await http.post("/api/guests")).is_success
    del http.headers["origin"]
    refused = await http.post("/api/guests")
    assert (refused.status_code, refused.json()["code"]) == (403, "no-origin")
    assert f"Origin: {served.url}" in refused.json()["sentence"]
    origin = {"origin": refused.json()["arguments"]["origin"]}
    assert (await http.post("/api/guests", headers=origin)).is_success
