"""A match being played: its state, its record in the making, and who may read its events."""

import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from ludoteka.core.build import release
from ludoteka.core.events import Event, redact
from ludoteka.core.fairness import fresh_seed, parse_seed, seal_alone, seal_first_edition
from ludoteka.core.game import Game
from ludoteka.core.options import changed_options
from ludoteka.core.records import FORMAT, Record, RecordedMove, SeatInfo
from ludoteka.core.seats import Move, Seat

Clock = Callable[[], float]


class Match:
    """One match at one machine. Moves are played through it, so that none is forgotten."""

    def __init__(
        self,
        game: Game,
        seats: tuple[SeatInfo, ...],
        options: Mapping[str, object],
        *,
        server_seed: bytes | None = None,
        entropy: tuple[bytes, ...] | None = None,
        clock: Clock = time.time,
    ) -> None:
        """`entropy`: by seat, as edition 1 mixed it in; without, nobody but the machine draws."""
        self.game = game
        self.seats = seats
        self.options = game.parse_options(len(seats), options)
        drawn = server_seed or fresh_seed()
        if entropy is None:
            self.fairness = seal_alone(drawn, game.key, len(seats))
        else:
            self.fairness = seal_first_edition(drawn, game.key, entropy)
        self._clock = clock
        self._started = clock()
        self._moves: list[RecordedMove] = []
        seed = parse_seed(self.fairness.deal_seed or "")
        self.state = game.new(len(seats), options, seed)
        self.events: list[Event] = self.state.take_events()

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do the move, or raise IllegalMove; the events that it caused."""
        self.state.play(seat, move)
        elapsed = int((self._clock() - self._started) * 1000)
        self._moves.append(RecordedMove(seat, self.game.moves.text(move), elapsed))
        happened = self.state.take_events()
        self.events += happened
        return happened

    def received(self, seat: Seat | None) -> list[Event]:
        """All events, as this seat received them."""
        return [redact(event, seat) for event in self.events]

    def record(self) -> Record:
        started = datetime.fromtimestamp(self._started, UTC)
        return Record(
            format=FORMAT,
            software=f"ludoteka {release()}",
            game=self.game.key,
            rules=self.game.rules_version,
            options=changed_options(self.options),
            seats=self.seats,
            started=started.isoformat(timespec="seconds"),
            fairness=self.fairness,
            moves=tuple(self._moves),
            result=self.state.result(),
        )
