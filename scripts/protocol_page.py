"""Writes docs/protocol.md from the protocol itself: python scripts/protocol_page.py"""

import ast
import inspect
import textwrap
import typing
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from ludoteka.core.results import Result
from ludoteka.server import protocol
from ludoteka.server.play.pipes import CLOSE_CODES
from ludoteka.server.protocol_offers import LegalMoves, MoveEnding, MoveGroup
from ludoteka.server.tables.clocks import LiveClock, NoClock, SlowClock

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
STRUCTS = (
    protocol.You,
    protocol.TableInfo,
    protocol.TableSeat,
    protocol.FairnessInfo,
    protocol.ClockInfo,
    protocol.Happened,
    protocol.Sight,
    protocol.Told,
    LegalMoves,
    MoveGroup,
    MoveEnding,
    protocol.Line,
    NoClock,
    LiveClock,
    SlowClock,
    Result,
)
"""The parts of messages, in the order in which a reader meets them."""

INTRODUCTION = """\
# The protocol

Everything at a table goes over one WebSocket: `/ws/tables/{id}`. Frames are text, one JSON object
each. Commands have `do`, messages have `type`. Seats are counted from 0, times are milliseconds
since 1970, moves and events are those of the game's [notation](notation.md), and what is said of
them are [phrases](phrases.md), which any client says in its reader's language. The lists below are
made from the types in `ludoteka.server.protocol`.

## Coming in

A browser sends its cookie, and an `Origin` that is the server's own; a program sends
`Authorization: Bearer …` and needs neither. A client without a cookie becomes a guest with the
handshake. The query may have `since` (the last `seq` that the client has seen) and `lang` (`en`,
`ru`, `uk`: the language of refusals).

The first message is `welcome`: everything up to its `seq`, in one step with the place in the
audience, so that nothing falls between. Then comes an `update` for each entry of the table's log,
its `seq` rising by one. A person who sits down or stands up gets a new `welcome`, and everyone
else an `update` with the table's card. A `welcome` holds the last hundred lines of the chat;
older ones are read page by page with `GET /api/tables/{id}/lines?before=SEQ`. What a message
shows of the game is what the reader's seats may know, or what spectators may know.

Browsers tell a page nothing about a refused handshake. So a client that is not let in gets a socket
all the same: `turned-away` comes as its only message, and it is closed.

## Coming back

Sockets break. Connect again with `since`: the new `welcome` holds the events after it. Do the same
if an `update` skips a number, and after `bye`. Wait a little longer after each failure.

A command that was not answered may or may not have been done: send it again **with the same
`id`**. The server answers `done` with the entry that it became, however often it is sent, and over
whichever node or connection. `done` is sent only when the entry is durable, and nobody sees it
earlier.

## Legal moves

A seat that has to decide gets all of its legal moves, with words and hints. There may be a
thousand of them, so what they share is sent once:

```json
{"rule": "6N-8",
 "forms": [["six-nimmt-hint-follows", "row", "place"], ["six-nimmt-move-play", "card", "bulls"]],
 "phrases": [[0, 2, 3]],
 "groups": [["play ", [["18", [1, 18, 1], 0], ["55", [1, 55, 7], null]]]]}
```

These are the moves `play 18` and `play 55`: the beginning of a group and the end of a move. A
program that needs no words reads nothing else:

```python
groups = [["play ", [["18", [1, 18, 1], 0], ["55", [1, 55, 7], None]]]]
moves = [beginning + move[0] for beginning, group in groups for move in group]
assert moves == ["play 18", "play 55"]
```

The words of `play 55` are the row `[1, 55, 7]`: form 1 with its arguments in order, so the
[phrase](phrases.md) `{"key": "six-nimmt-move-play", "arguments": {"card": 55, "bulls": 7}}`. The
hint of `play 18` is phrase 0, the row `[0, 2, 3]`. Within a row `[4]` stands for phrase 4, and
`{"list": […]}` for a list. In Python `ludoteka.client.legal_moves` does all of that, in
TypeScript `web/src/lib/moves.ts`.

## From the start to the deal

Before cards are dealt, clients contribute randomness ([why and how](fairness.md)). The status
stays `open` meanwhile; `fairness.phase` of the table's card says what the start waits for:

1. `commit`: the entry `contributing`. Seating is closed (`starting`). Every own seat that is not in
   `fairness.committed` sends `commit`. It may do so earlier, as soon as its person sits; a person
   who stands up takes the hash along. Another hash for a seat that has one is refused
   (`already-committed`); the same one again is `done`.
2. `reveal`: the entry `revealing`. `fairness.hashes` is fixed (`hashes-fixed`). Every seat whose
   hash is in it sends `reveal`. Entropy that does not fit the hash is refused (`other-entropy`).
3. no phase, status `live`: the entry `started`, with `fairness.entropy`.

Each phase ends when nobody is left to wait for, or at its deadline. Of a `commit` or `reveal`
others learn only the seat.

## Refusals

A command that is not allowed is answered by `refused`, and has changed nothing. `code` does not
change between versions; `sentence` says it in the reader's language; `rule` is the clause of the
rules, if one forbids it. `retry_after` is the number of seconds to wait before another attempt. A
frame that isn't a command is refused with `bad-command`, with its `id` if that could be read."""

CODES = {
    1007: "text that is not UTF-8",
    1008: "too many frames in spite of being told to wait, or endless pings and fragments",
    1009: "a frame longer than `max_frame`",
    1012: "the server stops; come back in a moment",
    1013: "the reader is too slow; come back with `since`",
    4001: "the session has ended; connect again as the person this browser is now",
    4003: "the table is for its players only",
    4400: "an invalid query",
    4401: "no session, or a token that is wrong, revoked or expired",
    4403: "another origin, a scope that is missing, or a table that is not for spectators",
    4404: "there is no such table",
    4429: "too many sockets; come back later",
    4500: "an error of the server, logged under a number; come back later",
    4503: "the server cannot reach its database; come back in a moment",
}
"""Why a socket is closed; all that a client may get must be explained."""


def page() -> str:
    commands = get_args(protocol.AnyCommand)
    messages = get_args(protocol.Message)
    return "\n".join(
        [
            INTRODUCTION,
            "## Commands\n",
            "All but `ping` have `id`: 1 to 64 characters that the client makes up.\n",
            *(_section(f"`{_tag(command)}`", command, hide="id") for command in commands),
            "## Messages\n",
            *(_section(f"`{_tag(message)}`", message) for message in messages),
            "## Parts of messages\n",
            *(_section(struct.__name__, struct) for struct in STRUCTS),
            "## Why a socket is closed\n",
            _codes(),
        ]
    )


def _tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def _section(title: str, struct: type[msgspec.Struct], hide: str = "") -> str:
    told = inspect.cleandoc(struct.__doc__ or "") if "__doc__" in vars(struct) else ""
    fields = [field for field in msgspec.structs.fields(struct) if field.name != hide]
    parts = [f"### {title}\n"]
    if told:
        parts.append(f"{told}\n")
    if fields or struct in STRUCTS:
        parts.append("| Field | Type | Meaning |\n|---|---|---|")
        meanings = _meanings(struct)
        hints = typing.get_type_hints(struct, include_extras=True)
        if struct in STRUCTS and (name := struct.__struct_config__.tag_field):
            parts.append(f"| `{name}` | `{_tag(struct)}` |  |")
        for field in fields:
            hint = hints[field.name]
            if field.name == "sights":  # written once for all readers who see the same
                hint = tuple[protocol.Sight, ...]
            kind = f"{_kind(hint)}{_default(field)}"
            parts.append(f"| `{field.name}` | {kind} | {meanings.get(field.name, '')} |")
        parts.append("")
    return "\n".join(parts)


def _meanings(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The strings below the fields, which Python itself forgets."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, told in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(told, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(told.value, ast.Constant)
            found[field.target.id] = " ".join(str(told.value.value).split())
    return found


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.default is msgspec.NODEFAULT or field.default is None or field.default == ():
        return "" if field.default is msgspec.NODEFAULT else ", optional"
    return f", else `{msgspec.json.encode(field.default).decode()}`"


PLAIN: dict[object, str] = {
    int: "integer",
    float: "number",
    str: "text",
    bool: "boolean",
    object: "anything",
    NoneType: "null",
}


def _kind(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return f"{_kind(arguments[0])}{_bounds(arguments[1])}"
    if origin in (Union, UnionType):
        return " or ".join(_kind(argument) for argument in arguments)
    if origin is Literal:
        return " or ".join(f"`{argument}`" for argument in arguments)
    if origin is tuple:
        return f"list of {_kind(arguments[0])}"
    if origin is dict:
        return f"map of {_kind(arguments[0])} to {_kind(arguments[1])}"
    return _named(hint)


def _named(hint: Any) -> str:
    if hint is msgspec.Raw:
        return "object"
    if hint in STRUCTS:
        return f"[{hint.__name__}](#{hint.__name__.lower()})"
    if hint in get_args(protocol.Message):
        return f"[{_tag(hint)}](#{_tag(hint)})"
    return f"`{hint.__name__}`"


def _bounds(meta: msgspec.Meta) -> str:
    if meta.ge is not None:
        return f" {meta.ge}–{meta.le}"
    if meta.pattern is not None:
        return f" `{meta.pattern}`".replace("|", "\\|")
    least = f"{meta.min_length}–" if meta.min_length is not None else "up to "
    return f" of {least}{meta.max_length} characters"


def _codes() -> str:
    missing = set(CLOSE_CODES.values()) - set(CODES)
    if missing:
        raise LookupError(f"close codes without an explanation: {sorted(missing)}")
    rows = "".join(f"| {code} | {meaning} |\n" for code, meaning in CODES.items())
    note = (
        "A client that is not let in gets `turned-away`, and one of the codes from 4400 on.\n"
        "Those below 4500 are final, except 4429; after all others, come back."
    )
    return f"{note}\n\n| Code | Meaning |\n|---|---|\n{rows}"


def main() -> None:
    PAGE.write_text(page(), "utf-8")
    print(PAGE.name)


if __name__ == "__main__":
    main()
