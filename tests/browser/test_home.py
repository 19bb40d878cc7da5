"""The home page: what is asked of me, my games, open tables, finished ones, quick matches."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import found_in
from tests.browser.conftest import NewContext

SIZES = [{"width": 1440, "height": 900}, {"width": 390, "height": 844}]


def call(page: Page, method: str, path: str, **data: object) -> Any:
    """A request with the page's cookies."""
    answer = page.request.fetch(
        path, method=method, data=data, headers={"origin": page.url.rpartition("/")[0]}
    )
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def come(new_context: NewContext, name: str | None = None, **settings: Any) -> Page:
    """Someone on the home page."""
    page = new_context(**settings).new_page()
    page.goto("/")
    if name is not None:
        call(page, "POST", "/api/guests")
        call(page, "PATCH", "/api/me", name=name)
    return page


def open_table(page: Page, **request: object) -> str:
    return str(call(page, "POST", "/api/tables", **request)["id"])


def start_match(page: Page, **request: object) -> str:
    """A match against bots that has begun; the page is at home again."""
    table = open_table(page, start=True, **request)
    page.goto(f"/t/{table}")
    wait_until_live(page, table)
    page.goto("/")
    return table


def wait_until_live(page: Page, table: str) -> None:
    """Its page shows the board."""
    assert table in page.url
    expect(page.locator("main.board")).to_be_visible()


def section(page: Page, name: str) -> Any:
    return page.get_by_role("region", name=name)


def test_two_strangers_find_each_other_by_quick_match(new_context: NewContext) -> None:
    people = [come(new_context), come(new_context)]
    for page in people:
        page.get_by_role("button", name=re.compile("^Quick match.*Face to Face")).click()
        page.get_by_role("button", name="Find players").click()
        if page is people[0]:
            waiting = page.get_by_role("region", name="Quick match")
            expect(waiting).to_contain_text("you are the first of 2")
    for page in people:
        page.wait_for_url("**/t/*")
    assert people[0].url == people[1].url


def test_who_waits_may_start_with_bots_or_cancel(new_context: NewContext) -> None:
    page = come(new_context)
    for deed in ("Cancel", "Start with bots now"):
        page.get_by_role("button", name=re.compile("^Quick match.*6 nimmt!")).click()
        page.get_by_role("button", name="Find players").click()
        waiting = page.get_by_role("region", name="Quick match")
        waiting.get_by_role("button", name=deed).click()
        expect(waiting).to_be_hidden()
    page.wait_for_url("**/t/*")


def test_sit_down_at_an_open_table_really_sits_down_under_a_name(
    new_context: NewContext,
) -> None:
    host = come(new_context, "Hanna of tables")
    table = open_table(host, game="six-nimmt", seats=3, listed=True, options={"deals": 2})
    guest = come(new_context)
    row = section(guest, "Open tables").get_by_role("listitem").filter(has_text="Hanna of tables")
    expect(row).to_contain_text("no time limit")
    expect(row).to_contain_text("Deals: 2")
    row.get_by_role("button", name="Sit down").click()
    guest.get_by_role("textbox", name="Your name").fill("Gus of chairs")
    guest.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    guest.wait_for_url(f"**/t/{table}")
    seats = call(guest, "GET", f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Hanna of tables", "Gus of chairs", ""]
    host.reload()
    expect(section(host, "My games").get_by_text("2/3")).to_be_visible()
    open_ones = section(host, "Open tables").get_by_text("Hanna of tables’s table")
    expect(open_ones).to_have_count(0)


def test_running_and_finished_games_say_where_they_stand(new_context: NewContext) -> None:
    page = come(new_context, "Rita of lists")
    clock = {"kind": "live", "base": 600, "increment": 10}
    start_match(page, game="six-nimmt", clock=clock)
    mine = section(page, "My games").get_by_role("listitem").first
    expect(mine).to_contain_text("Deal 1, turn 1 · to 66")
    expect(mine).to_contain_text("Your move")
    expect(mine.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "0")
    expect(page.get_by_role("link", name=re.compile("Your move.*Choose"))).to_be_visible()
    mine.get_by_role("button", name="More about 6 nimmt!").click()
    expect(mine.get_by_role("link", name="Go to the table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(mine.get_by_role("link", name="Go to the table")).to_be_hidden()
    expect(section(page, "Finished games")).to_contain_text("No finished games yet")


def finish_match(page: Page) -> str:
    """A short match against a bot that is over: the person gave it up, and bots finished it."""
    table = open_table(page, game="six-nimmt", seats=2, options={"deals": 1}, start=True)
    page.goto(f"/t/{table}")
    wait_until_live(page, table)
    call(page, "POST", f"/api/tables/{table}/commands", do="resign", id="r", seat=0)
    page.locator(f"a[href^='/replay/{table}']").first.wait_for()
    page.goto("/")
    return table


def test_a_finished_game_leads_to_its_replay_and_its_review(new_context: NewContext) -> None:
    page = come(new_context, "Finn of ends")
    table = finish_match(page)
    for path in ("/", "/me"):
        page.goto(path)
        row = section(page, "Finished games").get_by_role("listitem")
        expect(row).to_contain_text("You resigned")
        expect(row).to_contain_text("today")
        replay = row.get_by_role("link", name=re.compile("^Replay"))
        expect(replay).to_have_attribute("href", f"/replay/{table}")
        review = row.get_by_role("link", name=re.compile("^Review"))
        expect(review).to_have_attribute("href", f"/replay/{table}#step=1&seat=1&review=summary")
    section(page, "Finished games").get_by_role("link", name=re.compile("^Review")).click()
    expect(page.get_by_role("region", name="Review")).to_be_visible()


def play_first(page: Page, table: str) -> None:
    """The first of the moves that this person is offered."""
    now = page.request.get(f"/api/tables/{table}/now").json()
    (sight,) = (each for each in now["sights"] if each.get("moves"))
    beginning, endings = sight["moves"]["groups"][0]
    move = beginning + endings[0][0]
    path = f"/api/tables/{table}/commands"
    call(page, "POST", path, do="play", id="p", seat=sight["seat"], move=move)


def test_a_game_that_was_stopped_says_so_and_leads_to_its_replay(new_context: NewContext) -> None:
    page, other = come(new_context, "Sten of stops"), come(new_context, "Stella of stops")
    table = open_table(page, game="six-nimmt", seats=2, auto_start=False)
    commands = f"/api/tables/{table}/commands"
    call(other, "POST", commands, do="sit", id="s", seat=1)
    call(other, "POST", commands, do="ready", id="r", seat=1)
    call(page, "POST", commands, do="start", id="b")
    page.goto(f"/t/{table}")
    wait_until_live(page, table)
    for each in (page, other):
        play_first(each, table)
    call(page, "POST", commands, do="offer-stop", id="o", seat=0)
    call(other, "POST", commands, do="answer-stop", id="a", seat=1, agree=True)
    for each, path in ((page, "/"), (other, "/me")):
        each.goto(path)
        row = section(each, "Finished games").get_by_role("listitem").first
        expect(row).to_contain_text("No result")
        expect(row).to_contain_text("you all agreed to stop")
        expect(row.get_by_role("link", name=re.compile("Review"))).to_have_count(0)
        row.get_by_role("link", name=re.compile("Replay")).click()
        each.wait_for_url(f"**/replay/{table}**")
        expect(each.get_by_role("log")).to_be_visible()


def test_an_invitation_is_shown_beside_a_move_that_is_asked_for(new_context: NewContext) -> None:
    page, host = come(new_context, "Ina of both"), come(new_context, "Hans of both")
    table = open_table(host, game="sakura")
    call(host, "POST", "/api/challenges", table=table, name="Ina of both")
    start_match(page, game="six-nimmt")
    expect(page.get_by_role("link", name=re.compile("Your move.*Choose"))).to_be_visible()
    row = section(page, "My games").get_by_role("listitem").filter(has_text="Hans of both invites")
    row.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/t/{table}")


def test_a_game_against_bots_is_closed_from_home_and_can_be_undone(
    new_context: NewContext,
) -> None:
    page = come(new_context, "Cara of closing")
    start_match(page, game="six-nimmt")
    mine = section(page, "My games")
    for deed in ("Undo", None):
        mine.get_by_role("button", name="More about 6 nimmt!").click()
        mine.get_by_role("button", name="Close this game").click()
        expect(page.get_by_text("6 nimmt! is closed.")).to_be_visible()
        if deed:
            page.get_by_role("button", name=deed).click()
            expect(mine.get_by_text("Deal 1")).to_be_visible()
    expect(mine.get_by_text("Deal 1")).to_be_hidden()
    expect(mine).to_contain_text("You have no games in progress")


def test_who_leaves_or_resigns_at_home_is_told_the_price_and_is_not_asked_to_move(
    new_context: NewContext,
) -> None:
    page, other = come(new_context, "Lena of ways"), come(new_context, "Otis of ways")
    table = open_table(page, game="face-to-face", auto_start=False, options={"best-of": 3})
    call(other, "POST", f"/api/tables/{table}/commands", do="sit", id="s", seat=1)
    call(other, "POST", f"/api/tables/{table}/commands", do="ready", id="r", seat=1)
    call(page, "POST", f"/api/tables/{table}/commands", do="start", id="b")
    for each in (page, other):
        each.goto(f"/t/{table}")
        wait_until_live(each, table)
    page.goto("/")
    more = section(page, "My games").get_by_role("button", name="More about Face to Face")
    more.click()
    page.get_by_role("button", name="Leave, a bot plays on").click()
    leave = page.get_by_role("dialog", name="Leave this table?")
    expect(leave).to_contain_text("The result counts for you as it ends. Otis of ways plays on.")
    leave.get_by_role("button", name="Leave").click()
    expect(leave).to_be_hidden()
    more.click()
    expect(page.get_by_role("button", name="Leave, a bot plays on")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    resign = page.get_by_role("dialog", name="Resign the whole match?")
    expect(resign).to_contain_text("Otis of ways wins.")
    expect(resign).to_contain_text("This gives up all games of the match.")
    resign.get_by_role("button", name="Resign").click()
    expect(resign).to_be_hidden()
    page.reload()
    expect(section(page, "My games").get_by_text("Face to Face")).to_be_visible()
    expect(page.get_by_text("Your move")).to_have_count(0)


def test_the_doors_stay_where_they_are_when_something_is_asked(new_context: NewContext) -> None:
    page = come(new_context, "Dora of doors")
    door = page.get_by_role("heading", name="BANG!")
    before = door.bounding_box()
    start_match(page, game="six-nimmt")
    expect(page.get_by_role("link", name="To the table")).to_be_visible()
    expect(section(page, "My games").get_by_text("Deal 1")).to_be_visible()
    assert before is not None
    after = door.bounding_box()
    assert after is not None
    assert after["y"] == pytest.approx(before["y"], abs=1)


@pytest.mark.parametrize("width", [1280, 1440])
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_titles_of_doors_never_collide(new_context: NewContext, language: str, width: int) -> None:
    viewport = {"width": width, "height": 900}
    page = come(new_context, locale=language, viewport=viewport)
    titles = page.locator(".wall h2")
    expect(titles).to_have_count(5)
    boxes = sorted(
        (box["x"], box["x"] + titles.nth(n).evaluate("(one) => one.scrollWidth"))
        for n in range(5)
        if (box := titles.nth(n).bounding_box())
    )
    assert all(one[1] <= other[0] for one, other in pairwise(boxes))
    facts = [page.locator(".facts").nth(n).bounding_box() for n in range(5)]
    tops = {round(box["y"]) for box in facts if box}
    assert len(tops) == 1, "facts begin at one height"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("viewport", SIZES, ids=["desktop", "phone"])
def test_the_home_page_is_accessible_empty_and_full(
    new_context: NewContext, viewport: dict[str, int]
) -> None:
    page = come(new_context, viewport=viewport)
    expect(section(page, "Finished games")).to_be_visible()
    assert found_in("light", page) == []
    other = come(new_context, f"Axe of {viewport['width']}")
    open_table(other, game="intrigo", listed=True)
    call(page, "POST", "/api/guests")
    start_match(page, game="bang")
    expect(page.get_by_text("still in")).to_be_visible()
    assert found_in("light", page) + found_in("dark", page) == []
    page.get_by_role("button", name=re.compile("^Quick match.*BANG!")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert found_in("light", page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
