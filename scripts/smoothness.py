"""Measures how smoothly a match is told: `python -m scripts.smoothness [--json] [GAME…]`.

The built client (`npm run build` in web/) on a real server, in Chromium: a whole match of bots
is watched at normal pace with all animations, until its end scene stands. Long tasks are those
that the page itself can see (PerformanceObserver), so they count the time of other programs,
too; the script behind each is asked of the browser where it tells (long-animation-frame).
"""

import argparse
import collections
import itertools
import json
import os
import statistics
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from scripts.gallery import ARGUMENTS
from scripts.serving import OPEN, serving

GAMES: Final = ("six-nimmt", "face-to-face", "sakura", "intrigo", "bang")
SHORT: Final[dict[str, dict[str, object]]] = {
    "six-nimmt": {"deals": 1},
    "face-to-face": {"best-of": 1},
}
"""Options of a match that is whole and not too long."""
PATIENCE: Final = 1_200_000
FRAME: Final = 1000 / 60
WATCH: Final = """() => {
  window.told = { frames: [], tasks: [], scripts: [] };
  const watch = (type, note) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type });
  };
  watch('longtask', (task) => window.told.tasks.push(task.duration));
  watch('long-animation-frame', (frame) => frame.scripts.forEach((script) => {
    const from = script.sourceURL.split('/').pop() + ' ' + script.sourceFunctionName;
    window.told.scripts.push([`${script.invoker} ${from}`, script.duration]);
  }));
  const next = (now) => { window.told.frames.push(now); requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""

Figures = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how smoothly a match is told.")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--json", action="store_true", help="for machines")
    chosen = parser.parse_args()
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    with sync_playwright() as playwright, serving(bot_delay_ms="700") as address:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        figures = {game: watched(browser, address, game) for game in chosen.games}
        browser.close()
    print(json.dumps(figures, indent=2) if chosen.json else table(figures))


def watched(browser: Browser, address: str, game: str) -> Figures:
    """A whole match of bots."""
    context = browser.new_context(
        base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB"
    )
    page = context.new_page()
    page.goto("/")
    wish = {"game": game, "start": True, "own_seats": 0, "options": SHORT.get(game, {})}
    page.goto(page.evaluate(OPEN, wish))
    page.locator("main [data-room]").first.wait_for()
    page.wait_for_timeout(1000)  # what is measured is the telling, not the loading
    page.evaluate(WATCH)
    page.locator(".end-scene").wait_for(timeout=PATIENCE)
    page.wait_for_timeout(2500)
    told: dict[str, list[Any]] = page.evaluate("window.told")
    context.close()
    return {**frames(told["frames"]), **tasks(told["tasks"]), **scripts(told["scripts"])}


def frames(at: list[float]) -> Figures:
    gaps = [later - earlier for earlier, later in itertools.pairwise(at)]
    return {
        "seconds": round(sum(gaps) / 1000, 1),
        "frames/s": round(1000 * len(gaps) / sum(gaps), 1),
        "slowest frame in a hundred, ms": round(statistics.quantiles(gaps, n=100)[98], 1),
        "frames left out, %": round(100 * sum(gap > 1.5 * FRAME for gap in gaps) / len(gaps), 2),
    }


def tasks(found: list[float]) -> Figures:
    return {
        "tasks over 50 ms": len(found),
        "longest task, ms": round(max(found, default=0)),
    }


def scripts(found: list[tuple[str, float]], *, most: int = 5) -> Figures:
    """Where scripts took longest, in frames over 50 ms: milliseconds of all of them together."""
    taken: collections.Counter[str] = collections.Counter()
    for name, duration in found:
        taken[name] += round(duration)
    return {f"in long frames, ms: {name}": spent for name, spent in taken.most_common(most)}


def table(figures: dict[str, Figures]) -> str:
    lines = []
    for game, found in figures.items():
        lines += [f"\n{game}", *(f"  {name}: {value}" for name, value in found.items())]
    return "\n".join(lines).lstrip("\n")


if __name__ == "__main__":
    main()
