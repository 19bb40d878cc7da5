"""The browser deals a match again: an honest record is green, a changed one red where it lies."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from ludoteka.core.fairness import commitment, seal_first_edition
from tests.browser.played import finished_match, record_of
from tests.browser.proofs import STEPS, forge_record, remarks, seen, states, verify

pytestmark = pytest.mark.slow

Change = Callable[[dict[str, Any]], dict[str, Any]]
OF_BOTS = ["holds", "holds", "unproved", "holds", "holds", "holds", "holds"]
"""Bots add nothing: the deal holds, but the server drew it alone, and the page says so."""


@pytest.fixture(scope="module")
def table(address: str) -> str:
    return finished_match(address)


@pytest.fixture(scope="module")
def record(address: str, table: str) -> dict[str, Any]:
    return record_of(address, table)


@pytest.mark.parametrize("secure", [True, False], ids=["with WebCrypto", "over plain http"])
def test_an_honest_match_holds_as_far_as_it_can_show(
    page: Page, table: str, *, secure: bool
) -> None:
    if not secure:  # as browsers do it where a page comes without https
        page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    assert verify(page, table) == OF_BOTS
    expect(page.get_by_role("heading", name="The record agrees, as far as")).to_be_visible()
    expect(page.get_by_text("came over plain http")).to_have_count(0 if secure else 1)
    assert "alone" in remarks(page, "entropy")
    assert "no-memory" in remarks(page, "commitment")
    assert seen(page, "commitment") == "0"
    expect(page.locator("[data-step=deal]")).to_contain_text("The one random act of this match")


def test_a_record_of_the_first_edition_says_what_it_cannot_show(
    page: Page, table: str, record: dict[str, Any]
) -> None:
    def first(told: dict[str, Any]) -> dict[str, Any]:
        seed = bytes.fromhex(told["server_seed"])
        made = seal_first_edition(seed, record["game"], [b"\1" * 16, b"\2" * 16])
        plain: dict[str, Any] = msgspec.to_builtins(made)
        return plain

    forge_record(page, first)
    # The seats' numbers are others than those of this deal: it cannot be what the seed gives.
    found = verify(page, table)
    assert found[:4] == ["holds", "unproved", "unproved", "holds"]
    assert "first-edition" in remarks(page, "hashes")
    assert "drawn-by-server" in remarks(page, "entropy")


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


OTHER_SEED = "00" * 32


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (fair(server_seed=OTHER_SEED), "commitment"),
        (fair(hashes=None), "hashes"),
        (fair(entropy=["01" * 16, ""]), "hashes"),
        (fair(deal_seed="11" * 32), "deal-seed"),
        (
            fair(server_seed=OTHER_SEED, commitment=commitment(bytes.fromhex(OTHER_SEED))),
            "deal-seed",
        ),
        (another_move, "moves"),
        (another_result, "result"),
    ],
    ids=[
        "server seed",
        "no hashes",
        "entropy",
        "deal seed",
        "seed and commitment",
        "move",
        "result",
    ],
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
    button = page.get_by_role("button", name="Verify the deal")
    expect(button.or_(page.get_by_role("alert").filter(has_text="move"))).to_be_visible()
    if button.is_visible():
        button.click()
    at = STEPS.index(broken)
    assert states(page) == [*OF_BOTS[:at], "fails", *["skipped"] * (len(STEPS) - at - 1)]
    expect(page.get_by_role("heading", name="This deal does not match its record")).to_be_visible()
