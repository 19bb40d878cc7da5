"""The description of the API: every answer has an example, and every example is one."""

from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

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
