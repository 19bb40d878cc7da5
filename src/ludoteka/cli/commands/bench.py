"""`ludoteka bench`: how fast the engine is, beside others in the same run."""

import platform
from typing import Annotated

import msgspec
import typer
from rich.progress import track
from rich.table import Table

from ludoteka.cli.measuring import ROUNDS, Contender, Measured, measure
from ludoteka.cli.parameters import AsJson, Options, SeatCount, read_options
from ludoteka.cli.peers import peers
from ludoteka.cli.random_play import contenders
from ludoteka.cli.words import Language, err, out, say
from ludoteka.core import Game, form
from ludoteka.core.build import release
from ludoteka.games import find_game, games


def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME…")] = None,
    seats: SeatCount = None,
    option: Options = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01)] = 0.3,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    chosen = [find_game(key) for key in game or []] or list(games().values())
    all_contenders: list[Contender] = peers()
    for each in chosen:
        count = _seats(each, seats, one=len(chosen) == 1)
        options = read_options(each, option)
        each.parse_options(count, options)
        all_contenders += contenders(each, count, options)
    rounds = track(
        range(ROUNDS), say("cli-bench-running"), console=err, transient=True, disable=as_json
    )
    measured = measure(all_contenders, rounds, seconds)
    if as_json:
        out.print_json(msgspec.json.encode(_report(measured)).decode())
    else:
        _show(measured)


def _seats(game: Game, wanted: int | None, *, one: bool) -> int:
    """The wanted number where the game allows it; a single game insists."""
    if wanted is not None and (one or wanted in game.seat_counts):
        return wanted
    return game.default_seats


def _report(measured: list[Measured]) -> dict[str, object]:
    return {
        "software": f"ludoteka {release()}",
        "form": form(),
        "python": platform.python_version(),
        "measured": measured,
    }


def _show(measured: list[Measured]) -> None:
    python = platform.python_version()
    out.print(say("cli-version", release=release(), form=form(), python=python), style="bold")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("cli-heading-what"), no_wrap=True)
    table.add_column(say("cli-heading-rate"), justify="right")
    bases = list(dict.fromkeys(base for each in measured for base in each.ratios))
    for base in bases:
        table.add_column(f"× {base.split()[-1]}", justify="right", no_wrap=True)
    for each in measured:
        ratios = [f"{each.ratios[base]:.2f}" if base in each.ratios else "" for base in bases]
        table.add_row(each.name, f"{each.rate:,.0f}", *ratios)
    out.print(table)
    if not bases:
        out.print(say("cli-bench-no-peers"), style="dim")
