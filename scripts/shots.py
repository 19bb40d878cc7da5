"""Takes the pictures of README and docs: `python -m scripts.shots [NAME…]`.

The built client (`npm run build` in web/) on a real server, in Chromium. A table is a moment of
a real match with a fixed seed (`web/fixtures`), so the same client gives the same pictures.
They go to docs/pictures/web/ as WebP. A NAME is the beginning of a file's name: `bang-phone`.
With `--film` it makes film strips instead: every step of a story, as the board tells it.
"""

import argparse
import base64
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright
from playwright.sync_api import TimeoutError as TooLong

from scripts.film import FILMS, shoot
from scripts.gallery import ARGUMENTS, SIZES, WEB
from scripts.reviewed import mistake_of, reviewed
from scripts.scenes.sending import as_sent
from scripts.serving import OPEN, ROOT, serving

FOLDER: Final = ROOT / "docs/pictures/web"
QUALITY: Final = 74
MOMENTS: Final = {
    "bang": "play-6",
    "sakura": "artist-4",
    "six-nimmt": "choose-late-6",
    "face-to-face": "second",
    "intrigo": "act-4",
}
"""Of each game the moment to show."""
TALK: Final = {
    "en": ("Good evening, everybody!", "Who dealt me this?"),
    "ru": ("Добрый вечер, друзья!", "Кто мне это сдал?"),
    "uk": ("Добрий вечір, друзі!", "Хто мені це здав?"),
}
NAMES: Final = ("Nadia", "Jonas", "Olena", "Marek")


class Shot(NamedTuple):
    what: str
    size: str
    theme: str
    language: str = "en"

    @property
    def name(self) -> str:
        what = self.what.replace(":", "-")
        return f"{what}-{self.size}-{self.theme}-{self.language}.webp"


BOARDS: Final = [
    Shot(game, size, theme)
    for game in MOMENTS
    for size in ("phone", "desktop")
    for theme in ("light", "dark")
]
SHOTS: Final = [
    *BOARDS,
    Shot("bang", "desktop", "light", "ru"),
    Shot("intrigo", "phone", "light", "uk"),
    *(Shot("home", "desktop", theme) for theme in ("light", "dark")),
    Shot("home", "phone", "light"),
    Shot("setup", "desktop", "light"),
    Shot("replay", "desktop", "light"),
    Shot("summary:six-nimmt", "desktop", "light"),
    Shot("review:six-nimmt", "desktop", "light"),
    Shot("review:six-nimmt", "phone", "light"),
    Shot("review:bang", "desktop", "light"),
    Shot("review:bang", "phone", "dark"),
]
REVIEW_BUDGET: Final = "200"
"""Simulations for a decision: enough for a picture."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes the pictures of README and docs.")
    parser.add_argument("names", nargs="*", help="beginnings of file names; all if left out")
    parser.add_argument("--film", action="store_true", help="film strips, step by step")
    chosen = parser.parse_args()
    wanted = tuple(chosen.names) or ("",)
    FOLDER.mkdir(parents=True, exist_ok=True)
    settings = {"bot_delay_ms": "0", "review_budget": REVIEW_BUDGET}
    with serving("scripts.seeded", **settings) as address, sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for film in FILMS if chosen.film else ():
            if film.name.startswith(wanted):
                strip = shoot(browser, address, film)
                (FOLDER / film.name).write_bytes(strip)
                print(f"{len(strip) / 1024:6.0f} KB  {film.name}")
        for shot in () if chosen.film else SHOTS:
            if shot.name.startswith(wanted):
                size = take(browser, address, shot)
                print(f"{size / 1024:6.0f} KB  {shot.name}")
        browser.close()
    total = sum(file.stat().st_size for file in FOLDER.glob("*.webp"))
    print(f"{total / 1024:6.0f} KB in all")


def take(browser: Browser, address: str, shot: Shot) -> int:
    width, height = SIZES[shot.size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        device_scale_factor=2 if shot.size == "phone" else 1,
        color_scheme="dark" if shot.theme == "dark" else "light",
        locale=shot.language,
        timezone_id="UTC",
        reduced_motion="reduce",
    )
    page = context.new_page()
    open_page(page, shot)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    content = picture(page)
    (FOLDER / shot.name).write_bytes(content)
    context.close()
    return len(content)


def open_page(page: Page, shot: Shot) -> None:
    match shot.what:
        case "home":
            page.goto("/")
            page.wait_for_selector(".wall img")
        case "setup":
            page.goto("/new/bang")
            page.wait_for_selector("form section")
        case "replay":
            page.goto(f"/replay/{played(page)}?at=84#step=85")
            page.wait_for_selector("main [data-room]")
        case what if ":" in what:
            part, game = what.split(":")
            path, review = judged(page, game)
            move = "summary" if part == "summary" else mistake_of(review)
            page.goto(f"{path}#step=1&seat=1&review={move}")
            page.wait_for_selector(".summary" if part == "summary" else ".pencil .better")
        case game:
            sit_down(page, json.loads(fixture(game).read_text("utf-8")), shot.language)
            page.goto(f"/t/{game}")
            page.wait_for_selector("main [data-room]")


_judged: Final[dict[str, tuple[str, dict[str, Any]]]] = {}


def judged(page: Page, game: str) -> tuple[str, dict[str, Any]]:
    """One review for all pictures of it."""
    if game not in _judged:
        _judged[game] = reviewed(page, game)
    return _judged[game]


def fixture(game: str) -> Path:
    return WEB / "fixtures" / game / f"{MOMENTS[game]}.json"


def sit_down(page: Page, moment: dict[str, Any], language: str) -> None:
    """The server's part is played by the fixture: a welcome, and what is printed on the cards."""
    welcome = moment["welcome"]
    welcome["table"]["chat"] = True
    welcome["lines"] = [
        {"seq": seat, "at": welcome["now"], "seat": seat, "name": NAMES[seat], "text": text}
        for seat, text in enumerate(TALK[language])
    ]

    def greet(socket: WebSocketRoute) -> None:
        socket.send(as_sent(welcome))

    def print_cards(route: Route) -> None:
        route.fulfill(json=moment["printed"])

    page.route_web_socket("**/ws/tables/**", greet)
    page.route("**/api/tables/*/printed", print_cards)
    page.route("**/api/me", lambda route: route.fulfill(json={"name": NAMES[0], "kind": "guest"}))


def played(page: Page) -> str:
    """A match of bots, to its end; the id of its table."""
    page.goto("/")
    request = {"game": "intrigo", "own_seats": 0, "start": True}
    path: str = page.evaluate(OPEN, request)
    page.goto(path)
    replay = page.locator('a[href^="/replay/"]')
    for _ in range(120):
        page.keyboard.press("End")  # nobody watches the story
        with suppress(TooLong):
            replay.wait_for(timeout=1000)
            break
    return path.rpartition("/")[2]


def picture(page: Page) -> bytes:
    """As WebP, which Playwright itself does not write."""
    client = page.context.new_cdp_session(page)
    settings = {"format": "webp", "quality": QUALITY, "optimizeForSpeed": False}
    return base64.b64decode(client.send("Page.captureScreenshot", settings)["data"])


if __name__ == "__main__":
    main()
