"""`ludoteka play`: a match at the terminal, against bots."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteka.bots import find_bot, next_figure, strength
from ludoteka.cli.completing import offer_bots
from ludoteka.cli.pace import SPEEDS, Pace
from ludoteka.cli.parameters import GameKey, Options, SeatCount, read_options
from ludoteka.cli.session import Session
from ludoteka.cli.words import Language, say
from ludoteka.core import BadInput, Game, Seat
from ludoteka.core.match import Match
from ludoteka.core.records import SeatInfo
from ludoteka.games import find_game


def play(
    game: GameKey,
    seats: SeatCount = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT[,BOT…]", autocompletion=offer_bots)
    ] = "greedy",
    seat: Annotated[int, typer.Option("--seat", "-s", metavar="N")] = 0,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    option: Options = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    speed: Annotated[
        str | None,
        typer.Option("--speed", metavar="|".join(SPEEDS), autocompletion=lambda: list(SPEEDS)),
    ] = None,
    why: Annotated[bool, typer.Option("--why")] = False,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    lang: Language = None,
) -> None:
    chosen = find_game(game)
    count = chosen.default_seats if seats is None else seats
    chosen.check_seats(count)
    if not 0 <= seat < count:
        raise BadInput("no-such-seat", seat=seat, most=count - 1)
    if speed is not None and not watch:
        raise BadInput("speed-without-watch")
    human = None if watch else Seat(seat)
    people = _people(chosen, count, bots, human, name or say("cli-you"))
    match = Match(chosen, people, read_options(chosen, option))
    Session(match, human, record, why=why, pace=Pace(speed)).run()


def _people(
    game: Game, count: int, bots: str, human: Seat | None, name: str
) -> tuple[SeatInfo, ...]:
    kinds = [kind.strip() for kind in bots.split(",")]
    for kind in kinds:
        find_bot(kind, game)
    people: list[SeatInfo] = []
    figures: list[str] = []
    for seat in range(count):
        if seat == human:
            people.append(SeatInfo(name))
        else:
            bot = kinds[len(figures) % len(kinds)]
            figure = next_figure(strength(bot), figures)
            figures.append(figure.id)
            people.append(SeatInfo(figure.name, bot, figure=figure.id))
    return tuple(people)
