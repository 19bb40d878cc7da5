"""Writes the client without asyncio from the one in asyncio: `python -m scripts.sync_client`.

Word by word: `await` and `async` go, and some names have another one. The links to a table are
not written this way: in asyncio several tasks share one, and without it a timeout is waited for
otherwise.
"""

import io
import subprocess
import sys
import tokenize
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "src" / "ludoteka" / "client"
SOURCE: Final = FOLDER / "async_client.py"
FILE: Final = FOLDER / "sync_client.py"

HEAD: Final = '"""The client, without asyncio. Written by scripts/sync_client.py: do not edit."""\n'
GONE: Final = frozenset({"async", "await"})
NAMES: Final = {
    "AsyncClient": "Client",
    "AsyncIterator": "Iterator",
    "AsyncTableLink": "TableLink",
    "async_link": "sync_link",
    "__aenter__": "__enter__",
    "__aexit__": "__exit__",
    "aclose": "close",
    "aread": "read",
    "aiter_lines": "iter_lines",
}


def sync_client() -> str:
    _, body = SOURCE.read_text("utf-8").split('"""\n', 1)
    return tidied(HEAD + without_asyncio(body))


def without_asyncio(source: str) -> str:
    lines = [list(line) for line in source.splitlines(keepends=True)]
    for token in reversed([*tokenize.generate_tokens(io.StringIO(source).readline)]):
        row, start = token.start[0] - 1, token.start[1]
        if token.type == tokenize.NAME and token.string in GONE:
            lines[row][start : token.end[1] + 1] = []
        elif token.type == tokenize.NAME and token.string in NAMES:
            lines[row][start : token.end[1]] = NAMES[token.string]
    return "".join("".join(line) for line in lines)


def tidied(source: str) -> str:
    """Shorter names are in another order, and fit on fewer lines."""
    for command in (("check", "--select=I", "--fix", "--quiet"), ("format",)):
        ruff = [sys.executable, "-m", "ruff", *command, f"--stdin-filename={FILE}", "-"]
        done = subprocess.run(  # noqa: S603 - our own linter
            ruff, input=source, capture_output=True, text=True, check=True
        )
        source = done.stdout
    return source


def main() -> None:
    FILE.write_text(sync_client(), "utf-8")
    print(FILE.name)


if __name__ == "__main__":
    main()
