"""`ludoteka admin`: the house's people and tables, also while its servers run."""

from typing import Annotated

import typer

from ludoteka.cli.parameters import AsJson, ConfigFile, DatabaseUrl
from ludoteka.cli.words import Language

admin = typer.Typer(no_args_is_help=True, add_completion=False)

Person = Annotated[str, typer.Argument(metavar="NAME")]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1)]


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
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.mute(config, database, person, minutes=minutes)


@admin.command("unmute")
def unmute(
    person: Person,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.unmute(config, database, person)


@admin.command("close")
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.close(config, database, table)


@admin.command("token")
def token(
    person: Person,
    scopes: Annotated[str, typer.Option("--scopes", metavar="SCOPE[,SCOPE…]")] = "play,read",
    label: Annotated[str, typer.Option("--label", metavar="TEXT")] = "admin",
    days: Annotated[int | None, typer.Option("--days", metavar="N", min=1)] = None,
    as_json: AsJson = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.make_token(
        config, database, person, scopes=scopes, label=label, days=days, as_json=as_json
    )


@admin.command("delete-user")
def delete_user(
    person: Person,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    from ludoteka.cli.hosting import acting

    acting.delete(config, database, person, sure=yes)
