"""The table's menu: leaving and coming back, resigning, stopping together, closing with undo."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import PATIENCE, NewContext
from tests.browser.houses import House

PHONE = {"width": 360, "height": 760}
ids = itertools.count()


def do(page: Page, address: str, table: str, **command: object) -> None:
    """A command as the page's own person, without a page for it."""
    data = {"id": f"test {next(ids)}", **command}
    answer = page.request.post(
        f"/api/tables/{table}/commands", data=data, headers={"origin": address}
    )
    assert answer.ok, answer.text()


def open_table(page: Page, address: str, **request: object) -> str:
    data = {"game": "six-nimmt", "seats": 2, "options": {"deals": 1}, **request}
    page.goto("/")
    answer = page.request.post("/api/tables", data=data, headers={"origin": address})
    assert answer.ok, answer.text()
    opened: dict[str, Any] = answer.json()
    return str(opened["id"])


@pytest.fixture
def alone(page: Page, address: str) -> str:
    """A match against one bot."""
    table = open_table(page, address, start=True)
    page.goto(f"/t/{table}")
    return table


def two(
    new_context: NewContext, address: str, *, clock: dict[str, object] | None = None, **guest: Any
) -> tuple[str, Page, Page]:
    """A match of two people, each with a browser of their own."""
    host, other = new_context().new_page(), new_context(**guest).new_page()
    more = {"clock": clock} if clock else {}
    table = open_table(host, address, auto_start=False, **more)
    other.goto(f"/t/{table}")
    expect(other.get_by_role("heading").first).to_be_visible()
    do(other, address, table, do="sit", seat=1)
    do(other, address, table, do="ready", seat=1)
    do(host, address, table, do="start")
    host.goto(f"/t/{table}")
    return table, host, other


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("menu")).to_be_visible()


def choose(page: Page, name: str) -> None:
    open_menu(page)
    page.get_by_role("menuitem", name=name).click()


def test_a_bot_plays_on_for_who_leaves_until_they_take_their_seat(
    new_context: NewContext, address: str, house: House
) -> None:
    table, host, _ = two(new_context, address)
    choose(host, "Leave")
    question = host.get_by_role("dialog", name="Leave this table?")
    expect(question.get_by_role("button", name="Stay")).to_be_focused()
    assert findings(host) == []
    host.keyboard.press("Escape")
    expect(question).to_be_hidden()
    expect(host.get_by_role("button", name="Table menu")).to_be_focused()
    assert not house.table(table).chairs[0].left
    choose(host, "Leave")
    question.get_by_role("button", name="Leave").click()
    expect(host.get_by_text("You left: a bot is playing for you.")).to_be_visible()
    assert house.table(table).chairs[0].left
    host.get_by_role("button", name="Take over").click()
    expect(host.get_by_text("You left: a bot is playing for you.")).to_be_hidden()
    assert not house.table(table).chairs[0].stand_in


def test_who_resigns_is_told_the_price_and_the_other_may_go_to_the_end(
    new_context: NewContext, address: str, house: House
) -> None:
    table, host, other = two(new_context, address)
    choose(host, "Resign")
    question = host.get_by_role("dialog", name="Resign this game?")
    expect(question).to_contain_text("wins. You cannot take this back.")
    expect(question.get_by_role("button", name="Play on")).to_be_focused()
    question.get_by_role("button", name="Resign").click()
    other.get_by_role("button", name="To the end").click()
    expect(other.locator('a[href^="/replay/"]').first).to_be_visible(timeout=2 * PATIENCE)
    # Whatever the two bots made of it: who resigned has lost.
    expect(host.get_by_role("heading", name="You resigned")).to_be_visible()
    expect(other.get_by_role("heading", name="You win")).to_be_visible()
    expect(other.locator("body")).to_contain_text("resigned, and a bot played on.")
    found = house.table(table)
    assert (found.status, found.chairs[0].resigned) == ("over", True)
    open_menu(host)
    expect(host.get_by_role("menuitem", name="Resign")).to_have_count(0)


def test_two_people_stop_without_a_result_if_both_agree(
    new_context: NewContext, address: str, house: House
) -> None:
    table, host, other = two(new_context, address, viewport=PHONE)
    choose(host, "Offer to stop")
    expect(host.get_by_text("You offered to stop")).to_be_visible()
    asked = other.get_by_role("region", name="offers to stop here")
    expect(asked).to_contain_text("Your answer?")
    assert findings(other) == []
    asked.get_by_role("button", name="Play on").click()
    expect(host.get_by_text("You offered to stop")).to_be_hidden()
    choose(host, "Offer to stop")
    expect(host.get_by_text("You can offer again")).to_be_visible()
    choose(other, "Offer to stop")
    host.get_by_role("button", name="Agree").click()
    for page in (host, other):
        expect(page.get_by_role("heading", name="You all agreed to stop")).to_be_visible()
    assert (house.table(table).closed, house.table(table).result) == ("agreed", None)
    host.get_by_role("link", name="Watch the replay").click()
    expect(host).to_have_url(f"{address}/replay/{table}")


def test_a_game_against_bots_is_closed_with_one_tap_and_can_be_undone(
    page: Page, alone: str, house: House
) -> None:
    choose(page, "Close this game")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    undo.click()
    expect(undo).to_be_hidden()
    assert house.table(alone).status == "live"
    choose(page, "Close this game")
    page.wait_for_url("**/")
    assert house.table(alone).closed == "alone"


def test_who_goes_away_while_it_could_be_undone_has_closed_it(
    page: Page, alone: str, house: House
) -> None:
    choose(page, "Close this game")
    with page.expect_response("**/commands") as answered:
        page.evaluate(
            "() => history.pushState(null, '', '/') ?? dispatchEvent(new Event('popstate'))"
        )
    assert answered.value.ok
    assert house.table(alone).closed == "alone"


def test_in_a_slow_game_there_are_answers_ahead_and_vacation(
    new_context: NewContext, address: str, house: House
) -> None:
    clock: dict[str, object] = {"kind": "slow", "each": 86_400}
    table, host, other = two(new_context, address, clock=clock)
    choose(host, "Answer in advance")
    host.get_by_label("If I must take a row: the cheapest").check()
    host.get_by_role("button", name="Save").click()
    choose(host, "Answer in advance")
    expect(host.get_by_label("If I must take a row: the cheapest")).to_be_checked()
    assert findings(host) == []
    host.keyboard.press("Escape")
    choose(host, "Vacation")
    host.get_by_label("Days").fill("4")
    host.get_by_role("button", name="Go on vacation").click()
    expect(other.get_by_text("is on vacation until")).to_be_visible()
    assert house.table(table).chairs[0].vacation > 0


def reports_of(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.request.get("/api/me/export").json()["reports"]
    return found


def test_who_stalls_and_a_game_that_did_something_wrong_are_reported(
    new_context: NewContext, address: str
) -> None:
    table, host, other = two(new_context, address, viewport=PHONE)
    name = other.request.get("/api/me").json()["name"]
    choose(host, "Report a player or a problem")
    host.get_by_role("dialog").get_by_role("button", name=name).click()
    sheet = host.get_by_role("dialog", name=name)
    sheet.get_by_label("Stalling").check()
    sheet.get_by_role("button", name="Send the report").click()
    expect(sheet.get_by_role("status")).to_contain_text("Reported.")
    sheet.get_by_role("button", name="Close").click()

    choose(other, "Report a player or a problem")
    other.get_by_role("button", name="The game did something wrong").click()
    sheet = other.get_by_role("dialog", name="The game did something wrong")
    assert findings(other) == []
    sheet.get_by_label("What went wrong?").fill("The row took no card.")
    sheet.get_by_role("button", name="Send the report").click()
    expect(sheet.get_by_role("status")).to_contain_text("Reported.")
    assert [each["reason"] for each in reports_of(host)] == ["stalling"]
    (fault,) = reports_of(other)
    assert (fault["reason"], fault["person"], fault["table_id"]) == ("game", "", table)


def test_against_bots_a_game_that_did_something_wrong_is_reported_at_once(
    page: Page, alone: str
) -> None:
    choose(page, "Report a player or a problem")
    sheet = page.get_by_role("dialog", name="The game did something wrong")
    sheet.get_by_label("What went wrong?").fill("A bot took my row.")
    sheet.get_by_role("button", name="Send the report").click()
    expect(sheet.get_by_role("status")).to_contain_text("Reported.")
    assert [each["table_id"] for each in reports_of(page)] == [alone]


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1440, "height": 900}])
def test_the_menu_keeps_nobody_out_and_its_rows_can_be_hit(
    new_context: NewContext, address: str, viewport: dict[str, int]
) -> None:
    _, host, _ = two(new_context, address)
    host.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
    wide = host.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= viewport["width"], "the bar has room for the three dots"
    open_menu(host)
    assert findings(host) == []
    least = 56 if viewport is PHONE else 44
    for row in host.get_by_role("menuitem").all():
        box = row.bounding_box()
        assert box is not None
        assert box["height"] >= least
    host.keyboard.press("ArrowDown")
    expect(host.get_by_role("menuitem").nth(1)).to_be_focused()
    host.keyboard.press("Escape")
    expect(host.get_by_role("menu")).to_be_hidden()
