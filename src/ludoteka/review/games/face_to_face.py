"""Face to Face: a play, then the best rest of its turn, the answer, and the turn after that.

Both players go on with the best turn that the master's planner sees; what the table is worth
then, by weights fitted to many games, is the chance to win.
"""

from collections.abc import Hashable
from typing import Final

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.face_to_face.half import Half
from ludoteka.bots.search.face_to_face.judge import SURE
from ludoteka.bots.search.face_to_face.judge import Judge as Weigher
from ludoteka.bots.search.face_to_face.levels import DEPTH, FITTED
from ludoteka.bots.search.face_to_face.planner import STUCK, Planner
from ludoteka.bots.search.face_to_face.reading import look
from ludoteka.bots.search.face_to_face.trials import Trials, chance
from ludoteka.core import Move, Rng, Seat, State, View
from ludoteka.games.face_to_face.cards import DOWN, END, HELP_UP, UP, card_of, only, set_of, way_of
from ludoteka.games.face_to_face.side import Side
from ludoteka.games.face_to_face.state import FaceToFaceState
from ludoteka.games.face_to_face.view import FaceToFaceView
from ludoteka.review.judge import Eyes, Judge, Outlook, Question, credits_of, gone_on

LOOKS: Final = 4
"""How often the draw piles are shuffled for the value of a table."""
GREEDY_TURNS: Final = 4
"""For so many turns the value of a table is played on where greedy bots sit."""


def trials_of(dice: Dice, *, mild: bool) -> Trials:
    return Trials(Planner(Weigher(*FITTED), mild=mild), dice, DEPTH)


def match_chance(game: float, own: int, other: int, needed: int) -> float:
    """Of winning a match, from that of the game under way; later games are even."""
    if own >= needed or other >= needed:
        return float(own >= needed)
    return game * _even(own + 1, other, needed) + (1 - game) * _even(own, other + 1, needed)


def _even(own: int, other: int, needed: int) -> float:
    return match_chance(0.5, own, other, needed)


def played_on(trials: Trials, own: Half, other: Half, plays: int, *, helped: bool) -> int:
    """What the best rest of a turn is worth to who plays it, some turns later."""
    if not own.hand and not own.left():
        return int(SURE)
    worth = trials.planner.plan(own, other, plays, helped=helped)
    if worth == STUCK:
        return -int(SURE)
    if worth >= SURE:
        return int(SURE)
    return int(trials.play(own, other, trials.planner.turn, helped=helped))


class PlayQuestion(Question):
    """Which card to play where, or whether to end the turn."""

    def __init__(self, view: FaceToFaceView, seat: Seat, rng: Rng) -> None:
        self.known = look(view)
        self.dice = Dice(rng.word())
        self.trials = trials_of(self.dice, mild=self.known.mild)
        self.seat = seat
        self.wins = view.wins
        self.needed = view.options.wins_needed
        self.own = self.known.own
        self.other = self.known.other

    def draw(self) -> None:
        self.own = self.known.deal_own(self.dice)
        self.other = self.known.deal_other(self.dice)

    def play(self, move: Move) -> Outlook:
        own, other = self.own.copy(), self.other.copy()
        known = self.known
        if move == END:
            worth = int(self.trials.play(own, other, 0, helped=known.helped))
        else:
            helps = _lay(own, other, move)
            plays = int(known.plays) + 1
            helped = known.helped or helps
            worth = played_on(self.trials, own, other, plays, helped=helped)
        seat = int(self.seat)
        won = match_chance(chance(worth), self.wins[seat], self.wins[1 - seat], self.needed)
        return Outlook([won, 1.0 - won] if seat == 0 else [1.0 - won, won], [])


def _lay(own: Half, other: Half, move: Move) -> bool:
    """Whether it was help."""
    card, way = card_of(move), way_of(move)
    own.hand ^= only(card)
    if way == UP:
        own.up = card
    elif way == DOWN:
        own.down = card
    elif way == HELP_UP:
        other.up = card
    else:
        other.down = card
    return way not in (UP, DOWN)


class FaceToFaceEyes(Eyes):
    def question(self, view: View, rng: Rng) -> Question:
        assert isinstance(view, FaceToFaceView)
        return PlayQuestion(view, self.seat, rng)


class FaceToFaceJudge(Judge):
    eyes = FaceToFaceEyes
    budget = 800
    scale = 0.03
    scatters = True

    def revealed(self, state: State) -> Hashable:
        assert isinstance(state, FaceToFaceState)
        return state.acts, *(int(side.left()) for side in state.sides)

    def future(self, state: State, dice: Dice) -> State:
        twin = super().future(state, dice)
        assert isinstance(twin, FaceToFaceState)
        twin.sides = tuple(_shuffled(side, dice) for side in twin.sides)
        return twin

    def value(self, state: State, dice: Dice) -> list[float]:
        assert isinstance(state, FaceToFaceState)
        if state.over:
            return credits_of(state)
        if self.greedy:
            return self._among_greedy(state, dice)
        seat = int(state.turn)
        trials = trials_of(dice, mild=state.mild)
        total = 0.0
        for _ in range(LOOKS):
            own, other = (_half(state.sides[each], dice) for each in (seat, 1 - seat))
            worth = played_on(trials, own, other, int(state.plays), helped=state.helped)
            total += chance(worth)
        return _wins(state, total / LOOKS)

    def _among_greedy(self, state: FaceToFaceState, dice: Dice) -> list[float]:
        """Some turns later: they leave nothing to chance but what they draw."""
        games, turn = sum(state.wins), state.turns + GREEDY_TURNS

        def is_later(later: State) -> bool:
            assert isinstance(later, FaceToFaceState)
            return later.over or sum(later.wins) != games or later.turns >= turn

        end = gone_on(self.game, self.future(state, dice), is_later)
        assert isinstance(end, FaceToFaceState)
        if end.over:
            return credits_of(end)
        planner = trials_of(dice, mild=end.mild).planner
        own, other = (_half(end.sides[each], dice) for each in (end.turn, 1 - end.turn))
        worth = int(planner.plan(own, other, int(end.plays), helped=end.helped))
        return _wins(end, 0.0 if worth == STUCK else chance(worth))


def _wins(state: FaceToFaceState, game: float) -> list[float]:
    """By seat, of winning the match, if this is the chance of whose turn it is to win the game."""
    seat = int(state.turn)
    won = match_chance(game, state.wins[seat], state.wins[1 - seat], int(state.options.wins_needed))
    return [won, 1.0 - won] if seat == 0 else [1.0 - won, won]


def _shuffled(side: Side, dice: Dice) -> Side:
    left = list(side.cards_left())
    dice.shuffle(left)
    return Side(side.hand, side.up, side.down, tuple(left), 0)


def _half(side: Side, dice: Dice) -> Half:
    pile = [int(card) for card in side.cards_left()]
    dice.shuffle(pile)
    rest = set_of(side.cards_left())
    return Half(side.hand, pile, 0, rest, side.up_top, side.down_top)
