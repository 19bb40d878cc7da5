"""The options of a match: the prices of influence (IN-3)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from ludoteka.core.errors import BadInput
from ludoteka.core.options import Options
from ludoteka.games.intrigo.cards import ALL_DUCATS, INFLUENCES

Price = Annotated[int, Meta(ge=0, le=ALL_DUCATS)]
Pile = tuple[Price, Price, Price]

USUAL: Pile = (1, 2, 3)


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The prices of each pile, from its top."""

    merchant: Pile = USUAL
    assassin: Pile = USUAL
    courtesan: Pile = USUAL
    gondolier: Pile = USUAL
    guard: Pile = USUAL
    thief: Pile = USUAL


class IntrigoOptions(Options, frozen=True):
    rules: ClassVar[Mapping[str, str]] = {"prices": "IN-3"}

    prices: Pile | Prices = USUAL
    """One list of three for all piles, or one per kind."""

    def check(self, seats: int) -> None:
        del seats
        # IN-3: the cheapest card lies on top
        for kind, pile in zip(INFLUENCES, self.piles, strict=True):
            if list(pile) != sorted(pile):
                listed = ", ".join(map(str, pile))
                raise BadInput("unsorted-prices", kind=kind, prices=listed)

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The prices by kind of influence."""
        prices = self.prices
        if isinstance(prices, Prices):
            return tuple(getattr(prices, kind) for kind in INFLUENCES)
        return (prices,) * len(INFLUENCES)
