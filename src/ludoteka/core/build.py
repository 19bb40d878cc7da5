"""The running build: its version, and whether it is compiled or pure Python."""

from importlib.metadata import PackageNotFoundError, version
from typing import Literal

import ludoteka.core.rng


def form() -> Literal["compiled", "pure"]:
    """Compiled with mypyc, or pure Python."""
    path = ludoteka.core.rng.__file__ or ""
    return "pure" if path.endswith((".py", ".pyc")) else "compiled"


def release() -> str:
    try:
        return version("ludoteka")
    except PackageNotFoundError:  # a checkout that was never installed
        return "unreleased"
