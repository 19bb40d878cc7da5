"""axe-core looks at a page: the findings that would keep somebody from playing."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

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


@cache
def _script() -> str:
    return SCRIPT.read_text("utf-8")


def findings(page: Page) -> list[str]:
    """Serious and critical ones, each with the element it is about."""
    page.evaluate(_script())  # not as an element: the page forbids scripts that are not its own
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{violation['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for violation in found["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def found_in(theme: str, page: Page) -> list[str]:
    """The findings in light or in dark."""
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    return [f"{theme}: {finding}" for finding in findings(page)]
