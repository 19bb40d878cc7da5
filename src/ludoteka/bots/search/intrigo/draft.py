"""Plays a draft and its round on from a sampled world.

`Draft` holds the packets as they are, by the seat that each was dealt to. Others keep a card
by chance, the likelier the more they like it; the searching seat keeps what it likes most.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.intrigo.board import Board
from ludoteka.bots.search.intrigo.policy import play_round_out
from ludoteka.bots.search.intrigo.standing import Stakes, chances

PICKS: Final[i64] = 4


class Draft:
    """One world in the draft; `holder` tells who has kept the cards that are in no packet."""

    def __init__(
        self,
        packets: list[list[i64]],
        holder: list[i64],
        pick: i64,
        likings: list[list[float]],
        weight: float,
    ) -> None:
        self.packets = packets
        self.holder = holder
        self.pick = pick
        self.likings = likings
        self.weight = weight
        """How likely others would have kept what they did in this world."""
        self.seats: i64 = len(packets)

    def copy(self) -> "Draft":
        packets = [packet.copy() for packet in self.packets]
        return Draft(packets, self.holder.copy(), self.pick, self.likings, self.weight)

    def before(self, seat: i64) -> list[i64]:
        """The packet that the seat chooses from."""
        return self.packets[(seat + PICKS * self.seats - self.pick) % self.seats]

    def must_keep(self, seat: i64) -> bool:
        return len(self.before(seat)) == PICKS - self.pick

    def keep(self, seat: i64, copy: i64) -> None:
        self.before(seat).remove(copy)
        self.holder[copy] = seat

    def play_on(self, dice: Dice) -> None:
        """To its end, as everybody likes."""
        while self.pick < PICKS:
            for seat in range(self.seats):
                if self.must_keep(seat):
                    self.keep(seat, self.liked(seat, dice))
            self.pick += 1

    def liked(self, seat: i64, dice: Dice) -> i64:
        """One of the cards before the seat, each as likely as it is liked."""
        packet = self.before(seat)
        liking = self.likings[seat]
        total = 0.0
        for copy in packet:
            total += liking[copy]
        at = dice.fraction() * total
        for copy in packet:
            at -= liking[copy]
            if at < 0.0:
                return copy
        return packet[len(packet) - 1]


def draft_value(draft: Draft, board: Board, stakes: Stakes, dice: Dice) -> list[float]:
    """By seat, the chance to win when the draft and the round are played on from here."""
    world = draft.copy()
    world.play_on(dice)
    trial = board.copy()
    trial.holder = world.holder
    play_round_out(trial, stakes)
    return chances(trial)
