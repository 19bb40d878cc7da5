"""Greedy bots: one sensible idea a game, no search."""

from collections.abc import Mapping
from typing import Final

from ludoteka.bots.base import Bot
from ludoteka.core.late import Late

GREEDY: Final[Mapping[str, type[Bot]]] = Late(
    {
        "bang": "ludoteka.bots.greedy.bang:GreedyBang",
        "face-to-face": "ludoteka.bots.greedy.face_to_face:GreedyFaceToFace",
        "sakura": "ludoteka.bots.greedy.sakura:GreedySakura",
        "intrigo": "ludoteka.bots.greedy.intrigo:GreedyIntrigo",
        "six-nimmt": "ludoteka.bots.greedy.six_nimmt:GreedySixNimmt",
    }
)
