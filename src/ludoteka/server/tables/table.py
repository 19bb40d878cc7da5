"""A table: what the entries of its log add up to.

It changes in one way only: by the facts of its log (see `folding`).
"""

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.core.events import Asked, Event
from ludoteka.core.fairness import commitment, deal_seed, parse_entropy, parse_seed
from ludoteka.core.game import Game
from ludoteka.core.results import Result
from ludoteka.core.seats import Move, Seat
from ludoteka.core.state import State
from ludoteka.core.take_back import TakeBacks
from ludoteka.games import find_game
from ludoteka.server.protocol import FairnessCard, Line, TableCard
from ludoteka.server.tables.clocks import Clocks
from ludoteka.server.tables.entries import AnyFact, Created
from ludoteka.server.tables.seating import Chair

Status = Literal["open", "live", "over", "closed"]


@dataclass(frozen=True, slots=True)
class Made:
    """A move that stands (it was not taken back)."""

    seq: int
    at: int
    seat: Seat
    move: Move
    why: msgspec.Raw
    """What the bot that made it said about it: for nobody until the match is over."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a fact does to the match: the state after it, and the events that it caused."""

    state: State | None
    """None while the past is read from the log: `resume` puts the state in."""
    events: tuple[Event, ...]


class Moment(msgspec.Struct, frozen=True):
    """A match as the snapshot of its table keeps it: independent of how the rules got there."""

    position: dict[str, object]
    decision: str | None
    left: tuple[int, ...]
    began: dict[int, tuple[int, bool]]


class Table:
    """Everything about one table, secrets included. Who shows it to anyone uses `sights`."""

    def __init__(self, table_id: str, created: Created, at: int) -> None:
        self.id: Final = table_id
        self.created: Final = created
        self.created_at: Final = at
        self.game: Final[Game] = find_game(created.game)
        self.options: Final = self.game.parse_options(created.seats, created.options)
        self.seq = 0
        self.host = created.host
        self.status: Status = "open"
        self.chairs = [Chair() for _ in range(created.seats)]
        self.clocks = Clocks(created.clock, created.seats)
        self.state: State | None = None
        self.decision: str | None = None
        """What the seats to act are asked."""
        self.rules = self.game.rules_version
        """The version of the rules under which the match began."""
        self.started_at = 0
        self.entropy: tuple[str, ...] | None = None
        self.bot_seed = b""
        self.moves: list[Made] = []
        self.take_backs = TakeBacks()
        self.taken_back_at = -1
        """The last entry that took moves back: who knows less has seen what no longer stands."""
        self.events: list[tuple[int, Event]] = []
        """All that happened and stands, each with the seq of its entry."""
        self.lines: list[Line] = []
        self.asked_back: int | None = None
        """The seq of the move that a seat asks to take back."""
        self.asking: int | None = None
        self.agreed: tuple[int, ...] = ()
        self.rematch: str | None = None
        self.result: Result | None = None
        self.commands: dict[tuple[str, str], int] = {}
        """The entry that each command of each person became."""
        self.note_command(created, 0)

    # -- What follows from it ----------------------------------------------------------

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.state.to_act() if self.state is not None and self.status == "live" else ()

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def server_seed(self) -> bytes:
        return parse_seed(self.created.server_seed)

    @property
    def deal_seed(self) -> bytes:
        entropy = tuple(parse_entropy(part) for part in self.entropy or ())
        return deal_seed(self.server_seed, self.game.key, entropy)

    def fairness(self, *, is_open: bool) -> FairnessCard:
        """The seeds only after the end, and to whom the match is open then."""
        over = self.status == "over" and is_open
        return FairnessCard(
            commitment=commitment(self.server_seed),
            entropy=self.entropy,
            server_seed=self.created.server_seed if over else None,
            deal_seed=self.deal_seed.hex() if over else None,
        )

    def card(self, *, is_open: bool) -> TableCard:
        """`is_open`: for those who may read everything once the match is over."""
        created = self.created
        return TableCard(
            id=self.id,
            game=created.game,
            title=created.title,
            status=self.status,
            host=self.host,
            seats=tuple(chair.card(seat) for seat, chair in enumerate(self.chairs)),
            options=created.options,
            clock=created.clock,
            listed=created.listed,
            spectators=created.spectators,
            chat=created.chat,
            auto_start=created.auto_start,
            created=self.created_at,
            fairness=self.fairness(is_open=is_open),
            asked_back=self.asking,
            agreed=self.agreed,
            rematch=self.rematch,
            result=self.result,
        )

    # -- The fold ----------------------------------------------------------------------

    def note_command(self, fact: AnyFact, seq: int) -> None:
        if fact.command:
            self.commands[(fact.person, fact.command)] = seq

    def execute(self, seat: Seat, move: Move) -> Effect:
        """The effect of a move, or IllegalMove; the table itself stays as it is."""
        assert self.state is not None
        after = self.state.copy()
        after.recording = True
        after.play(seat, move)
        return Effect(after, tuple(after.take_events()))

    def deal(self, entropy: tuple[str, ...]) -> Effect:
        """The effect of the start."""
        mixed = tuple(parse_entropy(part) for part in entropy)
        seed = deal_seed(self.server_seed, self.game.key, mixed)
        state = self.game.new(len(self.chairs), self.created.options, seed)
        return Effect(state, tuple(state.take_events()))

    def without(self, undone: tuple[int, ...]) -> Effect:
        """The match as if these moves had not been made: everything else again, in order."""
        if self.rules != self.game.rules_version:
            raise BadInput("rules-changed", game=self.game.key)
        state = self.game.new(len(self.chairs), self.created.options, self.deal_seed)
        for made in self.moves:
            if made.seq not in undone:
                state.play(made.seat, made.move)
        state.take_events()
        return Effect(state, ())

    def resume(self, moment: Moment) -> None:
        """The match as it was after the last entry that touched it."""
        self.state = self.game.from_position(moment.position, recording=True)
        self.decision = moment.decision
        self.clocks.left = list(moment.left)
        self.clocks.began = dict(moment.began)
        self.result = self.state.result()
        if self.result is not None and self.status == "live":
            self.status = "over"

    def moment(self) -> Moment:
        assert self.state is not None
        left, began = tuple(self.clocks.left), self.clocks.began.copy()
        return Moment(self.state.position(), self.decision, left, began)

    def go_on(self, effect: Effect, at: int, moved: int) -> None:
        """The match goes on in this state."""
        if effect.state is None:
            return
        self.state = effect.state
        for event in effect.events:
            if isinstance(event, Asked):
                self.decision = event.decision
        self.result = effect.state.result()
        if self.result is not None:
            self.status = "over"
            self.decision = None
            self.clocks.stop()
            return
        reaction = self.decision is not None and self.game.decision(self.decision).reaction
        thinking = tuple(s for s in effect.state.to_act() if not self.chairs[s].is_played_by_bot)
        self.clocks.turn_to(thinking, at, reaction=reaction, moved=moved)

    def forget_request(self) -> None:
        self.asked_back, self.asking, self.agreed = None, None, ()

    def retime(self, at: int) -> None:
        """Seats have changed hands: those who think now are on the clock."""
        if self.status == "live" and self.state is not None:
            self.go_on(Effect(self.state, ()), at, -1)
