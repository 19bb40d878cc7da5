"""One match at the terminal: asks the person, lets the bots play, keeps the record."""

from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteka.bots import Bot, find_bot
from ludoteka.bots.explaining import explanation
from ludoteka.cli.choosing import beginning_with, find_choice, is_named
from ludoteka.cli.commands.info import clause_text
from ludoteka.cli.listing import MoveList
from ludoteka.cli.naming import seat_names
from ludoteka.cli.pace import Pace
from ludoteka.cli.table import draw_board, event_line, height, is_low
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
        self,
        match: Match,
        human: Seat | None,
        record: Path | None,
        *,
        pace: Pace,
        why: bool = False,
    ) -> None:
        """`why`: show after the match what the bots said about their moves. `pace`: of a match
        that is only watched."""
        self.match = match
        self.game = match.game
        self.human = human
        self.path = record
        self.pace = pace
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
        if self.human is None:
            out.print(say("cli-play-watching", bots=", ".join(bots)))
        else:
            out.print(say("cli-play-greeting", bots=", ".join(bots)))
        commitment = self.match.fairness.commitment
        out.print(Text(say("cli-play-commitment", commitment=commitment), "dim"))
        if self.human is not None:
            out.print(say("cli-play-keys"), style="dim")
        elif self.pace.is_attended:
            out.print(say("cli-watch-keys"), style="dim")

    def _play(self) -> None:
        state = self.match.state
        while acting := state.to_act():
            for seat in acting:
                if seat == self.human:
                    self._person_moves(seat)
                else:
                    self._bot_moves(seat)
            if self.human is None:
                self._show_watched()

    def _show_watched(self) -> None:
        """What happened, and the table after it."""
        if not any(event.logged for event in self.unread):
            return
        self._show_news()
        if not self.match.state.to_act():
            return  # the result follows
        self._show_board(compact=is_low())
        self.pace.wait()

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
        moves = self.match.state.legal(seat)
        self._show_page(self._question(seat, moves))
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
        elif word == "board":
            self._show_board(compact=False)
        elif word == "log":
            self._show(self.match.received(self.human))
        elif word == "undo":
            out.print(say("cli-play-no-undo"), style="yellow")
        else:
            return self._find(line, moves)
        return None

    def _find(self, line: str, moves: list[Move]) -> Move | None:
        """The move that the line names; None when it only began several of very many."""
        if not line.lstrip("#").isdecimal() and not is_named(self.game, self.speaker, line, moves):
            begun = beginning_with(self.game, self.speaker, line, moves)
            if len(begun) > 1:
                out.print(self._listed(begun, moves))
                return None
        return find_choice(self.game, self.speaker, line, moves)

    def _explain(self, clause: str) -> None:
        """The clause that was asked for, or what is to be decided and what can be typed."""
        if clause:
            out.print(clause_text(self.game, clause, self.speaker.texts))
            return
        view = self.match.state.view(self.human)
        rule = self.game.decision(view.decision or "").rule
        out.print(self.speaker.question(view), style="bold")
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

    def _show_board(self, *, compact: bool) -> None:
        view = self.match.state.view(self.human)
        out.print(Rule(style="dim"))
        out.print(draw_board(self.game, view, self.speaker, compact=compact))

    def _show_page(self, question: RenderableType) -> None:
        """The news and then the question; in a low terminal, what does not fit on it together
        one after the other."""
        news = Group(*(event_line(self.speaker, each) for each in self.unread if each.logged))
        self.unread = []
        if is_low() and height(news) > 0 and height(news) + height(question) >= out.height:
            out.print(news)
            out.input(Text(say("cli-play-more"), "dim"))
        else:
            out.print(news, end="")
        out.print(question)

    def _question(self, seat: Seat, moves: list[Move]) -> RenderableType:
        view = self.match.state.view(seat)
        decision = self.game.decision(view.decision or "")
        question = self.speaker.question(view)
        above = Group(
            Rule(style="dim"),
            draw_board(self.game, view, self.speaker, compact=is_low()),
            Text.assemble((f"\n{question}", "bold"), (f"  {decision.rule}", "dim cyan")),
        )
        return Group(above, self._listed(moves, moves, used=height(above) if is_low() else 0))

    def _listed(self, some: list[Move], moves: list[Move], used: int = 0) -> RenderableType:
        """Some of the legal moves; in a low terminal so that they fit below what uses its lines."""
        view = self.match.state.view(self.human)
        lists = MoveList(self.game, self.speaker, view, moves)
        if not is_low():
            return lists.usual(some)
        forms = list(lists.forms(some))
        fitting = (form for form in forms if used + height(form) < out.height)
        return next(fitting, min(forms, key=height))

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
