"""Decisions in the middle of a match, the same in every process."""

from typing import Final

import msgspec

from ludoteka.bots import USUAL, find_bot
from ludoteka.core import Event, Game, Move, Rng, Seat, View, redact

SEED: Final = b"ludoteka bench --search"
MOMENTS: Final = (0.25, 0.5, 0.75)
"""Of the match, counted in decisions with a choice."""


class Position(msgspec.Struct, frozen=True):
    seat: Seat
    view: View
    moves: list[Move]
    received: list[Event]


def positions(game: Game) -> list[Position]:
    """From one match of usual bots at a table of usual size."""
    state = game.new(game.default_seats, {}, Rng(SEED).seed())
    bots = [find_bot(USUAL, game)(game, seat, Rng(SEED).child(str(seat))) for seat in state.seats]
    received: list[list[Event]] = [[] for _ in bots]
    found: list[Position] = []
    while acting := state.to_act():
        for event in state.take_events():
            for bot in bots:
                news = redact(event, bot.seat)
                received[bot.seat].append(news)
                bot.see(news)
        for seat in acting:
            view, moves = state.view(seat), state.legal(seat)
            if len(moves) > 1:
                found.append(Position(seat, view, moves, list(received[seat])))
            state.play(seat, bots[seat].choose(view, moves))
    return [found[int(share * len(found))] for share in MOMENTS]
