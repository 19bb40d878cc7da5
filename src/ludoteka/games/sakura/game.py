"""The `Game` of Sakura: options, moves, events, and where its other parts are."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ludoteka.core.events import Event
from ludoteka.core.game import Decision, Game, Listing, Phrase, Progress, Sayable, Section
from ludoteka.core.moves import MoveSpace
from ludoteka.core.parts import Parts
from ludoteka.core.positions import count_seats
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import Move, Seat, all_seats
from ludoteka.games.sakura import events, setup
from ludoteka.games.sakura.cards import FIRST_PAIR, FORWARD, MOVE_TEXTS, PAIRS
from ludoteka.games.sakura.filling import BY_SEAT
from ludoteka.games.sakura.hints import ARTIST_PHRASES, GARDEN_PHRASES, deck_listing, hint, place
from ludoteka.games.sakura.observer import SakuraObserver
from ludoteka.games.sakura.options import SakuraOptions
from ludoteka.games.sakura.position import parse_position
from ludoteka.games.sakura.printed import SakuraPrinted, printed
from ludoteka.games.sakura.progress import progress
from ludoteka.games.sakura.redeal import from_view
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.view import SakuraView

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "move-play": ("card",),
    "move-play-two": ("card", "painter"),
    "move-forward": (),
    "move-back": (),
    "gate": (),
    "garden-emperor-forward": ("steps",),
    "garden-emperor-back": ("steps",),
    "garden-emperor-either": ("steps",),
    "garden-nearest": ("steps",),
    "garden-furthest": ("steps",),
    "artist-forward": ("steps",),
    "artist-either": ("steps",),
    "artist-overtake": (),
    "artist-count": (),
    "hint-card": ("garden", "artist", "emperor", "own"),
    "hint-two-cards": ("garden", "artist", "painter-garden", "painter-artist", "emperor", "own"),
    "hint-emperor": ("space",),
    "hint-emperor-tree": ("space",),
    "hint-emperor-meets": ("space",),
    "hint-artist": ("own",),
    "place-tree": ("space",),
    "place-embarrassed": ("space",),
    "progress-round": ("round", "trees", "paid"),
    "refusal-match-over": (),
    "refusal-no-such-seat": ("number",),
    "refusal-not-your-turn": (),
    "refusal-already-chosen": (),
    "refusal-choose-a-card": (),
    "refusal-choose-two-cards": (),
    "refusal-not-in-hand": ("card",),
    "refusal-choose-a-direction": ("card",),
}

SHORT_BOARD: Final = {"torii": 2, "bridges": [1, 4], "trees": [5, 8, 12]}
"""A path on which trees, gate and Emperor are never far from one another."""


class Sakura(Game[SakuraOptions, SakuraView]):
    key = "sakura"
    seat_counts = range(2, 7)
    default_seats = 4
    rules_version = 1
    options = SakuraOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "standard": {},
        "tactical": {"tactical": True},
    }
    minutes = (20, 40)
    variants = ({}, {"board": SHORT_BOARD})
    moves = MoveSpace(MOVE_TEXTS)
    decisions = (
        Decision("choose-card", "SA-5", secret=True),
        Decision("choose-cards", "SA-25", secret=True),
        Decision("direct-emperor", "SA-11"),
        Decision("direct-artist", "SA-15"),
    )
    event_kinds = (
        events.GardenOpened,
        events.HandDealt,
        events.RoundBegan,
        events.TwoCardsDue,
        events.CardChosen,
        events.TwoCardsChosen,
        events.DeckShuffled,
        events.CardsRevealed,
        events.CardBegun,
        events.DirectionChosen,
        events.EmperorMoved,
        events.EmperorStayed,
        events.TreeReached,
        events.NobodyNearest,
        events.NobodyFurthest,
        events.ArtistMoved,
        events.ArtistStayed,
        events.ArtistEmbarrassed,
        events.CardsSkipped,
        events.TokensPaid,
        events.CardsDiscarded,
        events.CardDrawn,
    )
    view_kind = SakuraView
    phrases = PHRASES
    sections = (
        Section("components", ("SA-1", "SA-2", "SA-3")),
        Section("setup", ("SA-4",)),
        Section("round", tuple(f"SA-{number}" for number in range(5, 11))),
        Section("garden", tuple(f"SA-{number}" for number in range(11, 15))),
        Section("artist", ("SA-15", "SA-16", "SA-17")),
        Section("trees", tuple(f"SA-{number}" for number in range(18, 23))),
        Section("end", ("SA-23", "SA-26")),
        Section("two-players", ("SA-24", "SA-25")),
    )
    examples = 2
    parts = Parts(
        board="ludoteka.boards.sakura:draw",
        compact_board="ludoteka.boards.sakura_compact:draw",
        greedy="ludoteka.bots.greedy.sakura:GreedySakura",
        searching="ludoteka.bots.search.sakura:SAKURA",
        encoding="ludoteka.envs.encodings.sakura:SakuraEncoding",
        judge="ludoteka.review.games.sakura:SakuraJudge",
    )

    @classmethod
    def variants_at(cls, seats: int) -> tuple[Mapping[str, object], ...]:
        tactical: tuple[Mapping[str, object], ...] = (
            {"tactical": True},
            {"tactical": True, "board": SHORT_BOARD},
        )
        return (*cls.variants, *(tactical if seats == 2 else ()))

    def start(
        self, seats: int, options: SakuraOptions, chance: Chance, *, recording: bool
    ) -> SakuraState:
        return setup.new_match(all_seats(seats), options, chance, recording=recording)

    def from_position(
        self, position: Mapping[str, object], *, recording: bool = False
    ) -> SakuraState:
        parsed = parse_position(position)
        seats = count_seats(parsed, BY_SEAT, game=self.key)
        self.check_seats(seats)
        parsed.options.check(seats)
        return setup.from_position(parsed, seats, recording=recording)

    def from_view(self, view: SakuraView, rng: Rng) -> SakuraState:
        return from_view(view, rng)

    def observer(self, seats: int, options: SakuraOptions, seat: Seat | None) -> SakuraObserver:
        return SakuraObserver(seats, options, seat)

    def move_phrase(self, move: Move) -> Phrase:
        if move >= FIRST_PAIR:
            own, painter = PAIRS[move - FIRST_PAIR]
            return Phrase("move-play-two", {"card": own, "painter": painter})
        if move >= FORWARD:
            return Phrase("move-forward" if move == FORWARD else "move-back")
        return Phrase("move-play", {"card": move})

    def hint(self, view: SakuraView, move: Move) -> Phrase | None:
        return hint(view, move)

    def progress(self, view: SakuraView) -> Progress:
        return progress(view)

    def listings(self) -> tuple[Listing, ...]:
        return (deck_listing(),)

    def printed(self, seats: int, options: SakuraOptions) -> SakuraPrinted:
        return printed(seats, options)

    def say(self, kind: type[Event], field: str, value: object) -> Sayable:
        if kind is events.CardBegun and field == "garden":
            return GARDEN_PHRASES[str(value)]
        if kind is events.CardBegun and field == "action":
            return ARTIST_PHRASES[str(value)]
        if field in {"origin", "space"}:
            return place(value)
        return super().say(kind, field, value)
