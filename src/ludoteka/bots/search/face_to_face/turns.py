"""A bot that plans a whole turn and then plays it."""

from abc import abstractmethod

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.budget import Budget
from ludoteka.bots.meter import Meter
from ludoteka.bots.search.face_to_face.reading import look
from ludoteka.bots.search.face_to_face.worlds import Known
from ludoteka.core import Game, Hidden, Move, Rng, Seat, View
from ludoteka.games.face_to_face.cards import END, MOVES, card_of
from ludoteka.games.face_to_face.view import FaceToFaceView

Moment = tuple[tuple[int, ...], int, tuple[int, ...]]
"""What tells that a turn goes on as it was planned: the hand, the plays, the wins."""


class TurnBot(SearchingBot):
    """Searches once a turn: nothing new is learned until it ends, so its plays are all known."""

    def __init__(self, game: Game, seat: Seat, rng: Rng, budget: Budget) -> None:
        super().__init__(game, seat, rng, budget)
        self.planned: list[Move] = []
        """What is still to be played in this turn."""
        self.awaited: Moment | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        assert isinstance(view, FaceToFaceView)
        if self.awaited == moment(view) and self.planned[0] in moves:
            self.simulations = 0
            return self._next(view)
        return super().choose(view, moves)

    def search(self, view: View, moves: list[Move], meter: Meter) -> Move:
        assert isinstance(view, FaceToFaceView)
        self.planned = turn_moves(self.best_turn(look(view), meter))
        return self._next(view)

    @abstractmethod
    def best_turn(self, known: Known, meter: Meter) -> int:
        """The best turn that can be found, as the planner writes turns."""

    def _next(self, view: FaceToFaceView) -> Move:
        move = self.planned.pop(0)
        hand, plays, wins = moment(view)
        self.awaited = None
        if self.planned:
            played = card_of(move)
            self.awaited = (tuple(card for card in hand if card != played), plays + 1, wins)
        return move


def moment(view: FaceToFaceView) -> Moment:
    hand = view.hands[view.turn]
    return (() if isinstance(hand, Hidden) else hand, view.plays, view.wins)


def turn_moves(turn: int) -> list[Move]:
    """The moves of a turn in their order, with its end."""
    moves = [END]
    while turn:
        moves.insert(0, MOVES[turn & 255])
        turn >>= 8
    return moves
