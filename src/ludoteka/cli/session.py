"""One match at the terminal: asks the person, lets the bots play, keeps the record."""

from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteka.bots import Bot, find_bot
from ludoteka.bots.explaining import explanation
from ludoteka.cli.choosing import MANY, beginning_with, find_choice, outline
from ludoteka.cli.commands.info import clause_text
from ludoteka.cli.naming import seat_names
from ludoteka.cli.table import draw_board, event_line
from ludoteka.cli.words import current_texts, out, say
from ludoteka.core import BadInput, Event, IllegalMove, Move, Rng, Seat, redact
from ludoteka.core.fairness import fresh_seed
from ludoteka.core.match import Match
from ludoteka.core.records import encode_record
from ludoteka.texts import Speaker, render
from ludoteka.texts.speaker import say_error


class Leave(Exception):
    """The person wants to go."""


class Session:
    def __init__(
        self, match: Match, human: Seat | None, record: Path | None, *, why: bool = False
    ) -> None:
        """`why`: show after the match what the bots said about their moves."""
        self.match = match
        self.game = match.game
        self.human = human
        self.path = record
        self.why = why
        self.reasons: list[tuple[Seat, Move, str]] = []
        self.speaker = Speaker(current_texts(), match.game, seat_names(match.seats))
        self.unread = match.received(human)
        rng = Rng(fresh_seed())
        self.bots: dict[Seat, Bot] = {}
        for number, info in enumerate(match.seats):
            if info.bot is not None:
                seat = Seat(number)
                bot = find_bot(info.bot, self.game)(self.game, seat, rng.child(f"bot {seat}"))
                self.bots[seat] = bot
                for event in match.received(seat):
                    bot.see(event)

    def run(self) -> None:
        self._greet()
        try:
            self._play()
        except (Leave, KeyboardInterrupt, EOFError):
            out.print()
            self._save()
            out.print(say("cli-play-left"))
            return
        self._show_news()
        self._show_result()
        if self.why:
            self._show_reasons()
        self._save()

    def _greet(self) -> None:
        title = self.speaker.texts.get(f"{self.game.key}-title")
        out.print(Rule(Text(title, "bold")))
        seats = zip(self.speaker.names, self.match.seats, strict=True)
        bots = [f"{name} ({each.bot})" for name, each in seats if each.bot]
        out.print(say("cli-play-greeting", bots=", ".join(bots)))
        commitment = self.match.fairness.commitment
        out.print(Text(say("cli-play-commitment", commitment=commitment), "dim"))
        if self.human is not None:
            out.print(say("cli-play-keys"), style="dim")

    def _play(self) -> None:
        state = self.match.state
        while acting := state.to_act():
            for seat in acting:
                if seat == self.human:
                    self._person_moves(seat)
                else:
                    self._bot_moves(seat)
            if self.human is None:
                self._show_news()

    def _bot_moves(self, seat: Seat) -> None:
        bot, state = self.bots[seat], self.match.state
        move = bot.choose(state.view(seat), state.legal(seat))
        said = " ".join(
            render(self.speaker.texts, self.speaker.names, phrase) for phrase in explanation(bot)[0]
        )
        if said:
            self.reasons.append((seat, move, said))
        self._do(seat, move)

    def _do(self, seat: Seat, move: Move) -> None:
        happened = self.match.play(seat, move)
        for bot in self.bots.values():
            for event in happened:
                bot.see(redact(event, bot.seat))
        self.unread += [redact(event, self.human) for event in happened]

    # -- The person --------------------------------------------------------------------

    def _person_moves(self, seat: Seat) -> None:
        self._show_news()
        moves = self.match.state.legal(seat)
        self._show_question(seat, moves)
        while True:
            line = out.input(Text("> ", "bold")).strip()
            if not line:
                continue
            try:
                move = self._answer(line, moves)
                if move is not None:
                    self._do(seat, move)
                    return
            except (BadInput, IllegalMove) as problem:
                out.print(self.speaker.error(problem), style="yellow")

    def _answer(self, line: str, moves: list[Move]) -> Move | None:
        """The chosen move; None when the line was a command."""
        word, _, rest = line.partition(" ")
        if word in ("?", "h", "help"):
            self._explain(rest.strip())
        elif word in ("q", "quit", "exit"):
            raise Leave
        elif word == "log":
            self._show(self.match.received(self.human))
        elif word == "undo":
            decision = self.match.state.view(self.human).decision or ""
            rule = self.game.decision(decision).rule
            out.print(say("cli-play-no-undo", rule=rule), style="yellow")
        else:
            return self._find(line, moves)
        return None

    def _find(self, line: str, moves: list[Move]) -> Move | None:
        """The move that the line names; None when it only began several of very many."""
        if len(moves) > MANY and not line.lstrip("#").isdecimal():
            begun = beginning_with(self.game, self.speaker, line, moves)
            if len(begun) > 1 and line.lower() not in map(self.game.moves.text, begun):
                self._show_moves(begun, moves)
                return None
        return find_choice(self.game, self.speaker, line, moves)

    def _explain(self, clause: str) -> None:
        """The clause that was asked for, or what is to be decided and what can be typed."""
        if clause:
            out.print(clause_text(self.game, clause, self.speaker.texts))
            return
        decision = self.match.state.view(self.human).decision or ""
        rule = self.game.decision(decision).rule
        out.print(self.speaker.decision(decision), style="bold")
        out.print(clause_text(self.game, rule, self.speaker.texts))
        out.print(say("cli-play-explained", game=self.game.key, clause=rule))

    # -- What is shown -----------------------------------------------------------------

    def _show_news(self) -> None:
        self._show(self.unread)
        self.unread = []

    def _show(self, events: list[Event]) -> None:
        for event in events:
            if event.logged:
                out.print(event_line(self.speaker, event))

    def _show_question(self, seat: Seat, moves: list[Move]) -> None:
        view = self.match.state.view(seat)
        out.print(Rule(style="dim"))
        out.print(draw_board(self.game, view, self.speaker))
        decision = self.game.decision(view.decision or "")
        question = self.speaker.decision(decision.key)
        out.print(Text.assemble((f"\n{question}", "bold"), (f"  {decision.rule}", "dim cyan")))
        self._show_moves(moves, moves)

    def _show_moves(self, moves: list[Move], listed: list[Move]) -> None:
        """Some of the listed moves with their numbers; of very many, how they begin."""
        table = Table(box=None, show_header=False, padding=(0, 1))
        if len(moves) > MANY:
            for words, group in outline(self.game, moves).items():
                example = self.speaker.move(group[0])
                table.add_row(words, Text(f"×{len(group)}", "dim"), Text(f"{example} …", "dim"))
            out.print(table)
            example = self.game.moves.text(moves[-1])
            out.print(say("cli-play-many", count=len(moves), example=example), style="dim")
            return
        view = self.match.state.view(self.human)
        for move in moves:
            hint = Text(self.speaker.hint(view, move), "dim")
            number = Text(f"{listed.index(move) + 1}", "dim")
            table.add_row(number, self.speaker.move(move), hint)
        out.print(table)

    def _show_result(self) -> None:
        result = self.match.state.result()
        assert result is not None
        out.print(Rule(style="dim"))
        table = Table(box=None, padding=(0, 2), header_style="dim")
        for heading in (say("cli-heading-rank"), say("cli-heading-name"), say("cli-heading-score")):
            table.add_column(heading)
        order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
        for seat in order:
            style = "bold" if seat == self.human else ""
            rank, score = result.ranks[seat], result.scores[seat]
            table.add_row(str(rank), self.speaker.names[seat], str(score), style=style)
        out.print(table)

    def _show_reasons(self) -> None:
        out.print(Rule(style="dim"))
        if not self.reasons:
            out.print(say("cli-play-no-reasons"), style="dim")
        for seat, move, said in self.reasons:
            line = (f"{self.speaker.names[seat]}: {self.speaker.move(move)}  ", "bold")
            out.print(Text.assemble(line, said))

    def _save(self) -> None:
        path = self.path or _records_folder() / _file_name(self.game.key)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(encode_record(self.match.record()))
        except OSError as error:
            problem = BadInput("unwritable-file", path=str(path), problem=error.strerror or "?")
            out.print(say_error(self.speaker.texts, problem), style="red")
            return
        out.print(Text(say("cli-play-saved", path=str(path)), "dim"))


def _records_folder() -> Path:
    return user_data_path("ludoteka", appauthor=False) / "records"


def _file_name(game: str) -> str:
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{game}.json"
