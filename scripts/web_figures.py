"""Measures the web client: `python -m scripts.web_figures [--json] [--only PART…]`.

The built client (`npm run build` in web/) on a real server, in Chromium: what a first visit
loads, when the first board can be played, how smoothly every game is told, whether a question
with hundreds of moves or a flood of events freezes it, and whether its memory grows from game to
game. Times of tasks are those of the processor (Chromium's trace), because another program's work
would count otherwise.
"""

import argparse
import itertools
import json
import os
import statistics
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Route,
    WebSocketRoute,
    sync_playwright,
)

from ludoteka.games import games
from scripts.gallery import ARGUMENTS, WEB
from scripts.scenes.sending import as_sent
from scripts.serving import OPEN, serving

UNLIMITED: Final = {
    f"limit_{what}": "1000000/1"
    for what in ("guests", "visitors", "read", "guest_read", "sockets", "tables", "write")
} | {"max_bot_tables": "1000", "max_bot_tables_address": "1000", "max_bot_seats_address": "10000"}
PARTS: Final = ("load", "board", "told", "question", "flood", "heap")
FULL: Final = {"bang": 7, "sakura": 6, "six-nimmt": 10, "face-to-face": 2, "intrigo": 4}
"""Seats at the tables that are watched."""
QUESTION: Final = ("intrigo", "act-4")
"""A recorded moment with hundreds of legal moves."""
READY: Final = "main [data-room] [data-thing]"
PATIENCE: Final = 120_000
LONG: Final = 50.0
"""Milliseconds: a longer task is felt."""
WATCH: Final = """() => {
  window.frames = [];
  const next = (now) => { window.frames.push(now); requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""
WEIGHT: Final = """() => performance.getEntriesByType('resource')
  .filter((entry) => /\\.(js|css)$/.test(new URL(entry.name).pathname))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""
GO: Final = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""

Figures = dict[str, object]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the web client.")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="some parts")
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument("--games", type=int, default=50, help="matches in one tab, for the heap")
    parser.add_argument("--seconds", type=int, default=20, help="of every game to watch")
    chosen = parser.parse_args()
    wanted = set(chosen.only)
    figures: Figures = {}
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        with serving(bot_delay_ms="700", **UNLIMITED) as address:
            if "load" in wanted:
                figures["first load"] = first_load(browser, address)
            if "board" in wanted:
                figures["first board"] = first_board(browser, address)
            if "told" in wanted:
                for game, seats in FULL.items():
                    name = f"{game} with {seats}"
                    figures[name] = smoothness(browser, address, game, seats, chosen.seconds)
            if "question" in wanted:
                figures["a question with hundreds of moves"] = question(browser, address)
        with serving(bot_delay_ms="0", **UNLIMITED) as address:
            if "flood" in wanted:
                figures["flood"] = flood(browser, address)
            if "heap" in wanted:
                figures["heap"] = heap(browser, address, chosen.games)
        browser.close()
    print(json.dumps(figures, indent=2) if chosen.json else table(figures))


def visit(browser: Browser, address: str, **settings: Any) -> BrowserContext:
    context = browser.new_context(
        base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB", **settings
    )
    context.set_default_timeout(PATIENCE)
    return context


def open_table(page: Page, game: str, **request: object) -> str:
    path: str = page.evaluate(OPEN, {"game": game, "start": True, **request})
    return path


# -- What it weighs, and when it can be played -----------------------------------------


def first_load(browser: Browser, address: str) -> Figures:
    """JavaScript and CSS as they go over the line, in KB: home, and all until a board stands."""
    found: Figures = {}
    for game in games():
        context = visit(browser, address)
        page = context.new_page()
        page.goto("/")
        page.locator(".wall img").first.wait_for()
        page.wait_for_load_state("networkidle")
        found["home, KB"] = round(page.evaluate(WEIGHT) / 1000, 1)
        page.evaluate(GO, open_table(page, game))
        page.locator(READY).first.wait_for()
        found[f"home and a table of {game}, KB"] = round(page.evaluate(WEIGHT) / 1000, 1)
        context.close()
    return found


def first_board(browser: Browser, address: str, *, times: int = 3) -> Figures:
    """From the click on a link to a board that can be played, nothing cached; milliseconds."""
    found: Figures = {}
    for game in games():
        taken = []
        for _ in range(times):
            context = visit(browser, address)
            page = context.new_page()
            page.goto("/rules/nothing")
            path = open_table(page, game)
            fresh = visit(browser, address, storage_state=context.storage_state()).new_page()
            fresh.goto(path, wait_until="commit")
            ready = fresh.wait_for_function(
                f"() => document.querySelector('{READY}') ? performance.now() : 0"
            )
            taken.append(ready.json_value())
            fresh.context.close()
            context.close()
        found[f"{game}, ms"] = round(statistics.median(taken))
    return found


# -- How it moves ----------------------------------------------------------------------


def traced(browser: Browser, page: Page, watch: Callable[[], None]) -> list[float]:
    """The tasks of the page's main thread meanwhile: processor time in milliseconds."""
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    watch()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000
        for event in events
        if (event["pid"], event["tid"]) in main and "tdur" in event and "RunTask" in event["name"]
    ]


def rate(page: Page) -> Figures:
    frames: list[float] = page.evaluate("window.frames")
    gaps = [later - earlier for earlier, later in itertools.pairwise(frames)]
    return {
        "frames/s": round(1000 * len(gaps) / sum(gaps), 1),
        "slowest frame in a hundred, ms": round(statistics.quantiles(gaps, n=100)[98], 1),
    }


def tasks(found: list[float]) -> Figures:
    return {
        "tasks over 50 ms": sum(task > LONG for task in found),
        "longest task, ms": round(max(found), 1),
    }


def smoothness(browser: Browser, address: str, game: str, seats: int, seconds: int) -> Figures:
    """A full table of bots at the usual pace, watched with all animations."""
    context = visit(browser, address)
    page = context.new_page()
    page.goto("/")
    page.evaluate(GO, open_table(page, game, seats=seats, own_seats=0))
    page.locator("main [data-room]").first.wait_for()
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    found = traced(browser, page, lambda: page.wait_for_timeout(1000 * seconds))
    figures = {**rate(page), **tasks(found)}
    context.close()
    return figures


def question(browser: Browser, address: str) -> Figures:
    """Every card is picked, its places are looked at, and it is put back.

    A fixture plays the server's part.
    """
    game, name = QUESTION
    moment = json.loads((WEB / "fixtures" / game / f"{name}.json").read_text("utf-8"))
    welcome = moment["welcome"]
    context = visit(browser, address)
    page = context.new_page()

    def greet(socket: WebSocketRoute) -> None:
        socket.send(as_sent(welcome))

    def print_cards(route: Route) -> None:
        route.fulfill(json=moment["printed"])

    page.route_web_socket("**/ws/tables/**", greet)
    page.route("**/api/tables/*/printed", print_cards)
    page.goto(f"/t/{game}")
    cards = page.locator(".hand [data-standing='free']")
    cards.first.wait_for()
    page.wait_for_timeout(1000)

    def watch() -> None:
        for card in cards.all():
            card.click()
            for place in page.locator("[data-thing^='gap '][data-standing='target']").all():
                place.hover(force=True)
            page.keyboard.press("Escape")

    found = traced(browser, page, watch)
    context.close()
    return {"moves": len(welcome["sights"][0]["moves"]), **tasks(found)}


def flood(browser: Browser, address: str, *, events: int = 200) -> Figures:
    """Bots that do not wait: at least so many events in a row, animations on."""
    context = visit(browser, address)
    page = context.new_page()
    heard: list[int] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(told(frame))),
    )
    page.goto("/")
    page.evaluate(WATCH)

    def watch() -> None:
        while sum(heard) < events:
            page.evaluate(GO, open_table(page, "bang", seats=7, own_seats=0))
            page.locator('a[href^="/replay/"]').first.wait_for()

    found = traced(browser, page, watch)
    figures = {"events": sum(heard), **rate(page), **tasks(found)}
    context.close()
    return figures


def told(frame: str | bytes) -> int:
    message = json.loads(frame)
    return sum(len(sight["events"]) for sight in message.get("sights", ()))


# -- What it keeps ---------------------------------------------------------------------


def heap(browser: Browser, address: str, matches: int) -> Figures:
    """After each of many matches in one tab, with the garbage collected; megabytes.

    Locators, because a handle to an element would keep its whole page alive.
    """
    context = visit(browser, address, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    client = context.new_cdp_session(page)
    used = []
    for _ in range(matches):
        bots = ["random"] * 4
        path = open_table(page, "six-nimmt", own_seats=0, bots=bots, options={"deals": 1})
        page.evaluate(GO, path)
        page.locator(f'a[href="/replay/{path.rpartition("/")[2]}"]').first.wait_for()
        client.send("HeapProfiler.collectGarbage")
        used.append(client.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    context.close()
    half = len(used) // 2
    return {
        "matches": len(used),
        "after the first, MB": round(used[0], 1),
        "after half of them, MB": round(used[half], 1),
        "after the last, MB": round(used[-1], 1),
        "growth per match in the second half, KB": round(
            1000 * (used[-1] - used[half]) / max(1, len(used) - 1 - half), 1
        ),
    }


def table(figures: Figures) -> str:
    lines = ["| what | |", "|---|---|"]
    for what, found in figures.items():
        assert isinstance(found, dict)
        lines += [f"| {what}: {name} | {value} |" for name, value in found.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
