"""The levels that search, of all games."""

from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.search.bang import BANG
from ludoteka.bots.search.face_to_face import FACE_TO_FACE
from ludoteka.bots.search.intrigo import INTRIGO
from ludoteka.bots.search.sakura import SAKURA
from ludoteka.bots.search.six_nimmt import SIX_NIMMT

SEARCHING: Final[dict[str, dict[str, type[SearchingBot]]]] = {
    "bang": BANG,
    "face-to-face": FACE_TO_FACE,
    "intrigo": INTRIGO,
    "sakura": SAKURA,
    "six-nimmt": SIX_NIMMT,
}
"""By game and by name."""
