"""Keeps tests that share what is expensive to make on one worker of pytest-xdist.

pytest-xdist does that by a mark, `xdist_group`, which it writes into a test's id; since pytest 9.2
the id does not take it, and every worker starts a server for every module. Here a module with a
fixture of its own, and all modules below a folder of `FOLDERS`, go to one worker as a whole.
"""

from functools import cache
from pathlib import Path
from typing import Final

from xdist.scheduler import LoadScopeScheduling

FOLDERS: Final = ("tests/server/outside/",)
"""Their fixtures of a module are in a conftest."""
OWN_FIXTURE: Final = 'scope="module"'


class SharingModules(LoadScopeScheduling):
    def _split_scope(self, nodeid: str) -> str:
        module = nodeid.partition("::")[0]
        return module if shares(self.config.rootpath / module) else nodeid


@cache
def shares(module: Path) -> bool:
    """Whether the tests of this module share a fixture."""
    if any(folder in module.as_posix() for folder in FOLDERS):
        return True
    return OWN_FIXTURE in module.read_text("utf-8")
