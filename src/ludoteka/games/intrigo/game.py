"""The `Game` of Intrigo: options, moves, events, and where its other parts are."""

from collections.abc import Mapping
from typing import Final

from ludoteka.core.events import Event
from ludoteka.core.game import Decision, Game, Phrase, Progress, Sayable, Section
from ludoteka.core.moves import MoveSpace
from ludoteka.core.parts import Parts
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import Move, Seat, all_seats
from ludoteka.games.intrigo import events, setup
from ludoteka.games.intrigo.cards import (
    CARD_OF,
    COURTESAN,
    FAMILIES,
    INFLUENCES,
    MERCHANT,
    ORGANISATIONS,
)
from ludoteka.games.intrigo.hints import hint
from ludoteka.games.intrigo.moves import (
    BUILDING_AT,
    CHOICES,
    FIRST_DECLINED,
    FIRST_PLAY,
    FIRST_POWER,
    GAP_AT,
    GAPS,
    LAST_SMALL,
    MOVE_TEXTS,
    POWER,
    THE_PASS,
    power_kind,
)
from ludoteka.games.intrigo.observer import IntrigoObserver
from ludoteka.games.intrigo.options import IntrigoOptions
from ludoteka.games.intrigo.printed import IntrigoPrinted, printed
from ludoteka.games.intrigo.progress import progress
from ludoteka.games.intrigo.redeal import from_view
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.intrigo.view import IntrigoView

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    **{f"family-{family}": () for family in FAMILIES},
    **{f"card-{family}": ("value",) for family in FAMILIES},
    **{f"influence-{influence}": () for influence in INFLUENCES},
    **{f"token-{token}": () for token in ("ducat", *ORGANISATIONS)},
    "nobody": (),
    "gap": ("before", "behind"),
    "gap-first": ("behind",),
    "gap-last": ("before",),
    "gap-after": ("before",),
    "placement": ("building", "token"),
    "lead": ("building", "token", "family"),
    "move-keep": ("card",),
    "move-play": ("card", "gap"),
    "move-pass": (),
    "move-declined": ("influence", "gap"),
    "move-merchant": ("gap", "building", "target"),
    "move-assassin": ("gap", "building"),
    "move-courtesan": ("gap", "building", "target"),
    "move-gondolier": ("gap", "building", "target"),
    "move-guard": ("gap", "building", "target"),
    "move-thief": ("gap", "building"),
    "hint-own": (),
    "hint-rival": (),
    "hint-nobodys": (),
    "hint-play": ("changes",),
    "hint-price": ("price",),
    "hint-buy": ("price", "changes"),
    "progress-draft": ("round",),
    "progress-round": ("round",),
    "refusal-match-over": (),
    "refusal-no-such-seat": ("number",),
    "refusal-not-your-turn": (),
    "refusal-already-kept": (),
    "refusal-keep-a-card": (),
    "refusal-not-in-packet": (),
    "refusal-draft-over": (),
    "refusal-may-not-pass": (),
    "refusal-not-in-hand": (),
    "refusal-no-such-gap": ("last",),
    "refusal-gap-filled": (),
    "refusal-pile-empty": (),
    "refusal-too-dear": ("price", "ducats"),
    "refusal-not-beside": ("building",),
    "refusal-same-building": ("building",),
    "refusal-no-token": ("building",),
    "refusal-token-face-down": ("building",),
    "refusal-no-card-beside": (),
    "refusal-card-face-down": (),
    "refusal-no-gap-beside": (),
    "refusal-not-outside": (),
    "refusal-no-other-card": (),
    "refusal-no-empty-gap": (),
}

SAID_AS_GAPS: Final = {
    (events.CardPlayed, "gap"),
    (events.InfluenceBought, "gap"),
    (events.CardTurned, "gap"),
    (events.CardCalled, "gap"),
    (events.CardsSwapped, "gap"),
    (events.CardsSwapped, "other"),
    (events.CardMoved, "gap"),
    (events.CardMoved, "target"),
}


class Intrigo(Game[IntrigoOptions, IntrigoView]):
    key = "intrigo"
    seat_counts = range(3, 5)
    default_seats = 4
    rules_version = 1
    options = IntrigoOptions
    minutes = (30, 60)
    variants = (
        {},
        {"prices": (0, 0, 1)},
        {"prices": {"merchant": (1, 1, 1), "courtesan": (0, 0, 0), "thief": (4, 5, 6)}},
    )
    moves = MoveSpace(MOVE_TEXTS)
    decisions = (
        Decision("keep-card", "IN-9", secret=True),
        Decision("act", "IN-10"),
    )
    event_kinds = (
        events.LeadsChanged,
        events.FamiliesDrawn,
        events.RoundBegan,
        events.TokensPlaced,
        events.PacketReceived,
        events.CardKept,
        events.CardPlayed,
        events.InfluenceBought,
        events.TokensSwapped,
        events.CardTurned,
        events.CardCalled,
        events.CardsSwapped,
        events.CardMoved,
        events.TokenTurned,
        events.Passed,
        events.TokenWon,
        events.TokenStayed,
        events.RoundEnded,
    )
    view_kind = IntrigoView
    phrases = PHRASES
    sections = (
        Section("components", ("IN-1", "IN-2", "IN-3")),
        Section("setup", tuple(f"IN-{number}" for number in range(4, 9))),
        Section("draft", ("IN-9",)),
        Section("palace", tuple(f"IN-{number}" for number in range(10, 20))),
        Section("rewards", tuple(f"IN-{number}" for number in range(20, 24))),
        Section("round-end", ("IN-24", "IN-25")),
    )
    examples = 3
    parts = Parts(
        board="ludoteka.boards.intrigo:draw",
        compact_board="ludoteka.boards.intrigo_compact:draw",
        greedy="ludoteka.bots.greedy.intrigo:GreedyIntrigo",
        searching="ludoteka.bots.search.intrigo:INTRIGO",
        encoding="ludoteka.envs.encodings.intrigo:IntrigoEncoding",
        judge="ludoteka.review.games.intrigo:IntrigoJudge",
    )

    def start(
        self, seats: int, options: IntrigoOptions, chance: Chance, *, recording: bool
    ) -> IntrigoState:
        return setup.new_match(all_seats(seats), options, chance, recording=recording)

    def from_position(
        self, position: Mapping[str, object], *, recording: bool = False
    ) -> IntrigoState:
        return setup.from_position(position, recording=recording)

    def from_view(self, view: IntrigoView, rng: Rng) -> IntrigoState:
        return from_view(view, rng)

    def observer(self, seats: int, options: IntrigoOptions, seat: Seat | None) -> IntrigoObserver:
        return IntrigoObserver(seats, options, seat)

    def move_phrase(self, move: Move) -> Phrase:
        if move < FIRST_PLAY:
            return Phrase("move-keep", {"card": card_phrase(move)})
        if move < THE_PASS:
            card, gap = divmod(move - FIRST_PLAY, GAPS)
            return Phrase("move-play", {"card": card_phrase(card), "gap": gap_phrase(gap)})
        if move == THE_PASS:
            return Phrase("move-pass")
        if move < FIRST_POWER:
            kind, gap = divmod(move - FIRST_DECLINED, GAPS)
            influence = Phrase(f"influence-{INFLUENCES[kind]}")
            return Phrase("move-declined", {"influence": influence, "gap": gap_phrase(gap)})
        return _power_phrase(move)

    def hint(self, view: IntrigoView, move: Move) -> Phrase | None:
        return hint(view, move)

    def progress(self, view: IntrigoView) -> Progress:
        return progress(view)

    def printed(self, seats: int, options: IntrigoOptions) -> IntrigoPrinted:
        return printed(seats, options)

    def say(self, kind: type[Event], field: str, value: object) -> Sayable:
        if isinstance(value, events.Placement):
            token = Phrase(f"token-{value.token}")
            return Phrase("placement", {"building": value.building, "token": token})
        if isinstance(value, int):
            return gap_phrase(value) if (kind, field) in SAID_AS_GAPS else value
        assert isinstance(value, str)
        if field in {"card", "cards"}:
            return card_phrase(CARD_OF[value])
        if field in {"family", "families"}:
            return Phrase(f"family-{value}")
        return value if field == "reason" else Phrase(f"{field}-{value}")


def gap_phrase(gap: int) -> Phrase:
    """A gap by its two buildings, as one sees them."""
    if gap == 0:
        return Phrase("gap-first", {"behind": 1})
    if gap == GAPS - 1:
        return Phrase("gap-last", {"before": gap})
    if gap == LAST_SMALL:  # the next building is a corner: 12, or the door of three players
        return Phrase("gap-after", {"before": gap})
    return Phrase("gap", {"before": gap, "behind": gap + 1})


def card_phrase(card: int) -> Phrase:
    return Phrase(f"card-{FAMILIES[card // 3]}", {"value": card % 3 + 2})


def _power_phrase(move: Move) -> Phrase:
    kind = power_kind(move)
    place, target = divmod(move - POWER[kind], CHOICES[kind])
    arguments: dict[str, Sayable] = {
        "gap": gap_phrase(GAP_AT[place]),
        "building": BUILDING_AT[place],
    }
    if CHOICES[kind] > 1:
        arguments["target"] = _target_phrase(kind, target)
    return Phrase(f"move-{INFLUENCES[kind]}", arguments)


def _target_phrase(kind: int, target: int) -> Sayable:
    if kind == MERCHANT:
        return target
    return card_phrase(target) if kind == COURTESAN else gap_phrase(target)
