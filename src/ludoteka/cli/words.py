"""The language of this run, and the consoles that speak it."""

import os
import sys
from typing import Annotated

import typer
from rich.console import Console

from ludoteka.core import BadInput
from ludoteka.texts import LANGUAGES, Texts, best_language

VARIABLE = "LUDOTEKA_LANG"

# Names and moves come from people: nothing that they type is markup.
out = Console(highlight=False, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, markup=False, emoji=False)


def wanted_language(arguments: list[str]) -> str:
    """`--lang` if given, else the environment's; what we do not speak is told later."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    if VARIABLE in os.environ:
        return os.environ[VARIABLE]
    return best_language(os.environ.get("LC_ALL") or os.environ.get("LANG"))


def current_texts() -> Texts:
    """The texts of this run; English if the wanted language is not ours."""
    language = wanted_language(sys.argv[1:])
    return Texts(language if language in LANGUAGES else "en")


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


def say(key: str, **arguments: str | int) -> str:
    """A message in the language of this run."""
    return current_texts().get(key, **arguments)


Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|ru|uk", autocompletion=lambda: list(LANGUAGES))
]
