"""axe-core looks at a page: the findings that would keep someone from playing.

A sentence that nobody can read is one of them, too: a page shows the name of a message whose
file it has not loaded.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

import ludoteka

SCRIPT: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN: Final = """async () => {
  // Colours may still be on their way; what never ends is no transition.
  const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.all(moving.map((one) => one.finished.catch(() => null)));
  return axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
  });
}"""
GRAVE: Final = ("serious", "critical")
MODERATE: Final = ("heading-order",)
"""What axe calls moderate, but who jumps from heading to heading is lost without it."""
LOCALE: Final = Path(ludoteka.__file__).parent / "locales" / "en"
NAME_OF_A_MESSAGE: Final = re.compile(r"^([a-z]+(?:-[a-z0-9]+)+) =", re.MULTILINE)
HYPHENATED: Final = re.compile(r"(?<![\w/.:-])[a-z]+(?:-[a-z0-9]+)+(?![\w/.:-])")


@cache
def _script() -> str:
    return SCRIPT.read_text("utf-8")


@cache
def _messages() -> frozenset[str]:
    texts = [file.read_text("utf-8") for file in LOCALE.rglob("*.ftl")]
    return frozenset(name for text in texts for name in NAME_OF_A_MESSAGE.findall(text))


def unsaid(page: Page) -> list[str]:
    """The names of messages that stand on a page in place of what they say."""
    shown: set[str] = set(HYPHENATED.findall(page.inner_text("body")))
    return sorted(shown & _messages())


def findings(page: Page) -> list[str]:
    """Serious and critical ones, each with the element it is about; and what is not said."""
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(_script())  # not as an element: the page forbids scripts that are not its own
    found: dict[str, Any] = page.evaluate(RUN)
    return [f"unsaid: {name}" for name in unsaid(page)] + [
        f"{violation['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for violation in found["violations"]
        if violation["impact"] in GRAVE or violation["id"] in MODERATE
        for node in violation["nodes"]
    ]


def found_in(theme: str, page: Page) -> list[str]:
    """The findings in light or in dark."""
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    return [f"{theme}: {finding}" for finding in findings(page)]
