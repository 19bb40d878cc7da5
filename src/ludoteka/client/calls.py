"""All HTTP requests of the clients, written once for both."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from ludoteka.client.answers import (
    Bots,
    Challenge,
    Invitation,
    Opened,
    QuickState,
    TableLine,
    TablePage,
    Uploaded,
)
from ludoteka.client.commands import new_id
from ludoteka.client.errors import refusal_of_answer
from ludoteka.core.records import Record, decode_record
from ludoteka.server.protocol import LinePage, StandingAnswer, TableInfo
from ludoteka.server.tables.clocks import ClockRule

T = TypeVar("T")


class Call(Generic[T]):
    """A request, and how its answer reads."""

    def __init__(
        self,
        method: str,
        path: str,
        answer: type[T],
        *,
        body: object = None,
        query: Mapping[str, str | int | None] | None = None,
    ) -> None:
        self.method = method
        self.path = path
        self.answer = answer
        self.content = None if body is None else msgspec.json.encode(body)
        self.query = {name: value for name, value in (query or {}).items() if value is not None}

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.content is None else {"content-type": "application/json"}

    def read(self, status: int, content: bytes) -> T:
        """The answer, or raise the refusal that it is."""
        if status >= 400:
            raise refusal_of_answer(status, content)
        if self.answer is Record:
            return decode_record(content)  # type: ignore[return-value]  # T is Record here
        return msgspec.json.decode(content, type=self.answer)


def games() -> Call[tuple[Invitation, ...]]:
    return Call("GET", "/api/games", tuple[Invitation, ...])


def open_table(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = (),
    own_seats: int = 1,
    clock: ClockRule | None = None,
    title: str = "",
    listed: bool = False,
    auto_start: bool = True,
    start: bool = False,
    rated: bool | None = None,
    several_seats: bool = False,
    command: str | None = None,
) -> Call[Opened]:
    body: dict[str, object] = {
        "id": command or new_id(),
        "game": game,
        "seats": seats,
        "options": dict(options or {}),
        "bots": list(bots),
        "own_seats": own_seats,
        "title": title,
        "listed": listed,
        "auto_start": auto_start,
        "start": start,
        "rated": rated,
        "several_seats": several_seats,
    }
    if clock is not None:
        body["clock"] = clock
    return Call("POST", "/api/tables", Opened, body=body)


def table(table_id: str) -> Call[TableInfo]:
    return Call("GET", f"/api/tables/{table_id}", TableInfo)


def lines(table_id: str, before: int | None) -> Call[LinePage]:
    return Call("GET", f"/api/tables/{table_id}/lines", LinePage, query={"before": before})


def standing_answers(table_id: str, seat: int) -> Call[tuple[StandingAnswer, ...]]:
    path = f"/api/tables/{table_id}/standing"
    return Call("GET", path, tuple[StandingAnswer, ...], query={"seat": seat})


def tables(game: str | None, before: int | None) -> Call[TablePage]:
    return Call("GET", "/api/tables", TablePage, query={"game": game, "before": before})


def seats() -> Call[tuple[TableLine, ...]]:
    return Call("GET", "/api/bot/seats", tuple[TableLine, ...])


def challenges() -> Call[tuple[Challenge, ...]]:
    return Call("GET", "/api/challenges", tuple[Challenge, ...])


def challenge(table_id: str, seat: int | None, name: str) -> Call[Challenge]:
    body = {"table": table_id, "seat": seat, "name": name}
    return Call("POST", "/api/challenges", Challenge, body=body)


def accept(challenge_id: str) -> Call[Challenge]:
    return Call("POST", f"/api/challenges/{challenge_id}/accept", Challenge)


def decline(challenge_id: str) -> Call[Challenge]:
    return Call("POST", f"/api/challenges/{challenge_id}/decline", Challenge)


def quick_match(
    game: str, *, seats: int | None, clock: ClockRule | None, bots: Bots
) -> Call[QuickState]:
    body: dict[str, object] = {"game": game, "seats": seats, "bots": bots}
    if clock is not None:
        body["clock"] = clock
    return Call("POST", "/api/quick-match", QuickState, body=body)


def quick_state() -> Call[QuickState]:
    return Call("GET", "/api/quick-match", QuickState)


def leave_quick_match() -> Call[QuickState]:
    return Call("DELETE", "/api/quick-match", QuickState)


def record(table_id: str) -> Call[Record]:
    return Call("GET", f"/api/tables/{table_id}/record", Record)


def upload(whole: Record, *, public: bool) -> Call[Uploaded]:
    return Call("POST", "/api/records", Uploaded, body={"record": whole, "public": public})
