"""The options that say which database a command uses."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from ludoteka.cli.parameters import ConfigFile, DatabaseUrl
from ludoteka.cli.words import Language


class DatabaseOptions(NamedTuple):
    config: Path | None
    url: str | None


SHARED: Final = {"config": ConfigFile, "database": DatabaseUrl, "lang": Language}


def with_database_options(work: Callable[..., None]) -> Callable[..., None]:
    """The same command with those options at its end; `work` takes `DatabaseOptions` first.

    Typer reads the signature, so that is what is made.
    """

    def run(
        *, config: Path | None = None, database: str | None = None, lang: str | None = None,
        **own: object,
    ) -> None:  # fmt: skip
        del lang  # it was heeded when it was read
        work(DatabaseOptions(config, database), **own)

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
