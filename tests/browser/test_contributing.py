"""Browsers add to a deal without a click: in one tab or two, for several seats, across a reload."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from ludoteka.core.fairness import commitment, entropy_hash, parse_seed
from ludoteka.server.tables.table import Table
from tests.browser.conftest import NewContext
from tests.browser.houses import PATIENT, House
from tests.browser.proofs import Crooked, Fairness, verify
from tests.browser.seated import Seated

pytestmark = pytest.mark.slow

POST = """async ([path, data]) => (await fetch(path, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(data),
})).json()"""


def open_table(page: Page, **wish: object) -> str:
    """A table of this browser's guest."""
    page.goto("/")
    usual = {"game": "six-nimmt", "seats": 2, "bots": ["random"], "options": {"deals": 1}}
    page.evaluate(POST, ["/api/guests", {}])
    opened = page.evaluate(POST, ["/api/tables", usual | wish])
    return str(opened["id"])


def enter(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.locator("main.board").wait_for()


def contributors(table: Table) -> list[int]:
    """The seats that have added to the deal; each had sent its hash before."""
    assert table.entropy is not None
    assert table.hashes is not None
    committed = commitment(parse_seed(table.created.server_seed))
    found = [seat for seat, part in enumerate(table.entropy) if part]
    for seat in found:
        part = bytes.fromhex(table.entropy[seat])
        assert table.hashes[seat] == entropy_hash(committed, seat, part)
    return found


@pytest.fixture
def remembered(page: Page) -> Iterator[Page]:
    yield page
    kept = page.evaluate("() => Object.keys(localStorage)")
    assert any(key.startswith("ludoteka.deal.") for key in kept)


def test_play_now_deals_together_without_a_click_or_a_waiting_room(
    remembered: Page, house: House
) -> None:
    remembered.add_init_script(
        """new MutationObserver(() => {
          if (document.querySelector('ul.chairs')) sessionStorage.setItem('waited', 'yes');
        }).observe(document, {childList: true, subtree: true});"""
    )
    seated = Seated(remembered)
    seated.play_now("6 nimmt!")
    seated.wait()
    assert contributors(house.table(seated.table)) == [0]
    assert remembered.evaluate("() => sessionStorage.getItem('waited')") is None
    expect(remembered.get_by_role("alert")).to_have_count(0)


def test_a_rematch_deals_together_as_well(remembered: Page, house: House) -> None:
    seated = Seated(remembered)
    enter(remembered, open_table(remembered, start=True))
    seated.open_moves()
    seated.play_on(listed=1)
    first = seated.table
    remembered.get_by_role("button", name="Play again").click()
    remembered.wait_for_url(lambda url: "/t/" in url and first not in url)
    seated.open_moves()
    seated.wait()
    assert len(contributors(house.table(seated.table))) == 1
    assert verify(remembered, first) == ["holds"] * 7


def test_every_seat_of_one_device_adds_a_number_of_its_own(remembered: Page, house: House) -> None:
    wish = {"seats": 3, "own_seats": 2, "names": ["Ann", "Ben"], "start": True}
    table = open_table(remembered, **wish)
    remembered.goto(f"/t/{table}")
    remembered.locator("main.board, [role=dialog]").first.wait_for()
    found = house.table(table)
    assert contributors(found) == [0, 1]
    assert found.entropy is not None
    assert found.entropy[0] != found.entropy[1]


@pytest.mark.parametrize("secure", [True, False], ids=["with locks", "over plain http"])
def test_two_tabs_of_one_browser_send_one_number(
    new_context: NewContext, house: House, *, secure: bool
) -> None:
    url = house.url if secure else f"http://friends.test:{house.port}"
    context = new_context(base_url=url)
    tabs = [context.new_page(), context.new_page()]
    table = open_table(tabs[0], bots=[])
    between = [Crooked(tab) for tab in tabs]
    for tab in tabs:
        tab.goto(f"/t/{table}")
        tab.get_by_role("button", name="Start with").wait_for()
    tabs[0].get_by_role("button", name="Start with").click()
    for tab in tabs:
        tab.locator("main.board").wait_for()
        expect(tab.get_by_role("alert")).to_have_count(0)
    assert contributors(house.table(table)) == [0]
    revealed = {frame["entropy"] for each in between for frame in each.commands("reveal")}
    assert len(revealed) == 1
    assert tabs[0].evaluate("() => isSecureContext") is secure


def test_over_plain_http_a_browser_takes_part_as_well(
    new_context: NewContext, house: House
) -> None:
    page = new_context(base_url=f"http://friends.test:{house.port}").new_page()
    enter(page, table := open_table(page, start=True))
    assert page.evaluate("() => crypto.subtle === undefined")
    assert contributors(house.table(table)) == [0]


def test_a_reload_between_hash_and_number_reveals_what_was_stored(
    new_context: NewContext, tmp_path: Path
) -> None:
    """The server does not deal before the page is back."""
    settings = msgspec.structs.replace(PATIENT, reveal_seconds=60)
    with House(tmp_path, settings) as house:
        page = new_context(base_url=house.url).new_page()
        table = open_table(page, bots=[])
        between = Crooked(page, change=never_reveal)
        page.goto(f"/t/{table}")
        page.get_by_role("button", name="Start with").click()
        expect(page.get_by_text("Shuffling together…")).to_be_visible()
        wait_for_hashes(page, house, table)
        between.change = honest
        page.reload()
        page.locator("main.board").wait_for()
        assert contributors(house.table(table)) == [0]
        hashes = {frame["hash"] for frame in between.commands("commit")}
        assert hashes == {house.table(table).fairness(is_open=False).hashes[0]}  # type: ignore[index]


def never_reveal(told: Fairness) -> Fairness:
    """The page is left in the belief that hashes are still awaited."""
    return told | {"phase": "commit", "hashes": None} if told["phase"] == "reveal" else told


def honest(told: Fairness) -> Fairness:
    return told


def wait_for_hashes(page: Page, house: House, table: str) -> None:
    for _ in range(300):
        if house.table(table).phase == "reveal":
            return
        page.wait_for_timeout(100)
    raise AssertionError("no hashes")
