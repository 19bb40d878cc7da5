"""Tries moves in sampled worlds, and compares them.

All moves are tried in the same worlds, so that luck of the deal falls on each alike. A move
has to do better than the one that the greedy player would make by more than chance explains;
until then that one stands.
"""

from math import sqrt
from typing import Final

from ludoteka.bots.meter import Meter
from ludoteka.bots.search.bang.chances import Judge
from ludoteka.bots.search.bang.playing_on import outcome, play_on, to_next_play
from ludoteka.bots.search.bang.policy import note
from ludoteka.bots.search.bang.taste import Taste
from ludoteka.bots.search.bang.worlds import Worlds
from ludoteka.bots.search.dice import Dice
from ludoteka.core.seats import SEATS, Move
from ludoteka.games.bang.cards import KIND
from ludoteka.games.bang.moves import ACTION, CARD, END_MOVE, ROB_TABLE, TARGET
from ludoteka.games.bang.state import BangState

SPREAD: Final = 0.09
"""The variance that a difference of two moves is taken to have before anything is known."""
BEFORE: Final = 2.0
"""How many trials that guess counts for."""
KEPT: Final = 3
"""How many lines the last stage compares."""
NONE: Final = Move(-1)


def distinct(moves: list[Move], usual: Move) -> list[Move]:
    """The usual move first, then one of each kind: cards of one name do the same."""
    found = [usual]
    seen = [_nature(usual)]
    for move in moves:
        nature = _nature(move)
        if nature not in seen:
            seen.append(nature)
            found.append(move)
    return found


def _nature(move: Move) -> int:
    card = CARD[move]
    kind = KIND[card] if card >= 0 else -1
    target = TARGET[move] + 1 if ACTION[move] != ROB_TABLE else TARGET[move] + 100
    return (ACTION[move] * 32 + kind + 1) * 131072 + target


class Trials:
    """Lines of play: a move, perhaps another one to follow it, then as the greedy player would.

    The first line is the usual move, with which the others are compared.
    """

    def __init__(
        self,
        worlds: Worlds,
        seat: int,
        marks: list[float],
        moves: list[Move],
        turns: int,
        tastes: list[Taste],
        judge: Judge,
    ) -> None:
        self.worlds = worlds
        self.seat = seat
        self.marks = marks
        self.turns = turns
        """After how many turns a chance is taken for the outcome; −1: never."""
        self.tastes = tastes
        """By seat."""
        self.judge = judge
        self.moves: list[Move] = []
        self.then: list[Move] = []
        self.tried: list[float] = []
        self.total: list[float] = []
        self.gain: list[float] = []
        """By line, how much better than the usual one it did, in all."""
        self.squares: list[float] = []
        for move in moves:
            self.add(move, NONE)

    def add(self, move: Move, then: Move) -> None:
        self.moves.append(move)
        self.then.append(then)
        self.tried.append(0.0)
        self.total.append(0.0)
        self.gain.append(0.0)
        self.squares.append(0.0)

    def all_alike(self, meter: Meter, dice: Dice) -> None:
        """Every move in every world."""
        running = list(range(len(self.moves)))
        while self.one_world(running, meter, dice):
            pass

    def halving(self, running: list[int], share: float, meter: Meter, dice: Dice) -> list[int]:
        """In stages, each with the better half of the last one's, until this share is used.

        Line 0 is always among them. What is left in the end, best first after line 0.
        """
        stages = 1
        while 1 << stages < len(running):
            stages += 1
        start = meter.used()
        for stage in range(stages):
            goal = start + (share - start) * (stage + 1) / stages
            while meter.used() < goal:
                if not self.one_world(running, meter, dice):
                    return running
            running = self.better(running, max(KEPT, (len(running) + 1) // 2))
        return running

    def better(self, running: list[int], keep: int) -> list[int]:
        # a line that was hardly tried is not the best yet, nor the worst
        ranked = [
            (-self.gain[number] / (self.tried[number] + BEFORE), number) for number in running[1:]
        ]
        ranked.sort()
        return [0] + [number for _, number in ranked[: keep - 1]]

    def lines(self, firsts: list[int]) -> list[int]:
        """New lines: each of these moves, followed by any other of the seat's own."""
        single = len(self.moves)
        found: list[int] = [0]
        for first in firsts:
            for second in range(single):
                move = self.moves[second]
                if second != first and self.then[second] == NONE and move != END_MOVE:
                    found.append(len(self.moves))
                    self.add(self.moves[first], move)
        return found

    def one_world(self, running: list[int], meter: Meter, dice: Dice) -> bool:
        """Whether the budget had room for all of them."""
        world = self.worlds.draw(dice)
        usual = 0.0
        for number in running:
            if not meter.more():
                return False
            got = self.play(world, number)
            if number == 0:
                usual = got
            self.tried[number] += 1.0
            self.total[number] += got
            self.gain[number] += got - usual
            self.squares[number] += (got - usual) * (got - usual)
        return True

    def play(self, world: BangState, number: int) -> float:
        trial = world.copy()
        marks = self.marks.copy()
        seat = self.seat
        note(trial, seat, self.moves[number], marks)
        trial.apply(SEATS[seat], self.moves[number])
        then = self.then[number]
        tastes = self.tastes
        follows = then != NONE and to_next_play(trial, marks, world, seat, tastes)
        if follows and then in trial.list_moves():
            note(trial, seat, then, marks)
            trial.apply(SEATS[seat], then)
        play_on(trial, marks, world, self.turns, tastes)
        return outcome(trial, seat, world, marks, self.judge)

    def mean(self, number: int) -> float:
        return self.total[number] / max(1.0, self.tried[number])

    def best(self, caution: float) -> int:
        """The line with the greatest gain, less `caution` times its uncertainty."""
        found = 0
        most = 0.0
        for number in range(1, len(self.moves)):
            tried = self.tried[number]
            if tried == 0.0:
                continue
            mean = self.gain[number] / tried
            spread = (self.squares[number] + BEFORE * SPREAD) / (tried + BEFORE)
            sure = mean - caution * sqrt(spread / tried)
            if sure > most:
                most = sure
                found = number
        return found
