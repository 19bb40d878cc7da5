"""Appends in a word."""

from ludoteka.server.storage import Append, Entry, Head, NewTable

NEW = NewTable(game="six-nimmt", seats=2, title="Evening", listed=True, host="ann")
LIVE = Head("live", 0b01, None)


def opening(table: str = "t", head: Head = LIVE) -> Append:
    return Append(entry=Entry(table, 0, 1000, "opened", b"{}"), head=head, created=NEW)


def move(seq: int, body: bytes = b"m", table: str = "t", head: Head = LIVE) -> Append:
    return Append(entry=Entry(table, seq, 1000 + seq, "move", body), head=head)
