"""Sakura: a round is played to its end, and the master's weights tell who will win then.

What the others choose at the same time is learned by regret matching in worlds of its own,
before the first move is judged; directions are weighed by the seat that goes.
"""

from collections.abc import Callable, Hashable
from typing import Final

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.sakura.levels import fitted
from ludoteka.bots.search.sakura.regret import Matching
from ludoteka.bots.search.sakura.rounds import EVERYBODY, outcome, settled, usual_outcome
from ludoteka.bots.search.sakura.worlds import Worlds
from ludoteka.core import Game, Move, Rng, Seat, State, View
from ludoteka.games.sakura.phases import CHOOSE, OVER
from ludoteka.games.sakura.redeal import from_view
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.view import SakuraView
from ludoteka.review.judge import Eyes, Judge, Outlook, Question, credits_of, gone_on

LESSONS: Final = 40
"""In how many worlds the others learn what to choose."""
GREEDY_LOOKS: Final = 2
"""How often a round is played on for its value where greedy bots sit."""


class RoundQuestion(Question):
    """Which card, or which direction."""

    def __init__(self, view: SakuraView, seat: Seat, rng: Rng) -> None:
        self.seat = seat
        self.worlds = Worlds(from_view(view, rng), seat, Dice(rng.word()))
        self.world = self.worlds.first
        self.matching: Matching | None = None
        self.chosen: list[Move] = []
        if view.phase == "choose":
            self.matching = Matching(self.worlds, seat, fitted())
            for _ in range(LESSONS):
                self.matching.learn(self.worlds.deal())

    def draw(self) -> None:
        self.world = self.worlds.deal()
        if self.matching is not None:
            self.chosen = [
                self.matching.pick(seat, self.world.legal(seat)) for seat in self.world.seats
            ]

    def play(self, move: Move) -> Outlook:
        trial = self.world.copy()
        weighing = EVERYBODY
        if self.matching is not None:
            weighing = self.seat
            for seat in self.world.seats:
                trial.apply(seat, move if seat == self.seat else self.chosen[seat])
        else:
            trial.apply(self.seat, move)
        end = settled(trial, self.world.round, fitted(), weighing)
        return Outlook(fitted().shares(end), [float(tokens) for tokens in end.tokens])


class SakuraEyes(Eyes):
    def question(self, view: View, rng: Rng) -> Question:
        assert isinstance(view, SakuraView)
        return RoundQuestion(view, self.seat, rng)


class SakuraJudge(Judge):
    eyes = SakuraEyes
    budget = 4000
    scale = 0.035
    unit = "tokens"
    scatters = True

    def __init__(self, game: Game, *, greedy: bool = False) -> None:
        super().__init__(game, greedy=greedy)
        self.trust = 0.8 if greedy else 0.6
        self.choosing: State | None = None
        """The position in which the choices of the round are made."""

    def follow(self, state: State, seat: Seat, move: Move) -> None:
        if _is_asked(state, len(state.seats)):
            self.choosing = state

    def chosen_again(self, before: State, dice: Dice) -> State | None:
        """Greedy players guess what the others hold."""
        if not self.greedy or self.choosing is None or not _is_asked(before, 1):
            return None
        return self._gone_on(self.choosing, dice, lambda later: later.phase != CHOOSE)

    def revealed(self, state: State) -> Hashable:
        assert isinstance(state, SakuraState)
        return state.acts, tuple(state.deck)

    def future(self, state: State, dice: Dice) -> State:
        twin = super().future(state, dice)
        assert isinstance(twin, SakuraState)
        twin.deck = twin.deck.copy()
        dice.shuffle(twin.deck)
        return twin

    def value(self, state: State, dice: Dice) -> list[float]:
        assert isinstance(state, SakuraState)
        if state.phase == OVER:
            return credits_of(state)
        if self.greedy:
            return self._among_greedy(state, dice)
        if state.phase != CHOOSE:
            return outcome(state.copy(), state.round, fitted(), EVERYBODY)
        return answered(state, dice)

    def _among_greedy(self, state: SakuraState, dice: Dice) -> list[float]:
        """At the end of the round, several times: they guess what the others hold."""
        sums = [0.0] * len(state.seats)
        for _ in range(GREEDY_LOOKS):
            end = self._gone_on(state, dice, lambda later: later.phase == OVER)
            sums = [each + share for each, share in zip(sums, fitted().shares(end), strict=True)]
        return [each / GREEDY_LOOKS for each in sums]

    def _gone_on(
        self, state: State, dice: Dice, until: Callable[[SakuraState], bool]
    ) -> SakuraState:
        """By greedy players, with other draws and other guesses, but to the end of the round
        at most."""
        twin = self.future(state, dice)
        assert isinstance(twin, SakuraState)
        number = twin.round

        def is_reached(later: State) -> bool:
            assert isinstance(later, SakuraState)
            return later.round != number or until(later)

        end = gone_on(self.game, twin, is_reached, dice)
        assert isinstance(end, SakuraState)
        return end


def _is_asked(state: State, count: int) -> bool:
    """Whether so many seats are still to choose a card."""
    assert isinstance(state, SakuraState)
    return state.phase == CHOOSE and len(state.to_act()) == count


def answered(state: SakuraState, dice: Dice) -> list[float]:
    """Of a round in which all choose by chance, and then each chooses what is best against that."""
    moves = [state.legal(seat) for seat in state.seats]
    chosen = [dice.choice(moves[seat]) for seat in state.seats]
    answers: list[Move] = []
    for seat in state.seats:
        shares: list[float] = []
        for move in moves[seat]:
            chosen[seat], kept = move, chosen[seat]
            shares.append(_played(state, chosen)[seat])
            chosen[seat] = kept
        answers.append(moves[seat][shares.index(max(shares))])
    return _played(state, answers)


def _played(state: SakuraState, chosen: list[Move]) -> list[float]:
    trial = state.copy()
    for seat in state.seats:
        trial.apply(seat, chosen[seat])
    return usual_outcome(trial, state.round, fitted())
