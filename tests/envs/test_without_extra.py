"""Without the extra, everything else works, and the error says what to install."""

import subprocess
import sys

PROGRAM = """
import sys
sys.modules["{missing}"] = None
import ludoteka, ludoteka.cli.app, ludoteka.arena, ludoteka.bots
try:
    import ludoteka.envs
except ImportError as error:
    print(error)
"""


def test_the_error_names_what_to_install() -> None:
    for missing in ("numpy", "gymnasium", "pettingzoo", "PIL"):
        said = subprocess.run(
            [sys.executable, "-c", PROGRAM.format(missing=missing)],
            check=True,
            capture_output=True,
            text=True,
            timeout=60,
        ).stdout
        assert 'pip install "ludoteka[envs]"' in said
        assert missing in said
