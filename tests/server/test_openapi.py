"""Every operation of the published API, with whatever its schema allows and forbids."""

import itertools
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from ludoteka.client import Client
from tests.server.running import FAST, PLENTY, Node

Operation = schemathesis.APIOperation[Any, Any, Any, Any]

pytestmark = pytest.mark.slow

EXAMPLES: Final = 10
"""Of each operation."""
ENDLESS: Final = ("/api/bot/stream", "/api/tables/{table_id}/stream")
"""They answer for as long as one listens; the client's tests do."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("openapi")
    node = Node(
        folder,
        msgspec.structs.replace(
            FAST,
            database=f"sqlite:///{folder / 'house.db'}",
            limit_accounts=PLENTY,
            limit_log_in=PLENTY,
            limit_export=PLENTY,
            limit_tokens=PLENTY,
        ),
    )
    node.start()
    node.wait()
    yield node
    node.stop()
    assert "Traceback" not in node.log(), node.log()


def test_no_operation_fails_whatever_it_is_given(server: Node) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation: Operation = found.ok()
        if operation.path not in ENDLESS:
            tried += 1
            _try(server, operation)
    assert tried > 40


def _try(server: Node, operation: Operation) -> None:
    """As who hosts a live match, and now and then with its id: else all tables are unknown."""
    with Client(server.url) as client:
        table = client.open_table("six-nimmt", start=True).id
        who = client._identity.headers()
        numbers = itertools.count()

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        )
        @given(case=st.one_of(list(_cases(operation))))
        def answers(case: schemathesis.Case[Any]) -> None:
            if "table_id" in case.path_parameters and next(numbers) % 2:
                case.path_parameters["table_id"] = table
            response = case.call(headers=who, timeout=30)
            case.validate_response(response, checks=[not_a_server_error])

        answers()


def _cases(operation: Operation) -> Iterator[st.SearchStrategy[schemathesis.Case[Any]]]:
    """What the schema allows, and what it forbids, where there is anything to get wrong."""
    yield operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if operation.body or any(operation.iter_parameters()):
        yield operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
