"""These tests need what `make ecosystem` installs; where that is missing they are not collected."""

from importlib.util import find_spec

NEEDS = {
    "test_stable_baselines.py": "sb3_contrib",
    "test_vectors.py": "supersuit",
    "test_open_spiel.py": "pyspiel",
}
collect_ignore = [file for file, module in NEEDS.items() if find_spec(module) is None]
