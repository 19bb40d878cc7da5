"""`ludoteka replay` and `verify`: what a record tells."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from ludoteka.cli.naming import seat_names
from ludoteka.cli.parameters import AsJson, RecordFile, read_file
from ludoteka.cli.table import draw_board, event_line
from ludoteka.cli.words import Language, current_texts, out, say
from ludoteka.core import BadInput, Seat, redact
from ludoteka.core.memory import decode_memory
from ludoteka.core.records import decode_record, replay
from ludoteka.core.verify import Check, verify
from ludoteka.games import find_game
from ludoteka.texts import Speaker


def replay_record(
    record: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", "-s", metavar="N")] = None,
    boards: Annotated[bool, typer.Option("--boards", "-b")] = False,
    lang: Language = None,
) -> None:
    told = decode_record(read_file(record))
    game = find_game(told.game)
    if seat is not None and not 0 <= seat < len(told.seats):
        raise BadInput("no-such-seat", seat=seat, most=len(told.seats) - 1)
    viewer = None if seat is None else Seat(seat)
    speaker = Speaker(current_texts(), game, seat_names(told.seats))
    for number, state in enumerate(replay(game, told)):
        if number:
            move = told.moves[number - 1]
            out.rule(say("cli-move-number", number=number, count=len(told.moves)), style="dim")
            if seat is None:
                name = speaker.names[move.seat]
                out.print(Text(f"{name}: {speaker.move(game.moves.parse(move.text))}", "bold"))
        for event in state.take_events():
            if event.logged:
                shown = event if seat is None else redact(event, viewer)
                out.print(event_line(speaker, shown))
        if boards:
            out.print(draw_board(game, state.view(viewer), speaker))


def verify_record(
    record: RecordFile,
    seen: Annotated[Path | None, typer.Option("--seen", metavar="FILE")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    told = decode_record(read_file(record))
    memory = None if seen is None else decode_memory(read_file(seen))
    checks = list(verify(find_game(told.game), told, memory))
    if as_json:
        out.print_json(msgspec.json.encode([_plain(check) for check in checks]).decode())
    else:
        out.print(_table(checks, seat_names(told.seats)))
        for sentence in _verdict(checks, is_finished=told.result is not None):
            out.print(sentence)
    if not all(check.holds for check in checks):
        raise typer.Exit(1)


MARKS: Final = {
    "holds": Text("✓", "green"),
    "warns": Text("!", "bold yellow"),
    "unproved": Text("–", "yellow"),
    "fails": Text("✗", "bold red"),
}
REMARK_STYLES: Final = {"holds": "dim", "warns": "yellow", "unproved": "yellow", "fails": "red"}


def _plain(check: Check) -> dict[str, object]:
    plain = msgspec.structs.asdict(check) | {"holds": check.holds, "state": check.state}
    del plain["caution"]
    return plain


def _table(checks: list[Check], names: list[str]) -> Table:
    texts = current_texts()
    table = Table(box=None, show_header=False, padding=(0, 1))
    for check in checks:
        found = Text(check.found, "dim", overflow="fold")
        if not check.holds:
            difference = say("cli-check-differs", claimed=check.claimed, found=check.found)
            found = Text(difference, "red", overflow="fold")
        table.add_row(MARKS[check.state], texts.get(f"check-{check.key}"), found)
        for remark in check.remarks:
            said = texts.get(remark.key, seats=", ".join(names[seat] for seat in remark.seats))
            table.add_row("", "", Text(said, REMARK_STYLES[check.state], overflow="fold"))
    return table


def _verdict(checks: list[Check], *, is_finished: bool) -> Iterator[Text]:
    """Never greener than the least of the steps."""
    states = [check.state for check in checks]
    if failed := states.count("fails"):
        yield Text(say("cli-verify-failed", count=failed), "bold red")
        return
    if not is_finished:
        yield Text(say("cli-verify-unfinished"), "green")
    if "unproved" in states:
        yield Text(say("cli-verify-limited"), "yellow")
    elif "warns" in states:
        yield Text(say("cli-verify-warned"), "yellow")
    elif is_finished:
        yield Text(say("cli-verify-holds"), "green")
