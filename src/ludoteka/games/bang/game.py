"""The `Game` of BANG!: options, moves, events, and where its other parts are."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ludoteka.core.events import Event
from ludoteka.core.game import Decision, Game, Listing, Phrase, Progress, Sayable, Section
from ludoteka.core.moves import MoveSpace
from ludoteka.core.parts import Parts
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import Move, Seat, all_seats
from ludoteka.core.state import State
from ludoteka.games.bang import events, setup
from ludoteka.games.bang.hints import hint
from ludoteka.games.bang.listings import listings
from ludoteka.games.bang.moves import MOVE_TEXTS
from ludoteka.games.bang.observer import BangObserver
from ludoteka.games.bang.options import RULES, TOURNAMENT, BangOptions
from ludoteka.games.bang.printed import BangPrinted, printed
from ludoteka.games.bang.progress import progress
from ludoteka.games.bang.questions import question
from ludoteka.games.bang.redeal import from_view
from ludoteka.games.bang.speech import PHRASES, move_phrase, say
from ludoteka.games.bang.state import BangState
from ludoteka.games.bang.view import BangView

FOUR_OR_MORE: Final[tuple[Mapping[str, object], ...]] = (
    {"no-mercy": True},
    TOURNAMENT,
    {**TOURNAMENT, "experience": True},
    {**TOURNAMENT, "hire": True},
    {**TOURNAMENT, "no-mercy": True, "experience": True, "hire": True, "bounties": True},
)
"""Variants that make no sense for three (BA-80, BA-85)."""


def _clauses(*spans: tuple[int, int]) -> tuple[str, ...]:
    return tuple(f"BA-{number}" for first, last in spans for number in range(first, last + 1))


class Bang(Game[BangOptions, BangView]):
    key = "bang"
    seat_counts = range(3, 9)
    default_seats = 5
    rules_version = RULES
    told_otherwise = frozenset({1})  # BA-61: fewer questions; BA-88: more, see `by_rules`
    options = BangOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "standard": {},
        "tournament": TOURNAMENT,
        "grand-tournament": {**TOURNAMENT, "experience": True, "hire": True, "bounties": True},
    }
    age = 8
    minutes = (20, 45)
    moves = MoveSpace(MOVE_TEXTS)
    decisions = (
        Decision("play", "BA-5"),
        Decision("discard", "BA-5"),
        Decision("take-back", "BA-85"),
        Decision("draw-jesse", "BA-54"),
        Decision("draw-pedro", "BA-60"),
        Decision("put-back", "BA-56"),
        Decision("choose-card", "BA-57", reaction=True),
        Decision("answer-shot", "BA-11", reaction=True),
        Decision("answer-indians", "BA-33", reaction=True),
        Decision("answer-duel", "BA-34", reaction=True),
        Decision("take-card", "BA-35", reaction=True),
        Decision("rescue", "BA-16", reaction=True),
        Decision("discard-second", "BA-61", reaction=True),
        Decision("discard-all", "BA-18", reaction=True),
        Decision("keep-character", "BA-87"),
        Decision("offer", "BA-87"),
        Decision("price", "BA-87"),
        Decision("raise", "BA-88"),
        Decision("keep-cards", "BA-86"),
    )
    event_kinds = (
        events.GameBegan,
        events.RoleDealt,
        events.RoleShown,
        events.CharacterDealt,
        events.HandDealt,
        events.TurnBegan,
        events.TurnSkipped,
        events.Suspended,
        events.DistancesChanged,
        events.CardTraced,
        events.CardsDrawn,
        events.OpenCardDrawn,
        events.CardsLookedAt,
        events.CardPutBack,
        events.DiscardTaken,
        events.DeckReshuffled,
        events.CardPlayed,
        events.CardPutInPlay,
        events.CardAnswered,
        events.CardDiscarded,
        events.HealingBegan,
        events.HealingTakenBack,
        events.CardTaken,
        events.TableCardTaken,
        events.StoreOpened,
        events.StoreCardTaken,
        events.CardTurned,
        events.CardsTurned,
        events.CardChosen,
        events.ShotCancelled,
        events.DynamitePassed,
        events.DynamiteExploded,
        events.LifeLost,
        events.LifeGained,
        events.PlayerEliminated,
        events.CardsInherited,
        events.GameEnded,
        events.MoneyPaid,
        events.BountyPaid,
        events.CharactersTurnedUp,
        events.CharacterOffered,
        events.BidMade,
        events.BiddingLeft,
        events.CharacterHired,
        events.CharacterReleased,
        events.CardKept,
        events.CardsReturned,
    )
    view_kind = BangView
    phrases = PHRASES
    sections = (
        Section("components", _clauses((1, 3))),
        Section("turn", _clauses((4, 8))),
        Section("distance", _clauses((9, 10))),
        Section("shots", _clauses((11, 14))),
        Section("life", _clauses((15, 22))),
        Section("end", _clauses((23, 23))),
        Section("brown", _clauses((30, 35))),
        Section("blue", _clauses((40, 42), (44, 44))),
        Section("characters", _clauses((50, 65))),
        Section("players", _clauses((70, 71))),
        Section("tournament", _clauses((80, 82))),
        Section("variants", _clauses((85, 89))),
    )
    examples = 8
    parts = Parts(
        board="ludoteka.boards.bang:draw",
        compact_board="ludoteka.boards.bang_compact:draw",
        greedy="ludoteka.bots.greedy.bang:GreedyBang",
        searching="ludoteka.bots.search.bang:BANG",
        encoding="ludoteka.envs.encodings.bang:BangEncoding",
        judge="ludoteka.review.games.bang:BangJudge",
    )

    @classmethod
    def variants_at(cls, seats: int) -> tuple[Mapping[str, object], ...]:
        return cls.variants if seats == 3 else cls.variants + FOUR_OR_MORE

    def start(
        self, seats: int, options: BangOptions, chance: Chance, *, recording: bool
    ) -> BangState:
        return setup.new_match(all_seats(seats), options, chance, recording=recording)

    def from_position(
        self, position: Mapping[str, object], *, recording: bool = False
    ) -> BangState:
        state = setup.from_position(position, recording=recording)
        state.options.check(len(state.seats))
        return state

    def by_rules(self, state: State, rules: int) -> None:
        assert isinstance(state, BangState)
        state.rules = rules

    def from_view(self, view: BangView, rng: Rng) -> BangState:
        return from_view(view, rng)

    def observer(self, seats: int, options: BangOptions, seat: Seat | None) -> BangObserver:
        return BangObserver(seats, options, seat)

    def move_phrase(self, move: Move) -> Phrase:
        return move_phrase(move)

    def hint(self, view: BangView, move: Move) -> Phrase | None:
        return hint(view, move)

    def progress(self, view: BangView) -> Progress:
        return progress(view)

    def question(self, view: BangView) -> Phrase | None:
        return question(view)

    def listings(self) -> tuple[Listing, ...]:
        return listings()

    def printed(self, seats: int, options: BangOptions) -> BangPrinted:
        return printed(seats, options)

    def say(self, kind: type[Event], field: str, value: object) -> Sayable:
        return say(kind, field, value)
