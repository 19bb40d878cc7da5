"""The chairs of a table: who sits where, and whether a bot plays for them."""

from dataclasses import dataclass, replace
from typing import Literal, Protocol

from ludoteka.server.protocol import Meant, TableSeat

Kind = Literal["free", "person", "program", "bot"]


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a table."""

    kind: Kind = "free"
    name: str = ""
    person: str = ""
    """Empty for bots and free seats."""
    face: int | None = None
    """Of a person."""
    bot: str = ""
    figure: str = ""
    """Of a bot: which one of the cast it is."""
    ready: bool = False
    hash: str = ""
    """Of the entropy that its client will reveal."""
    entropy: str = ""
    """What was revealed: told to nobody before the deal."""
    stand_in: bool = False
    stand_in_figure: str = ""
    left: bool = False
    """The person chose to leave it to the stand-in."""
    resigned: bool = False
    vacation: int = 0
    """Until when its slow clock stands still, or stood still last."""
    days_off: int = 0
    """Milliseconds of vacation in this match, up to `vacation`."""
    expiries: int = 0
    """How often in a row its time was up."""
    relieved: bool = False
    """The others had a bot play for the person at some time."""
    account: bool = False
    owner: str = ""
    """Of a program: the account that made it."""
    guest_of: str = ""
    """Whose device the person shares."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def is_absent(self) -> bool:
        """A bot plays for a person who may come back."""
        return self.stand_in and not self.resigned

    def vacation_used(self, now: int) -> int:
        """Milliseconds; what is left of a vacation that runs does not count."""
        return self.days_off - max(0, self.vacation - now)

    def but(self, **changes: object) -> "Chair":
        return replace(self, **changes)  # type: ignore[arg-type]  # the names are checked at run time

    def card(self, seat: int, meant: Meant) -> TableSeat:
        return TableSeat(
            seat=seat,
            kind=self.kind,
            name=self.name,
            person=self.person or None,
            face=self.face,
            bot=self.bot or None,
            figure=self.figure or None,
            ready=self.ready,
            stand_in=self.stand_in,
            stand_in_figure=self.stand_in_figure or None,
            left=self.left,
            resigned=self.resigned,
            vacation=self.vacation or None,
            vacation_used=self.days_off,
            late=self.expiries > 0,
            guest_of=self.guest_of or None,
            meant=meant if self.kind == "free" else None,
        )


class Known(Protocol):
    """A participant: a person, or a program and its owner."""

    @property
    def person(self) -> str: ...

    @property
    def owner(self) -> str: ...


def human(who: Known) -> str:
    """A program counts as the person who made it."""
    return who.owner or who.person


def guest_name(host: str, seat: int) -> str:
    """Of someone who shares a device and gave no name."""
    return f"{host} {seat + 1}"
