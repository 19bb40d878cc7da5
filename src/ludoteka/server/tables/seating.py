"""The seats of a table: who sits where, and what became of them."""

from dataclasses import dataclass, replace
from typing import Literal

from ludoteka.server.protocol import SeatCard

Kind = Literal["free", "person", "program", "bot"]


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a table."""

    kind: Kind = "free"
    name: str = ""
    person: str = ""
    """Empty for bots and free seats."""
    bot: str = ""
    ready: bool = False
    entropy: str = ""
    stand_in: bool = False
    resigned: bool = False
    expiries: int = 0
    """How often in a row its time was up."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    def but(self, **changes: object) -> "Chair":
        return replace(self, **changes)  # type: ignore[arg-type]  # the names are checked at run time

    def card(self, seat: int) -> SeatCard:
        return SeatCard(
            seat=seat,
            kind=self.kind,
            name=self.name,
            person=self.person or None,
            bot=self.bot or None,
            ready=self.ready,
            stand_in=self.stand_in,
            resigned=self.resigned,
        )
