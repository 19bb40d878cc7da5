"""Says every message with real arguments, to be read: `python -m scripts.texts_rendered [uk …]`.

A message that selects is said once for each of its variants: numbers as 1, 3 and 5, words as
the message lists them. `--of` takes only files whose name has this part.
"""

import argparse
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from ludoteka.texts import Texts
from scripts.texts_report import LANGUAGES, LOCALES

Argument = str | int

PEOPLE: Final[dict[str, Argument]] = {
    **dict.fromkeys(("seat", "name", "person", "who", "holder", "winner", "lead", "first"), "Emma"),
    **dict.fromkeys(("target", "victim", "to", "second", "behind", "jumped", "whom"), "Bohdan"),
    **dict.fromkeys(("owner", "by", "third", "sheriff", "near", "over", "agent"), "Chloe"),
    **dict.fromkeys(("names", "winners", "people", "takers", "others", "known"), "Emma, Bohdan"),
    "fourth": "Dmytro",
    "host": "Emma",
}
NUMBERS: Final[dict[str, Argument]] = {
    "age": 10, "amount": 300, "bulls": 7, "card": 55, "claimed": 41, "commitment": "9f86d081",
    "ducats": 2, "found": 40, "game": 2, "money": 600, "percent": 62, "port": 8000, "row": 2,
    "seed": "7c4a", "top": 29, "length": 250, "most": 6, "least": 2, "digits": 64,
}  # fmt: skip
WORDS: Final[dict[str, Argument]] = {
    "url": "http://localhost:8000", "address": "sqlite:///ludoteka.db", "path": "match.json",
    "authors": "Reiner Knizia", "players": "2–6", "minutes": 20, "rank": "К", "suit": "♠",
    "clause": "BA-7", "rule": "BA-7", "command": "serve", "example": "play 55", "until": "21:40",
    "time": "21:40", "day": "12.11", "since": "12.11", "when": "12.11", "zone": "Europe/Kyiv",
    "problem": "…", "reason": "…", "text": "…", "token": "…", "option": "--seats",
    "parameter": "--bots", "numbers": "12, 19, 20", "cards": "12, 19, 20", "value": "3",
    "bot": "greedy", "bots": "greedy, expert", "figure": "…", "scope": "play", "label": "…",
    "range": "2–6", "network": "10.0.0.0/24", "release": "0.3.0", "python": "3.13",
    "level": 3, "speed": 2, "evidence": "2.9", "status": "…", "thing": "…", "what": "…", "why": "…",
    "word": "admin", "field": "seats", "key": "port", "source": "ludoteka.toml", "kind": "…",
    "form": "compiled", "scheme": "https", "file": "match.json", "family": "…", "result": "…",
    "side": "…", "role": "…",
}  # fmt: skip
CARDS: Final = {
    ("en", "bang"): ("Barrel K♠", "Barrel K♠"),
    ("ru", "bang"): ("«Бочка» К♠", "«Бочку» К♠"),
    ("uk", "bang"): ("«Бочка» К♠", "«Бочку» К♠"),
    ("en", "intrigo"): ("Contarini 4", "Contarini 4"),
    ("ru", "intrigo"): ("Контарини 4", "Контарини 4"),
    ("uk", "intrigo"): ("Контаріні 4", "Контаріні 4"),
}
"""A card in the nominative and the accusative."""
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})


class Parts(Visitor):
    """The variables of a message and of those within it, and by what keys it selects on them."""

    def __init__(self, messages: Mapping[str, fluent.Message]) -> None:
        self._messages = messages
        self.variables: set[str] = set()
        self.keys: dict[str, list[Argument]] = {}

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.visit(self._messages[node.id.name])

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, [])
            keys += [_key(variant) for variant in node.variants if _key(variant) not in keys]
        self.generic_visit(node)


def _key(variant: fluent.Variant) -> Argument:
    key = variant.key
    return int(key.value) if isinstance(key, fluent.NumberLiteral) else key.name


def rendered(language: str, of: str = "") -> Iterator[tuple[str, str, list[str]]]:
    """Files, messages, and what each message says."""
    texts = Texts(language)
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        file = path.relative_to(LOCALES / language).with_suffix("").as_posix()
        if of not in file:
            continue
        body = parse(path.read_text("utf-8")).body
        messages = {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}
        for key, entry in messages.items():
            parts = Parts(messages)
            parts.visit(entry)
            cases = ["", *(attribute.id.name for attribute in entry.attributes)]
            said = [
                texts.form(key, case, **each)
                for case in cases
                for each in arguments(language, file, parts)
            ]
            yield file, key, list(dict.fromkeys(said))


def arguments(language: str, file: str, parts: Parts) -> Iterator[dict[str, Argument]]:
    """One for each value that something is selected by, the rest at its first or last value."""
    plain = {name: _sample(language, file, name) for name in parts.variables}
    choices = {name: _values(keys, plain[name]) for name, keys in parts.keys.items()}
    first = plain | {name: values[0] for name, values in choices.items()}
    last = plain | {name: values[-1] for name, values in choices.items()}
    for start in (first, last):
        yield start
        for name, values in choices.items():
            yield from (start | {name: value} for value in values)


def _values(keys: list[Argument], sample: Argument) -> list[Argument]:
    numbers = [key for key in keys if isinstance(key, int)]
    if PLURALS & set(keys) or numbers:
        return [*numbers, 1, 3, 5]
    return [sample if key == "other" else key for key in keys]


@cache
def _sample(language: str, file: str, name: str) -> Argument:
    game = next((game for of, game in CARDS if of == language and game in file), "")
    if name in ("card", "cards", "kept", "others", "hand", "table") and game:
        return CARDS[language, game][0]
    if name.endswith("-acc"):
        return CARDS[language, game][1] if game else name
    return (PEOPLE | WORDS | NUMBERS).get(name, 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=LANGUAGES)
    parser.add_argument("--of", default="", help="part of the files' names")
    asked = parser.parse_args()
    by_language = [rendered(language, asked.of) for language in asked.languages]
    last = ""
    for same in zip(*by_language, strict=True):
        file, message, _ = same[0]
        if file != last:
            print(f"\n== {file}")
            last = file
        print(f"# {message}")
        for _, named, said in same:
            assert named == message
            print(" ¦ ".join(said))


if __name__ == "__main__":
    main()
