"""Views: all that one seat, or a spectator, may know."""

import msgspec

from ludoteka.core.results import Result
from ludoteka.core.seats import Seat


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all views. A game adds its fields, one by one, from what the seat may know.

    What is unknown stands there as `Hidden` with its count. A view holds everything that
    the seat knows: `Game.from_view` deals the rest afresh from nothing but the view.
    """

    seat: Seat | None
    """Whose eyes these are; None is a spectator."""
    seats: int
    to_act: tuple[Seat, ...]
    decision: str | None
    """What the seats in `to_act` are asked; None when the match is over."""
    result: Result | None
