"""The command with all its subcommands, its help in the reader's language, and its errors."""

import platform
import sys
from collections.abc import Iterator
from typing import Annotated

import typer
from rich.text import Text
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from ludoteka.cli.commands import arena, bench, files, info, play, serve, soak, storage
from ludoteka.cli.commands.admin import admin
from ludoteka.cli.words import (
    Language,
    check_language,
    current_texts,
    err,
    out,
    say,
    wanted_language,
)
from ludoteka.core import LudotekaError, form
from ludoteka.core.build import release
from ludoteka.texts.speaker import say_error

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(info.show_games)
app.command("rules")(info.show_rules)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.add_typer(admin, name="admin")
app.command("migrate")(storage.migrate)
app.command("backup")(storage.backup)
app.command("restore")(storage.restore)
app.command("replay")(files.replay_record)
app.command("verify")(files.verify_record)
app.command("scenario")(files.run_scenarios)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.command("soak")(soak.soak)


def show_version(wanted: bool) -> None:
    if wanted:
        python = platform.python_version()
        out.print(say("cli-version", release=release(), form=form(), python=python))
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version)
    ] = False,
    lang: Language = None,
) -> None:
    del version, lang


def command() -> TyperGroup:
    """The command, with its help in the language of this run."""
    texts = current_texts()
    rich_utils.OPTIONS_PANEL_TITLE = texts.get("cli-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = texts.get("cli-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = texts.get("cli-commands")
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    for key, part in all_parts(group):
        part.help = texts.get(key)
        for parameter in part.get_params(part.make_context("", [], resilient_parsing=True)):
            if isinstance(parameter, TyperOption | TyperArgument):
                parameter.help = texts.get(help_key(parameter.name or ""))
    return group


Part = TyperGroup | TyperCommand


def all_parts(group: TyperGroup, path: str = "cli") -> Iterator[tuple[str, Part]]:
    """The group and whatever is in it, at any depth, each with the message of its help."""
    yield f"{path}-help", group
    for name, part in group.commands.items():
        inner = f"{path}-{name}"
        if isinstance(part, TyperGroup):
            yield from all_parts(part, inner)
        else:
            assert isinstance(part, TyperCommand)
            yield f"{inner}-help", part


def help_key(parameter: str) -> str:
    """The message that explains a parameter; parameters of the same name mean the same."""
    return f"cli-parameter-{parameter.replace('_', '-')}"


def main() -> None:
    """The entry point: whatever is somebody's mistake is one clear line and exit code 2."""
    try:
        check_language(wanted_language(sys.argv[1:]))
        command()(prog_name="ludoteka")
    except LudotekaError as error:
        err.print(Text.assemble(("ludoteka: ", "red"), say_error(current_texts(), error)))
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
