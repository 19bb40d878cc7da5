"""The options of a match."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from ludoteka.core.errors import BadInput
from ludoteka.core.options import Options

USUAL_LIMIT: Final = 66


class SixNimmtOptions(Options, frozen=True):
    not_with: ClassVar[Mapping[str, tuple[str, ...]]] = {"limit": ("deals",), "deals": ("limit",)}
    rules: ClassVar[Mapping[str, str]] = {"variant": "6N-13", "limit": "6N-11", "deals": "6N-12"}

    variant: Literal["standard", "tactical"] = "standard"
    limit: Annotated[int, Meta(ge=1, le=999)] | None = None
    """The match ends when a total exceeds it (6N-11); 66 if nothing else is agreed."""
    deals: Annotated[int, Meta(ge=1, le=99)] | None = None
    """The match ends after so many deals instead (6N-12)."""

    def check(self, seats: int) -> None:
        del seats
        # 6N-12
        if self.limit is not None and self.deals is not None:
            raise BadInput("limit-and-deals", limit=self.limit, deals=self.deals)
