"""One real server as a process of its own, for tests that kill it.

A process that has read all modules forks them, so that a new start takes a moment.
"""

import asyncio
import os
import random
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from unittest.mock import patch

from ludoteka.bots import load_all
from ludoteka.review.sitting import Part
from ludoteka.server.bus.remote import RemoteBus
from ludoteka.server.config import Settings
from ludoteka.server.people.reviews import Claimed
from ludoteka.server.play import reviewing
from ludoteka.server.play.review_work import Outcome
from ludoteka.server.play.reviewing import Reviewer
from ludoteka.server.run import serve
from tests.server.room import Inline, InlineReaders

load_all()  # forked with the modules, like all that this one imports


def launch(
    settings: Settings, log: Path, drop_bus: float, inline: bool, most_pieces: int | None
) -> None:
    """`drop_bus`: 0.3 makes it deaf to three in ten messages of the other nodes; `inline`: bots
    think in the server itself, since a process for them takes longer to start than all else;
    `most_pieces`: a review has one move a piece, and stands still after so many."""
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    if drop_bus:
        _drop_messages(drop_bus)
    if inline:
        patch("ludoteka.server.web.app.Workers", Inline).start()
        patch("ludoteka.server.web.app.Readers", InlineReaders).start()
    if most_pieces is not None:
        _hold_reviews(most_pieces)
    Thread(target=_end_with_test, daemon=True).start()
    serve(settings)


def _end_with_test() -> None:
    """A test that was killed could not stop its servers."""
    test = parent_process()
    if test is not None:
        test.join()
        os._exit(1)


def _drop_messages(share: float) -> None:
    receive = RemoteBus._receive
    rng = random.Random()

    def receive_sometimes(self: RemoteBus, data: bytes) -> None:
        if rng.random() >= share:
            receive(self, data)

    RemoteBus._receive = receive_sometimes  # type: ignore[method-assign]


def _hold_reviews(most_pieces: int) -> None:
    patch.object(reviewing, "PIECE_SECONDS", 0.0).start()
    patch.object(reviewing, "SAVE_SECONDS", 0.0).start()
    next_piece = Reviewer._next

    async def hold(self: Reviewer, claimed: Claimed, parts: list[Part]) -> Outcome:
        if len(parts) >= most_pieces:
            await asyncio.Event().wait()
        return await next_piece(self, claimed, parts)

    patch.object(Reviewer, "_next", hold).start()
