"""Starts a server by its settings, and prints where it is."""

import sys
from functools import partial

import structlog

from ludoteka.cli.hosting.browser import can_show, show
from ludoteka.cli.hosting.greeting import facts_of, greet, own_url
from ludoteka.cli.words import current_texts, out, say
from ludoteka.core import LudotekaError
from ludoteka.server.config import Settings
from ludoteka.server.run import serve
from ludoteka.texts.speaker import say_error

log = structlog.get_logger("ludoteka.server")


def run_server(settings: Settings, *, opening: bool | None) -> None:
    """Until someone stops it. `opening`: show it in the browser; None: if a person is here."""
    if settings.log_format == "json":
        _run_for_machines(settings, opening=opening)
        return
    serve(settings, partial(_started, settings, opening))
    out.print(say("cli-serve-stopped"))


def _run_for_machines(settings: Settings, *, opening: bool | None) -> None:
    """Whatever is on the streams is JSON, also what speaks against a start."""
    try:
        serve(settings, partial(_logged, settings, opening))
    except LudotekaError as error:
        log.error("cannot start", code=error.code, problem=say_error(current_texts(), error))
        sys.exit(2)


def _logged(settings: Settings, opening: bool | None, port: int) -> None:
    log.info("open", **facts_of(settings, port))
    if opening:
        show(own_url(settings, port))


def _started(settings: Settings, opening: bool | None, port: int) -> None:
    greet(settings, port)
    url = own_url(settings, port)
    if opening is None:
        opening = can_show()
    if opening and not show(url):
        out.print(say("cli-serve-no-browser", url=url))
