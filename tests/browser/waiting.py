"""Waiting for what a page finds out by itself, such as an answer of the server."""

import time

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE


def until(page: Page, expression: str) -> None:
    """Until this is true in the page; a promise is awaited, unlike by `wait_for_function`."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(50)
