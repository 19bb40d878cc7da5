"""From settings to a server that has told where it is."""

from functools import partial

from ludoteka.cli.hosting.browser import can_show, show
from ludoteka.cli.hosting.greeting import greet, own_url
from ludoteka.cli.words import out, say
from ludoteka.server.config import Settings
from ludoteka.server.run import serve


def run_server(settings: Settings, *, opening: bool | None) -> None:
    """Until somebody stops it. `opening`: show it in the browser; None: if a person is here."""
    serve(settings, partial(_started, settings, opening))
    out.print(say("cli-serve-stopped"))


def _started(settings: Settings, opening: bool | None, port: int) -> None:
    greet(settings, port)
    url = own_url(settings, port)
    if opening is None:
        opening = can_show()
    if opening and not show(url):
        out.print(say("cli-serve-no-browser", url=url))
