"""The compiled half of the build: everything else is declared in pyproject.toml.

The modules listed under [tool.ludoteka.compiled] become C extensions by mypyc. Where there is
no working C compiler or no mypy, the same sources are installed as they are.

    LUDOTEKA_PURE=1      do not compile
    LUDOTEKA_COMPILED=1  fail rather than fall back to pure Python (CI)
"""

import os
import sys
import tempfile
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
PROBE = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


def compiled_modules() -> list[str]:
    """The listed source files, relative to the project; a pattern must match at least one."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = []
    for pattern in project["tool"]["ludoteka"]["compiled"]["modules"]:
        paths = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern))
        if not paths:
            sys.exit(f"setup.py: no file {pattern}, which [tool.ludoteka.compiled] lists")
        found += [path for path in paths if path not in found]
    return found


def compiler_trouble() -> str | None:
    """Why a C extension cannot be built here, or None: found by building a very small one."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = scratch
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError, OSError) as error:
            return f"no working C compiler ({error})"
    return None


def why_pure(modules: list[str]) -> str | None:
    if os.environ.get("LUDOTEKA_PURE") == "1":
        return "LUDOTEKA_PURE=1"
    if not modules:
        return "no modules are listed"
    if find_spec("mypyc") is None:
        return "mypy is not installed"
    return compiler_trouble()


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """What becomes one extension each: all of a game with its bots, and what they share.

    Calls within an extension are the fastest; extensions are compiled side by side.
    """
    parted: dict[str, list[str]] = {}
    for module in modules:
        folder = Path(module).parent.name
        part = folder if (ROOT / "src/ludoteka/games" / folder).is_dir() else "shared"
        parted.setdefault(f"ludoteka_{part}", []).append(module)
    return [(paths, name) for name, paths in parted.items()]


def extensions() -> list[Extension]:
    modules = compiled_modules()
    reason = why_pure(modules)
    if reason is None:
        from mypyc.build import mypycify  # noqa: PLC0415

        print(f"ludoteka: compiling {len(modules)} modules with mypyc", file=sys.stderr)
        # The checks of `make check` are not repeated here: no config file, and only errors
        # in the compiled modules themselves count.
        options = ["--config-file=", "--follow-imports=silent", "--cache-dir=build/mypy"]
        built = mypycify(
            [*options, *modules],
            opt_level="3",
            debug_level="0",
            separate=groups(modules),
            target_dir="build/mypyc",
        )
        return cast(list[Extension], built)  # says distutils' Extension, which setuptools replaces
    if os.environ.get("LUDOTEKA_COMPILED") == "1":
        sys.exit(f"setup.py: LUDOTEKA_COMPILED=1, but the engine cannot be compiled: {reason}")
    print(f"ludoteka: installing pure Python, not compiled: {reason}", file=sys.stderr)
    return []


# Metadata is asked for on its own, before the build; it does not depend on the form.
only_metadata = not {"egg_info", "dist_info", "sdist"}.isdisjoint(sys.argv[1:])
setup(
    ext_modules=[] if only_metadata else extensions(),
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
