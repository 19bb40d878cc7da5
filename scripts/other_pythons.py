"""The engine's tests on other Pythons: `make other-pythons`, or with versions as arguments.

An interpreter is taken from PATH or from pyenv; one that is not at hand is said to be skipped. Each
gets an environment below `.venv/pythons`, from the same locks as everything else, and the compiled
package, if it compiles there.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VERSIONS: Final = ("3.12", "3.13", "3.14")
TOOLS: Final = ("pytest", "pytest-xdist", "hypothesis", "numpy", "gymnasium", "pettingzoo", "wheel")
TESTS: Final = ("tests/core", "tests/games", "tests/conformance", "tests/bots", "tests/texts")
PYENV: Final = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))


def main(versions: list[str]) -> None:
    failed = [version for version in versions or VERSIONS if not passes(version)]
    if failed:
        sys.exit(f"other-pythons: {', '.join(failed)} failed")


def passes(version: str) -> bool:
    """Whether the tests pass, or the version is not at hand, which is said."""
    python = find(version)
    if python is None:
        print(f"\033[1;33m==> SKIPPED: Python {version} is not at hand\033[0m", flush=True)
        return True
    print(f"\033[1m==> tests on Python {version} ({python})\033[0m", flush=True)
    own = environment(version, python)
    hidden = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    for form, variables in (("pure", {"PYTHONPATH": "src"}), ("compiled", {})):
        wanted = {"LUDOTEKA_EXPECT": form, "LUDOTEKA_CASES": "ends"}
        command = [str(own), "-m", "pytest", "-q", "-n", "auto", "-m", "not slow", *TESTS]
        if not succeeds(command, hidden | wanted | variables):
            return False
    return True


def find(version: str) -> Path | None:
    """An interpreter of this version that starts."""
    on_path = shutil.which(f"python{version}")
    candidates = [Path(on_path)] if on_path else []
    candidates += sorted(PYENV.glob(f"versions/{version}*/bin/python{version}"))
    for candidate in candidates:
        if succeeds([str(candidate), "-c", "import venv, ensurepip"], dict(os.environ)):
            return candidate
    return None


def environment(version: str, python: Path) -> Path:
    folder = ROOT / ".venv" / "pythons" / version
    own = folder / "bin" / "python"
    if not own.exists():
        run(str(python), "-m", "venv", str(folder))
    pip = [str(own), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    locked = ["-r", "requirements/runtime.txt", "-r", "requirements/build.txt"]
    run(*pip, *locked, "-c", "requirements/dev.txt", *TOOLS)
    web = {"LUDOTEKA_NO_WEB": "1"}
    run(*pip, "--no-build-isolation", "--no-deps", "--force-reinstall", ".", variables=web)
    return own


def run(*command: str, variables: dict[str, str] | None = None) -> None:
    if not succeeds(list(command), os.environ | (variables or {})):
        sys.exit(f"other-pythons: {' '.join(command)} failed")


def succeeds(command: list[str], variables: dict[str, str]) -> bool:
    done = subprocess.run(command, cwd=ROOT, env=variables, check=False)  # noqa: S603 - our own tools
    return done.returncode == 0


if __name__ == "__main__":
    main(sys.argv[1:])
