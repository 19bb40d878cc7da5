"""Prints the addresses of a started server, and how to stop it."""

import io

import segno
from rich.table import Table
from rich.text import Text

from ludoteka.cli.encoding import can_show
from ludoteka.cli.words import err, out, say
from ludoteka.core.build import form, release
from ludoteka.server.config import Settings
from ludoteka.server.listening import is_everywhere, lan_address, url_of
from ludoteka.server.storage.address import parse_address
from ludoteka.server.web.pages import has_client

LOOPBACK = "127.0.0.1"


def greet(settings: Settings, port: int) -> None:
    out.print(say("cli-serve-open", release=release(), form=form()), style="bold")
    friends = friends_url(settings, port)
    table = Table(box=None, show_header=False, padding=(0, 2))
    for label, text in _facts(settings, port, friends):
        table.add_row(Text(label, "dim"), Text(text, overflow="fold"))
    out.print(table)
    if not has_client():
        err.print(say("cli-serve-no-client"), style="yellow")
    if friends is not None and can_show(drawn := qr_code(friends)):
        out.print(say("cli-serve-scan"))
        # In these colours whatever those of the terminal are: readers of codes want dark on light.
        out.print(Text(drawn, "bright_white on black"))


def _facts(settings: Settings, port: int, friends: str | None) -> list[tuple[str, str]]:
    facts = [(say("cli-serve-here"), own_url(settings, port))]
    if settings.public_url is not None:
        facts.append((say("cli-serve-public"), settings.public_url))
    if friends is not None:
        facts.append((say("cli-serve-friends"), friends))
    elif _is_for_friends(settings):
        facts.append((say("cli-serve-friends"), say("cli-serve-no-network")))
    facts.append((say("cli-serve-data"), str(parse_address(settings.database_url()))))
    facts.append((say("cli-serve-stop"), say("cli-serve-how-to-stop")))
    return facts


def facts_of(settings: Settings, port: int) -> dict[str, str | None]:
    """The same for those who read logs with a program."""
    return {
        "release": release(),
        "form": form(),
        "client": "web" if has_client() else "minimal",
        "here": own_url(settings, port),
        "public": settings.public_url,
        "friends": friends_url(settings, port),
        "data": str(parse_address(settings.database_url())),
    }


def own_url(settings: Settings, port: int) -> str:
    """For a browser on this computer."""
    host = settings.listen_host()
    return url_of(LOOPBACK if is_everywhere(host) else host, port)


def friends_url(settings: Settings, port: int) -> str | None:
    """For those in the same network, if they are let in and there is one."""
    address = lan_address() if _is_for_friends(settings) else None
    return url_of(address, port) if address is not None else None


def _is_for_friends(settings: Settings) -> bool:
    return is_everywhere(settings.listen_host())


def qr_code(text: str) -> str:
    drawn = io.StringIO()
    segno.make_qr(text, error="l").terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")
