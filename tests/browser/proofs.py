"""The verification of a match on the page, and who stands between page and server."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import PATIENCE

STEPS: Final = ["commitment", "hashes", "entropy", "deal-seed", "deal", "moves", "result"]
Fairness = dict[str, Any]
Frame = dict[str, Any]


def states(page: Page) -> list[str | None]:
    """After the last step, so that nothing is still under way."""
    expect(page.locator("[data-step=result]")).to_be_visible(timeout=30_000)
    return [page.locator(f"[data-step={step}]").get_attribute("data-state") for step in STEPS]


def red_at(step: str) -> list[str]:
    """All steps hold until this one, and none after it is looked at."""
    at = STEPS.index(step)
    return ["holds"] * at + ["fails"] + ["skipped"] * (len(STEPS) - at - 1)


def verify(page: Page, table: str) -> list[str | None]:
    page.goto(f"/replay/{table}")
    # the first replay of a server waits for the process that makes it
    page.get_by_role("button", name="Verify the deal").click(timeout=2 * PATIENCE)
    return states(page)


def remarks(page: Page, step: str) -> dict[str | None, str]:
    found = page.locator(f"[data-step={step}] [data-remark]")
    return {one.get_attribute("data-remark"): one.inner_text() for one in found.all()}


def seen(page: Page, step: str) -> str | None:
    """How many things the page says that this browser had seen before the deal."""
    return page.locator(f"[data-step={step}] [data-seen]").get_attribute("data-seen")


def forge_record(page: Page, forge: Callable[[Fairness], Fairness]) -> None:
    """The server hands out another record than the true one."""

    def answer(route: Route) -> None:
        record = route.fetch().json()
        route.fulfill(json=record | {"fairness": forge(record["fairness"])})

    page.route("**/api/tables/*/record", answer)


class Crooked:
    """Between a page and its table: cards may be changed on their way, commands be lost."""

    def __init__(
        self,
        page: Page,
        *,
        change: Callable[[Fairness], Fairness] = lambda told: told,
        lose: Callable[[Frame], bool] = lambda frame: False,
        show: Callable[[Frame], None] = lambda sight: None,
    ) -> None:
        self.change = change
        self.lose = lose
        self.show = show
        """Changes what a seat gets to see, where it lies."""
        self.sent: list[Frame] = []
        """What the page sent, lost or not."""
        page.route_web_socket("**/ws/tables/*", self._stand_between)

    def commands(self, kind: str) -> list[Frame]:
        return [frame for frame in self.sent if frame.get("do") == kind]

    def _stand_between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def to_server(message: str | bytes) -> None:
            frame = msgspec.json.decode(message)
            self.sent.append(frame)
            if not self.lose(frame):
                server.send(message)

        def to_page(message: str | bytes) -> None:
            frame = msgspec.json.decode(message)
            card = frame.get("table")
            if isinstance(card, dict):
                card["fairness"] = self.change(card["fairness"])
            for sight in frame.get("sights", []):
                self.show(sight)
            page.send(msgspec.json.encode(frame).decode())

        page.on_message(to_server)
        server.on_message(to_page)
