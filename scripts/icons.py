"""Draws the icons of the installed app from our own favicon.svg: `python -m scripts.icons`.

Chromium draws them. A maskable icon has its picture in the middle four fifths, since systems cut
it into shapes of their own.
"""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"
PAPER: Final = "#F6F1E7"
PLAIN: Final = (180, 192, 512)
MASKABLE: Final = 512
SAFE: Final = 0.72
"""Of the side of a maskable icon, for the picture."""


def draw(page: Page, file: Path, size: int, share: float) -> None:
    svg = (PUBLIC / "favicon.svg").read_text("utf-8")
    side = round(size * share)
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<body style='margin:0;display:grid;place-items:center;height:{size}px;"
        f"background:{PAPER if share < 1 else 'transparent'}'>"
        f"<div style='width:{side}px;height:{side}px'>{svg}</div>"
    )
    page.screenshot(path=file, omit_background=True)
    print(file.name)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for size in PLAIN:
            draw(page, PUBLIC / f"icon-{size}.png", size, 1)
        draw(page, PUBLIC / f"icon-maskable-{MASKABLE}.png", MASKABLE, SAFE)
        browser.close()


if __name__ == "__main__":
    main()
