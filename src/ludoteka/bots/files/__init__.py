"""Modules that were named by their files, as `path/to/file.py:Class`.

Each is imported under a name that says where its file is. So a pickled bot finds its class in
another process, and two files of the same name are two modules.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PREFIX: Final = f"{__name__}."


def module_of(file: Path) -> ModuleType:
    return import_module(PREFIX + str(file.resolve()).encode().hex())


class FileFinder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if not fullname.startswith(PREFIX):
            return None
        file = bytes.fromhex(fullname.removeprefix(PREFIX)).decode()
        return spec_from_file_location(fullname, file)


sys.meta_path.append(FileFinder())
