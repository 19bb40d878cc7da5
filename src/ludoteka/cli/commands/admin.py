"""`ludoteka admin`: the server's people and tables, also while it runs."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ludoteka.cli.hosting.database_options import DatabaseOptions, with_database_options
from ludoteka.cli.parameters import AsJson

admin = typer.Typer(no_args_is_help=True, add_completion=False)

Command = Callable[..., None]


def command(name: str) -> Callable[[Command], Command]:
    """A command about the server whose database it is told."""
    return lambda work: admin.command(name)(with_database_options(work))


Person = Annotated[str, typer.Argument(metavar="NAME")]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1)]
Why = Annotated[str, typer.Option("--why", metavar="TEXT")]
MaybePerson = Annotated[str | None, typer.Argument(metavar="NAME")]
Network = Annotated[str | None, typer.Option("--network", metavar="ADDRESS")]
Hours = Annotated[int | None, typer.Option("--hours", metavar="N", min=1)]


@command("users")
def users(
    at: DatabaseOptions,
    part: Annotated[str, typer.Option("--name", metavar="PART")] = "",
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    from ludoteka.cli.hosting import listing

    listing.show_people(*at, part=part, most=most, as_json=as_json)


@command("tables")
def tables(
    at: DatabaseOptions,
    status: Annotated[str | None, typer.Option("--status", metavar="STATUS")] = None,
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    from ludoteka.cli.hosting import listing

    listing.show_tables(*at, status=status, most=most, as_json=as_json)


@command("stats")
def stats(at: DatabaseOptions, as_json: AsJson = False) -> None:
    from ludoteka.cli.hosting import listing

    listing.show_counts(*at, as_json=as_json)


@command("bot-failures")
def bot_failures(
    at: DatabaseOptions,
    report: Annotated[str | None, typer.Argument(metavar="REPORT")] = None,
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    from ludoteka.cli.hosting import listing

    if report is not None:
        listing.show_failure(*at, report)
    else:
        listing.show_failures(*at, most=most, as_json=as_json)


@command("mute")
def mute(
    at: DatabaseOptions,
    person: Person,
    minutes: Annotated[int, typer.Option("--minutes", "-m", metavar="N", min=1)] = 60,
    because: Why = "",
) -> None:
    from ludoteka.cli.hosting import acting

    acting.mute(*at, person, minutes=minutes, why=because)


@command("unmute")
def unmute(at: DatabaseOptions, person: Person, because: Why = "") -> None:
    from ludoteka.cli.hosting import acting

    acting.unmute(*at, person, why=because)


@command("close")
def close(
    at: DatabaseOptions,
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    because: Why = "",
) -> None:
    from ludoteka.cli.hosting import acting

    acting.close(*at, table, why=because)


@command("token")
def token(
    at: DatabaseOptions,
    person: Person,
    scopes: Annotated[str, typer.Option("--scopes", metavar="SCOPE[,SCOPE…]")] = "play,read",
    label: Annotated[str, typer.Option("--label", metavar="TEXT")] = "admin",
    days: Annotated[int | None, typer.Option("--days", metavar="N", min=1)] = None,
    as_json: AsJson = False,
    because: Why = "",
) -> None:
    from ludoteka.cli.hosting import acting

    acting.make_token(
        *at,
        person,
        scopes=scopes,
        label=label,
        days=days,
        why=because,
        as_json=as_json,
    )


@command("delete-user")
def delete_user(
    at: DatabaseOptions,
    person: Person,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    because: Why = "",
) -> None:
    from ludoteka.cli.hosting import acting

    acting.delete(*at, person, sure=yes, why=because)


@command("add-user")
def add_user(
    at: DatabaseOptions, person: Person, because: Why = "", as_json: AsJson = False
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.add(*at, person, why=because, as_json=as_json)


@command("reset-password")
def reset_password(
    at: DatabaseOptions, person: Person, because: Why = "", as_json: AsJson = False
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.reset(*at, person, why=because, as_json=as_json)


@command("rename")
def rename(
    at: DatabaseOptions,
    person: Person,
    new_name: Annotated[str, typer.Argument(metavar="NEW_NAME")],
    because: Why = "",
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.rename(*at, person, new_name, why=because)


@command("make-host")
def make_host(at: DatabaseOptions, person: Person, because: Why = "") -> None:
    from ludoteka.cli.hosting import accounts

    accounts.set_host(*at, person, why=because, is_host=True)


@command("unmake-host")
def unmake_host(at: DatabaseOptions, person: Person, because: Why = "") -> None:
    from ludoteka.cli.hosting import accounts

    accounts.set_host(*at, person, why=because, is_host=False)


@command("tokens")
def tokens(at: DatabaseOptions, person: Person, as_json: AsJson = False) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.show_tokens(*at, person, as_json=as_json)


@command("revoke")
def revoke(
    at: DatabaseOptions,
    person: Person,
    token: Annotated[str, typer.Argument(metavar="TOKEN")],
    because: Why = "",
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.revoke(*at, person, token, why=because)


@command("ban")
def ban(
    at: DatabaseOptions,
    person: MaybePerson = None,
    network: Network = None,
    hours: Hours = None,
    because: Why = "",
) -> None:
    from ludoteka.cli.hosting import banning

    banning.ban(*at, person, network=network, hours=hours, why=because)


@command("unban")
def unban(
    at: DatabaseOptions, person: MaybePerson = None, network: Network = None, because: Why = ""
) -> None:
    from ludoteka.cli.hosting import banning

    banning.unban(*at, person, network=network, why=because)


@command("bans")
def bans(at: DatabaseOptions, as_json: AsJson = False) -> None:
    from ludoteka.cli.hosting import banning

    banning.show_bans(*at, as_json=as_json)


@command("reports")
def reports(
    at: DatabaseOptions,
    report: Annotated[str | None, typer.Argument(metavar="REPORT")] = None,
    closed: Annotated[bool, typer.Option("--closed")] = False,
    most: Most = 100,
    as_json: AsJson = False,
) -> None:
    from ludoteka.cli.hosting import reporting

    if report is not None:
        reporting.show_report(*at, report, as_json=as_json)
    else:
        reporting.show_reports(*at, closed=closed, most=most, as_json=as_json)


@command("close-report")
def close_report(
    at: DatabaseOptions,
    report: Annotated[str, typer.Argument(metavar="REPORT")],
    because: Why = "",
) -> None:
    from ludoteka.cli.hosting import reporting

    reporting.close(*at, report, why=because)


@command("audit")
def audit(at: DatabaseOptions, most: Most = 100, as_json: AsJson = False) -> None:
    from ludoteka.cli.hosting import reporting

    reporting.show_actions(*at, most=most, as_json=as_json)


@command("export-matches")
def export_matches(
    at: DatabaseOptions,
    target: Annotated[Path, typer.Argument(metavar="FILE")],
    only_game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    names: Annotated[bool, typer.Option("--names")] = False,
) -> None:
    from ludoteka.cli.hosting import exporting

    exporting.export_matches(*at, target, game=only_game, with_names=names)
