"""Imports the optional parts of an arena (plots, Ray), and says which extra is missing."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ludoteka.core import BadInput

PICTURES: Final = (".png", ".svg")


def require(extra: str, module: str) -> None:
    """Refuses what is not installed, and says how to install it, before any match."""
    if find_spec(module) is None:
        raise BadInput("missing-extra", extra=extra)


def require_picture(path: Path) -> None:
    """A file that a picture can be drawn into, or a clear refusal."""
    if path.suffix.lower() not in PICTURES:
        raise BadInput("bad-picture", path=str(path), known=", ".join(PICTURES))
    if not path.parent.is_dir():
        raise BadInput("no-folder", path=str(path.parent))
    require("plots", "matplotlib")
