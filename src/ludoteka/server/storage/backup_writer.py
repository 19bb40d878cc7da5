"""Writing the file of a backup."""

import gzip
import hashlib
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludoteka.server.storage.backup_lines import End, Header, Section, Value


class BackupWriter:
    """Writes beside the file, and puts it in its place when it is complete."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._part = path.with_name(f"{path.name}.part")
        self._part.unlink(missing_ok=True)
        only_for_the_owner = os.open(self._part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        self._raw = os.fdopen(only_for_the_owner, "wb")
        self._file = gzip.GzipFile(fileobj=self._raw, mode="wb", compresslevel=6)
        self._checksum = hashlib.sha256()

    def write(self, values: Sequence[Header | Section | Sequence[Value]]) -> None:
        data = b"".join(msgspec.json.encode(value) + b"\n" for value in values)
        self._checksum.update(data)
        self._file.write(data)

    def finish(self) -> None:
        self._file.write(msgspec.json.encode(End(self._checksum.hexdigest())) + b"\n")
        self._file.close()
        self._raw.flush()
        os.fsync(self._raw.fileno())
        self._raw.close()
        self._part.replace(self._path)

    def abandon(self) -> None:
        self._raw.close()
        self._part.unlink(missing_ok=True)
