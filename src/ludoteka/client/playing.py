"""Any bot of `ludoteka.bots` at a table of a server, unchanged."""

from ludoteka.bots import BotMaker, find_bot
from ludoteka.client.commands import new_id
from ludoteka.client.conversation import TableMessage
from ludoteka.client.sights import Seen, sights_of
from ludoteka.core.events import Event
from ludoteka.core.fairness import fresh_seed
from ludoteka.core.game import Game
from ludoteka.core.results import Result
from ludoteka.core.rng import Rng
from ludoteka.core.seats import Seat
from ludoteka.games import find_game
from ludoteka.server.protocol import (
    AnswerStop,
    Play,
    Ready,
    Return,
    StopOffer,
    TableInfo,
    TableSeat,
    Update,
    Welcome,
)

Wish = Ready | Play | Return | AnswerStop


def is_about_match(wish: Wish) -> bool:
    """It changes what is asked: to be ready, or to agree to stop, does not."""
    return isinstance(wish, Play | Return)


def may_lapse(wish: Wish) -> bool:
    """An offer to stop may be gone before it is answered."""
    return isinstance(wish, AnswerStop)


class PlayingBot:
    """Plays all seats that are ours at a table, and is ready as soon as it sits there. It is fed
    with the messages of a link.

    `link.let_play(PlayingBot("greedy"))` does the feeding, until the match is over.
    """

    def __init__(self, bot: str | BotMaker, seed: bytes | None = None) -> None:
        self._bot = bot
        self._rng = Rng(seed or fresh_seed())
        self._seats: dict[Seat, _Player] = {}
        self._agreed: list[StopOffer] = []
        """Offers to stop that were answered."""
        self._own: tuple[int, ...] = ()
        """Our seats, also before the match."""
        self.table: TableInfo | None = None

    @property
    def result(self) -> Result | None:
        return self.table.result if self.table is not None else None

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.status in ("over", "closed")

    def hear(self, message: TableMessage) -> None:
        if not isinstance(message, Welcome | Update):
            return
        self.table = message.table or self.table
        assert self.table is not None  # the first message is a welcome
        if isinstance(message, Welcome):
            self._own = message.you.seats
        if isinstance(message, Welcome) and message.since < 0:
            self._seats.clear()  # all that happened is told again
        if isinstance(message, Update) and message.happened.undone:
            for player in self._seats.values():
                player.forget(message.happened.undone)
        for seen in sights_of(self.table.game, message):
            if seen.seat is not None:
                self._player(self.table, seen.seat).see(message.seq, seen)

    def wishes(self) -> list[Wish]:
        """What it wants to do now: a decision for each of its seats that owes one. It agrees to
        stop, as bots do."""
        assert self.table is not None
        cards = self.table.seats
        if self.table.status == "open":
            waiting = [seat for seat in self._own if not cards[seat].ready]
            return [Ready(id=new_id(), seat=seat) for seat in waiting]
        offer = self.table.stopping
        if offer is not None and offer not in self._agreed and not self.is_over:
            self._agreed.append(offer)
            asked = [seat for seat in self._seats if seat in offer.asked]
            if asked and asked[0] not in offer.agreed:
                return [AnswerStop(id=new_id(), seat=asked[0], agree=True)]
        away = [seat for seat in self._seats if _comes_back(cards[seat])]
        if away and not self.is_over:
            return [Return(id=new_id(), seat=seat) for seat in away]
        found = [self._seats[seat].choose() for seat in self._seats if not cards[seat].stand_in]
        return [play for play in found if play is not None]

    def done(self, seat: int, seq: int) -> None:
        """Its command became this entry: what was asked before is answered."""
        self._seats[Seat(seat)].answered = seq

    def _player(self, table: TableInfo, seat: Seat) -> "_Player":
        if seat not in self._seats:
            game = find_game(table.game)
            kind = find_bot(self._bot, game) if isinstance(self._bot, str) else self._bot
            self._seats[seat] = _Player(kind, game, seat, self._rng.child(f"{table.id} {seat}"))
        return self._seats[seat]


def _comes_back(card: TableSeat) -> bool:
    """Not who left on purpose: that was for a reason."""
    return card.stand_in and not card.resigned and not card.left


class _Player:
    """One seat: a bot, and what it has seen, so that moves can be taken back."""

    def __init__(self, kind: BotMaker, game: Game, seat: Seat, rng: Rng) -> None:
        self._kind = kind
        self._rng = rng
        self._game = game
        self._seat = seat
        self._bot = kind(game, seat, rng)
        self._events: list[tuple[int, Event]] = []
        self._seq = -1
        self._seen: Seen | None = None
        self.answered = -1

    def see(self, seq: int, seen: Seen) -> None:
        self._seq, self._seen = seq, seen
        for news in seen.events:
            self._events.append(news)
            self._bot.see(news[1])

    def forget(self, undone: tuple[int, ...]) -> None:
        """Moves were taken back: a new bot learns what stands."""
        self._events = [(seq, event) for seq, event in self._events if seq not in undone]
        self._bot = self._kind(self._game, self._seat, self._rng)
        for _, event in self._events:
            self._bot.see(event)

    def choose(self) -> Play | None:
        seen = self._seen
        if seen is None or not seen.moves or self._seq < self.answered:
            return None
        move = self._bot.choose(seen.view, list(seen.moves))
        text = self._game.moves.text(move)
        return Play(id=new_id(), seat=self._seat, move=text, after=self._seq)
