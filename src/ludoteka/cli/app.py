"""The command with all its subcommands, its help in the reader's language, and its errors."""

import platform
import sys
from difflib import get_close_matches
from typing import Annotated, Any

import typer
from rich.text import Text
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException
from typer.main import get_command

from ludoteka.cli.commands import COMMANDS
from ludoteka.cli.encoding import make_streams_safe
from ludoteka.cli.mistakes import show_mistake
from ludoteka.cli.translating import Part, translate
from ludoteka.cli.words import (
    Language,
    check_language,
    current_texts,
    err,
    out,
    say,
    wanted_language,
)
from ludoteka.core import BadInput, LudotekaError, form
from ludoteka.core.build import release
from ludoteka.core.extras import MissingExtra
from ludoteka.texts.speaker import say_error


class CommandGroup(TyperGroup):
    """Knows its commands by name and help, and the one that is called by all else."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        is_wrong = args and args[0] not in COMMANDS and not args[0].startswith("-")
        if is_wrong and not ctx.resilient_parsing:
            near = next(iter(get_close_matches(args[0], COMMANDS, n=1)), "none")
            raise BadInput("unknown-command", command=args[0], near=near, known=", ".join(COMMANDS))
        name, _, rest = super().resolve_command(ctx, args)
        return name, subcommand(name, ctx) if name else None, rest


app = typer.Typer(
    cls=CommandGroup,
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


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
    """The command; of its subcommands, what its own help tells."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    for name in COMMANDS:
        group.add_command(TyperCommand(name))
    translate(group, "cli", current_texts())
    return group


def subcommand(name: str, outer: Any = None) -> Part:
    """The whole of a subcommand; `outer` is the context in which it was called."""
    found = COMMANDS[name]
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(add_completion=False)
        alone.command(name)(found)
        found = alone
    part = get_command(found)
    assert isinstance(part, Part)
    translate(part, f"cli-{name}", current_texts(), outer)
    return part


def say_missing(missing: MissingExtra) -> str:
    return say("cli-missing-extra", module=missing.module, extra=missing.extra)


def main() -> None:
    """The entry point: whatever the caller did wrong is one clear line and exit code 2."""
    make_streams_safe()
    try:
        check_language(wanted_language(sys.argv[1:]))
        code = command().main(prog_name="ludoteka", standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except LudotekaError as error:
        err.print(Text.assemble(("ludoteka: ", "red"), say_error(current_texts(), error)))
        sys.exit(2)
    except MissingExtra as missing:
        err.print(Text.assemble(("ludoteka: ", "red"), say_missing(missing)))
        sys.exit(2)
    except TyperException as mistake:
        show_mistake(mistake)
        sys.exit(2)
    except typer.Abort:
        err.print(say("cli-aborted"))
        sys.exit(1)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
