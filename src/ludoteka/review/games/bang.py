"""BANG!: worlds from the master's beliefs about roles and hands, played on for a round.

All play on as greedy players do, the judged seat with the master's taste; then the network tells
who will win. In a tournament the money that this would bring is compared.
"""

from collections.abc import Hashable
from math import exp, sqrt
from typing import Final

from ludoteka.bots.greedy.bang import GreedyBang
from ludoteka.bots.search.bang.chances import LAW, OUTLAWS, RENEGADES, payment, rivals
from ludoteka.bots.search.bang.explaining import suspicions
from ludoteka.bots.search.bang.holdings import Holdings
from ludoteka.bots.search.bang.levels import BETWEEN_GAMES, TURNS, is_table_of_three
from ludoteka.bots.search.bang.network import NETWORK
from ludoteka.bots.search.bang.playing_on import play_on
from ludoteka.bots.search.bang.policy import note
from ludoteka.bots.search.bang.taste import GREEDY, OF_THREE, TUNED, Taste
from ludoteka.bots.search.bang.trials import distinct
from ludoteka.bots.search.bang.witness import SECRET, STRONG, Witness
from ludoteka.bots.search.bang.worlds import Worlds
from ludoteka.bots.search.dice import Dice
from ludoteka.core import Event, Game, Hidden, Move, Phrase, Player, Rng, Seat, State, View
from ludoteka.games.bang.moves import ACTION, MOST_SEATS, PLAY_AT, ROB_HAND, TARGET
from ludoteka.games.bang.roles import OUTLAW, RENEGADE, ROLES, SHERIFF
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.steps import KEEP_CHARACTERS
from ludoteka.games.bang.view import BangView
from ludoteka.review.document import Belief, Knew
from ludoteka.review.judge import Eyes, Judge, Outlook, Question, credits_of

FRESH: Final = 32
"""After so many worlds, cards of which only a choice of holders is known are placed anew."""
LOOKS: Final = 2
"""How often a position is played on for its value."""
LUCK_TURNS: Final = 2
"""For so many turns."""
PURSE: Final = 2000.0
"""How much money one game may change in a tournament."""


def chances(s: BangState, marks: list[float]) -> list[float]:
    """By seat, of winning the game that is under way."""
    found = NETWORK.sides(s, marks)
    return [_chance(s, seat, found) for seat in range(len(s.seats))]


def _chance(s: BangState, seat: int, found: list[float]) -> float:
    role = s.roles[seat]
    if role == RENEGADE or s.sheriff < 0:
        if not s.alive >> seat & 1:
            return 0.0
        return found[role - 1] if s.sheriff < 0 else found[RENEGADES] / rivals(s)
    return found[OUTLAWS] if role == OUTLAW else found[LAW]


def shares(s: BangState, marks: list[float]) -> list[float]:
    """By seat, of winning the match."""
    if not s.stack:
        return credits_of(s)
    if s.options.mode == "single":
        return chances(s, marks)
    hopes = [float(money) for money in s.auction.money]
    for seat, chance in enumerate(chances(s, marks)):
        hopes[seat] += chance * _prize(s, seat)
    scale = PURSE * sqrt(max(1, len(s.seats) - s.game + 1))
    weights = [exp((hope - max(hopes)) / scale) for hope in hopes]
    return [weight / sum(weights) for weight in weights]


def _prize(s: BangState, seat: int) -> float:
    """What a victory alive pays (BA-81): `payment` counts it as 1."""
    role = s.roles[seat]
    return 1.0 / max(1e-9, payment(s, seat, role, s.auction.money[seat] - 1))


class ActQuestion(Question):
    """Whatever a game of BANG! asks."""

    def __init__(
        self, game: Game, view: BangView, rng: Rng, eyes: "BangEyes", tastes: list[Taste]
    ) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.dice = Dice(rng.word())
        self.seat = eyes.seat
        guess = eyes.greedy.guess
        self.marks = [guess.marks.get(seat, 0.0) for seat in range(MOST_SEATS)]
        self.tastes = tastes
        self.turns = max(TURNS, len(view.alive))
        self.pasts = eyes.holdings.pasts
        self.roles = eyes.beliefs(view)
        self.drawn = 0
        self.worlds = self._worlds()
        self.world = self.worlds.first

    def _worlds(self) -> Worlds:
        first = self.game.from_view(self.view, self.rng)
        assert isinstance(first, BangState)
        return Worlds(first, self.seat, *self.roles, self.pasts)

    def candidates(self, moves: list[Move], played: Move) -> list[Move]:
        """One of each kind: cards of one name do the same."""
        return distinct(moves, played)

    def draw(self) -> None:
        self.drawn += 1
        if self.drawn % FRESH == 0:
            self.worlds = self._worlds()
        self.world = self.worlds.draw(self.dice)

    def play(self, move: Move) -> Outlook:
        trial = self.world.copy()
        marks = self.marks.copy()
        note(trial, self.seat, move, marks)
        trial.apply(self.seat, move)
        play_on(trial, marks, self.world, self.turns, self.tastes)
        return Outlook(shares(trial, marks), [float(life) for life in trial.lives])


class BangEyes(Eyes):
    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__(game, seat)
        self.greedy = GreedyBang(game, seat, Rng(bytes(32)))
        self.witness = Witness(STRONG)
        self.holdings = Holdings()

    def see(self, event: Event) -> None:
        self.greedy.see(event)
        self.witness.see(event)
        self.holdings.see(event)

    def beliefs(self, view: BangView) -> tuple[list[tuple[int, ...]], list[float]]:
        """The ways to deal the roles, with what everyone's acts say of them."""
        hypotheses = self.witness.hypotheses
        if hypotheses is None:
            return [], []
        return hypotheses.as_seen_by(self.seat, ROLES.index(str(view.roles[self.seat])))

    def question(self, view: View, rng: Rng) -> Question | None:
        assert isinstance(view, BangView)
        # what goes on between the games of a tournament no bot has learned to judge
        if view.decision in BETWEEN_GAMES or view.decision == "discard-second":
            return None
        tastes = [OF_THREE if is_table_of_three(view) else GREEDY] * MOST_SEATS
        if not is_table_of_three(view):
            tastes[self.seat] = TUNED
        return ActQuestion(self.game, view, rng, self, tastes)

    def reasons(self, view: View, played: Move, best: Move) -> list[Phrase]:
        """What the acts so far told of the roles of those these moves are aimed at, and of
        the others where that is plain."""
        assert isinstance(view, BangView)
        hypotheses = self.witness.hypotheses
        beliefs = self._of_roles(view)
        if hypotheses is None or is_table_of_three(view):
            return []
        role = ROLES.index(str(view.roles[self.seat]))
        targets = dict.fromkeys(
            TARGET[move] for move in (played, best) if ACTION[move] in (PLAY_AT, ROB_HAND)
        )
        hidden = [seat for seat in targets if isinstance(view.roles[seat], Hidden) and beliefs]
        found = [_belief(seat, beliefs[seat]) for seat in hidden]
        return found + suspicions(self.witness, self.seat, role)

    def knew(self, view: View, played: Move) -> Knew | None:
        del played
        assert isinstance(view, BangView)
        roles = self._of_roles(view)
        others = [
            seat
            for seat in range(len(roles))
            if seat != self.seat and view.roles[seat] != ROLES[SHERIFF]
        ]
        found = tuple(Belief(seat, _by_role(roles[seat])) for seat in others)
        return Knew(beliefs=found) if found else None

    def _of_roles(self, view: BangView) -> list[list[float]]:
        """By seat and role, what this seat could believe; nothing where all roles are open."""
        hypotheses = self.witness.hypotheses
        if hypotheses is None or is_table_of_three(view):
            return []
        return hypotheses.beliefs_of(self.seat, ROLES.index(str(view.roles[self.seat])))


def _by_role(chances: list[float]) -> dict[str, float]:
    return {ROLES[role]: round(chances[role], 4) for role in SECRET}


def _belief(seat: int, chances: list[float]) -> Phrase:
    deputy, outlaw, renegade = (round(100 * chances[role]) for role in SECRET)
    return Phrase(
        "review-bang-belief",
        {"who": Player(seat), "deputy": deputy, "outlaw": outlaw, "renegade": renegade},
    )


class BangJudge(Judge):
    eyes = BangEyes
    budget = 1200
    scale = 0.035
    unit = "lives"
    scatters = True

    def __init__(self, game: Game, *, greedy: bool = False) -> None:
        super().__init__(game, greedy=greedy)
        self.marks = [0.0] * MOST_SEATS
        self.under_way = 0

    def follow(self, state: State, seat: Seat, move: Move) -> None:
        assert isinstance(state, BangState)
        if state.game != self.under_way:
            self.under_way = state.game
            self.marks = [0.0] * MOST_SEATS
        note(state, seat, move, self.marks)

    def revealed(self, state: State) -> Hashable:
        assert isinstance(state, BangState)
        return state.acts, state.deck[state.top :]

    def future(self, state: State, dice: Dice) -> State:
        """What lies on top because someone put it there stays: it is known."""
        twin = super().future(state, dice)
        assert isinstance(twin, BangState)
        rest = list(twin.deck[twin.top :])
        known = [card for card in rest[:1] if twin.known[card]]
        loose = rest[len(known) :]
        dice.shuffle(loose)
        twin.deck = tuple(known + loose)
        twin.top = 0
        return twin

    def value(self, state: State, dice: Dice) -> list[float]:
        """As it stands, and two turns later, if greedy players go on: the network was fitted to
        turns that begin."""
        assert isinstance(state, BangState)
        now = shares(state, self.marks)
        if not state.stack or state.stack[-1][0] >= KEEP_CHARACTERS:
            return now
        tastes = [OF_THREE if state.sheriff < 0 else GREEDY] * MOST_SEATS
        sums = [LOOKS * share for share in now]
        for _ in range(LOOKS):
            trial = self.future(state, dice)
            assert isinstance(trial, BangState)
            marks = self.marks.copy()
            play_on(trial, marks, state, LUCK_TURNS, tastes)
            sums = [each + share for each, share in zip(sums, shares(trial, marks), strict=True)]
        return [each / (2 * LOOKS) for each in sums]
