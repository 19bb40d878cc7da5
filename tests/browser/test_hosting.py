"""The hosts' page and what players can do about others, in a real browser."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from ludoteka.server.config import Settings
from ludoteka.server.people.hosting import By, Hosting
from ludoteka.server.people.service import People
from ludoteka.server.storage import Database
from tests.browser.axe import found_in
from tests.browser.conftest import NewContext
from tests.browser.houses import House

SIZES = [(360, 740), (1440, 900)]


async def _make_host(url: str, name: str) -> None:
    database = await Database.open(url)
    people = await People.open(database, Settings())
    person = await people.find_by_name(name)
    assert person is not None
    await Hosting(people, By("", "console: tests")).set_host(person, "tests", is_host=True)
    people.close()
    await database.close()


def come(context: BrowserContext, name: str, *, account: bool = False) -> Page:
    """A page of someone with this name."""
    page = context.new_page()
    page.goto("/")
    if account:
        body = {"name": name, "password": "correct horse"}
        assert context.request.post("/api/accounts", data=body, headers=_own(page)).ok
    else:
        assert context.request.post("/api/guests", data={}, headers=_own(page)).ok
        named = context.request.patch("/api/me", data={"name": name}, headers=_own(page))
        assert named.ok
    return page


def _own(page: Page) -> dict[str, str]:
    return {"origin": page.evaluate("location.origin")}


def become_host(house: House, context: BrowserContext, name: str) -> Page:
    page = come(context, name, account=True)
    with ThreadPoolExecutor(1) as aside:  # Playwright's loop runs in this thread
        aside.submit(asyncio.run, _make_host(house.database_url, name)).result()
    return page


def test_a_line_is_reported_its_speaker_blocked_and_the_host_acts(
    house: House, new_context: NewContext
) -> None:
    ann, rude = come(new_context(), "Ann Reports"), come(new_context(), "Rude Rudi")
    opened = ann.context.request.post(
        "/api/tables", data={"game": "six-nimmt", "seats": 2}, headers=_own(ann)
    ).json()
    path = f"/api/tables/{opened['id']}/commands"
    commands: list[dict[str, object]] = [
        {"do": "sit", "seat": 1},
        {"do": "ready", "seat": 1},
        {"do": "say", "text": "you cow"},
    ]
    for number, command in enumerate(commands):
        sent = {"id": f"r{number}", **command}
        assert rude.context.request.post(path, data=sent, headers=_own(rude)).ok
    # Where everybody is ready a match may have begun by itself.
    ann.context.request.post(path, data={"do": "start", "id": "s"}, headers=_own(ann))
    ann.goto(f"/t/{opened['id']}")
    ann.get_by_role("button", name="Chat 1").click()
    ann.get_by_role("button", name="More about what Rude Rudi wrote").click()
    sheet = ann.get_by_role("dialog")
    sheet.get_by_label("What happened?").fill("he says that every day")
    sheet.get_by_role("button", name="Send the report").click()
    expect(sheet.get_by_role("status")).to_contain_text("Reported")
    sheet.get_by_role("button", name="Block").click()
    expect(sheet.get_by_role("button", name="Unblock")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(ann.get_by_role("log").get_by_text("you cow")).to_have_count(0)

    host = become_host(house, new_context(), "Hilda")
    host.goto("/")
    host.get_by_role("link", name="Host").click()
    host.get_by_role("link", name="Reports").click()
    row = host.get_by_role("listitem").filter(has_text="he says that every day")
    row.get_by_role("button", name="Chat").click()
    expect(row.get_by_text("you cow")).to_be_visible()
    row.get_by_role("button", name="Actions").click()
    host.get_by_role("button", name="Ban").click()
    host.get_by_role("dialog").get_by_label("Reason").fill("insults every day")
    host.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
    expect(host.get_by_role("dialog")).to_have_count(0)
    rude.goto("/")
    expect(rude.get_by_role("alert")).to_contain_text("insults every day")
    row.get_by_role("button", name="Close the report").click()
    host.get_by_role("dialog").get_by_label("Reason").fill("banned")
    host.get_by_role("dialog").get_by_role("button", name="Close the report").click()
    expect(row).to_have_count(0)
    host.get_by_role("link", name="Log").click()
    expect(host.get_by_text("insults every day")).to_be_visible()

    ann.goto("/me")
    ann.get_by_role("button", name="Unblock").click()
    expect(ann.get_by_role("button", name="Unblock")).to_have_count(0)


def test_the_page_is_for_hosts_only(new_context: NewContext) -> None:
    page = come(new_context(), "Not a keeper", account=True)
    expect(page.get_by_role("link", name="Host")).to_have_count(0)
    page.goto("/host")
    expect(page.get_by_text("For hosts only")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_scrolls_sideways_and_nobody_is_kept_out(
    house: House, new_context: NewContext, width: int, height: int
) -> None:
    context = new_context(viewport={"width": width, "height": height})
    page = become_host(house, context, f"Keeper of {width}")
    for tab in ("", "/reports", "/people", "/tables", "/bans", "/bots", "/log"):
        page.goto(f"/host{tab}")
        expect(page.get_by_role("navigation")).to_be_visible()
        too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not too_wide, tab
        assert found_in("light", page) + found_in("dark", page) == []


def test_a_one_time_link_lets_choose_a_password(house: House, new_context: NewContext) -> None:
    host = become_host(house, new_context(), "Linda")
    come(new_context(), "Forgot It", account=True)
    host.goto("/host/people")
    host.get_by_label("Search by name").fill("Forgot")
    row = host.get_by_role("listitem").filter(has_text="Forgot It")
    row.get_by_role("button", name="Actions").click()
    host.get_by_role("button", name="Password link").click()
    sheet = host.get_by_role("dialog")
    sheet.get_by_label("Your own password").fill("correct horse")
    sheet.get_by_label("Reason").fill("she asked")
    sheet.get_by_role("button", name="Password link").click()
    link = host.locator("code").inner_text()

    page = new_context().new_page()
    page.goto(link)
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Save and log in").click()
    expect(page.get_by_text("You are logged in as Forgot It")).to_be_visible()


def confirm(page: Page, button: str, *, password: str = "correct horse") -> None:
    """The end of every form for what is dangerous."""
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Your own password").fill(password)
    sheet.get_by_label("Reason").fill("tests")
    sheet.get_by_role("button", name=button, exact=True).click()


def test_an_account_is_added_given_a_token_made_a_host_and_deleted(
    house: House, new_context: NewContext
) -> None:
    host = become_host(house, new_context(), "Adda")
    host.goto("/host/people")
    host.get_by_role("button", name="Add an account").click()
    host.get_by_label("Name", exact=True).fill("Neighbour")
    confirm(host, "Add an account", password="not this one")
    expect(host.get_by_role("dialog").get_by_role("alert")).to_contain_text("password")
    confirm(host, "Add an account")
    link = host.locator("code").inner_text()
    page = new_context().new_page()
    page.goto(link)
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Save and log in").click()
    expect(page.get_by_text("You are logged in as Neighbour")).to_be_visible()

    row = host.get_by_role("listitem").filter(has_text="Neighbour")
    row.get_by_role("button", name="Actions").click()
    sheet = host.get_by_role("dialog")
    sheet.get_by_role("button", name="Create a token").click()
    sheet.get_by_label("What it is for").fill("a script")
    expect(sheet.get_by_label("run the server")).to_have_count(0)
    assert found_in("light", host) == []
    confirm(host, "Create a token")
    expect(sheet.locator("code")).to_contain_text("ldt_")
    expect(sheet.get_by_role("listitem").filter(has_text="a script")).to_be_visible()
    for deed, mark in (("Make a host", "host"), ("Remove as host", "account")):
        sheet.get_by_role("button", name=deed).click()
        confirm(host, deed)
        expect(sheet.get_by_text(mark, exact=True)).to_be_visible()
    sheet.get_by_role("button", name="Delete").click()
    confirm(host, "Delete")
    expect(row).to_have_count(0)
    host.get_by_role("link", name="Log").click()
    expect(host.get_by_text("token created")).to_be_visible()
    page.goto("/host")
    expect(page.get_by_text("For hosts only")).to_be_visible()
