"""Which database a command is about: the options that all commands of a host share."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from ludoteka.cli.parameters import ConfigFile, DatabaseUrl
from ludoteka.cli.words import Language


class At(NamedTuple):
    config: Path | None
    url: str | None


SHARED: Final = {"config": ConfigFile, "database": DatabaseUrl, "lang": Language}


def at_database(work: Callable[..., None]) -> Callable[..., None]:
    """The same command with those options at its end; `work` takes an `At` first.

    Typer reads the signature, so that is what is made.
    """

    def run(
        *, config: Path | None = None, database: str | None = None, lang: str | None = None,
        **own: object,
    ) -> None:  # fmt: skip
        del lang  # it was heeded when it was read
        work(At(config, database), **own)

    parameters = list(inspect.signature(work).parameters.values())[1:]
    parameters += [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in SHARED.items()
    ]
    keywords = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in parameters]
    run.__signature__ = inspect.Signature(keywords)  # type: ignore[attr-defined]
    run.__annotations__ = {each.name: each.annotation for each in keywords}
    run.__name__ = work.__name__
    return run
