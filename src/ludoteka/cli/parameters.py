"""Parameters that several subcommands share."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.cli.completing import offer_games, offer_options
from ludoteka.core import BadInput, Game
from ludoteka.core.options import read_option_files

GameKey = Annotated[str, typer.Argument(metavar="GAME", autocompletion=offer_games)]
SeatCount = Annotated[int | None, typer.Option("--seats", "-n", metavar="N")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", autocompletion=offer_options),
]
AsJson = Annotated[bool, typer.Option("--json")]
Seed = Annotated[int, typer.Option("--seed", metavar="N")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", metavar="N", min=1)]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD")]
ConfigFile = Annotated[Path | None, typer.Option("--config", "-c", metavar="FILE")]
DatabaseUrl = Annotated[str | None, typer.Option("--database", "-d", metavar="URL")]


def parse_pairs(pairs: list[str] | None) -> dict[str, object]:
    """`limit=50 variant=tactical` as a mapping."""
    found: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise BadInput("bad-pair", pair=pair)
        found[name.strip()] = value.strip()
    return found


def read_options(game: Game, pairs: list[str] | None) -> dict[str, object]:
    """The options as they were typed; who types here is the host and may name files."""
    return read_option_files(game.options, parse_pairs(pairs), lambda path: read_file(Path(path)))


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput("unreadable-file", path=str(path), problem=error.strerror or "?") from None
