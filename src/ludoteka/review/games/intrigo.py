"""Intrigo: rounds are played out at a glance, and what they leave tells who will win the match.

In the palace hands are drawn from all that the draft and the plays leave possible, weighed by how
others draft. In the draft, redeals are drawn by the same weights, and the others keep what they
like, whatever they kept in the match.
"""

from collections.abc import Hashable
from typing import Final

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.intrigo.board import COPIES, IN_PALACE, ORGANISATIONS, SECOND_THREE, Board
from ludoteka.bots.search.intrigo.draft import Draft
from ludoteka.bots.search.intrigo.policy import QuickGains, hand_of, play_round_out
from ludoteka.bots.search.intrigo.reading import board_of, draft_of
from ludoteka.bots.search.intrigo.standing import Stakes, chances
from ludoteka.bots.search.intrigo.worlds import TASTE, Belief, kind_of, likings
from ludoteka.core import Game, Move, Rng, Seat, State, View
from ludoteka.games.intrigo.cards import FAMILIES, TIEPOLO_THREE
from ludoteka.games.intrigo.state import DRAFT, OVER, IntrigoState
from ludoteka.games.intrigo.view import IntrigoView
from ludoteka.review.judge import Eyes, Judge, Outlook, Question, credits_of, gone_on

WIDTH: Final = 16
"""How many actions are judged, the best at a glance; there may be 960."""
REDEALS: Final = 6
"""Out of so many redeals of a draft one is taken, by their weights."""
LOOKS: Final = 6
"""How often a dealt round is played out for its value."""
NOBODY: Final = -1


def tastes_of(view: IntrigoView) -> list[list[float]]:
    return [likings(FAMILIES.index(name), TASTE) for name in view.families]


def outlook(board: Board) -> Outlook:
    """Of a round that is settled."""
    each = int(ORGANISATIONS)
    seals = [
        float(sum(board.seals[each * seat : each * (seat + 1)])) for seat in range(board.seats)
    ]
    return Outlook(chances(board), seals)


def drafted(draft: Draft, board: Board, stakes: Stakes, dice: Dice) -> Outlook:
    """Everyone keeps what they like, then the round is played."""
    world = draft.copy()
    world.play_on(dice)
    trial = board.copy()
    trial.holder = world.holder
    play_round_out(trial, stakes)
    return outlook(trial)


class PalaceQuestion(Question):
    """Which card to play, or which influence to buy and use."""

    def __init__(self, view: IntrigoView, seat: Seat, rng: Rng) -> None:
        self.seat = seat
        self.dice = Dice(rng.word())
        self.board = board_of(view)
        self.stakes = Stakes(self.board)
        self.belief = Belief(view, taste=TASTE)
        self.holder = self.belief.draw(self.dice)

    def candidates(self, moves: list[Move], played: Move) -> list[Move]:
        hand = hand_of(self.board, self.seat)
        gains = QuickGains(self.board, self.stakes, hand, influence=True, width=WIDTH)
        best = {int(move) for move in gains.found} | {int(played)}
        return [move for move in moves if int(move) in best]

    def draw(self) -> None:
        self.holder = self.belief.draw(self.dice)

    def play(self, move: Move) -> Outlook:
        trial = self.board.copy()
        trial.holder = self.holder.copy()
        trial.play(move)
        play_round_out(trial, self.stakes)
        return outlook(trial)


class DraftQuestion(Question):
    """Which card of the packet to keep."""

    def __init__(self, game: Game, view: IntrigoView, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.view = view
        self.seat = int(seat)
        self.rng = rng
        self.dice = Dice(rng.word())
        self.board = board_of(view)
        self.stakes = Stakes(self.board)
        self.tastes = tastes_of(view)
        self.world = self._redealt()
        self.seed = 0

    def draw(self) -> None:
        dealt = [self._redealt() for _ in range(REDEALS)]
        left = self.dice.fraction() * sum(world.weight for world in dealt)
        self.world = dealt[-1]
        for world in dealt:
            left -= world.weight
            if left < 0.0:
                self.world = world
                break
        self.seed = int(self.dice.below(1 << 31))

    def _redealt(self) -> Draft:
        state = self.game.from_view(self.view, self.rng)
        assert isinstance(state, IntrigoState)
        return draft_of(state, self.seat, self.tastes)

    def play(self, move: Move) -> Outlook:
        trial = self.world.copy()
        packet = trial.before(self.seat)
        trial.keep(self.seat, next(copy for copy in packet if kind_of(copy) == move))
        return drafted(trial, self.board, self.stakes, Dice(self.seed))


class IntrigoEyes(Eyes):
    def question(self, view: View, rng: Rng) -> Question:
        assert isinstance(view, IntrigoView)
        if view.phase == "draft":
            return DraftQuestion(self.game, view, self.seat, rng)
        return PalaceQuestion(view, self.seat, rng)


class IntrigoJudge(Judge):
    eyes = IntrigoEyes
    budget = 1000
    scale = 0.20
    unit = "seals"

    def __init__(self, game: Game, *, greedy: bool = False) -> None:
        super().__init__(game, greedy=greedy)
        self.scatters = not greedy
        self.trust = 1.0 if greedy else 0.4

    def revealed(self, state: State) -> Hashable:
        return state.acts

    def value(self, state: State, dice: Dice) -> list[float]:
        assert isinstance(state, IntrigoState)
        if state.phase == OVER:
            return credits_of(state)
        if self.greedy:
            return self._greedy_round(state)
        view = state.view(None)
        board = board_of(view)
        stakes = Stakes(board)
        if state.phase != DRAFT:
            board.holder = _holders(state)
            play_round_out(board, stakes)
            return chances(board)
        draft = draft_of(state, NOBODY, tastes_of(view))
        sums = [0.0] * len(state.seats)
        for _ in range(LOOKS):
            wins = drafted(draft, board, stakes, dice).wins
            sums = [each + win for each, win in zip(sums, wins, strict=True)]
        return [each / LOOKS for each in sums]

    def _greedy_round(self, state: IntrigoState) -> list[float]:
        """Where there is no chance but that of the deal."""

        def is_settled(later: State) -> bool:
            assert isinstance(later, IntrigoState)
            return later.phase == OVER or later.round != state.round

        end = gone_on(self.game, state, is_settled)
        assert isinstance(end, IntrigoState)
        return credits_of(end) if end.phase == OVER else chances(board_of(end.view(None)))


def _holders(state: IntrigoState) -> list[int]:
    holder = [int(IN_PALACE)] * COPIES
    for seat in state.seats:
        for card in state.hands[seat]:
            taken = card == TIEPOLO_THREE and holder[card] != IN_PALACE
            holder[SECOND_THREE if taken else card] = int(seat)
    return holder
