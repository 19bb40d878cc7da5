"""Stores what a client has seen before each deal: in files of the user, or in memory only."""

import os
import secrets
import warnings
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import quote, urlsplit

import msgspec
from platformdirs import user_data_path

from ludoteka.core.errors import BadInput
from ludoteka.core.memory import Memory, decode_memory

MOST_TABLES: Final = 400
"""As many as a browser keeps: some kilobytes each."""

_encode: Final = msgspec.json.Encoder().encode


class MemoryStore(Protocol):
    """Keeps one memory for each person at a table. What was saved is there after a crash, if it
    is to prove much."""

    def load(self, table: str, person: str) -> Memory | None: ...

    def save(self, memory: Memory) -> None: ...

    def of_table(self, table: str) -> list[Memory]:
        """Of all people who played from here: whose is whose a server might lie about."""
        ...


class FileMemory:
    """A file for each person at a table, readable by the user only: what
    `ludoteka verify --seen` takes. Those of the oldest tables go."""

    def __init__(self, folder: Path, *, most: int = MOST_TABLES) -> None:
        self.folder = folder
        self.most = most

    @classmethod
    def of_server(cls, url: str) -> "FileMemory":
        """In the user's data folder, apart from those of other servers."""
        server = quote(urlsplit(url).netloc, safe="")
        return cls(user_data_path("ludoteka", appauthor=False) / "seen" / server)

    def path(self, table: str, person: str) -> Path:
        """No server's word leads out of the folder, and no two people have one file."""
        return self.folder / f"{_plain(table)}@{_plain(person)}.json"

    def load(self, table: str, person: str) -> Memory | None:
        try:
            data = self.path(table, person).read_bytes()
        except FileNotFoundError:
            return None
        return decode_memory(data)

    def of_table(self, table: str) -> list[Memory]:
        files = [file for file in self._files() if file.name.startswith(f"{_plain(table)}@")]
        return [decode_memory(file.read_bytes()) for file in sorted(files)]

    def save(self, memory: Memory) -> None:
        """All of it or nothing, also when the machine stops in between."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self.path(memory.table, memory.person)
        if not path.exists():
            self._forget_oldest()
        fresh = path.with_suffix(f".{secrets.token_hex(8)}")  # links may save at the same time
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(_encode(memory))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise

    def _files(self) -> Iterable[Path]:
        return self.folder.glob("*.json")

    def _forget_oldest(self) -> None:
        """One more is about to come."""
        ages = sorted(((_changed(file), file) for file in self._files()), reverse=True)
        for _, file in ages[self.most - 1 :]:
            file.unlink(missing_ok=True)


def _plain(name: str) -> str:
    return quote(name, safe="")


def _changed(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except FileNotFoundError:
        return 0.0  # another program has forgotten it


class ShortMemory:
    """For as long as the program runs."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], Memory] = {}

    def load(self, table: str, person: str) -> Memory | None:
        return self._kept.get((table, person))

    def save(self, memory: Memory) -> None:
        self._kept[memory.table, memory.person] = memory

    def of_table(self, table: str) -> list[Memory]:
        return [memory for (each, _), memory in self._kept.items() if each == table]


class UsualMemory:
    """Files while there is a place for them; else, with one warning, for as long as the program
    runs: nobody needs a home to play."""

    def __init__(self, files: FileMemory) -> None:
        self._files = files
        self._short = ShortMemory()
        self._broken: set[tuple[str, str]] = set()
        self._has_warned = False

    def load(self, table: str, person: str) -> Memory | None:
        if (short := self._short.load(table, person)) is not None:
            return short
        try:
            return self._files.load(table, person)
        except (OSError, BadInput) as error:
            self._broken.add((table, person))
            self._warn(error)
            return None

    def save(self, memory: Memory) -> None:
        if (memory.table, memory.person) not in self._broken:
            try:
                self._files.save(memory)
            except OSError as error:
                self._broken.add((memory.table, memory.person))
                self._warn(error)
            else:
                return
        self._short.save(memory)

    def of_table(self, table: str) -> list[Memory]:
        kept = self._short.of_table(table)
        people = {memory.person for memory in kept}
        try:
            files = self._files.of_table(table)
        except (OSError, BadInput) as error:
            self._warn(error)
            files = []
        return [*kept, *(memory for memory in files if memory.person not in people)]

    def _warn(self, problem: Exception) -> None:
        if not self._has_warned:
            self._has_warned = True
            warnings.warn(
                f"what is seen before deals is kept only while this program runs: {problem}",
                RuntimeWarning,
                stacklevel=3,
            )
