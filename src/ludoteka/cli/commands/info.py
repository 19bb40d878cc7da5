"""`ludoteka games` and `ludoteka rules`: what there is, and how it goes."""

from typing import Annotated

import msgspec
import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteka.bots import bot_names
from ludoteka.cli.completing import offer_clauses
from ludoteka.cli.parameters import AsJson, GameKey
from ludoteka.cli.words import Language, current_texts, out, say
from ludoteka.core import BadInput, Game
from ludoteka.games import find_game, games
from ludoteka.texts import Texts
from ludoteka.texts.rulebook import Sheet, facts, sheets


def show_games(lang: Language = None, as_json: AsJson = False) -> None:
    texts = current_texts()
    if as_json:
        out.print_json(
            msgspec.json.encode([_facts(game, texts) for game in games().values()]).decode()
        )
        return
    table = Table(box=None, padding=(0, 2, 1, 0), header_style="bold")
    for heading in (say("cli-heading-game"), say("cli-heading-players"), ""):
        table.add_column(heading)
    for game in games().values():
        counts = game.seat_counts
        players = str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
        name = Text.assemble((texts.get(f"{game.key}-title"), "bold"), f"\n{game.key}")
        options = ", ".join(_option_names(game)) or "–"
        summary = texts.get(f"{game.key}-summary")
        known = say("cli-game-facts", options=options, bots=", ".join(bot_names(game)))
        table.add_row(name, players, Text.assemble(summary, (f"\n{known}", "dim")))
    out.print(table)
    out.print(say("cli-games-next"), style="dim")


def _facts(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "key": game.key,
        "title": texts.get(f"{game.key}-title"),
        "summary": texts.get(f"{game.key}-summary"),
        "seats": list(game.seat_counts),
        "options": _option_names(game),
        "bots": bot_names(game),
    }


def _option_names(game: Game) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(game.options)]


def show_rules(
    game: GameKey,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", autocompletion=offer_clauses)
    ] = None,
    lang: Language = None,
) -> None:
    chosen = find_game(game)
    texts = current_texts()
    if clause is not None:
        out.print(clause_text(chosen, clause, texts))
        return
    out.print(texts.get(f"{chosen.key}-title"), style="bold underline")
    out.print(texts.get(f"{chosen.key}-summary"), style="italic")
    out.print(facts(chosen, texts), style="dim")
    out.print(f"\n{texts.get('rulebook-aim')}", style="bold")
    out.print(Padding(Text(texts.get(f"{chosen.key}-aim")), (0, 0, 0, 2)))
    for section in chosen.sections:
        out.print(f"\n{texts.get(f'{chosen.key}-section-{section.key}')}", style="bold")
        for each in section.clauses:
            out.print(clause_text(chosen, each, texts))
        for sheet in sheets(chosen, section.key, texts):
            out.print(_sheet(sheet))
    if chosen.examples:
        out.print(f"\n{texts.get(f'{chosen.key}-section-examples')}", style="bold")
    for number in range(1, chosen.examples + 1):
        out.print(Padding(Text(texts.get(f"{chosen.key}-example-{number}")), (0, 0, 0, 2)))
    _show_options(chosen, texts)


def _sheet(sheet: Sheet) -> Table:
    table = Table(box=None, title=sheet.title, title_justify="left", padding=(0, 2))
    for head in sheet.heads:
        table.add_column(head, style="default")
    for row in sheet.rows:
        table.add_row(*row)
    return table


def clause_text(game: Game, clause: str, texts: Texts) -> Table:
    """A clause with its id in the margin."""
    known = {each.lower(): each for each in game.clauses}
    found = known.get(clause.lower())
    if found is None:
        ends = f"{game.clauses[0]} … {game.clauses[-1]}"
        raise BadInput("unknown-clause", clause=clause, game=game.key, known=ends)
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="cyan", width=max(len(each) for each in game.clauses), no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(found, texts.get(f"rule-{found}"))
    return table


def _show_options(game: Game, texts: Texts) -> None:
    names = _option_names(game)
    if names:
        out.print(f"\n{say('cli-options')}", style="bold")
    for name in names:
        title = texts.get(f"{game.key}-option-{name}")
        told = texts.get(f"{game.key}-option-{name}-help")
        out.print(Padding(Text.assemble((f"{name} ", "cyan"), f"({title}): {told}"), (0, 0, 0, 2)))
