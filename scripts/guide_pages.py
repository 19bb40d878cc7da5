"""Writes the player's guide: `python -m scripts.guide_pages [--check]`.

`docs/playing*.md` say what the page `/guide` says: both come from `locales/*/guide.ftl`.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import ast as fluent
from fluent.syntax import parse

from ludoteka.texts import LANGUAGES, Texts

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "ludoteka" / "locales" / "en" / "guide.ftl"
NOTE: Final = "<!-- Written by `python -m scripts.guide_pages`. -->"


def main() -> None:
    stale = [language for language in LANGUAGES if not _is_current(language)]
    if "--check" in sys.argv[1:]:
        sys.exit(1 if stale else 0)
    for language in stale:
        path(language).write_text(page(language), "utf-8")
        print(path(language).relative_to(ROOT))


def path(language: str) -> Path:
    name = "playing.md" if language == "en" else f"playing.{language}.md"
    return ROOT / "docs" / name


def _is_current(language: str) -> bool:
    file = path(language)
    return file.exists() and file.read_text("utf-8") == page(language)


def keys() -> list[str]:
    """All messages of the guide, in their order."""
    body = parse(SOURCE.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, fluent.Message)]


def page(language: str) -> str:
    return "\n\n".join(_blocks(Texts(language))) + "\n"


def _blocks(texts: Texts) -> Iterator[str]:
    title, lead, *rest = keys()
    yield f"# {texts.get(title)}"
    yield NOTE
    yield texts.get(lead)
    for key in rest:
        if re.search(r"-\d+$", key):
            yield texts.get(key)
        else:
            level = "###" if key.startswith("web-guide-ask-") else "##"
            yield f"{level} {texts.get(key)}"


if __name__ == "__main__":
    main()
