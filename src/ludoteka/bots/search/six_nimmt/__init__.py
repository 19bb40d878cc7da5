"""6 nimmt! by search."""

from typing import Final

from ludoteka.bots.base import SearchingBot
from ludoteka.bots.search.six_nimmt.levels import Expert, Master, MonteCarlo, Sampler

SIX_NIMMT: Final[dict[str, type[SearchingBot]]] = {
    "sampler": Sampler,
    "expert": Expert,
    "master": Master,
    "monte-carlo": MonteCarlo,
}
"""`monte-carlo` is the plain one in name and number: `monte-carlo@20` tries each card 20 times."""
