"""`ludoteka serve`: tables for people, bots and spectators, in the browser."""

from typing import Annotated

import typer

from ludoteka.cli.parameters import ConfigFile, DatabaseUrl
from ludoteka.cli.words import Language


def serve(
    config: ConfigFile = None,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option("--port", "-p", metavar="N")] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    database: DatabaseUrl = None,
    shared: Annotated[bool, typer.Option("--shared")] = False,
    redis: Annotated[str | None, typer.Option("--redis", metavar="URL")] = None,
    browser: Annotated[bool | None, typer.Option("--open/--no-open")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", metavar="LEVEL")] = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting.serving import run_server
    from ludoteka.server.sources import load_settings

    given = {
        "host": host,
        "port": port,
        "lan": lan or None,
        "database": database,
        "shared": shared or None,
        "redis": redis,
        "log_level": log_level,
    }
    run_server(load_settings(config=config, overrides=given), opening=browser)
