"""The levels that search, of all games."""

from collections.abc import Mapping
from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.core.late import Late

SEARCHING: Final[Mapping[str, Mapping[str, type[SearchingBot]]]] = Late(
    {
        "bang": "ludoteka.bots.search.bang:BANG",
        "face-to-face": "ludoteka.bots.search.face_to_face:FACE_TO_FACE",
        "intrigo": "ludoteka.bots.search.intrigo:INTRIGO",
        "sakura": "ludoteka.bots.search.sakura:SAKURA",
        "six-nimmt": "ludoteka.bots.search.six_nimmt:SIX_NIMMT",
    }
)
"""By game and by name."""
