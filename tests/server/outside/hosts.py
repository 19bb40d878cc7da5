"""Accounts that look after the house, for tests."""

from typing import Any

import pytest

from ludoteka.server.people.hosting import By, Hosting
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.serving import Served

CONSOLE = By("", "console: tests")


def console(served: Served) -> Hosting:
    return Hosting(served.people, CONSOLE)


async def become_host(served: Served, name: str) -> Browser:
    browser = served.browser()
    me = await browser.register(name)
    await console(served).set_host(await served.people.get(me["id"]), "tests", is_host=True)
    return browser


async def refused(browser: Browser, method: str, path: str, **body: object) -> Refusal:
    """The refusal that comes of it."""
    with pytest.raises(Refusal) as found:
        await (browser.get(path) if method == "GET" else browser.send(method, path, body))
    return found.value


async def me(browser: Browser) -> dict[str, Any]:
    found: dict[str, Any] = await browser.get("/api/me")
    return found
