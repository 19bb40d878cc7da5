"""The `Game` of Face to Face: options, moves, events, and where its other parts are."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ludoteka.core.game import Decision, Game, Phrase, Progress, Section
from ludoteka.core.moves import MoveSpace
from ludoteka.core.parts import Parts
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import Move, Seat, all_seats
from ludoteka.games.face_to_face import events, setup
from ludoteka.games.face_to_face.cards import END, MOVE_TEXTS, card_of, way_of
from ludoteka.games.face_to_face.hints import hint
from ludoteka.games.face_to_face.observer import FaceToFaceObserver
from ludoteka.games.face_to_face.options import FaceToFaceOptions
from ludoteka.games.face_to_face.printed import FaceToFacePrinted, printed
from ludoteka.games.face_to_face.progress import progress
from ludoteka.games.face_to_face.redeal import from_view
from ludoteka.games.face_to_face.state import FaceToFaceState
from ludoteka.games.face_to_face.view import FaceToFaceView

MOVE_PHRASES: Final = ("move-up", "move-down", "move-help-up", "move-help-down")

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "move-end": (),
    "move-up": ("card",),
    "move-down": ("card",),
    "move-help-up": ("card",),
    "move-help-down": ("card",),
    "hint-normal": ("skipped",),
    "hint-trick": (),
    "hint-help": ("numbers",),
    "hint-wins": (),
    "hint-end": ("cards",),
    "hint-end-loses": (),
    "progress-turn": ("turn",),
    "progress-game": ("game", "games", "one", "other"),
    "refusal-match-over": (),
    "refusal-not-your-turn": (),
    "refusal-no-such-move": (),
    "refusal-two-cards-first": ("plays",),
    "refusal-not-in-hand": ("card",),
    "refusal-not-higher": ("card", "top"),
    "refusal-not-lower": ("card", "top"),
    "refusal-helped-already": (),
    "refusal-last-card-is-yours": ("card",),
    "refusal-no-help-up": ("card", "top"),
    "refusal-no-help-down": ("card", "top"),
    "refusal-no-second-card": ("card",),
}


class FaceToFace(Game[FaceToFaceOptions, FaceToFaceView]):
    key = "face-to-face"
    seat_counts = range(2, 3)
    default_seats = 2
    rules_version = 2
    told_otherwise = frozenset({1})  # FF-12: hands were not shown
    options = FaceToFaceOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "standard": {},
        "best-of-three": {"best-of": 3},
        "mild": {"last-card": "mild"},
    }
    minutes = (15, 25)
    variants = (
        {},
        {"last-card": "mild"},
        {"best-of": 3},
        {"best-of": 5, "first-player": 1, "last-card": "mild"},
    )
    moves = MoveSpace(MOVE_TEXTS)
    decisions = (Decision("play-card", "FF-3"), Decision("play-or-end", "FF-3"))
    event_kinds = (
        events.GameBegan,
        events.CardsDrawn,
        events.PlaysListed,
        events.CardPlayed,
        events.TrickPlayed,
        events.HelpGiven,
        events.TurnEnded,
        events.AllCardsPlayed,
        events.TurnImpossible,
        events.HandShown,
        events.GameScored,
    )
    view_kind = FaceToFaceView
    phrases = PHRASES
    sections = (
        Section("setup", ("FF-1", "FF-2")),
        Section("turn", tuple(f"FF-{number}" for number in range(3, 8))),
        Section("end", ("FF-8", "FF-9", "FF-10", "FF-12")),
        Section("match", ("FF-11",)),
    )
    examples = 5
    parts = Parts(
        board="ludoteka.boards.face_to_face:draw",
        greedy="ludoteka.bots.greedy.face_to_face:GreedyFaceToFace",
        searching="ludoteka.bots.search.face_to_face:FACE_TO_FACE",
        encoding="ludoteka.envs.encodings.face_to_face:FaceToFaceEncoding",
        judge="ludoteka.review.games.face_to_face:FaceToFaceJudge",
    )

    def start(
        self, seats: int, options: FaceToFaceOptions, chance: Chance, *, recording: bool
    ) -> FaceToFaceState:
        return setup.new_match(all_seats(seats), options, chance, recording=recording)

    def from_position(
        self, position: Mapping[str, object], *, recording: bool = False
    ) -> FaceToFaceState:
        return setup.from_position(position, recording=recording)

    def from_view(self, view: FaceToFaceView, rng: Rng) -> FaceToFaceState:
        return from_view(view, rng)

    def observer(
        self, seats: int, options: FaceToFaceOptions, seat: Seat | None
    ) -> FaceToFaceObserver:
        return FaceToFaceObserver(seats, options, seat)

    def printed(self, seats: int, options: FaceToFaceOptions) -> FaceToFacePrinted:
        return printed()

    def move_phrase(self, move: Move) -> Phrase:
        if move == END:
            return Phrase("move-end")
        return Phrase(MOVE_PHRASES[way_of(move)], {"card": int(card_of(move))})

    def hint(self, view: FaceToFaceView, move: Move) -> Phrase | None:
        return hint(view, move)

    def progress(self, view: FaceToFaceView) -> Progress:
        return progress(view)
