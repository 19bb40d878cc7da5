"""The options of a match."""

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from ludoteka.core.errors import BadInput
from ludoteka.core.options import Options

RULES: Final = 2
"""The version of the rules; of the first one see `Bang.told_otherwise`."""
WITH_SHERIFF: Final = range(4, 9)
TOURNAMENT: Final = {"mode": "tournament"}


class BangOptions(Options, frozen=True):
    only_at = dict.fromkeys(("mode", "no-mercy", "experience", "hire", "bounties"), WITH_SHERIFF)
    only_with = dict.fromkeys(("experience", "hire", "bounties"), TOURNAMENT)
    rules: ClassVar[Mapping[str, str]] = {
        "mode": "BA-80",
        "no-mercy": "BA-85",
        "experience": "BA-86",
        "hire": "BA-87",
        "bounties": "BA-89",
    }
    minutes: ClassVar[Mapping[str, Mapping[str | int, tuple[int, int]]]] = {
        "mode": {"tournament": (90, 300)}
    }

    mode: Literal["single", "tournament"] = "single"
    """One game, or as many as there are players, for money (BA-80)."""
    no_mercy: bool = False
    """BA-85."""
    experience: bool = False
    """BA-86."""
    hire: bool = False
    """BA-87, BA-88."""
    bounties: bool = False
    """BA-89."""

    def check(self, seats: int) -> None:
        # BA-80: three have no Sheriff, whose role could go round
        if self.mode == "tournament" and seats == 3:
            raise BadInput("tournament-of-three", seats=seats)
        # BA-85: it is the Sheriff who takes a card back
        if self.no_mercy and seats == 3:
            raise BadInput("no-mercy-without-sheriff", seats=seats)
        # BA-86, BA-87, BA-89: money is what a tournament is about
        if self.mode == "single":
            for name in ("experience", "hire", "bounties"):
                if getattr(self, name):
                    raise BadInput("money-without-tournament", option=name)
