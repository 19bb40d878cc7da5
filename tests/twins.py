"""The ways to a twin that everybody's tools use."""

import copy
import pickle
from collections.abc import Callable
from typing import Any, Final

import cloudpickle  # type: ignore[import-untyped]
import pytest

Twin = Callable[[Any], Any]

TWINS: Final[dict[str, Twin]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "cloudpickle": lambda thing: pickle.loads(cloudpickle.dumps(thing)),
}
each_twin = pytest.mark.parametrize("twin", TWINS.values(), ids=TWINS)
each_deep_twin = pytest.mark.parametrize("twin", list(TWINS.values())[1:], ids=list(TWINS)[1:])
