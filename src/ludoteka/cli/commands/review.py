"""`ludoteka review`: what decisions cost, what was luck, and how the match stands without."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ludoteka.cli.naming import seat_names
from ludoteka.cli.parameters import AsJson, RecordFile, Seed
from ludoteka.cli.words import Language, current_texts, err, out, say
from ludoteka.core import BadInput
from ludoteka.core.records import Record
from ludoteka.data.reading import LINES, read_records
from ludoteka.games import find_game
from ludoteka.review import Judged, Review, encode_review, review
from ludoteka.review.document import WORSE
from ludoteka.review.page import review_page
from ludoteka.review.summary import luck_lines, summary_head, summary_rows
from ludoteka.review.telling import judgement
from ludoteka.texts import Speaker, render

STYLES = {"find": "blue", "slip": "magenta", "mistake": "bold magenta", "blunder": "bold red"}


def review_record(
    record: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", "-s", metavar="N")] = None,
    budget: Annotated[int | None, typer.Option("--budget", metavar="N")] = None,
    seed: Seed = 0,
    match: Annotated[int | None, typer.Option("--match", metavar="N", min=1)] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    as_json: AsJson = False,
    page: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    lang: Language = None,
) -> None:
    if as_json and page:
        raise BadInput("review-one-output")
    found = _chosen(record, match)
    if page and len(found) > 1:
        raise BadInput("review-one-page", path=str(record))
    for each in found:
        done = _reviewed(each, seat, budget, seed)
        if page:
            _write(page, done, each)
        elif as_json and len(found) == 1:
            out.print_json(encode_review(done).decode())
        elif as_json:  # one a line, as the records were
            typer.echo(msgspec.json.encode(done).decode())
        else:
            _show(done, each, every=every)


def _chosen(path: Path, number: int | None) -> list[Record]:
    found = list(read_records([path]))
    if number is None and (found or path.suffix not in LINES):
        return found
    if not 1 <= (number or 1) <= len(found):
        raise BadInput("no-such-match", path=str(path), number=number or 1, count=len(found))
    return found[(number or 1) - 1 : number or 1]


def _reviewed(record: Record, seat: int | None, budget: int | None, seed: int) -> Review:
    seats = None if seat is None else (seat,)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
    ) as bar:
        task = bar.add_task(say("cli-review-running"), total=len(record.moves))

        def show(done: int, count: int) -> None:
            bar.update(task, completed=done, total=count)

        return review(record, seats=seats, budget=budget, seed=seed, progress=show)


def _write(path: Path, done: Review, record: Record) -> None:
    names = seat_names(record.seats)
    written = review_page(done, find_game(record.game), names, current_texts())
    try:
        path.write_text(written, "utf-8")
    except OSError as error:
        problem = error.strerror or "?"
        raise BadInput("unwritable-file", path=str(path), problem=problem) from None
    out.print(say("cli-review-written", path=str(path)))


def _show(done: Review, record: Record, *, every: bool) -> None:
    texts = current_texts()
    speaker = Speaker(texts, find_game(record.game), seat_names(record.seats))
    table = Table(
        box=None, padding=(0, 1), collapse_padding=True, pad_edge=False, header_style="dim"
    )
    for at, heading in enumerate(summary_head(texts)):
        table.add_column(heading, justify="right" if at else "left", overflow="fold")
    for row in summary_rows(done, speaker.names, texts):
        table.add_row(*row)
    shown = [each for each in done.judged if every or each.mark in (*WORSE, "find")]
    for judged in shown:
        for line in _lines(done, judged, speaker):
            out.print(line)
    if not shown:
        out.print(say("cli-review-clean"), style="dim")
    out.print(table)
    out.print(say("review-heading-luck"), style="bold")
    for told in luck_lines(done, speaker):
        out.print(f"    {told}")
    out.print(say("review-note"), style="dim")


def _lines(done: Review, judged: Judged, speaker: Speaker) -> Iterator[Text]:
    texts = speaker.texts
    place = texts.get("review-decision", move=judged.move, player=speaker.names[judged.seat])
    first, *rest = [
        render(texts, speaker.names, phrase)
        for phrase in judgement(speaker.game, done.unit, judged)
    ]
    yield Text.assemble((f"{place} ", "dim"), (first, STYLES.get(judged.mark, "")))
    for sentence in rest:
        yield Text(f"    {sentence}")
