"""Takes screenshots of the web client's boards: `python -m scripts.gallery [GAME[/FIXTURE]…]`.

Needs Node with `npm ci` done in web/, Playwright and a Chromium (`CHROMIUM` names another one
than /usr/bin/chromium). The pictures go to web/shots/, one a fixture, size, theme and language.
"""

import argparse
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

WEB: Final = Path(__file__).parent.parent / "web"
SIZES: Final = {"phone": (360, 780), "desktop": (1440, 900), "wide": (2560, 1440)}
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="*", help="six-nimmt, or six-nimmt/row-6; all if left out")
    parser.add_argument("--sizes", default="phone,desktop", help="of " + ", ".join(SIZES))
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--langs", default="en,ru")
    parser.add_argument("--folder", type=Path, default=WEB / "shots")
    chosen = parser.parse_args()
    with gallery() as address, sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for fixture in fixtures(chosen.what):
            for size in chosen.sizes.split(","):
                for theme in chosen.themes.split(","):
                    for lang in chosen.langs.split(","):
                        shoot(browser, address, chosen.folder, fixture, size, theme, lang)
        browser.close()


def fixtures(what: list[str]) -> list[str]:
    """All fixtures that were asked for, as `game/name`."""
    found = sorted((WEB / "fixtures").glob("*/*.json"))
    names = [f"{path.parent.name}/{path.stem}" for path in found]
    return [name for name in names if not what or {name, name.split("/")[0]} & set(what)]


def shoot(
    browser: Browser, address: str, folder: Path, fixture: str, size: str, theme: str, lang: str
) -> None:
    game, name = fixture.split("/")
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if size == "phone" else 1,
        reduced_motion="reduce",
    )
    page.on("pageerror", lambda error: print(f"  {fixture}: {error}"))
    page.on("console", lambda said: complain(fixture, said))
    page.goto(f"{address}?game={game}&fixture={name}&theme={theme}&lang={lang}&motion=off")
    page.wait_for_selector("body[data-ready]", timeout=30_000)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{name}-{size}-{theme}-{lang}.png"
    page.screenshot(path=path)
    print(path.name, *complaints(page))
    page.close()


def complain(fixture: str, said: ConsoleMessage) -> None:
    if said.type == "error":
        print(f"  {fixture}: {said.text}")


def complaints(page: Page) -> list[str]:
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return ["SCROLLS SIDEWAYS"] if wide else []


@contextmanager
def gallery() -> Iterator[str]:
    """The gallery's address, while Vite serves it."""
    port = free_port()
    command = ["node", "node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort"]
    process = subprocess.Popen(  # our own Vite  # noqa: S603
        [*command, "--host", "127.0.0.1"], cwd=WEB, stdout=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}/gallery.html"
    try:
        wait_for(address)
        yield address
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            urlopen(address).close()  # our own server on this machine  # noqa: S310
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"{address} does not answer")


if __name__ == "__main__":
    main()
