"""Lists the clauses of the rules that no code, no test or no in-game text cites.

    python scripts/clauses.py [GAME…]

A clause is cited by code that names its id, by a test with `@pytest.mark.rule("6N-7")`, by a
scenario with the id under `rules`, and by the message `rule-6N-7` in every language. Exits
with 1 if a list is not empty.
"""

import re
import sys
from pathlib import Path

from ludoteka.core import Game
from ludoteka.core.scenarios import parse_scenarios
from ludoteka.games import find_game, games
from ludoteka.texts import LANGUAGES, Texts

ROOT = Path(__file__).parent.parent
ID = re.compile(r"\b[0-9A-Z]{2}-[0-9]+\b")
MARK = re.compile(r"mark\.rule\(([^)]*)\)")


def folder(game: Game) -> str:
    return game.key.replace("-", "_")


def cited_by_code(game: Game) -> set[str]:
    files = (ROOT / "src/ludoteka/games" / folder(game)).rglob("*.py")
    texts = [file.read_text("utf-8") for file in files if file.name != "game.py"]
    return {clause for text in texts for clause in ID.findall(text)}


def cited_by_tests(game: Game) -> set[str]:
    tests = ROOT / "tests/games" / folder(game)
    found: set[str] = set()
    for file in tests.rglob("*.py"):
        for mark in MARK.findall(file.read_text("utf-8")):
            found.update(ID.findall(mark))
    for file in tests.rglob("*.yaml"):
        for scenario in parse_scenarios(file.read_text("utf-8")):
            found.update(scenario.rules)
    return found


def missing(game: Game) -> dict[str, list[str]]:
    """By who should cite them, the clauses that it does not cite."""
    cited = {"code": cited_by_code(game), "tests": cited_by_tests(game)}
    for language in LANGUAGES:
        texts = Texts(language)
        cited[f"rules in {language}"] = {c for c in game.clauses if f"rule-{c}" in texts}
    return {
        who: [clause for clause in game.clauses if clause not in found]
        for who, found in cited.items()
    }


def unknown(game: Game) -> list[str]:
    """Ids that code or tests cite and the rules do not have."""
    prefixes = {clause.split("-")[0] for clause in game.clauses}
    cited = cited_by_code(game) | cited_by_tests(game)
    wrong = {c for c in cited if c.split("-")[0] in prefixes and c not in game.clauses}
    return sorted(wrong)


def main() -> None:
    chosen = [find_game(key) for key in sys.argv[1:]] or list(games().values())
    failed = False
    for game in chosen:
        gaps = {**missing(game), "unknown ids": unknown(game)}
        for who, clauses in gaps.items():
            if clauses:
                failed = True
                print(f"{game.key}: {who}: {', '.join(clauses)}")
        if not any(gaps.values()):
            print(f"{game.key}: all {len(game.clauses)} clauses cited by code, tests and rules")
    sys.exit(failed)


if __name__ == "__main__":
    main()
