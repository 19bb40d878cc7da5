"""Face to Face by search."""

from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.search.face_to_face.levels import Expert, Master, Sampler

FACE_TO_FACE: Final[dict[str, type[SearchingBot]]] = {
    "sampler": Sampler,
    "expert": Expert,
    "master": Master,
}
