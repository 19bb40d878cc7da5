"""Finished matches to review, played by quick bots."""

from functools import cache

from ludoteka.arena.play import Block, play_match
from ludoteka.arena.recording import records_of
from ludoteka.arena.schedule import make_contest
from ludoteka.bots import find_bot
from ludoteka.core import Rng
from ludoteka.core.match import Match
from ludoteka.core.records import Record, SeatInfo
from ludoteka.games import find_game

SHORT: dict[str, dict[str, object]] = {"six-nimmt": {"deals": 1}}


@cache
def recorded(key: str, seats: int = 0, bot: str = "greedy", number: int = 0) -> Record:
    """A match of an arena: nobody committed to its deal."""
    game = find_game(key)
    count = seats or game.seat_counts[0]
    contest = make_contest(key, (bot,), seats=count, options=SHORT.get(key, {}), seed=5)
    played = play_match(game, contest, number, 0, (bot,) * count)
    return next(records_of(contest, Block(number, (played,)), "2026-01-01T00:00:00+00:00"))


def committed(key: str = "six-nimmt", seats: int = 2) -> Record:
    """A match of a machine that committed to its seed before the deal."""
    game = find_game(key)
    infos = tuple(SeatInfo(f"player {seat}") for seat in range(seats))
    match = Match(game, infos, SHORT.get(key, {}), server_seed=bytes(32), clock=lambda: 0.0)
    bots = [find_bot("greedy", game)(game, seat, Rng(bytes(32))) for seat in match.state.seats]
    while acting := match.state.to_act():
        for seat in acting:
            move = bots[seat].choose(match.state.view(seat), match.state.legal(seat))
            match.play(seat, move)
    return match.record()
