"""The browser deals a match again: an honest record is green, a changed one red where it lies."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.played import finished_match, record_of

pytestmark = pytest.mark.slow

STEPS = ["commitment", "entropy", "deal-seed", "deal", "moves", "result"]
Fairness = dict[str, Any]
Change = Callable[[dict[str, Any]], dict[str, Any]]


@pytest.fixture(scope="module")
def table(address: str) -> str:
    return finished_match(address)


@pytest.fixture(scope="module")
def record(address: str, table: str) -> dict[str, Any]:
    return record_of(address, table)


def states(page: Page) -> list[str | None]:
    """After the last step, so that nothing is still under way."""
    expect(page.locator("[data-step=result]")).to_be_visible(timeout=30_000)
    return [page.locator(f"[data-step={step}]").get_attribute("data-state") for step in STEPS]


@pytest.mark.parametrize("secure", [True, False], ids=["with WebCrypto", "over plain http"])
def test_an_honest_match_holds_in_every_step(page: Page, table: str, *, secure: bool) -> None:
    if not secure:  # as browsers do it where a page comes without https
        page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Verify the deal").click()
    assert states(page) == ["holds"] * 6
    expect(page.get_by_role("heading", name="The deal is genuine")).to_be_visible()
    expect(page.get_by_text("came over plain http")).to_have_count(0 if secure else 1)


def fair(**changes: object) -> Change:
    return lambda record: record | {"fairness": record["fairness"] | changes}


def another_move(record: dict[str, Any]) -> dict[str, Any]:
    """The first card is played again in the next trick."""
    moves = list(record["moves"])
    seat, text, _ = moves[0]
    again = next(at for at, move in enumerate(moves) if at and move[0] == seat)
    moves[again] = [seat, text, moves[again][2]]
    return record | {"moves": moves}


def another_result(record: dict[str, Any]) -> dict[str, Any]:
    ranks = [3 - rank for rank in record["result"]["ranks"]]
    return record | {"result": record["result"] | {"ranks": ranks}}


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (fair(server_seed="00" * 32), "commitment"),
        (fair(entropy=["00", "01"]), "deal-seed"),
        (fair(deal_seed="11" * 32), "deal-seed"),
        (another_move, "moves"),
        (another_result, "result"),
    ],
    ids=["server seed", "entropy", "deal seed", "move", "result"],
)
def test_a_changed_record_is_red_where_it_was_changed(
    page: Page, record: dict[str, Any], change: Change, broken: str
) -> None:
    page.goto("/replay")
    content = msgspec.json.encode(change(record))
    page.locator("input[type=file]").set_input_files(
        {"name": "changed.json", "mimeType": "application/json", "buffer": content}
    )
    # What cannot be played any more is shown on the spot, the rest as a replay.
    verify = page.get_by_role("button", name="Verify the deal")
    expect(verify.or_(page.get_by_role("alert").filter(has_text="move"))).to_be_visible()
    if verify.is_visible():
        verify.click()
    at = STEPS.index(broken)
    assert states(page) == ["holds"] * at + ["fails"] + ["skipped"] * (5 - at)
    expect(page.get_by_role("heading", name="This record was changed")).to_be_visible()
