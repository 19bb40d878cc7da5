"""Makes `env()`, `raw_env()` and `parallel_env()` of PettingZoo's environments."""

from typing import Any, NamedTuple, Protocol

from ludoteka.envs.aec import CheckedEnv, RawEnv
from ludoteka.envs.ids import module_name
from ludoteka.envs.parallel import TableParallelEnv


class MakeChecked(Protocol):
    def __call__(self, **arguments: Any) -> CheckedEnv: ...


class MakeRaw(Protocol):
    def __call__(self, **arguments: Any) -> RawEnv: ...


class MakeParallel(Protocol):
    def __call__(self, **arguments: Any) -> TableParallelEnv: ...


class Forms(NamedTuple):
    env: MakeChecked
    raw_env: MakeRaw
    parallel_env: MakeParallel


def forms(game: str) -> Forms:
    """Of one game; all take `seats`, `options`, `reward` and `render_mode`."""
    name = module_name(game)

    class Checked(CheckedEnv):
        metadata = CheckedEnv.metadata | {"name": name}

        def __init__(self, **arguments: Any) -> None:
            super().__init__(game, **arguments)

    class Raw(RawEnv):
        metadata = RawEnv.metadata | {"name": name}

        def __init__(self, **arguments: Any) -> None:
            super().__init__(game, **arguments)

    class Parallel(TableParallelEnv):
        metadata = TableParallelEnv.metadata | {"name": name}

        def __init__(self, **arguments: Any) -> None:
            super().__init__(game, **arguments)

    found = Forms(Checked, Raw, Parallel)
    for function, kind in zip(Forms._fields, (Checked, Raw, Parallel), strict=True):
        # As which they stand in the module of their game, where pickle looks for them.
        kind.__module__, kind.__qualname__ = f"ludoteka.envs.{name}", function
        kind.__name__ = function
    return found
