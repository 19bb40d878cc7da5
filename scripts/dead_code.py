"""Functions, methods and classes that nothing uses: `python -m scripts.dead_code`, in `make check`.

vulture finds what no code names. Left out here are names that something else calls: `module:name`
in a text, a decorator of Typer or Litestar, a hook of a library, and those of `PUBLIC`, which are
for people's own programs.
"""

import re
import sys
from pathlib import Path
from typing import Final

from vulture import Vulture

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = ("src", "scripts", "tests", "examples")
KINDS: Final = frozenset({"function", "method", "class", "property"})
CALLED_BY_OTHERS: Final = (
    "@get",
    "@post",
    "@put",
    "@patch",
    "@delete",
    "@websocket",
    "@*.command",
    "@command",
    "@*.callback",
    "@pytest.fixture",
    "@pytest.hookimpl",
    "@event.listens_for",
)
HOOKS: Final = re.compile(
    r"test_.*|Test.*|visit_\w+|pytest_\w+|__\w+__|dec_hook|enc_hook|process_\w+|do_\w+|handle_\w+"
    r"|send_receive_event_to_app|receive_router|_split_scope"
)
"""Called by name: by pytest and pytest-xdist, Fluent's and Python's visitors, msgspec, SQLAlchemy,
websockets, uvicorn and Litestar."""
FOR_LIBRARIES: Final = re.compile(r"src/ludoteka/envs/open_spiel/.*|examples/league_self_play\.py")
"""Classes whose methods OpenSpiel and Stable-Baselines3 call."""
PUBLIC: Final = frozenset({"add_bot", "answer_stop", "slice"})
"""Of the client and the environments; documented, and used by nothing of ours."""


def main() -> None:
    found = unused()
    for line in found:
        print(line)
    if found:
        sys.exit(f"{len(found)} unused; delete them, or say in scripts/dead_code.py who calls them")


def unused() -> list[str]:
    vulture = Vulture(ignore_decorators=list(CALLED_BY_OTHERS))
    vulture.scavenge([str(ROOT / folder) for folder in FOLDERS])
    named = named_in_texts()
    return [
        f"{item.filename.relative_to(ROOT)}:{item.first_lineno}: {item.typ} {item.name}"
        for item in vulture.get_unused_code(min_confidence=60)
        if item.typ in KINDS
        and item.name not in named | PUBLIC
        and not HOOKS.fullmatch(item.name)
        and not FOR_LIBRARIES.fullmatch(str(item.filename.relative_to(ROOT)))
        and not (item.typ == "class" and "tests" in item.filename.parts)  # named in parameters
    ]


def named_in_texts() -> set[str]:
    """`module:name`, as lazy registries and entry points have it."""
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    files += [ROOT / "pyproject.toml", *(ROOT / "examples").rglob("pyproject.toml")]
    texts = (file.read_text("utf-8") for file in files)
    return {name for text in texts for name in re.findall(r"[\w.}]:(\w+)\b", text)}


if __name__ == "__main__":
    main()
