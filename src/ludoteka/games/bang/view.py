"""The view of a seat in BANG!. Cards, roles and characters are named."""

from typing import Final

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.core.views import View
from ludoteka.games.bang.cards import SIZE, CardName
from ludoteka.games.bang.knowledge import Known, Maybe
from ludoteka.games.bang.options import BangOptions
from ludoteka.games.bang.pending import PendingStep

HIDDEN: Final = tuple(Hidden(count) for count in range(SIZE + 1))
"""So many hidden cards."""


class BangView(View, frozen=True, kw_only=True):
    options: BangOptions
    game: int
    """The number of the game in the match, from 1."""
    first_sheriff: Seat
    """Who was Sheriff in the first game; the role goes round (BA-80). Seat 0 if there is none."""
    roles: tuple[str | Hidden, ...]
    """One's own, the Sheriff's, and those of the eliminated."""
    characters: tuple[str | None, ...]
    """None while they are still to be hired."""
    lives: tuple[int, ...]
    """0 or less: dying or eliminated."""
    full_lives: tuple[int, ...]
    """Life at the start, which is never exceeded (BA-3)."""
    alive: tuple[Seat, ...]
    """Who is still in the game, clockwise from seat 0."""
    fallen: tuple[Seat, ...]
    """The eliminated, in order."""
    killers: tuple[Seat | None, ...]
    """Who eliminated each of the fallen; None: nobody (BA-19)."""
    hands: tuple[tuple[CardName, ...] | Hidden, ...]
    known: Known
    """By seat, cards of that hand which one knows to be there."""
    shown: tuple[CardName, ...]
    """Those cards in hands that everybody knows."""
    maybe: Maybe
    """Cards of which one knows that one of several seats holds them."""
    tables: tuple[tuple[CardName, ...], ...]
    """The cards in front of each player, in the order in which they came."""
    deck: tuple[CardName, ...] | Hidden
    """From the top; seen when the match is over."""
    top: tuple[CardName, ...]
    """The top card of the deck, for who put it there (BA-56)."""
    discard: tuple[CardName, ...]
    """The pile, its top last."""
    aside: tuple[CardName, ...] | Hidden
    """Cards of the General Store, turned by Lucky Duke, or looked at by Kit Carlson."""
    healing: tuple[CardName, ...] | Hidden
    """The first of Sid Ketchum's two cards for a life, still in his hand (BA-61)."""
    turn: Seat
    pending: tuple[PendingStep, ...]
    """What is under way, the next step last."""
    bangs: int
    """Bang! cards fired in this turn (BA-7)."""
    fired: tuple[CardName, ...]
    """Those that can be taken back with no mercy (BA-85)."""
    distances: tuple[tuple[int, ...], ...]
    """By looker and target (BA-9); 0 to oneself and where someone is out."""
    reach: tuple[int, ...]
    """How far everybody's weapon shoots (BA-10)."""
    ways: tuple[tuple[int, ...], ...]
    """By looker and target, the shorter way round the living: the first term of the distance."""
    farther: tuple[tuple[str, ...], ...]
    """By seat, the cards and characters that add one to the distance at which others see it."""
    nearer: tuple[tuple[str, ...], ...]
    """By seat, those that take one from the distance at which it sees others."""
    money: tuple[int, ...]
    prices: tuple[int, ...]
    """What was paid for one's character (BA-87)."""
    survivors: tuple[Seat, ...]
    """Who lived at the end of the last game, while the next one is prepared."""
    pool: tuple[str, ...]
    """Characters turned up and not yet hired."""
    leader: Seat | None
    """Who holds the highest bid."""
    bid: int
    out: tuple[Seat, ...]
    """Who has left the bidding."""
    winners: tuple[Seat, ...]
    """Who won the match's last game, once the match is over."""
    side: str | None
    """And on which side."""
