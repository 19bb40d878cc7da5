"""All games for OpenSpiel: import this, then `pyspiel.load_game("ludoteka_six_nimmt")`.

Every game stands there twice. Where the rules let several players decide at once, as in 6 nimmt!,
OpenSpiel knows simultaneous nodes; under the name with `_turns` the same players are asked one
after the other, and none sees what another has chosen: that is what CFR and ISMCTS can take.
"""

try:
    import pyspiel  # noqa: F401  # pyright: ignore[reportMissingImports]
except ImportError as missing:
    raise ImportError(
        "ludoteka.envs.open_spiel needs pyspiel: pip install open_spiel",
        name=missing.name,
    ) from missing

from ludoteka.envs.open_spiel.game import NAMES, SMALL, register
from ludoteka.envs.open_spiel.state import resample

__all__ = ["NAMES", "SMALL", "resample"]

register()
