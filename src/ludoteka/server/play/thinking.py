"""Bots in a worker process, never in the event loop.

A worker keeps the bots of recent matches, so that only news travel. Whatever it lacks, it
says so and is sent everything.
"""

import os
import signal
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import parent_process
from threading import Thread
from typing import Final

from ludoteka.bots import Bot, SearchingBot, find_bot, load_all
from ludoteka.bots.explaining import CHECKED_IN, explanation
from ludoteka.core import Event, Move, Phrase, Rng, Seat, View
from ludoteka.games import find_game
from ludoteka.texts import Texts

MOST_BOTS: Final = 2_000
"""How many bots a worker remembers; the one that thought longest ago is forgotten first."""


@dataclass(frozen=True, slots=True)
class Job:
    """One decision. Everything in it is what the seat itself may know."""

    table: str
    generation: int
    """Rises when moves were taken back: bots then begin anew."""
    game: str
    seat: Seat
    bot: str
    seed: bytes
    view: View
    moves: list[Move]
    seen: int
    """How many events the bot has seen before these."""
    news: tuple[Event, ...]
    share: float = 1.0
    """Of its budget, that the bot may use: less than all where many wait."""

    @property
    def stream(self) -> str:
        """The stream of the seed that the bot draws its chance from."""
        return f"{self.seat} {self.bot}"


@dataclass(frozen=True, slots=True)
class Thought:
    """The chosen move; None: the worker does not know this bot, send all events."""

    move: Move | None
    why: tuple[Phrase, ...] = ()
    """What the bot says about it: its secret until the match is over."""
    fault: str = ""
    """What was wrong with its explanation, which is then left out."""


_bots: OrderedDict[tuple[str, int, Seat, str], tuple[Bot, int]] = OrderedDict()


def prepare(nice: int = 10, *, is_silent: bool = False) -> None:
    """People come first: a worker takes what processor time they leave.

    A silent one writes nothing: what bots print is no JSON, and may be their hands.
    """
    os.nice(nice)
    if is_silent:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl+C is for the server, who ends us
    Thread(target=_end_with_server, daemon=True).start()


def warm_up() -> None:
    """Whatever takes long for the first time is done before a bot is on the clock."""
    Texts(CHECKED_IN)
    load_all()


def _end_with_server() -> None:
    """A server that was killed could not end its workers: they would wait for ever."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def think(job: Job) -> Thought:
    key = (job.table, job.generation, job.seat, job.bot)
    if job.seen == 0:
        bot = _new_bot(job)
    else:
        known = _bots.pop(key, None)
        if known is None or known[1] != job.seen:
            return Thought(None)
        bot = known[0]
    for event in job.news:
        bot.see(event)
    move = _choose(bot, job)
    why, fault = explanation(bot)
    _bots[key] = (bot, job.seen + len(job.news))
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return Thought(move, why, fault)


def _choose(bot: Bot, job: Job) -> Move:
    if job.share >= 1 or not isinstance(bot, SearchingBot):
        return bot.choose(job.view, job.moves)
    usual = bot.budget
    bot.budget = usual.part(job.share)
    try:
        return bot.choose(job.view, job.moves)
    finally:
        bot.budget = usual


def _new_bot(job: Job) -> Bot:
    game = find_game(job.game)
    return find_bot(job.bot, game)(game, job.seat, Rng(job.seed).child(job.stream))
