"""A table: what the entries of its log add up to.

It changes in one way only: by the facts of its log (see `folding`).
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.core.events import Asked, Event
from ludoteka.core.fairness import (
    Edition,
    Hashes,
    commitment,
    deal_seed,
    parse_entropy,
    parse_seed,
)
from ludoteka.core.game import Game
from ludoteka.core.results import Result
from ludoteka.core.seats import Move, Seat
from ludoteka.core.state import State
from ludoteka.core.take_back import TakeBacks, play_again
from ludoteka.games import find_game
from ludoteka.server.protocol import (
    ClosedWhy,
    Commit,
    FairnessInfo,
    Line,
    Meant,
    Reveal,
    StopOffer,
    TableCommand,
    TableInfo,
    TableSeat,
)
from ludoteka.server.tables.clocks import Clocks
from ludoteka.server.tables.commands import Became, Commands
from ludoteka.server.tables.entries import AnyFact, Created
from ludoteka.server.tables.rating import unrated
from ludoteka.server.tables.seating import Chair

MOST_LINES: Final = 100
"""Of the chat, that are kept at hand and told to who comes in."""

Status = Literal["open", "live", "over", "closed"]

CLOSED_ALONE: Final = ("alone", "untouched")
"""Why a match is closed in which one person played, and bots."""
Phase = Literal["commit", "reveal"]

# A union would be made anew at every command.
_COUNT_ONCE: Final = (Commit, Reveal)


class Made(msgspec.Struct, frozen=True, gc=False):
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


@dataclass(frozen=True, slots=True)
class Relief:
    """A request to let a bot play for an absent seat."""

    seat: int
    at: int
    agreed: tuple[int, ...]


class MatchSnapshot(msgspec.Struct, frozen=True):
    """A match as the snapshot of its table keeps it: independent of how the rules got there."""

    position: dict[str, object]
    decision: str | None
    left: tuple[int, ...]
    began: dict[int, tuple[int, bool]]
    told: int = 0


class Table:
    """Everything about one table, secrets included. Who shows it to anyone uses `sights`."""

    def __init__(self, table_id: str, created: Created, at: int) -> None:
        self.id: Final = table_id
        self.created = created
        """As the table was opened, and as its host has changed it since."""
        self.created_at: Final = at
        self.game: Final[Game] = find_game(created.game)
        self.options = self.game.parse_options(created.seats, created.options)
        self.seq = 0
        self.at = at
        """The time of the latest entry: none is before the one before it."""
        self.host = created.host
        self.status: Status = "open"
        self.held = False
        """The host keeps it from beginning by itself."""
        self.settled_at = at
        """When seats or rules changed last."""
        self.chairs = [Chair() for _ in range(created.seats)]
        self.unnamed: set[int] = set()
        """Seats of bots whose figure the log does not tell."""
        self.clocks = Clocks(created.clock, created.seats)
        self.state: State | None = None
        self.decision: str | None = None
        """What the seats to act are asked."""
        self.rules = self.game.rules_version
        """The version of the rules under which the match began."""
        self.started_at = 0
        self.phase: Phase | None = None
        """What a start waits for."""
        self.phase_since = 0
        self.edition: Edition = 2
        self.hashes: Hashes | None = None
        self.entropy: tuple[str, ...] | None = None
        self.bot_seed = b""
        self.moves: list[Made] = []
        self.take_backs = TakeBacks()
        self.taken_back_at = -1
        """The last entry that took moves back: who knows less has seen what no longer stands."""
        self.events: list[tuple[int, Event]] = []
        """All that happened and stands, each with the seq of its entry."""
        self.lines: list[Line] = []
        """The last ones; the log has them all."""
        self.said = 0
        """How many lines there have been."""
        self.asked_back: int | None = None
        """The seq of the move that a seat asks to take back."""
        self.asking: int | None = None
        self.agreed: tuple[int, ...] = ()
        self.relief: Relief | None = None
        self.stopping: StopOffer | None = None
        """The last offer to end the match without a result; it may have lapsed."""
        self.stop_offers: dict[int, int] = {}
        """By seat, how many moves had been made when it offered that last."""
        self.closed: ClosedWhy | None = None
        self.removed: frozenset[str] = frozenset()
        """Persons the host has removed: neither they nor their programs sit down again."""
        self.seatings: Counter[str] = Counter()
        """How often each person has taken a seat, or given one to a bot."""
        self.taken_back = 0
        """How often moves were taken back or asked back."""
        self.was_taken_back = False
        """With a consent that was needed."""
        self.rematch: str | None = None
        self.result: Result | None = None
        self.commands = Commands()
        self.note_command(created, 0)

    # -- What follows from it ----------------------------------------------------------

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.state.to_act() if self.state is not None and self.status == "live" else ()

    @property
    def has_ended(self) -> bool:
        """Whether there was a match, and nobody plays on: with a result, or without."""
        return self.status == "over" or (self.status == "closed" and self.state is not None)

    @property
    def is_stopped_in_play(self) -> bool:
        """Whether it ended without a result after a person (or a program) had moved."""
        people = {seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot"}
        has_moved = any(made.seat in people for made in self.moves)
        return self.has_ended and self.status == "closed" and has_moved

    @property
    def is_told_whole(self) -> bool:
        """Whether seeds and all hands may be told to those to whom the match is open. When people
        stopped it, nobody has shown their cards; against bots alone there is nobody to protect."""
        return self.status == "over" or (self.has_ended and self.closed in CLOSED_ALONE)

    @property
    def is_seating(self) -> bool:
        """Whether people may still sit down and stand up."""
        return self.status == "open" and self.phase is None

    def has_seat(self, person: str, seat: int) -> bool:
        is_here = 0 <= seat < len(self.chairs)
        return is_here and bool(person) and self.chairs[seat].person == person

    @property
    def plays_again(self) -> bool:
        """Whether today's rules make the same match of its moves."""
        return self.rules == self.game.rules_version or self.rules in self.game.told_otherwise

    def seats_of(self, person: str) -> tuple[int, ...]:
        """None of a visitor without a session: nobody sits on the chairs of bots."""
        if not person:
            return ()
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person == person])

    def meant(self, seat: int) -> Meant:
        """Who the seat is for while it is free."""
        if seat < len(self.created.meant):
            return self.created.meant[seat]
        return "anyone" if self.created.listed else "friend"

    def seat_cards(self) -> tuple[TableSeat, ...]:
        return tuple(chair.card(seat, self.meant(seat)) for seat, chair in enumerate(self.chairs))

    @property
    def starts_at(self) -> int | None:
        """When it begins by itself if nothing changes; None: it waits for someone."""
        agreed = self.created.auto_start and not self.held and bool(self.seats_of(self.host))
        if not (self.is_seating and agreed and all(chair.ready for chair in self.chairs)):
            return None
        return self.settled_at + self.created.countdown

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def figures(self) -> frozenset[str]:
        """Those of the cast that sit here, also for people who are away."""
        sitting = (figure for each in self.chairs for figure in (each.figure, each.stand_in_figure))
        return frozenset(figure for figure in sitting if figure)

    @property
    def server_seed(self) -> bytes:
        return parse_seed(self.created.server_seed)

    @property
    def deal_seed(self) -> bytes:
        return self._mix(self.entropy or (), self.edition)

    def _mix(self, entropy: tuple[str, ...], edition: Edition) -> bytes:
        parts = [parse_entropy(part) for part in entropy]
        return deal_seed(self.server_seed, self.game.key, parts, edition)

    @property
    def commitment(self) -> str:
        return commitment(self.server_seed)

    def fairness(self, *, is_open: bool) -> FairnessInfo:
        """The seeds only after the end, and to whom the match is open then. Before the deal
        nothing of what was revealed, only by which seats."""
        over = self.is_told_whole and is_open
        hashes = self.hashes or [chair.hash for chair in self.chairs]
        entropy = self.entropy or [chair.entropy for chair in self.chairs]
        return FairnessInfo(
            commitment=self.commitment,
            edition=self.edition,
            phase=self.phase,
            committed=tuple(seat for seat, each in enumerate(hashes) if each),
            revealed=tuple(seat for seat, each in enumerate(entropy) if each),
            hashes=self.hashes,
            entropy=self.entropy,
            server_seed=self.created.server_seed if over else None,
            deal_seed=self.deal_seed.hex() if over else None,
        )

    def info(self, *, is_open: bool) -> TableInfo:
        """`is_open`: for those who may read everything once the match is over."""
        created = self.created
        return TableInfo(
            id=self.id,
            game=created.game,
            title=created.title,
            status=self.status,
            host=self.host,
            seats=self.seat_cards(),
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
            relieving=self.relief.seat if self.relief else None,
            relief_agreed=self.relief.agreed if self.relief else (),
            stopping=self.stopping,
            closed=self.closed,
            vacation_days=created.vacation_days,
            rated=created.rated,
            unrated=unrated(self),
            several_seats=created.several_seats,
            held=self.held,
            starts_at=self.starts_at,
            rematch=self.rematch,
            result=self.result,
        )

    # -- The fold ----------------------------------------------------------------------

    def note_command(self, fact: AnyFact, seq: int) -> None:
        if fact.command:
            self.commands.note(fact.person, fact.command, (seq, fact.asked))

    def execute(self, seat: Seat, move: Move) -> Effect:
        """The effect of a move, or IllegalMove; the table itself stays as it is."""
        assert self.state is not None
        after = self.state.copy()
        after.recording = True
        after.play(seat, move)
        return Effect(after, tuple(after.take_events()))

    def deal(self, entropy: tuple[str, ...], edition: Edition = 2) -> Effect:
        """The effect of the start."""
        seed = self._mix(entropy, edition)
        state = self.game.new(len(self.chairs), self.created.options, seed)
        return Effect(state, tuple(state.take_events()))

    def done_before(self, person: str, command: TableCommand) -> Became | None:
        """The entry that this command became, if it did, and the digest of it. The same hash or
        entropy of a seat counts once, under whatever id (a person has two windows)."""
        if isinstance(command, _COUNT_ONCE):
            chair = self.chairs[command.seat] if command.seat < len(self.chairs) else Chair()
            told = chair.hash if isinstance(command, Commit) else chair.entropy
            wanted = command.hash if isinstance(command, Commit) else command.entropy
            if chair.person == person and told == wanted:
                return self.seq, ""
        return self.commands.find(person, command.id)

    def without(self, undone: tuple[int, ...]) -> Effect:
        """The match as if these moves had not been made: everything else again, in order."""
        if not self.plays_again:
            raise BadInput("rules-changed", game=self.game.key)
        moves = [(made.seat, made.move) for made in self.moves if made.seq not in undone]
        seats, options = len(self.chairs), self.created.options
        state = play_again(self.game, seats, options, self.deal_seed, moves, rules=self.rules)
        return Effect(state, ())

    def resume(self, snapshot: MatchSnapshot) -> None:
        """The match as it was after the last entry that touched it."""
        self.state = self.game.from_position(snapshot.position, recording=True)
        self.game.by_rules(self.state, self.rules)
        self.decision = snapshot.decision
        self.clocks.left = list(snapshot.left)
        self.clocks.began = dict(snapshot.began)
        self.clocks.told = snapshot.told
        self.result = self.state.result()
        if self.result is not None and self.status == "live":
            self.status = "over"

    def snapshot(self) -> MatchSnapshot:
        assert self.state is not None
        left, began = tuple(self.clocks.left), self.clocks.began.copy()
        return MatchSnapshot(self.state.position(), self.decision, left, began, self.clocks.told)

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
        telling = sum(type(event).telling for event in effect.events if type(event).logged)
        self.clocks.turn_to(thinking, at, reaction=reaction, moved=moved, telling=telling)

    def forget_request(self) -> None:
        self.asked_back, self.asking, self.agreed = None, None, ()

    def retime(self, at: int) -> None:
        """Seats have changed hands: those who think now are on the clock."""
        if self.status == "live" and self.state is not None:
            self.go_on(Effect(self.state, ()), at, -1)
