"""The environments by their versioned names, in the registries of Gymnasium and PettingZoo.

A version is raised whenever a policy that was trained before would no longer fit: another
order of an observation, other actions, other rewards.
"""

from typing import Final

import gymnasium
import pettingzoo

from ludoteka.envs.encodings import ENCODINGS
from ludoteka.games import BUILT_IN, find_game

VERSIONS: Final[dict[str, int]] = {
    key: find_game(key).parts.environment for key in sorted(BUILT_IN) if key in ENCODINGS
}
"""By built-in game. Games of other packages are made by their keys, as `RawEnv("poker")`."""


def module_name(game: str) -> str:
    """As `six_nimmt_v0`."""
    return f"{game.replace('-', '_')}_v{VERSIONS[game]}"


def gymnasium_id(game: str) -> str:
    """As `ludoteka/SixNimmt-v0`."""
    return f"ludoteka/{game.title().replace('-', '')}-v{VERSIONS[game]}"


def pettingzoo_id(game: str) -> str:
    """As `ludoteka/six_nimmt-v0`."""
    return f"ludoteka/{game.replace('-', '_')}-v{VERSIONS[game]}"


def register() -> None:
    for game in VERSIONS:
        gymnasium.register(
            gymnasium_id(game),
            entry_point="ludoteka.envs.single:AgainstBots",
            kwargs={"game": game},
        )
        # PettingZoo has a registry since 1.26
        if hasattr(pettingzoo, "register"):
            module = f"ludoteka.envs.{module_name(game)}"
            pettingzoo.register("aec", pettingzoo_id(game), f"{module}:env")
            pettingzoo.register("parallel", pettingzoo_id(game), f"{module}:parallel_env")
