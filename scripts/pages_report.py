"""Counts wordings that the English pages must not have: `python -m scripts.pages_report`.

Code, names in `…` and the page that lists wrong words are left out. `docs/translating.md` says what
to write instead; `scripts.texts_report` does the same for messages.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scripts.texts_report import Found, Wording

ROOT: Final = Path(__file__).parent.parent
EXCEPT: Final = ("docs/translating.md", "docs/playing.ru.md", "docs/playing.uk.md")
"""Wrong words are quoted there, or it is another language."""
TRANSLATED: Final = re.compile(r"\.(ru|uk)\.md$")

UNWANTED: Final = (
    Wording("lest, whom, upon, shall", r"\b(lest|whom|upon|shall|hitherto|thereof)\b"),
    Wording("somebody, whoever", r"\b(some|any|every)body\b|\bwho(m)?ever\b"),
    Wording("is no X", r"(?<!there )\b(is|are|was|were) no (?!longer|one\b|more\b|other\b)[a-z]"),
    Wording("will not do, may do", r"\bwill not do\b|\bit may do\b(?! so)"),
    Wording("the house", r"\b(a|the|this|another) house\b|\bhouse decision"),
    Wording("one’s own", r"\bone['’]s own\b"),
    Wording("for ever, unless told", r"\bfor ever\b|\bunless told\b|\bif nothing is said\b"),
    Wording(
        "Who … for the person that …",
        r"(?:^|[.;] )who (has|had|is|was|can|may|asks|sends|leaves|comes|plays|withholds|knows"
        r"|resigned|watched|deletes|removed|finds|thinks)\b[^?|]*[.;,]",
    ),
    Wording("lives (life points)", r"\b\d lives\b|\blives left\b"),
)


def pages() -> Iterator[tuple[str, str]]:
    """Every English page, by its path, without code."""
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    for file in sorted(files):
        name = file.relative_to(ROOT).as_posix()
        if name not in EXCEPT and TRANSLATED.search(name) is None:
            yield name, without_code(file.read_text("utf-8"))


def without_code(text: str) -> str:
    """The same lines; blocks of code and `names` are empty."""
    blocks = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
    emptied = blocks.sub(lambda block: "\n" * block[0].count("\n"), text)
    return re.sub(r"`[^`\n]*`", "``", emptied)


def found(wording: Wording) -> Iterator[Found]:
    """Every line that has the wording, with its page and number."""
    for name, text in pages():
        for number, line in enumerate(text.splitlines(), 1):
            if wording.matches(line):
                yield Found(name, str(number), line)


def main() -> None:
    wrong = 0
    for wording in UNWANTED:
        places = list(found(wording))
        wrong += len(places)
        print(f"{wording.name:34} {len(places):4}")
        for place in places:
            print(f"  {place.file}:{place.message}: {place.text.strip()[:110]}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
