"""Greedy bots: one sensible idea a game, no search."""

from typing import Final

from ludoteka.bots.base import Bot
from ludoteka.bots.greedy.bang import GreedyBang
from ludoteka.bots.greedy.face_to_face import GreedyFaceToFace
from ludoteka.bots.greedy.intrigo import GreedyIntrigo
from ludoteka.bots.greedy.sakura import GreedySakura
from ludoteka.bots.greedy.six_nimmt import GreedySixNimmt

GREEDY: Final[dict[str, type[Bot]]] = {
    "bang": GreedyBang,
    "face-to-face": GreedyFaceToFace,
    "sakura": GreedySakura,
    "intrigo": GreedyIntrigo,
    "six-nimmt": GreedySixNimmt,
}
