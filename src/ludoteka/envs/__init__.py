"""Environments for learning: PettingZoo, Gymnasium, and many matches at once."""

from ludoteka.core.extras import MissingExtra

try:
    import gymnasium  # noqa: F401
    import numpy as np  # noqa: F401
    import pettingzoo  # noqa: F401
    import PIL  # noqa: F401
except ImportError as missing:
    raise MissingExtra("ludoteka.envs", missing.name or "a package", "envs") from missing

from ludoteka.envs.aec import CheckedEnv, RawEnv
from ludoteka.envs.batched import Batch, BatchedEnv
from ludoteka.envs.describing import describe
from ludoteka.envs.ids import VERSIONS, gymnasium_id, pettingzoo_id, register
from ludoteka.envs.parallel import TableParallelEnv
from ludoteka.envs.single import AgainstBots
from ludoteka.envs.table import Observation, Table

__all__ = [
    "VERSIONS",
    "AgainstBots",
    "Batch",
    "BatchedEnv",
    "CheckedEnv",
    "Observation",
    "RawEnv",
    "Table",
    "TableParallelEnv",
    "describe",
    "gymnasium_id",
    "pettingzoo_id",
]

register()
