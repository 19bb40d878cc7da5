"""Writes docs/rules/ from the in-game texts: `python scripts/rules_pages.py`.

One page a game and language, so that the rules are told in one place only. A test fails when
the pages are not what this script writes.
"""

from pathlib import Path

from ludoteka.core import Game
from ludoteka.games import games
from ludoteka.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parent.parent / "docs" / "rules"


def page_name(game: Game, language: str) -> str:
    return f"{game.key}.md" if language == "en" else f"{game.key}.{language}.md"


def page(game: Game, language: str) -> str:
    texts = Texts(language)
    key = game.key
    others = [other for other in LANGUAGES if other != language]
    links = " · ".join(f"[{other}]({page_name(game, other)})" for other in others)
    lines = [f"# {texts.get(f'{key}-title')}", "", texts.get(f"{key}-summary"), "", links]
    for section in game.sections:
        lines += ["", f"## {texts.get(f'{key}-section-{section.key}')}"]
        for clause in section.clauses:
            paragraphs = texts.get(f"rule-{clause}").split("\n")
            lines += [
                "",
                f"**{clause}**{{ #{clause} }} " + "\n\n".join(_escape(p) for p in paragraphs),
            ]
    if game.examples:
        lines += ["", f"## {texts.get(f'{key}-section-examples')}"]
    for number in range(1, game.examples + 1):
        paragraphs = texts.get(f"{key}-example-{number}").split("\n")
        lines += ["", f"{number}. " + "\n\n    ".join(_escape(p) for p in paragraphs)]
    return "\n".join(lines) + "\n"


def _escape(text: str) -> str:
    return text.replace("*", "\\*").replace("_", "\\_").replace("<", "&lt;")


def pages() -> dict[str, str]:
    return {
        page_name(game, language): page(game, language)
        for game in games().values()
        for language in LANGUAGES
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, "utf-8")
        print(name)


if __name__ == "__main__":
    main()
