"""Plays a sampled world on with greedy players, and values the end for one seat."""

from ludoteka.bots.search.bang.chances import Judge, chance, payment
from ludoteka.bots.search.bang.policy import greedy_move, note
from ludoteka.bots.search.bang.taste import Taste
from ludoteka.core.seats import SEATS
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.steps import PLAY


def play_on(
    s: BangState, marks: list[float], root: BangState, turns: int, tastes: list[Taste]
) -> None:
    """To the end of the game, or until so many turns have begun since `root`; −1: to the end."""
    turn = root.turn
    while s.stack and s.game == root.game:
        if s.turn != turn:
            turn = s.turn
            turns -= 1
            if turns == 0:
                return
        seat = s.stack[-1][1]
        move = greedy_move(s, seat, marks, s.list_moves(), tastes[seat])
        note(s, seat, move, marks)
        s.apply(SEATS[seat], move)


def to_next_play(
    s: BangState, marks: list[float], root: BangState, seat: int, tastes: list[Taste]
) -> bool:
    """On to where the seat may play its next card; whether that is still in the same turn."""
    while s.stack and s.game == root.game and s.turn == root.turn:
        step = s.stack[-1]
        asked = step[1]
        if step[0] == PLAY:
            return asked == seat
        move = greedy_move(s, asked, marks, s.list_moves(), tastes[asked])
        note(s, asked, move, marks)
        s.apply(SEATS[asked], move)
    return False


def outcome(s: BangState, seat: int, root: BangState, marks: list[float], judge: Judge) -> float:
    """What the seat got out of it: 1 for a win, a chance where the game goes on."""
    if s.game != root.game or (not s.stack and s.options.mode == "tournament"):
        return payment(s, seat, root.roles[seat], root.auction.money[seat])
    if s.stack:
        return chance(s, seat, marks, judge)
    return 1.0 if SEATS[seat] in s.winners else 0.0
