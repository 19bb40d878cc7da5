"""Intrigo by search."""

from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.search.intrigo.levels import Expert, Master, Sampler

INTRIGO: Final[dict[str, type[SearchingBot]]] = {
    "sampler": Sampler,
    "expert": Expert,
    "master": Master,
}
