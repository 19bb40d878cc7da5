"""The page as an app: pushes, the last state without a network, and no old page for long."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    Route,
    expect,
)

from ludoteka.server.web import pages
from tests.browser.conftest import PATIENCE, WHOLE, NewContext, launched
from tests.browser.waiting import until

OFFLINE = "You are offline. This is what you saw last."
READY = "navigator.serviceWorker.ready.then(({ active }) => active.state)"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that shows notifications: the shell has none."""
    opened = launched(playwright, *WHOLE)
    yield opened
    opened.close()


@pytest.fixture
def context(new_context: NewContext) -> BrowserContext:
    return new_context(service_workers="allow", permissions=["notifications"])


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def test_the_page_can_be_installed(page: Page) -> None:
    page.goto("/")
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    assert link is not None
    answer = page.request.get(link)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.body())
    assert {icon.get("purpose") for icon in manifest["icons"]} == {None, "maskable"}
    for icon in manifest["icons"]:
        drawn = page.request.get(icon["src"])
        assert (drawn.status, drawn.headers["content-type"]) == (200, icon["type"])


def test_without_a_network_the_page_shows_what_was_seen_last(
    page: Page, context: BrowserContext
) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now : BANG!").wait_for()
    assert page.evaluate(READY) in ("activated", "activating")
    page.reload()  # from now on the worker sees what the page asks for
    page.get_by_role("button", name="Play now : BANG!").wait_for()
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    expect(page.get_by_role("button", name="Play now : BANG!")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_text(OFFLINE)).to_be_hidden()


def test_without_a_network_a_table_shows_its_last_state(
    page: Page, context: BrowserContext
) -> None:
    page.goto("/")
    assert page.evaluate(READY)
    page.reload()
    page.get_by_role("button", name="Play now : BANG!").click()
    room = page.locator("main.board")
    expect(room).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(room).to_be_visible(timeout=PATIENCE)
    seen = "caches.match(location.pathname.replace('/t/', '/seen/'))"
    until(page, f"{seen}.then((found) => found !== undefined)")
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    expect(room).to_be_visible(timeout=PATIENCE)


def worker_of(page: Page, session: CDPSession) -> str:
    """The id of the worker's registration, as the browser's tools know it."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(200):
        if found:
            return found[-1]
        page.evaluate(READY)  # while it answers, events come in
    raise AssertionError("no worker is registered")


def test_a_push_is_shown_and_replaces_the_older_one_about_its_table(
    page: Page, context: BrowserContext, address: str
) -> None:
    """Chromium here has no push service; its tools deliver the message to the worker."""
    page.goto("/")
    assert page.evaluate(READY)
    session = context.new_cdp_session(page)
    registration = worker_of(page, session)
    for hours in (23, 5):
        message = {"title": "BANG!: your turn", "body": f"{hours} hours left.", "url": "/t/x",
                   "tag": "x", "lang": "en"}  # fmt: skip
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": address, "registrationId": registration, "data": json.dumps(message)},
        )
    shown = """async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = await registration.getNotifications();
      return found.map(({ title, body, data }) => [title, body, data]);
    }"""
    until(page, f"({shown})().then((all) => all[0]?.[1] === '5 hours left.')")
    assert page.evaluate(shown) == [["BANG!: your turn", "5 hours left.", "/t/x"]]


def test_a_newer_server_is_noticed_and_its_page_offered(page: Page) -> None:
    """The header is what a newer server would send."""
    page.goto("/")
    page.get_by_role("button", name="Play now : BANG!").wait_for()
    own = page.locator('meta[name="build"]').get_attribute("content")
    assert own == pages.build_id()
    offer = page.get_by_text("A new version is ready.")
    expect(offer).to_be_hidden()

    def newer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "ludoteka-build": "newer"})

    page.route("**/api/**", newer)
    page.get_by_role("link", name="You").or_(page.locator('a[href="/me"]')).first.click()
    expect(offer).to_be_visible()
    page.unroute_all()
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()
    expect(offer).to_be_hidden()
