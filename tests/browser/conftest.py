"""Real Chromium against a real server."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.running import FAST, Node

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CI must have Chromium")
        pytest.skip("no Chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("browser")
    database = f"sqlite:///{folder / 'house.sqlite3'}"
    node = Node(folder, msgspec.structs.replace(FAST, database=database))
    node.start()
    node.wait()
    yield node.url
    node.kill()


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    opened = browser.new_context(
        base_url=address,
        viewport={"width": 1440, "height": 900},
        locale="en-GB",
        reduced_motion="reduce",
    )
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page that must not complain."""
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    assert complaints == []
