"""`ludoteka admin`: the house's people and tables, also while its servers run."""

from typing import Annotated

import typer

from ludoteka.cli.parameters import AsJson, ConfigFile, DatabaseUrl
from ludoteka.cli.words import Language

admin = typer.Typer(no_args_is_help=True, add_completion=False)

Person = Annotated[str, typer.Argument(metavar="NAME")]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1)]
Why = Annotated[str, typer.Option("--why", metavar="TEXT")]
MaybePerson = Annotated[str | None, typer.Argument(metavar="NAME")]
Network = Annotated[str | None, typer.Option("--network", metavar="ADDRESS")]
Hours = Annotated[int | None, typer.Option("--hours", metavar="N", min=1)]


@admin.command("users")
def users(
    part: Annotated[str, typer.Option("--name", metavar="PART")] = "",
    most: Most = 100,
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import listing

    listing.show_people(config, database, part=part, most=most, as_json=as_json)


@admin.command("tables")
def tables(
    status: Annotated[str | None, typer.Option("--status", metavar="STATUS")] = None,
    most: Most = 100,
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import listing

    listing.show_tables(config, database, status=status, most=most, as_json=as_json)


@admin.command("stats")
def stats(
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import listing

    listing.show_counts(config, database, as_json=as_json)


@admin.command("bot-failures")
def bot_failures(
    report: Annotated[str | None, typer.Argument(metavar="REPORT")] = None,
    most: Most = 100,
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import listing

    if report is not None:
        listing.show_failure(config, database, report)
    else:
        listing.show_failures(config, database, most=most, as_json=as_json)


@admin.command("mute")
def mute(
    person: Person,
    minutes: Annotated[int, typer.Option("--minutes", "-m", metavar="N", min=1)] = 60,
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.mute(config, database, person, minutes=minutes, why=because)


@admin.command("unmute")
def unmute(
    person: Person,
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.unmute(config, database, person, why=because)


@admin.command("close")
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.close(config, database, table, why=because)


@admin.command("token")
def token(
    person: Person,
    scopes: Annotated[str, typer.Option("--scopes", metavar="SCOPE[,SCOPE…]")] = "play,read",
    label: Annotated[str, typer.Option("--label", metavar="TEXT")] = "admin",
    days: Annotated[int | None, typer.Option("--days", metavar="N", min=1)] = None,
    as_json: AsJson = False,
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.make_token(
        config,
        database,
        person,
        scopes=scopes,
        label=label,
        days=days,
        why=because,
        as_json=as_json,
    )


@admin.command("delete-user")
def delete_user(
    person: Person,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.delete(config, database, person, sure=yes, why=because)


@admin.command("add-user")
def add_user(
    person: Person,
    because: Why = "",
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.add(config, database, person, why=because, as_json=as_json)


@admin.command("reset-password")
def reset_password(
    person: Person,
    because: Why = "",
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.reset(config, database, person, why=because, as_json=as_json)


@admin.command("rename")
def rename(
    person: Person,
    new_name: Annotated[str, typer.Argument(metavar="NEW_NAME")],
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.rename(config, database, person, new_name, why=because)


@admin.command("make-host")
def make_host(
    person: Person,
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.set_host(config, database, person, why=because, is_host=True)


@admin.command("unmake-host")
def unmake_host(
    person: Person,
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.set_host(config, database, person, why=because, is_host=False)


@admin.command("tokens")
def tokens(
    person: Person,
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.show_tokens(config, database, person, as_json=as_json)


@admin.command("revoke")
def revoke(
    person: Person,
    token: Annotated[str, typer.Argument(metavar="TOKEN")],
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import accounts

    accounts.revoke(config, database, person, token, why=because)


@admin.command("ban")
def ban(
    person: MaybePerson = None,
    network: Network = None,
    hours: Hours = None,
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import banning

    banning.ban(config, database, person, network=network, hours=hours, why=because)


@admin.command("unban")
def unban(
    person: MaybePerson = None,
    network: Network = None,
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import banning

    banning.unban(config, database, person, network=network, why=because)


@admin.command("bans")
def bans(
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import banning

    banning.show_bans(config, database, as_json=as_json)


@admin.command("reports")
def reports(
    report: Annotated[str | None, typer.Argument(metavar="REPORT")] = None,
    closed: Annotated[bool, typer.Option("--closed")] = False,
    most: Most = 100,
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import reporting

    if report is not None:
        reporting.show_report(config, database, report, as_json=as_json)
    else:
        reporting.show_reports(config, database, closed=closed, most=most, as_json=as_json)


@admin.command("close-report")
def close_report(
    report: Annotated[str, typer.Argument(metavar="REPORT")],
    because: Why = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import reporting

    reporting.close(config, database, report, why=because)


@admin.command("audit")
def audit(
    most: Most = 100,
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import reporting

    reporting.show_actions(config, database, most=most, as_json=as_json)
