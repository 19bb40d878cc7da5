"""`ludoteka replay` and `verify`: what a record tells."""

from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from ludoteka.cli.parameters import AsJson, RecordFile, read_file
from ludoteka.cli.table import draw_board, event_line
from ludoteka.cli.words import Language, current_texts, out, say
from ludoteka.core import BadInput, Seat, redact
from ludoteka.core.records import decode_record, replay
from ludoteka.core.verify import verify
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
    speaker = Speaker(current_texts(), game, [each.name for each in told.seats])
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


def verify_record(record: RecordFile, as_json: AsJson = False, lang: Language = None) -> None:
    told = decode_record(read_file(record))
    checks = list(verify(find_game(told.game), told))
    failed = [check for check in checks if not check.holds]
    if as_json:
        plain = [{**msgspec.structs.asdict(check), "holds": check.holds} for check in checks]
        out.print_json(msgspec.json.encode(plain).decode())
        raise typer.Exit(1 if failed else 0)
    texts = current_texts()
    table = Table(box=None, show_header=False, padding=(0, 1))
    for check in checks:
        mark = Text("✓", "green") if check.holds else Text("✗", "bold red")
        what = texts.get(f"check-{check.key}")
        if check.holds:
            table.add_row(mark, what, Text(check.found, "dim", overflow="fold"))
        else:
            difference = say("cli-check-differs", claimed=check.claimed, found=check.found)
            table.add_row(mark, what, Text(difference, "red", overflow="fold"))
    out.print(table)
    if failed:
        out.print(say("cli-verify-failed", count=len(failed)), style="bold red")
        raise typer.Exit(1)
    unfinished = told.result is None
    out.print(
        say("cli-verify-unfinished") if unfinished else say("cli-verify-holds"), style="green"
    )
