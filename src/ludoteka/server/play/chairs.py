"""The seats of a new table: who is to sit at each."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludoteka.bots import USUAL, find_figure
from ludoteka.core.errors import BadInput
from ludoteka.server.people.names import check_name
from ludoteka.server.protocol_seating import FigureId, Meant


class _Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    pass


class OwnChair(_Chair, frozen=True, tag="own"):
    """The host's own."""


class DeviceChair(_Chair, frozen=True, tag="device"):
    """Someone at the host's device."""

    name: Annotated[str, Meta(max_length=80)] = ""
    """None: the host's name and the number of the seat."""


class FriendChair(_Chair, frozen=True, tag="friend"):
    """Free for anyone who has the link."""


class AnyoneChair(_Chair, frozen=True, tag="anyone"):
    """Free for everybody: the table is listed."""


class BotChair(_Chair, frozen=True, tag="bot"):
    """A bot."""

    bot: Annotated[str, Meta(max_length=80)] = ""
    """Its level; empty: the usual one of the figure."""
    figure: FigureId = ""
    """Which one of the cast; empty: a free one whose usual strength is nearest."""

    @property
    def choice(self) -> tuple[str, str]:
        """The level and the figure, empty for any."""
        usual = find_figure(self.figure).bot if self.figure else USUAL
        return self.bot or usual, self.figure


AnyChair = OwnChair | DeviceChair | FriendChair | AnyoneChair | BotChair
Chairs = Annotated[tuple[AnyChair, ...], Meta(max_length=10)]


def check_chairs(chairs: Chairs, seats: int) -> None:
    """BadInput unless they make a table."""
    if len(chairs) != seats:
        raise BadInput("chairs-and-seats", chairs=len(chairs), seats=seats)
    own = sum(isinstance(chair, OwnChair) for chair in chairs)
    shared = [chair for chair in chairs if isinstance(chair, DeviceChair)]
    if own > 1:
        raise BadInput("several-own-chairs", count=own)
    if shared and not own:
        raise BadInput("device-without-host")
    for chair in shared:
        if chair.name:
            check_name(chair.name)


def meant_of(chairs: Chairs) -> tuple[Meant, ...]:
    """A seat that becomes free later is for friends, unless it was for everybody."""
    return tuple("anyone" if isinstance(chair, AnyoneChair) else "friend" for chair in chairs)
