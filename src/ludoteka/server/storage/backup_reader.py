"""Reading the file of a backup, and refusing a damaged one."""

import gzip
import hashlib
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Self

import msgspec

from ludoteka.core import BadInput
from ludoteka.server.storage.backup_lines import FORMAT, Chunk, End, Header, Plain, Section, Value

MOST_ROWS: Final = 500
MOST_BYTES: Final = 1 << 20

DAMAGED: Final = (msgspec.MsgspecError, gzip.BadGzipFile, zlib.error, EOFError, ValueError)


class BackupReader:
    """First the header, then the chunks; who has read them all knows that the file is sound."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._file = gzip.open(path)  # noqa: SIM115 -- closed by __exit__
        except OSError as error:
            problem = error.strerror or str(error)
            raise BadInput("unusable-backup-file", path=str(path), problem=problem) from None
        self._checksum = hashlib.sha256()
        self._next = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def header(self) -> Header:
        try:
            self._next = self._file.readline()
            self._header = msgspec.json.decode(self._take(), type=Header)
        except DAMAGED as error:
            raise self._damaged(error) from None
        if self._header.format != FORMAT:
            raise BadInput("bad-backup-format", found=self._header.format, known=FORMAT)
        return self._header

    def chunks(self) -> Iterator[Chunk]:
        try:
            found = dict.fromkeys(self._header.counts, 0)
            for chunk in self._chunks():
                found[chunk.table] = found.get(chunk.table, 0) + len(chunk.rows)
                yield chunk
            if found != self._header.counts:
                raise ValueError("the number of rows is not what the header says")
        except DAMAGED as error:
            raise self._damaged(error) from None

    def _chunks(self) -> Iterator[Chunk]:
        section = self._section()
        while section is not None:
            rows: list[dict[str, Value]] = []
            size = 0
            while self._next.startswith(b"[") and len(rows) < MOST_ROWS and size < MOST_BYTES:
                size += len(self._next)
                rows.append(_row(section, self._take()))
            if rows:
                yield Chunk(section.table, rows)
            else:
                section = self._section()

    def _section(self) -> Section | None:
        """What begins here; None at a good end."""
        before = self._checksum.hexdigest()
        part = msgspec.json.decode(self._take(), type=Section | End)
        if isinstance(part, Section):
            return part
        if part.checksum != before or self._next:
            raise ValueError("the checksum is wrong")
        return None

    def _take(self) -> bytes:
        line = self._next
        if not line:
            raise EOFError("the file ends too early")
        self._checksum.update(line)
        self._next = self._file.readline()
        return line

    def _damaged(self, error: Exception) -> BadInput:
        return BadInput("damaged-backup", path=str(self._path), problem=str(error))


def _row(section: Section, line: bytes) -> dict[str, Value]:
    values = msgspec.json.decode(line, type=list[Plain])
    row: dict[str, Value] = dict(zip(section.columns, values, strict=True))
    for name in section.binary:
        text = row[name]
        if isinstance(text, str):
            row[name] = b64decode(text, validate=True)
    return row
