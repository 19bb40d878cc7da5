"""`ludoteka soak`: very many random matches, every one of them checked."""

import multiprocessing
import os
import random
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteka.cli.forms import number, percent
from ludoteka.cli.parameters import AsJson, GameKey, Jobs, Options, SeatCount, Seed, read_options
from ludoteka.cli.words import Language, err, out, say
from ludoteka.core import form
from ludoteka.games import find_game

CHUNK = 500


class Batch(msgspec.Struct):
    """Sums over some matches."""

    matches: int = 0
    moves: int = 0
    wins: list[float] = []
    """Win credit by seat."""
    shared: int = 0
    """Matches that several seats won together."""

    def add(self, other: "Batch") -> None:
        self.matches += other.matches
        self.moves += other.moves
        self.shared += other.shared
        seats = max(len(self.wins), len(other.wins))
        padded = [batch.wins + [0.0] * (seats - len(batch.wins)) for batch in (self, other)]
        self.wins = [one + more for one, more in zip(*padded, strict=True)]


def soak(
    game: GameKey,
    matches: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1)] = 10_000,
    seats: SeatCount = None,
    option: Options = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    chosen = find_game(game)
    count = chosen.default_seats if seats is None else seats
    options = read_options(chosen, option)
    chosen.parse_options(count, options)
    started = time.perf_counter()
    total = Batch(wins=[0.0] * count)
    firsts = range(0, matches, CHUNK)
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    spawn = multiprocessing.get_context("spawn")
    with (
        Progress(*columns, console=err, transient=True) as bar,
        ProcessPoolExecutor(jobs or os.cpu_count() or 1, mp_context=spawn) as pool,
    ):
        task = bar.add_task("", total=matches)
        futures = [
            pool.submit(soak_batch, game, count, options, seed, first, min(CHUNK, matches - first))
            for first in firsts
        ]
        for future in futures:
            batch = future.result()
            total.add(batch)
            bar.advance(task, batch.matches)
    seconds = time.perf_counter() - started
    if as_json:
        plain = msgspec.to_builtins(total)
        out.print_json(msgspec.json.encode({**plain, "seconds": seconds, "form": form()}).decode())
        return
    out.print(
        say(
            "cli-soak-done",
            matches=total.matches,
            moves=total.moves,
            average=number(total.moves / total.matches, 1),
            seconds=number(seconds),
            form=form(),
        )
    )
    shares = ", ".join(
        f"{seat}: {percent(wins / total.matches, 2)}" for seat, wins in enumerate(total.wins)
    )
    out.print(say("cli-soak-wins", shares=shares, shared=percent(total.shared / total.matches, 2)))


def soak_batch(
    game: str, seats: int, options: Mapping[str, object], seed: int, first: int, count: int
) -> Batch:
    """Random matches to their end; a broken invariant, or no legal move, is an error."""
    chosen = find_game(game)
    done = Batch(wins=[0.0] * seats)
    for each in range(first, first + count):
        chance = random.Random(f"{seed} {each}")
        pick = chance.random
        state = chosen.new(seats, options, chance.randbytes(32), recording=False)
        while acting := state.to_act():
            for seat in acting:
                legal = state.legal(seat)
                state.play(seat, legal[int(pick() * len(legal))])
                done.moves += 1
            if pick() < 0.1 and (broken := state.audit()):
                raise AssertionError(f"{game}, seed {seed}, match {each}: {broken}")
        result = state.result()
        if result is None or state.audit():
            raise AssertionError(f"{game}, seed {seed}, match {each}: {state.audit()}")
        for winner in result.winners:
            done.wins[winner] += 1 / len(result.winners)
        done.shared += len(result.winners) > 1
        done.matches += 1
    return done
