"""The pure form of a compiled installation: sources are read, compiled modules passed over.

Both forms lie side by side in an installed package (`rng.py` beside `rng.….so`), and Python
takes the compiled one. To be called before anything else of ours is imported.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

import ludoteka


class SourcesOnly:
    """A finder that knows no other modules than ours, and of those the sources only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(f"{ludoteka.__name__}."):
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if found is not None:
                return found
        return None


def prefer_sources() -> None:
    ours = [name for name in sys.modules if name.startswith(f"{ludoteka.__name__}.")]
    if ours != [__name__]:
        raise RuntimeError(f"too late: {', '.join(ours)} are imported already")
    sys.meta_path.insert(0, SourcesOnly)
