"""The `Game` of 6 nimmt!: options, moves, events, and where its other parts are."""

from collections.abc import Hashable, Mapping
from typing import ClassVar, Final

from ludoteka.core.events import Event
from ludoteka.core.game import Decision, Game, Phrase, Progress, Sayable, Section
from ludoteka.core.moves import MoveSpace
from ludoteka.core.parts import Parts
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import Move, Seat, all_seats
from ludoteka.games.six_nimmt import events, setup
from ludoteka.games.six_nimmt.cards import BULLS, FIRST_ROW, FIRST_TAKE, HIGHEST, MOVE_TEXTS
from ludoteka.games.six_nimmt.hints import hint
from ludoteka.games.six_nimmt.observer import SixNimmtObserver
from ludoteka.games.six_nimmt.options import SixNimmtOptions
from ludoteka.games.six_nimmt.printed import SixNimmtPrinted, printed
from ludoteka.games.six_nimmt.progress import progress
from ludoteka.games.six_nimmt.redeal import from_view
from ludoteka.games.six_nimmt.state import SixNimmtState
from ludoteka.games.six_nimmt.view import SixNimmtView

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "move-play": ("card", "bulls"),
    "move-take": ("card", "bulls"),
    "move-row": ("row",),
    "hint-follows": ("row", "place"),
    "hint-takes": ("row", "bulls"),
    "hint-too-low": (),
    "hint-row-costs": ("bulls",),
    "hint-row-then": ("bulls", "rest"),
    "hint-lands": ("card", "row", "place"),
    "hint-lands-taking": ("card", "row", "bulls"),
    "progress-to-limit": ("deal", "trick", "limit"),
    "progress-of-deals": ("deal", "trick", "deals"),
    "progress-draft-to-limit": ("deal", "limit"),
    "progress-draft-of-deals": ("deal", "deals"),
    "refusal-match-over": (),
    "refusal-no-such-seat": ("number",),
    "refusal-not-your-turn": (),
    "refusal-already-chosen": (),
    "refusal-choose-a-card": (),
    "refusal-not-in-hand": ("card",),
    "refusal-choose-a-row": ("card",),
    "refusal-take-a-card": (),
    "refusal-not-open": ("card",),
}


class SixNimmt(Game[SixNimmtOptions, SixNimmtView]):
    key = "six-nimmt"
    seat_counts = range(2, 11)
    default_seats = 4
    rules_version = 1
    options = SixNimmtOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "standard": {},
        "tactical": {"variant": "tactical"},
        "short": {"deals": 2},
    }
    age = 10
    minutes = (20, 45)
    variants = ({}, {"variant": "tactical"}, {"deals": 2}, {"limit": 20, "variant": "tactical"})
    moves = MoveSpace(MOVE_TEXTS)
    decisions = (
        Decision("take-card", "6N-14"),
        Decision("choose-card", "6N-3", secret=True),
        Decision("choose-row", "6N-8"),
    )
    event_kinds = (
        events.DealBegan,
        events.HandDealt,
        events.CardsLaidOut,
        events.CardTaken,
        events.RowsOpened,
        events.RowsCompared,
        events.CardChosen,
        events.CardsRevealed,
        events.RowTaken,
        events.CardPlaced,
        events.DealScored,
    )
    view_kind = SixNimmtView
    phrases = PHRASES
    sections = (
        Section("components", ("6N-1",)),
        Section("deal", tuple(f"6N-{number}" for number in range(2, 11))),
        Section("match", ("6N-11", "6N-12")),
        Section("tactical", ("6N-13", "6N-14", "6N-15")),
    )
    examples = 5
    parts = Parts(
        board="ludoteka.boards.six_nimmt:draw",
        compact_board="ludoteka.boards.six_nimmt_compact:draw",
        greedy="ludoteka.bots.greedy.six_nimmt:GreedySixNimmt",
        searching="ludoteka.bots.search.six_nimmt:SIX_NIMMT",
        encoding="ludoteka.envs.encodings.six_nimmt:SixNimmtEncoding",
        judge="ludoteka.review.games.six_nimmt:SixNimmtJudge",
    )

    def start(
        self, seats: int, options: SixNimmtOptions, chance: Chance, *, recording: bool
    ) -> SixNimmtState:
        return setup.new_match(all_seats(seats), options, chance, recording=recording)

    def from_position(
        self, position: Mapping[str, object], *, recording: bool = False
    ) -> SixNimmtState:
        state = setup.from_position(position, recording=recording)
        self.check_seats(len(state.seats))
        state.options.check(len(state.seats))
        return state

    def from_view(self, view: SixNimmtView, rng: Rng) -> SixNimmtState:
        return from_view(view, rng)

    def observer(self, seats: int, options: SixNimmtOptions, seat: Seat | None) -> SixNimmtObserver:
        return SixNimmtObserver(seats, options, seat)

    def move_phrase(self, move: Move) -> Phrase:
        if move >= FIRST_ROW:
            return Phrase("move-row", {"row": move - FIRST_ROW + 1})
        taking = move >= FIRST_TAKE
        card = move - HIGHEST if taking else move
        return Phrase("move-take" if taking else "move-play", {"card": card, "bulls": BULLS[card]})

    def hint(self, view: SixNimmtView, move: Move) -> Phrase | None:
        return hint(view, move)

    def hint_basis(self, view: SixNimmtView) -> Hashable | None:
        return view.rows, view.queue

    def progress(self, view: SixNimmtView) -> Progress:
        return progress(view)

    def printed(self, seats: int, options: SixNimmtOptions) -> SixNimmtPrinted:
        return printed(seats, options)

    def say(self, kind: type[Event], field: str, value: object) -> Sayable:
        assert isinstance(value, int)
        return value + 1 if field == "row" else value
