"""Opens a page in the browser of this machine, if there is one."""

import os
import sys
import webbrowser
from threading import Thread

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def can_show() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and has_screen()


def has_screen() -> bool:
    """On Linux without one, a browser would open within the terminal and cover the server."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in SCREENS)


def show(url: str) -> bool:
    """False if there is no browser to show it."""
    if not has_screen():
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    # Some browsers answer only when they are closed.
    Thread(target=browser.open, args=(url,), daemon=True).start()
    return True
