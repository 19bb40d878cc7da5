"""Film strips: what the board shows and says, step by step, as one picture a story.

`python -m scripts.shots --film [NAME…]` makes them. The client is the built one; the server's
part is played by a fixture, sight by sight, and the story is told step by step (the pace of that
name), so that every step stands still for its picture.
"""

import base64
import json
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from scripts.gallery import SIZES, WEB
from scripts.scenes.sending import as_sent

MOST: Final = 18
"""Pictures of a film: the last ones, if there were more."""
COLUMNS: Final = {"desktop": 3, "phone": 6}
WIDTH: Final = {"desktop": 420, "phone": 210}
QUALITY: Final = 60
LAMP: Final = 2300
"""Milliseconds until BANG!'s role card shows who the Sheriff is."""

SAYING: Final = """() => {
  const sentence = document.querySelector('.sentence[data-step]')?.dataset.step ?? '';
  const table = document.querySelector('.interlude') ? 'table ' : '';
  return document.querySelector('.end-scene') ? 'end' : table + sentence;
}"""
PAGE: Final = """<style>
  body {{ margin: 0; padding: 16px; background: #1c1712; width: {width}px; }}
  main {{ display: grid; grid-template-columns: repeat({columns}, {each}px); gap: 12px; }}
  figure {{ margin: 0; position: relative; }}
  img {{ display: block; width: 100%; border-radius: 6px; }}
  figcaption {{ position: absolute; top: 6px; left: 6px; min-width: 20px; padding: 2px 6px;
    border-radius: 12px; background: #000c; color: #fff; font: 700 13px sans-serif;
    text-align: center; }}
</style><main>{frames}</main>"""


class Film(NamedTuple):
    game: str
    fixture: str
    size: str = "desktop"
    language: str = "en"

    @property
    def name(self) -> str:
        return f"film-{self.game}-{self.fixture}-{self.size}-{self.language}.webp"


FILMS: Final = [
    Film("bang", "over-7"),
    Film("bang", "slab-hit-7"),
    Film("bang", "gatling-7"),
    Film("bang", "role-7"),
    Film("bang", "duel-told-7"),
    Film("bang", "indians-told-7"),
    Film("bang", "store-told-7"),
    Film("bang", "jail-told-6"),
    Film("bang", "dynamite-told-4"),
    Film("bang", "barrel-told-5", "phone", "ru"),
    Film("bang", "robbed-6", "phone"),
    Film("bang", "lost-7", "phone", "uk"),
    Film("six-nimmt", "over-6"),
    Film("six-nimmt", "deal-2-6", "phone"),
    Film("six-nimmt", "sixth-6"),
    Film("six-nimmt", "tactical-6"),
    Film("sakura", "over-5"),
    Film("sakura", "long-4", "phone", "ru"),
    Film("sakura", "embarrassed-5"),
    Film("sakura", "prizes-5"),
    Film("face-to-face", "helped"),
    Film("face-to-face", "match-won"),
    Film("face-to-face", "game-lost"),
    Film("face-to-face", "match-lost", "phone"),
    Film("intrigo", "rewards-4"),
    Film("intrigo", "over-4", "phone", "uk"),
    Film("intrigo", "won-4"),
]


def shoot(browser: Browser, address: str, film: Film) -> bytes:
    """The film as one WebP picture."""
    width, height = SIZES[film.size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=film.language,
        timezone_id="UTC",
        reduced_motion="reduce",
    )
    page = context.new_page()
    frames = told(page, film)
    strip = paste(context.new_page(), frames[-MOST:], film.size)
    context.close()
    return strip


def told(page: Page, film: Film) -> list[bytes]:
    """A picture of every step."""
    moment = json.loads((WEB / "fixtures" / film.game / f"{film.fixture}.json").read_text("utf-8"))
    sights = fresh([*moment["before"], moment["welcome"]["sights"][0]])
    sockets: list[WebSocketRoute] = []
    welcome = moment["welcome"] | {"sights": sights[:1]}
    is_over = welcome["table"]["status"] == "over"
    welcome["table"] = welcome["table"] | {"status": "live"}

    def greet(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.send(as_sent(welcome))

    def print_cards(route: Route) -> None:
        route.fulfill(json=moment["printed"])

    page.add_init_script(
        "localStorage.setItem('ludoteka.pace', 'step');"
        "localStorage.setItem('ludoteka.sound', 'off');"
    )
    page.route_web_socket("**/ws/tables/**", greet)
    page.route("**/api/tables/*/printed", print_cards)
    page.goto(f"/t/{film.game}")
    page.wait_for_selector("main [data-room]")
    page.evaluate("() => document.fonts.ready")
    frames = [page.screenshot()]
    if page.locator(".panel.first").count():  # BANG!'s role: then the lamp is on the Sheriff
        page.locator(".panel.first").hover()  # it stays as long as someone reads
        page.locator(".panel.first b").first.hover()
        page.wait_for_timeout(LAMP)
        frames.append(page.screenshot())
        page.keyboard.press("Enter")
    for number, sight in enumerate(sights[1:], start=1):
        last = number == len(sights) - 1
        status = {"status": "over"} if last and is_over else {}
        update = {
            "type": "update",
            "seq": welcome["seq"] + number,
            "happened": {"kind": "moved"},
            "table": welcome["table"] | status,
            "sights": [sight],
        }
        sockets[0].send(as_sent(update))
        frames += steps_of(page)
    if is_over:
        page.locator(".end-scene").wait_for(timeout=20_000)
        page.wait_for_timeout(2500)
        frames.append(page.screenshot())
    return frames


def steps_of(page: Page) -> list[bytes]:
    """Go on until nothing more is said."""
    frames: list[bytes] = []
    said = ""
    for _ in range(60):
        page.wait_for_timeout(350)
        now = page.evaluate(SAYING)
        if now in (said, "end"):
            return frames
        said = now
        frames.append(page.screenshot())
        page.keyboard.press("ArrowRight")
    return frames


def fresh(sights: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every sight with what is new in it; the first one with the whole log before it.

    The last sight of a fixture repeats the log from the start.
    """
    first, *others = sights
    seen = max((news["seq"] for news in first["events"]), default=-1)
    before = [news for news in sights[-1]["events"] if news["seq"] <= seen]
    found = [first | {"events": before or first["events"]}]
    for sight in others:
        events = [news for news in sight["events"] if news["seq"] > seen]
        seen = max([seen, *(news["seq"] for news in events)])
        found.append(sight | {"events": events})
    return found


def paste(page: Page, frames: list[bytes], size: str) -> bytes:
    each, columns = WIDTH[size], COLUMNS[size]
    pictures = "".join(
        f'<figure><img src="data:image/png;base64,{base64.b64encode(frame).decode()}">'
        f"<figcaption>{number}</figcaption></figure>"
        for number, frame in enumerate(frames, start=1)
    )
    width = columns * each + (columns - 1) * 12
    page.set_content(PAGE.format(width=width, columns=columns, each=each, frames=pictures))
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    box = page.evaluate("() => [document.body.offsetWidth, document.documentElement.scrollHeight]")
    page.set_viewport_size({"width": box[0], "height": box[1]})
    client = page.context.new_cdp_session(page)
    settings = {"format": "webp", "quality": QUALITY, "optimizeForSpeed": False}
    return base64.b64decode(client.send("Page.captureScreenshot", settings)["data"])
