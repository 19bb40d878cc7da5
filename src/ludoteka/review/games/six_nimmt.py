"""6 nimmt!: deals are played on to their end by players of habits and whims.

Hands are drawn by what the others' plays tell of them (`beliefs`), and in every world the others
choose as those players do, whatever they chose in the match. The totals after the deal tell the
chance to win.
"""

from collections.abc import Hashable
from typing import Final

from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.beliefs import Beliefs
from ludoteka.bots.search.six_nimmt.draft import DraftSearch
from ludoteka.bots.search.six_nimmt.past import Past
from ludoteka.bots.search.six_nimmt.reading import (
    own_hand,
    row_ranks,
    stakes_of,
    unseen,
    world_of,
)
from ludoteka.bots.search.six_nimmt.roll_out import RollOut
from ludoteka.bots.search.six_nimmt.rows import pack_row
from ludoteka.bots.search.six_nimmt.stakes import MATCH, Stakes
from ludoteka.bots.search.six_nimmt.weights import Players, habits
from ludoteka.bots.search.six_nimmt.worlds import World
from ludoteka.core import SEATS, Event, Game, Move, Rng, Seat, State, View
from ludoteka.games.six_nimmt.cards import (
    DECK,
    FIRST_ROW,
    HAND_SIZE,
    ROWS,
    TAKE,
    Card,
    bulls,
    cards_in_play,
)
from ludoteka.games.six_nimmt.landings import landing_of
from ludoteka.games.six_nimmt.options import USUAL_LIMIT
from ludoteka.games.six_nimmt.phases import DRAFT, OVER
from ludoteka.games.six_nimmt.state import SixNimmtState
from ludoteka.games.six_nimmt.view import SixNimmtView
from ludoteka.review.document import Deck, Knew
from ludoteka.review.judge import Eyes, Judge, Outlook, Question, credits_of, gone_on

NOISE: Final = 13
WHIM: Final = 1.0
LOOKS: Final = 12
"""How often a dealt hand is played out for its value."""
NO_OWN: Final = -1
"""As the own seat of a world: nobody is searching, all have whims."""


def players(seats: int) -> Players:
    return Players(own=habits(seats), others=habits(seats), noise=NOISE, whim=WHIM)


def outlook(stakes: Stakes, taken: list[int]) -> Outlook:
    """Of a deal that ended with these bulls."""
    wins = [stakes.chance(taken, seat) for seat in range(len(taken))]
    return Outlook(wins, [float(each) for each in taken])


class CardQuestion(Question):
    """Which card; the others' cards are drawn from their habits, once for a world."""

    def __init__(self, view: SixNimmtView, seat: Seat, past: Past, dice: Dice) -> None:
        self.world = world_of(view, seat)
        self.stakes = stakes_of(view, MATCH)
        self.dice = dice
        self.beliefs = Beliefs(self.world, past.tricks) if self.world.hidden else None
        self.game = RollOut(self.world, players(view.seats))
        self.hand = own_hand(view, seat)
        self.picks = [0] * view.seats
        self.own = int(seat)
        self.seed = 0

    def draw(self) -> None:
        if self.beliefs is not None:
            self.beliefs.redeal(self.dice)
        self.game.vary(self.dice)
        self.game.begin()
        self.picks = [int(self.game.pick(seat, self.dice)) for seat in range(len(self.picks))]
        self.seed = int(self.dice.below(1 << 31))

    def play(self, move: Move) -> Outlook:
        game = self.game
        game.begin()
        for seat, pick in enumerate(self.picks):
            game.play(seat, self.hand.index(int(move)) if seat == self.own else pick)
        game.settle()
        game.finish(Dice(self.seed))
        return outlook(self.stakes, game.bulls)


class RowQuestion(Question):
    """Which row to take (6N-8)."""

    def __init__(self, view: SixNimmtView, seat: Seat, dice: Dice) -> None:
        self.world = world_of(view, seat)
        self.stakes = stakes_of(view, MATCH)
        self.dice = dice
        self.game = RollOut(self.world, players(view.seats))
        self.ranks = row_ranks(view)
        self.card, *self.rest = [int(card) for card in view.queue]
        self.own = int(seat)
        self.seed = 0

    def draw(self) -> None:
        self.world.redeal(self.dice)
        self.game.vary(self.dice)
        self.seed = int(self.dice.below(1 << 31))

    def play(self, move: Move) -> Outlook:
        game = self.game
        game.begin()
        game.bulls[self.own] += int(game.rows.take(self.ranks[move - FIRST_ROW], self.card))
        game.place(self.rest)
        game.finish(Dice(self.seed))
        return outlook(self.stakes, game.bulls)


class DraftQuestion(Question):
    """Which open card to take (6N-14)."""

    def __init__(self, view: SixNimmtView, seat: Seat, dice: Dice) -> None:
        hands = [own_hand(view, other) for other in SEATS[: view.seats]]
        self.stakes = stakes_of(view, MATCH)
        self.search = DraftSearch(
            hands, int(seat), [int(card) for card in view.open], self.stakes, players(view.seats)
        )
        self.dice = dice
        self.seed = 0

    def draw(self) -> None:
        self.seed = int(self.dice.below(1 << 31))

    def play(self, move: Move) -> Outlook:
        self.search.value(TAKE.index(move), Dice(self.seed))
        return outlook(self.stakes, self.search.game.bulls)


class SixNimmtEyes(Eyes):
    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__(game, seat)
        self.past = Past()

    def see(self, event: Event) -> None:
        self.past.see(event)

    def question(self, view: View, rng: Rng) -> Question:
        assert isinstance(view, SixNimmtView)
        dice = Dice(rng.word())
        if view.phase == "draft":
            return DraftQuestion(view, self.seat, dice)
        if view.phase == "row":
            return RowQuestion(view, self.seat, dice)
        return CardQuestion(view, self.seat, self.past, dice)

    def knew(self, view: View, played: Move) -> Knew:
        assert isinstance(view, SixNimmtView)
        tactical = view.options.variant == "tactical"
        deck = cards_in_play(view.seats, tactical=tactical)
        own = tuple(own_hand(view, self.seat))
        return Knew(deck=Deck(max(deck), own, tuple(unseen(view)), _gap(view, played)))


def _gap(view: SixNimmtView, played: Move) -> tuple[int, int] | None:
    """Whose cards might come first (6N-5); none in front of all rows."""
    if view.phase != "choose":
        return None
    landing = landing_of(view.landings, Card(played))
    return None if landing.row is None else (landing.after, int(played))


class SixNimmtJudge(Judge):
    eyes = SixNimmtEyes
    budget = 5000
    scale = 0.03
    unit = "bulls"

    def __init__(self, game: Game, *, greedy: bool = False) -> None:
        super().__init__(game, greedy=greedy)
        self.scatters = not greedy
        self.table: tuple[World, RollOut] | None = None
        """Made once: all deals of a match have as many hands of as many cards."""

    def revealed(self, state: State) -> Hashable:
        return state.acts

    def value(self, state: State, dice: Dice) -> list[float]:
        assert isinstance(state, SixNimmtState)
        if state.phase == OVER:
            return credits_of(state)
        stakes = _stakes(state)
        if self.greedy:
            return self._greedy_deal(state, stakes)
        sums = [0.0] * len(state.seats)
        for _ in range(LOOKS):
            taken = self._draft(state, stakes, dice) if state.phase == DRAFT else None
            wins = outlook(stakes, taken or self._deal(state, dice)).wins
            sums = [each + win for each, win in zip(sums, wins, strict=True)]
        return [each / LOOKS for each in sums]

    def _greedy_deal(self, state: SixNimmtState, stakes: Stakes) -> list[float]:
        """Where there is no chance but that of the deal."""

        def is_dealt_out(later: State) -> bool:
            assert isinstance(later, SixNimmtState)
            return later.phase == OVER or later.deal != state.deal

        end = gone_on(self.game, state, is_dealt_out)
        assert isinstance(end, SixNimmtState)
        if end.phase == OVER:
            return credits_of(end)
        pairs = zip(end.totals, stakes.totals, strict=True)
        return outlook(stakes, [total - before for total, before in pairs]).wins

    def _deal(self, state: SixNimmtState, dice: Dice) -> list[int]:
        """The bulls of a fresh deal, played out."""
        if self.table is None:
            self.table = _table(len(state.seats))
        world, game = self.table
        world.rows.set([pack_row(row) for row in state.rows])
        for seat in state.seats:
            world.give(seat, [int(card) for card in state.hands[seat]])
        game.vary(dice)
        game.begin()
        game.finish(dice)
        return game.bulls

    def _draft(self, state: SixNimmtState, stakes: Stakes, dice: Dice) -> list[int]:
        """The bulls of a tactical deal that begins, drafted and played out."""
        hands = [[int(card) for card in hand] for hand in state.hands]
        cards = [int(card) for card in state.open]
        count = len(state.seats)
        search = DraftSearch(hands, int(state.drafter()), cards, stakes, players(count))
        search.value(cards[search.pick(cards, dice)], dice)
        return search.game.bulls


def _table(seats: int) -> tuple[World, RollOut]:
    world = World(
        seats=seats,
        own=NO_OWN,
        rows=[0] * ROWS,
        hands=[[] for _ in range(seats)],
        size=HAND_SIZE,
        unseen=[int(card) for card in DECK],
        bulls=[0] * seats,
    )
    return world, RollOut(world, players(seats))


def _stakes(state: SixNimmtState) -> Stakes:
    options = state.options
    so_far = [bulls(pile) for pile in state.piles]
    return Stakes(
        aim=MATCH,
        totals=[total + more for total, more in zip(state.totals, so_far, strict=True)],
        limit=0 if options.deals else options.limit or USUAL_LIMIT,
        deals_left=options.deals - state.deal if options.deals else 0,
    )
