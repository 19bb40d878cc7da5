"""`ludoteka arena`: which bot is better, and how sure that is."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import ceil
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteka.arena import ArenaResult, Contest, run_arena
from ludoteka.arena.course import Course
from ludoteka.arena.extras import require, require_picture
from ludoteka.arena.journal import Journal
from ludoteka.arena.league import LeagueResult, pairings, run_league
from ludoteka.arena.processes import play_blocks
from ludoteka.arena.recording import RecordLines
from ludoteka.arena.run import BotResult, Keep, PlayBlocks, Tested
from ludoteka.arena.schedule import make_contest
from ludoteka.arena.sequential import Test
from ludoteka.arena.statistics import Estimate
from ludoteka.cli.completing import offer_bots
from ludoteka.cli.forms import number, percent
from ludoteka.cli.parameters import (
    AsJson,
    GameKey,
    Jobs,
    Options,
    SeatCount,
    Seed,
    read_options,
)
from ludoteka.cli.words import Language, current_texts, err, out, say
from ludoteka.core import BadInput
from ludoteka.games import find_game


def arena(
    game: GameKey,
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", autocompletion=offer_bots)],
    matches: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1)] = 1000,
    seats: SeatCount = None,
    option: Options = None,
    seed: Seed = 1,
    sprt: Annotated[str | None, typer.Option("--sprt", metavar="LOW:HIGH")] = None,
    league: Annotated[bool, typer.Option("--league")] = False,
    by_side: Annotated[bool, typer.Option("--by-side")] = False,
    adjust: Annotated[bool, typer.Option("--adjust")] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="PATH")] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    jobs: Jobs = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    options = read_options(find_game(game), option)
    if plot:
        require_picture(plot)
    if league:
        if sprt is not None:
            raise BadInput("league-with-sprt")
        if by_side:
            raise BadInput("league-by-side")
        if adjust:
            raise BadInput("league-adjusted")
        contests = pairings(game, tuple(bots), seats=seats, options=options, seed=seed)
        with _workplace(ray, jobs) as place, _kept(records) as keep:
            held = _league(contests, matches, place=place, save=save, keep=keep)
        if plot:
            _plot_league(held, plot)
        if as_json:
            out.print_json(msgspec.json.encode(held).decode())
        else:
            _print_league(contests[0], held)
        return
    contest = make_contest(
        game,
        tuple(bots),
        seats=seats,
        options=options,
        seed=seed,
        by_side=by_side,
        adjust=adjust,
    )
    test = None if sprt is None else _parse_test(sprt)
    course = Course()
    with _workplace(ray, jobs) as place, _kept(records) as keep:
        result = _contest(
            contest, matches, place=place, save=save, test=test, course=course, keep=keep
        )
    if plot:
        _plot(result, course, plot)
    if as_json:
        out.print_json(msgspec.json.encode(result).decode())
    else:
        _print(result)


Workplace = tuple[PlayBlocks, int]
"""Where blocks are played, and how many at a time."""


@contextmanager
def _workplace(ray: str | None, jobs: int | None) -> Iterator[Workplace]:
    if ray is None:
        yield play_blocks, jobs or os.cpu_count() or 1
        return
    require("ray", "ray")
    from ludoteka.arena.on_ray import ray_cluster

    with ray_cluster(ray, jobs) as place:
        yield place


@contextmanager
def _kept(path: Path | None) -> Iterator[Keep | None]:
    """Where the records of all matches go, one a line."""
    if path is None:
        yield None
        return
    with RecordLines(path) as lines:
        yield lines.keep


def _contest(
    contest: Contest,
    matches: int,
    *,
    place: Workplace,
    save: Path | None,
    test: Test | None,
    course: Course,
    keep: Keep | None,
) -> ArenaResult:
    play, jobs = place
    with ExitStack() as stack:
        journal = None
        if save:
            journal = stack.enter_context(Journal(save, contest, with_moves=keep is not None))
        bar = stack.enter_context(_progress())
        task = bar.add_task(say("cli-arena-running"), total=matches)

        def show(result: ArenaResult) -> None:
            live = f"{result.bots[0].bot} {_percent(result.bots[0].wins)}"
            if result.tested:
                live += f"  {_evidence(result.tested)}"
            bar.update(task, completed=min(matches, result.matches), description=live)
            course.add(result)

        return run_arena(
            contest,
            matches,
            jobs=jobs,
            progress=show,
            journal=journal,
            test=test,
            play=play,
            keep=keep,
        )


def _plot(result: ArenaResult, course: Course, path: Path) -> None:
    from ludoteka.arena.plots import plot_contest

    plot_contest(result, course, current_texts(), path)


def _plot_league(result: LeagueResult, path: Path) -> None:
    from ludoteka.arena.plots import plot_league

    plot_league(result, current_texts(), path)


def _parse_test(text: str) -> Test:
    """`0:3`: percentage points above par."""
    low, colon, high = text.partition(":")
    try:
        test = Test(low=float(low) / 100, high=float(high) / 100)
    except ValueError:
        raise BadInput("bad-sprt", text=text) from None
    if not colon or not -1 < test.low < test.high < 1:
        raise BadInput("bad-sprt", text=text)
    return test


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
    )


def _print(result: ArenaResult) -> None:
    contest = result.contest
    _print_title(contest, result.matches, result.blocks)
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column(say("cli-heading-bot"))
    if not contest.by_side:  # there it changes from match to match
        table.add_column(say("cli-heading-seats"), justify="right", no_wrap=True)
    table.add_column(say("cli-heading-wins"), justify="right", no_wrap=True)
    if contest.adjust:
        table.add_column(say("cli-heading-adjusted"), justify="right", no_wrap=True)
        table.add_column(say("cli-heading-factor"), justify="right", no_wrap=True)
    table.add_column(say("cli-heading-score"), justify="right", no_wrap=True)
    for bot in result.bots:
        seats = () if contest.by_side else (str(bot.seats),)
        table.add_row(bot.bot, *seats, _percent(bot.wins), *_adjusted(bot), _plain(bot.score))
    out.print(table)
    out.print(say("cli-arena-par", par=percent(result.par)), style="dim")
    if contest.adjust:
        out.print(say("cli-arena-adjusted"), style="dim")
    if result.tested:
        out.print(_verdict(contest.bots[0], result.tested))


def _adjusted(bot: BotResult) -> Iterator[str]:
    if bot.adjusted is not None:
        yield _percent(bot.adjusted)
        yield "–" if bot.factor is None else f"×{number(bot.factor, 2)}"


def _verdict(bot: str, tested: Tested) -> str:
    low, high = f"{100 * tested.test.low:g}", f"{100 * tested.test.high:g}"
    evidence = _evidence(tested)
    if tested.verdict == "better":
        return say("cli-arena-better", bot=bot, low=low, high=high, evidence=evidence)
    if tested.verdict == "not better":
        return say("cli-arena-not-better", bot=bot, low=low, high=high, evidence=evidence)
    return say("cli-arena-open", evidence=evidence)


def _print_title(contest: Contest, matches: int, blocks: int) -> None:
    title = say(
        "cli-arena-title",
        game=contest.game,
        seats=contest.seats,
        matches=matches,
        blocks=blocks,
    )
    out.print(title, style="bold")


def _evidence(tested: Tested) -> str:
    return f"LLR {number(tested.evidence, 2, signed=True)} (±{number(tested.bound, 2)})"


def _league(
    contests: list[Contest],
    matches: int,
    *,
    place: Workplace,
    save: Path | None,
    keep: Keep | None,
) -> LeagueResult:
    """So many matches for each pair."""
    play, jobs = place
    rotations = contests[0].rotations
    blocks = ceil(matches / rotations)
    with ExitStack() as stack:
        bar = stack.enter_context(_progress())
        task = bar.add_task(say("cli-arena-running"), total=blocks * rotations * len(contests))

        def journal(number: int, contest: Contest) -> Journal:
            assert save is not None
            folder = _folder(save)
            file = folder / f"{number:03}.jsonl"
            return stack.enter_context(Journal(file, contest, with_moves=keep is not None))

        def show(played: int, contest: Contest) -> None:
            pair = f"{contest.bots[0]} – {contest.bots[1]}"
            bar.update(task, completed=played, description=pair)

        return run_league(
            contests,
            blocks,
            jobs=jobs,
            progress=show,
            journals=journal if save else None,
            play=play,
            keep=keep,
        )


def _folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("bad-journal", path=str(path), problem=error.strerror or "?") from None
    return path


def _print_league(contest: Contest, result: LeagueResult) -> None:
    _print_title(contest, result.matches, result.blocks)
    wins = {(pay_off.bot, pay_off.others): pay_off.wins for pay_off in result.pay_offs}
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column(say("cli-heading-bot"))
    table.add_column(say("cli-heading-rating"), justify="right", no_wrap=True)
    for rated in result.ratings:
        table.add_column(say("cli-heading-among", bot=rated.bot), justify="right", no_wrap=True)
    for rated in result.ratings:
        row = [
            "" if other.bot == rated.bot else _percent(wins[rated.bot, other.bot])
            for other in result.ratings
        ]
        margin = (rated.high - rated.low) / 2
        table.add_row(rated.bot, f"{number(rated.rating, signed=True)} ± {number(margin)}", *row)
    out.print(table)
    out.print(say("cli-arena-league-par", par=percent(result.par)), style="dim")


def _percent(value: Estimate) -> str:
    return percent(value.mean, margin=value.margin)


def _plain(value: Estimate) -> str:
    margin = "" if value.margin is None else f" ± {number(value.margin, 2)}"
    return f"{number(value.mean, 2)}{margin}"
