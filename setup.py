"""What the build does beyond pyproject.toml: it compiles the engine and needs the web client.

The modules listed under [tool.ludoteka.compiled] become C extensions by mypyc. Where there is
no working C compiler or no mypy, the same sources are installed as they are. The web client is
built if it is not there yet, which takes Node 20 or later; without it nothing is packed.

    LUDOTEKA_PURE=1      do not compile
    LUDOTEKA_COMPILED=1  fail rather than fall back to pure Python (CI)
    LUDOTEKA_NO_WEB=1    pack without the web client: for engine and bots, not for a server
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
STATIC = ROOT / "src/ludoteka/server/web/static"
LEAST_NODE = 20
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
    """What becomes one extension each: all of a game with its bots, what the server sends, and
    what they share.

    Calls within an extension are the fastest; extensions are compiled side by side.
    """
    parted: dict[str, list[str]] = {}
    for module in modules:
        folder = Path(module).parent.name
        if module.startswith("src/ludoteka/server/"):
            part = "server"
        else:
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


def build_web_client() -> None:
    """See that the web client is there: built before, built now, or given up on in words."""
    if os.environ.get("LUDOTEKA_NO_WEB") == "1" or (STATIC / "index.html").is_file():
        return
    trouble = why_no_web()
    if trouble is None:
        print("ludoteka: building the web client", file=sys.stderr)
        for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
            if subprocess.run(command, cwd=ROOT / "web", check=False).returncode:  # noqa: S603 - npm's own
                trouble = f"{' '.join(command)} failed"
                break
    if trouble is not None:
        sys.exit(
            f"setup.py: the web client is not built: {trouble}. Run `make build`, or install "
            "Node 20 or later and try again, or set LUDOTEKA_NO_WEB=1 to install engine and bots "
            "without it"
        )


def why_no_web() -> str | None:
    if not (ROOT / "web" / "package.json").is_file():
        return "its sources (web/) are not here"
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return "there is no Node with npm"
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    major = re.match(r"v(\d+)", said)
    if major is None or int(major[1]) < LEAST_NODE:
        return f"Node {said.strip()} is too old"
    return None


class BuildWithWeb(build_py):
    """Before the files of the package are listed; not for an editable install."""

    def finalize_options(self) -> None:
        if not self.editable_mode:
            build_web_client()
        super().finalize_options()


class SdistWithWeb(sdist):
    """The client comes built, so that nobody needs Node to install from it."""

    def run(self) -> None:
        build_web_client()
        super().run()


def readme() -> str:
    """README.md as it can be read elsewhere: no pictures, and no links into the repository."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"!\[[^]]*\]\((?!https?:)[^)]*\)\n*", "", text)
    # A table of links says nothing without them.
    told = "The documentation is in `docs/` of the source distribution.\n"
    text = re.sub(r"## I want to ….*?(?=\n\| Game )", told, text, flags=re.DOTALL)
    return re.sub(r"\[([^]]*)\]\((?!https?:|#)[^)]*\)", r"\1", text)


# Metadata is asked for on its own, before the build; it does not depend on the form.
only_metadata = not {"egg_info", "dist_info", "sdist"}.isdisjoint(sys.argv[1:])
setup(
    cmdclass={"build_py": BuildWithWeb, "sdist": SdistWithWeb},
    long_description=readme(),
    long_description_content_type="text/markdown",
    ext_modules=[] if only_metadata else extensions(),
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
