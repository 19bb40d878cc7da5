"""`ludoteka migrate`, `backup` and `restore`: the database as a whole."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.cli.parameters import ConfigFile, DatabaseUrl
from ludoteka.cli.words import Language

BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]


def migrate(config: ConfigFile = None, database: DatabaseUrl = None, lang: Language = None) -> None:
    from ludoteka.cli.hosting import copying

    copying.migrate(config, database)


def backup(
    file: BackupFile,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import copying

    copying.save(config, database, file)


def restore(
    file: BackupFile,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import copying

    copying.fill(config, database, file, replace=replace)
