"""How likely a card of each kind has which past; see `holdings.py`."""

import json
from importlib.resources import files
from typing import Final


def _load() -> list[list[float]]:
    path = files("ludoteka") / "bots" / "search" / "bang" / "hands.json"
    told: list[list[float]] = json.loads(path.read_text("utf-8"))["likely"]
    return told


LIKELY: Final = _load()
"""By past and kind: how much more often than by chance such a card is of this kind."""
MOST_LIKELY: Final = [max(row) for row in LIKELY]
