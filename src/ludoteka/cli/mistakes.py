"""Usage errors of the command, in the reader's language."""

from typing import Any

from rich.text import Text
from typer.exceptions import TyperException

from ludoteka.cli.words import current_texts, err, say


def show_mistake(error: TyperException) -> None:
    """The mistake in one line, and how the command is called."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return  # the help was the answer
    err.print(Text.assemble(("ludoteka: ", "red"), explained(error)))
    context: Any = getattr(error, "ctx", None)
    if context is not None:
        err.print(context.get_usage())
        err.print(say("cli-try-help", command=f"{context.command_path} -h"), style="dim")


def explained(error: TyperException) -> str:
    """What is wrong. Typer tells it in English, and reasons of single values only so."""
    parameter: Any = getattr(error, "param", None)
    name = max((parameter.metavar or "", *parameter.opts), key=len) if parameter else ""
    match type(error).__name__:
        case "NoSuchOption":
            return say("cli-mistake-option", option=str(getattr(error, "option_name", "")))
        case "MissingParameter" if parameter:
            return say("cli-mistake-missing", parameter=name)
        case "BadParameter" if parameter and current_texts().language != "en":
            return say("cli-mistake-value", parameter=name)
        case "BadOptionUsage":
            return say("cli-mistake-usage", option=str(getattr(error, "option_name", "")))
        case _:
            return error.format_message()
