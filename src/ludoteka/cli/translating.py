"""Help in the reader's language, which Typer would take from docstrings."""

from collections.abc import Iterator
from typing import Any

from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from ludoteka.texts import Texts

Part = TyperGroup | TyperCommand


def translate(part: Part, key: str, texts: Texts, outer: Any = None) -> None:
    """Gives the part and whatever is in it its help; `outer` is the context of its group."""
    rich_utils.DEFAULT_STRING = texts.get("cli-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = texts.get("cli-required")
    for message, each, context in all_parts(part, key, outer):
        each.help = texts.get(message)
        each.options_metavar = f"[{texts.get('cli-options')}]"
        each.context_class = _with_usage(each.context_class, texts.get("cli-usage"))
        each.rich_help_panel = texts.get("cli-commands")
        for parameter in each.get_params(context):
            if isinstance(parameter, TyperOption):
                parameter.rich_help_panel = texts.get("cli-options")
                if parameter.is_flag:
                    parameter.display_type_rich = _no_type  # type: ignore[method-assign]
            elif isinstance(parameter, TyperArgument):
                parameter.rich_help_panel = texts.get("cli-arguments")
                parameter.display_type_rich = _no_type  # type: ignore[method-assign]
            else:
                continue
            parameter.help = texts.get(help_key(parameter.name or ""))


def _no_type(ctx: Any) -> None:
    """Nothing follows a flag, and what an argument is says its name."""
    del ctx


def _with_usage(context: Any, word: str) -> Any:
    """A context whose help begins with this word instead of “Usage:”."""

    class Formatter(context.formatter_class):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or f"{word} ")

    class Translated(context):  # type: ignore[misc]
        formatter_class = Formatter

    return Translated


def all_parts(part: Part, key: str, outer: Any = None) -> Iterator[tuple[str, Part, Any]]:
    """The part and whatever is in it, each with the message of its help and its context."""
    context = part.context_class(part, parent=outer, **part.context_settings)
    yield f"{key}-help", part, context
    if isinstance(part, TyperGroup):
        for name, inner in part.commands.items():
            assert isinstance(inner, Part)
            yield from all_parts(inner, f"{key}-{name}", context)


def help_key(parameter: str) -> str:
    """The message that explains a parameter; parameters of the same name mean the same."""
    return f"cli-parameter-{parameter.replace('_', '-')}"
