"""Real Chromium against a real server: one server and one browser for all tests of a process."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browser.houses import House

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name that is not this computer: browsers treat it like any other host without https.
    "--host-resolver-rules=MAP friends.test 127.0.0.1",
]
WHOLE = ("chromium", "chromium-browser")
SHELL = "chromium-headless-shell"
"""The same engine without the windows that nobody sees: it takes half as long for a page."""
PATIENCE = 30_000
"""Milliseconds: what is waited for comes at once, except on a very busy machine."""
OFTEN = 50
"""Milliseconds between two looks at a page that is waited for. By itself Playwright looks at every
frame, which makes the page draw sixty of them a second while nothing happens."""

NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = launched(playwright, SHELL, *WHOLE)
    yield opened
    opened.close()


def launched(playwright: Playwright, *names: str) -> Browser:
    """The first of these that is installed."""
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CI must have Chromium")
        pytest.skip("no Chromium")
    return playwright.chromium.launch(executable_path=chromium, args=FLAGS)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="session")
def address(house: House) -> str:
    return house.url


@pytest.fixture
def new_context(browser: Browser, address: str) -> Iterator[NewContext]:
    """Makes browsers that know nothing of each other. Their pages must not complain."""
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))

    def make(**settings: Any) -> BrowserContext:
        usual = {
            "base_url": address,
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            # What a worker answers is out of reach for tests that look at the network.
            "service_workers": "block",
        }
        context = browser.new_context(**{**usual, **settings})
        context.set_default_timeout(PATIENCE)
        context.on("page", watch)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()
    assert complaints == []


@pytest.fixture
def context(new_context: NewContext) -> BrowserContext:
    return new_context()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
