"""Writes the client without asyncio from the one in asyncio: `python -m scripts.sync_client`.

Word by word: `await` and `async` go, and some names have another one. What is otherwise without
asyncio, such as how long a socket is waited for, is in `async_line` and `sync_line`, by hand.
"""

import io
import subprocess
import sys
import tokenize
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "src" / "ludoteka" / "client"
FILES: Final = {
    FOLDER / "sync_client.py": FOLDER / "async_client.py",
    FOLDER / "sync_link.py": FOLDER / "async_link.py",
}
"""What is written, and what from."""

IN_ASYNCIO: Final = ", in asyncio."
HEAD: Final = ", without asyncio. Written by scripts/sync_client.py: do not edit."
GONE: Final = frozenset({"async", "await"})
NAMES: Final = {
    "AsyncClient": "Client",
    "AsyncIterator": "Iterator",
    "AsyncTableLink": "TableLink",
    "async_line": "sync_line",
    "async_link": "sync_link",
    "asyncio": "sync",  # of websockets
    "__aiter__": "__iter__",
    "__aenter__": "__enter__",
    "__aexit__": "__exit__",
    "aclose": "close",
    "aread": "read",
    "aiter_lines": "iter_lines",
}


def written(source: Path) -> str:
    head, body = source.read_text("utf-8").split("\n", 1)
    return tidied(head.replace(IN_ASYNCIO, HEAD) + "\n" + without_asyncio(body))


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
        ruff = [
            sys.executable,
            "-m",
            "ruff",
            *command,
            f"--stdin-filename={FOLDER / 'sync_client.py'}",
            "-",
        ]
        done = subprocess.run(  # noqa: S603 - our own linter
            ruff, input=source, capture_output=True, text=True, check=True
        )
        source = done.stdout
    return source


def main() -> None:
    for file, source in FILES.items():
        file.write_text(written(source), "utf-8")
        print(file.name)


if __name__ == "__main__":
    main()
