"""Writes docs/rules/ from the in-game texts: `python scripts/rules_pages.py`.

One page a game and language, so that the rules are told in one place only. A test fails when
the pages are not what this script writes.
"""

from pathlib import Path

from ludoteka.core import Game
from ludoteka.games import games
from ludoteka.texts import LANGUAGES, Texts
from ludoteka.texts.rulebook import Sheet, facts, parts, sheets

FOLDER = Path(__file__).parent.parent / "docs" / "rules"


def page_name(game: Game, language: str) -> str:
    return f"{game.key}.md" if language == "en" else f"{game.key}.{language}.md"


def page(game: Game, language: str) -> str:
    texts = Texts(language)
    key = game.key
    others = [other for other in LANGUAGES if other != language]
    links = " · ".join(f"[{other}]({page_name(game, other)})" for other in others)
    lines = [f"# {texts.get(f'{key}-title')}", "", texts.get(f"{key}-summary"), "", links]
    lines += ["", facts(game, texts), "", f"## {texts.get('rulebook-aim')}", ""]
    lines += told(texts.get(f"{key}-aim"))
    for section in game.sections:
        lines += ["", f"## {texts.get(f'{key}-section-{section.key}')}"]
        for clause in section.clauses:
            lines += ["", *numbered(clause, told(texts.get(f"rule-{clause}")))]
        for sheet in sheets(game, section.key, texts):
            lines += ["", f"**{_escape(sheet.title)}**", "", *_table(sheet)]
    if game.examples:
        lines += ["", f"## {texts.get(f'{key}-section-examples')}"]
    for number in range(1, game.examples + 1):
        paragraphs = texts.get(f"{key}-example-{number}").split("\n")
        lines += ["", f"{number}. " + "\n\n    ".join(_escape(p) for p in paragraphs)]
    return "\n".join(lines) + "\n"


def numbered(clause: str, lines: list[str]) -> list[str]:
    """With the clause's number, and its place to link to, before the first line."""
    number = f"**{clause}**{{ #{clause} }}"
    if lines[0].startswith("- "):
        return [number, "", *lines]
    return [f"{number} {lines[0]}", *lines[1:]]


def told(text: str) -> list[str]:
    """Paragraphs and list entries."""
    lines: list[str] = []
    for kind, part in parts(text):
        if lines and not (kind == "item" and lines[-1].startswith("- ")):
            lines.append("")
        lines.append(f"- {_escape(part)}" if kind == "item" else _escape(part))
    return lines


def _table(sheet: Sheet) -> list[str]:
    rows = [sheet.heads, tuple("---" for _ in sheet.heads), *sheet.rows]
    return [f"| {' | '.join(_escape(cell) for cell in row)} |" for row in rows]


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
