"""`ludoteka bench`: how fast the engine is, beside others in one run; or bots, or the server."""

import platform
from collections.abc import Callable, Mapping
from typing import Annotated, Final, NamedTuple

import msgspec
import typer
from rich.progress import track
from rich.table import Table

from ludoteka.bench.measuring import ROUNDS, Contender, Measured, measure
from ludoteka.bench.peers import peers
from ludoteka.bench.random_play import contenders
from ludoteka.bots import LEVELS, find_bot
from ludoteka.cli.forms import number
from ludoteka.cli.parameters import AsJson, Options, SeatCount, read_options
from ludoteka.cli.words import Language, err, out, say
from ludoteka.core import BadInput, Game, form
from ludoteka.core.build import release
from ludoteka.games import find_game, games

SECONDS: Final = 0.3
MASTER: Final = LEVELS[-1]
COUNT: Final = 40
"""Moves of each game to be measured."""


def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME…")] = None,
    seats: SeatCount = None,
    option: Options = None,
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="S", min=0.01)] = None,
    envs: Annotated[bool, typer.Option("--envs")] = False,
    search: Annotated[bool, typer.Option("--search")] = False,
    moves: Annotated[bool, typer.Option("--moves")] = False,
    level: Annotated[str | None, typer.Option("--level", metavar="BOT")] = None,
    count: Annotated[int | None, typer.Option("--count", metavar="N", min=1)] = None,
    server: Annotated[bool, typer.Option("--server")] = False,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="PART")] = None,
    tables: Annotated[int | None, typer.Option("--tables", metavar="N", min=1)] = None,
    sockets: Annotated[int | None, typer.Option("--sockets", metavar="N", min=1)] = None,
    nodes_database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    redis: Annotated[str | None, typer.Option("--redis", metavar="URL")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    bots = {"--level": level, "--count": count}
    kinds = {"--envs": envs, "--search": search, "--moves": moves}
    engine = {"GAME": game, "--seats": seats, "--option": option, **kinds, **bots}
    load = {
        "--quick": quick,
        "--only": only,
        "--tables": tables,
        "--sockets": sockets,
        "--database": nodes_database,
        "--redis": redis,
    }
    if not server:
        _must_be_unsaid(load, server=False)
        if search:
            others = {"--seats": seats, "--option": option, "--envs": envs, "--moves": moves}
            _must_be_absent({**others, **bots}, kind="--search")
            _bench_searches(game or [], seconds or SECONDS, as_json=as_json)
            return
        if moves:
            _must_be_absent(
                {"--option": option, "--seconds": seconds, "--envs": envs}, kind="--moves"
            )
            _bench_moves(game or [], seats, level or MASTER, count or COUNT, as_json=as_json)
            return
        _must_be_absent(bots, kind="--envs" if envs else "bench")
        field = _environments() if envs else ENGINE
        _bench(field, game or [], seats, option, seconds or SECONDS, as_json=as_json)
        return
    _must_be_unsaid(engine, server=True)
    from ludoteka.cli.benching.server import QUICK, WHOLE, bench_server

    usual = QUICK if quick else WHOLE
    size = msgspec.structs.replace(
        usual,
        tables=tables or usual.tables,
        sockets=sockets or usual.sockets,
        seconds=seconds or usual.seconds,
        database=nodes_database,
        redis=redis,
    )
    bench_server(only or [], size, as_json=as_json)


def _must_be_unsaid(parameters: Mapping[str, object], *, server: bool) -> None:
    for name, value in parameters.items():
        if value and server:
            raise BadInput("bench-engine-only", parameter=name)
        if value:
            raise BadInput("bench-server-only", parameter=name)


def _must_be_absent(parameters: Mapping[str, object], *, kind: str) -> None:
    for name, value in parameters.items():
        if value:
            raise BadInput("bench-not-together", parameter=name, kind=kind)


def _bench_searches(keys: list[str], seconds: float, *, as_json: bool) -> None:
    from ludoteka.cli.benching.searches import bench_searches

    chosen = [find_game(key) for key in keys] or list(games().values())
    bench_searches(chosen, seconds, as_json=as_json)


def _bench_moves(
    keys: list[str], seats: int | None, level: str, count: int, *, as_json: bool
) -> None:
    from ludoteka.bench.moves import Task
    from ludoteka.cli.benching.moves import bench_moves

    chosen = [find_game(key) for key in keys] or list(games().values())
    tasks: list[Task] = []
    for each in chosen:
        find_bot(level, each)
        at = _seats(each, seats, one=len(chosen) == 1)
        each.parse_options(at, {})
        tasks.append(Task(each.key, at, level, count))
    bench_moves(tasks, as_json=as_json)


class Field(NamedTuple):
    """What is measured beside what."""

    others: Callable[[], list[Contender]]
    ours: Callable[[Game, int, Mapping[str, object]], list[Contender]]
    alone: Callable[[], str]
    """What to say when there are no others."""


ENGINE: Final = Field(peers, contenders, lambda: say("cli-bench-no-peers"))


def _environments() -> Field:
    try:
        from ludoteka.bench import environments
    except ImportError:
        raise BadInput("missing-extra", extra="envs") from None
    return Field(
        environments.texas_holdem, environments.env_contenders, lambda: say("cli-bench-no-texas")
    )


def _bench(
    field: Field,
    keys: list[str],
    seats: int | None,
    option: list[str] | None,
    seconds: float,
    *,
    as_json: bool,
) -> None:
    chosen = [find_game(key) for key in keys] or list(games().values())
    all_contenders = field.others()
    for each in chosen:
        count = _seats(each, seats, one=len(chosen) == 1)
        options = read_options(each, option)
        each.parse_options(count, options)
        all_contenders += field.ours(each, count, options)
    rounds = track(
        range(ROUNDS), say("cli-bench-running"), console=err, transient=True, disable=as_json
    )
    measured = measure(all_contenders, rounds, seconds)
    if as_json:
        out.print_json(msgspec.json.encode(_report(measured)).decode())
    else:
        _show(measured)
        if not any(each.ratios for each in measured):
            out.print(field.alone(), style="dim")


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
    table.add_column(say("cli-heading-what"))
    table.add_column(say("cli-heading-rate"), justify="right", no_wrap=True)
    bases = list(dict.fromkeys(base for each in measured for base in each.ratios))
    for base in bases:
        table.add_column(f"× {base.split()[-1]}", justify="right", no_wrap=True)
    for each in measured:
        ratios = [number(each.ratios[base], 2) if base in each.ratios else "" for base in bases]
        table.add_row(each.name, f"{each.rate:,.0f}", *ratios)
    out.print(table)
