"""Sakura by search."""

from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.search.sakura.levels import Expert, Master, Sampler

SAKURA: Final[dict[str, type[SearchingBot]]] = {
    "sampler": Sampler,
    "expert": Expert,
    "master": Master,
}
