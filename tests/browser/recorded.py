"""A recorded moment on the real page: its sights, one after another, and what the page answers."""

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from scripts.film import fresh
from scripts.scenes.sending import as_sent

FIXTURES: Final = Path(__file__).parents[2] / "web/fixtures"


def moment_of(game: str, name: str) -> dict[str, Any]:
    """As it is stored: the sights before, and the welcome with the last one."""
    stored: dict[str, Any] = json.loads((FIXTURES / game / f"{name}.json").read_text("utf-8"))
    return stored


class Recorded:
    """A recorded moment, from its first sight on."""

    def __init__(self, page: Page, name: str, *, game: str = "bang", sights: int = -1) -> None:
        moment = moment_of(game, name)
        self.welcome: dict[str, Any] = moment["welcome"]
        self._all = [*moment["before"], self.welcome["sights"][0]]
        self._at = len(self._all) - 1
        if sights >= 0:
            self._at = sights
            self._all = fresh(self._all)
        self._sockets: list[WebSocketRoute] = []
        self.sent: list[dict[str, Any]] = []
        """What the page has told the server."""
        self.welcome["sights"] = [self._all[self._at]]
        page.route_web_socket("**/ws/tables/**", self._greet)
        page.route("**/api/tables/*/printed", lambda route: route.fulfill(json=moment["printed"]))
        page.goto(f"/t/{game}")
        page.locator("main [data-room]").wait_for()

    def _greet(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(lambda message: self.sent.append(json.loads(message)))
        socket.send(as_sent(self.welcome))

    @property
    def left(self) -> int:
        """Sights that have not come yet."""
        return len(self._all) - 1 - self._at

    def go_on(self) -> None:
        """The next sight."""
        self._at += 1
        update = {
            "type": "update",
            "seq": self.welcome["seq"] + self._at,
            "happened": {"kind": "moved"},
            "table": self.welcome["table"],
            "sights": [self._all[self._at]],
        }
        self._sockets[0].send(as_sent(update))


def moves_sent(recorded: Recorded) -> list[str]:
    return [message["move"] for message in recorded.sent if "move" in message]
