"""`ludoteka arena`: which bot is better, and how sure that is."""

from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteka.arena import ArenaResult, run_arena
from ludoteka.arena.schedule import make_contest
from ludoteka.arena.statistics import Estimate
from ludoteka.cli.parameters import (
    AsJson,
    GameKey,
    Jobs,
    Options,
    SeatCount,
    Seed,
    read_options,
)
from ludoteka.cli.words import Language, err, out, say
from ludoteka.games import find_game


def arena(
    game: GameKey,
    bots: Annotated[list[str], typer.Argument(metavar="BOT…")],
    matches: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1)] = 1000,
    seats: SeatCount = None,
    option: Options = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    options = read_options(find_game(game), option)
    contest = make_contest(game, tuple(bots), seats=seats, options=options, seed=seed)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(say("cli-arena-running"), total=matches)

        def show(result: ArenaResult) -> None:
            wins = result.bots[0].wins
            live = f"{result.bots[0].bot} {_percent(wins)}"
            bar.update(task, completed=min(matches, result.matches), description=live)

        result = run_arena(contest, matches, jobs=jobs, progress=show)
    if as_json:
        out.print_json(msgspec.json.encode(result).decode())
        return
    out.print(
        say(
            "cli-arena-title",
            game=game,
            seats=contest.seats,
            matches=result.matches,
            blocks=result.blocks,
        ),
        style="bold",
    )
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column(say("cli-heading-bot"))
    table.add_column(say("cli-heading-seats"), justify="right")
    table.add_column(say("cli-heading-wins"), justify="right")
    table.add_column(say("cli-heading-score"), justify="right")
    for bot in result.bots:
        table.add_row(bot.bot, str(bot.seats), _percent(bot.wins), _plain(bot.score))
    out.print(table)
    out.print(say("cli-arena-par", par=f"{result.par:.1%}"), style="dim")


def _percent(value: Estimate) -> str:
    margin = "" if value.margin is None else f" ± {100 * value.margin:.1f}"
    return f"{100 * value.mean:.1f}{margin} %"


def _plain(value: Estimate) -> str:
    margin = "" if value.margin is None else f" ± {value.margin:.2f}"
    return f"{value.mean:.2f}{margin}"
