"""Messages from the Fluent files in `locales/`, which the browser shares.

A message is parsed when it is first said: to parse them all takes half a second, and a command
says few of them.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ludoteka.core.errors import BadInput
from ludoteka.games import packages

LANGUAGES: Final = ("en", "ru", "uk")
LONGEST: Final = 900
"""Characters of an argument; Fluent refuses more than 1,000."""
GREATEST: Final = 10**15
"""Greater numbers are not put into the form of a language, which knows 28 digits."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""How a message, or a term, begins; whatever else belongs to it is indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Another message, or term, within one; functions look the same."""


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self._sources = _sources(language)
        self._bundle = _bundle(language)

    def __contains__(self, key: str) -> bool:
        return not key.startswith("-") and self._source(key) is not None

    def get(self, key: str, /, **arguments: str | int) -> str:
        """The message; a missing one or a missing argument is our bug and raises."""
        return self.form(key, "", **arguments)

    def form(self, key: str, case: str, /, **arguments: str | int) -> str:
        """The message in a case: its attribute of that name, or the message if it has none."""
        if key not in self:
            raise KeyError(key)  # a term is not a message, though the bundle may know it
        if not self._bundle.has_message(key):
            self._parse(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(case, message.value)
        if pattern is None:
            raise KeyError(key)
        clipped = {name: _clipped(value) for name, value in arguments.items()}
        text, problems = self._bundle.format_pattern(pattern, clipped)
        if problems:
            raise LookupError(f"message {key!r} ({self.language}): {problems[0]}")
        return str(text)

    def mentions(self, key: str, variable: str) -> bool:
        """Whether the message, or a case of it, says this variable."""
        return f"${variable} " in (self._source(key) or "")

    def _source(self, key: str) -> str | None:
        """Ours, or that of an installed game, which can add messages and replace none."""
        return self._sources.get(key) or _installed(self.language).get(key)

    def _parse(self, key: str) -> None:
        """The entry, after whatever it refers to: another thread may say it at once."""
        source = self._source(key)
        assert source is not None
        for name in REFERENCE.findall(source):
            if self._source(name) is not None:
                self._parse(name)
        self._bundle.add_resource(FluentResource(source))


def _clipped(value: str | int) -> str | int:
    """What a stranger sent may be longer than Fluent takes; a sentence is none the better."""
    if isinstance(value, int) and abs(value) >= GREATEST:
        value = str(value)
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[: LONGEST - 1]}…"
    return value


def best_language(wanted: str | None) -> str:
    """The language of a locale like `uk_UA.UTF-8`; English if we do not speak it."""
    code = (wanted or "").replace("-", "_").split("_")[0].lower()
    return code if code in LANGUAGES else "en"


@cache
def _bundle(language: str) -> FluentBundle:
    return FluentBundle([language], use_isolating=False)


@cache
def _sources(language: str) -> dict[str, str]:
    """What our files say, by message; terms begin with a hyphen."""
    return _entries(_texts_in("ludoteka", language))


@cache
def _installed(language: str) -> dict[str, str]:
    """What the games of other packages say, by message."""
    found: dict[str, str] = {}
    for key in packages():
        found = _entries([game_source(key, language)]) | found
    return found


@cache
def game_source(key: str, language: str) -> str:
    """All texts of a game of another package: `locales/<language>/` in it, else its English."""
    package = packages()[key]
    return "\n".join(_texts_in(package, language) or _texts_in(package, "en"))


def _entries(sources: Iterable[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in sources:
        starts = list(ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            found.setdefault(start[1], text[start.start() : end])
    return found


def _texts_in(package: str, language: str) -> list[str]:
    folder = files(package) / "locales" / language
    return [file.read_text("utf-8") for file in _fluent_files(folder)] if folder.is_dir() else []


def _fluent_files(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _fluent_files(entry)
        elif entry.name.endswith(".ftl"):
            found.append(entry)
    return found
