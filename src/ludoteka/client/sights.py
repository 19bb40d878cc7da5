"""A seat's events and views in the types of its game, as bots take them."""

from functools import cache
from typing import Final

import msgspec

from ludoteka.core.decoding import event_decoder, view_decoder
from ludoteka.core.events import Event
from ludoteka.core.game import Game
from ludoteka.core.seats import Move, Seat
from ludoteka.core.views import View
from ludoteka.games import find_game
from ludoteka.server import protocol_offers
from ludoteka.server.protocol import Sight, Update, Welcome


class Offer(msgspec.Struct, frozen=True):
    """A legal move, with the clause that allows it."""

    move: str
    rule: str


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (None: a spectator) sees."""

    seat: Seat | None
    events: tuple[tuple[int, Event], ...]
    """The news, each with the seq of its entry."""
    view: View
    offers: tuple[Offer, ...]
    moves: tuple[Move, ...]
    """The same offers as numbers of the game's move space."""
    take_back: bool


class _Told(msgspec.Struct, frozen=True):
    seq: int
    event: msgspec.Raw


_sights: Final = msgspec.json.Decoder(Sight)
_told: Final = msgspec.json.Decoder(_Told)


def sights_of(game: str, message: Welcome | Update) -> tuple[Seen, ...]:
    """What our seats see after this message."""
    found = find_game(game)
    return tuple(_seen(found, _sights.decode(raw)) for raw in message.sights)


def _seen(game: Game, sight: Sight) -> Seen:
    told = [_told.decode(raw) for raw in sight.events]
    offers = _offers(sight.moves) if sight.moves is not None else ()
    decode = event_decoder(game).decode
    return Seen(
        seat=None if sight.seat is None else Seat(sight.seat),
        events=tuple((each.seq, decode(each.event)) for each in told),
        view=view_decoder(game).decode(sight.view),
        offers=offers,
        moves=tuple(_move(game.key, offer.move) for offer in offers),
        take_back=sight.take_back,
    )


def _offers(sent: protocol_offers.LegalMoves) -> tuple[Offer, ...]:
    return tuple(Offer(text, sent.rule) for text in sent.texts())


@cache
def _move(game: str, text: str) -> Move:
    return find_game(game).moves.parse(text)
