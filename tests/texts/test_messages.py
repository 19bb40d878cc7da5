"""No message is missing, unused or wrongly fed, in any language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import ludoteka
from ludoteka.bots import CAST
from ludoteka.cli.app import command, subcommand
from ludoteka.cli.commands import COMMANDS
from ludoteka.cli.translating import all_parts, help_key
from ludoteka.core import Game
from ludoteka.core.description import GameInfo, describe
from ludoteka.core.events import CORE_EVENTS, Event, event_name
from ludoteka.games import games
from ludoteka.games.tutorials import tutorial
from ludoteka.review.judge import JUDGES
from ludoteka.server.errors import Refused
from ludoteka.texts import LANGUAGES, Texts
from ludoteka.texts.phrases import SEAT, telling

SOURCE = Path(ludoteka.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
ARGUMENTS = dict[str, frozenset[str]]
REFUSALS = frozenset(kind.__name__ for kind in Refused.__subclasses__())


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str) -> ARGUMENTS:
    """All messages of a language with the variables that they use."""
    found: ARGUMENTS = {}
    for file in sorted((SOURCE / "locales" / language).rglob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


@cache
def expected() -> ARGUMENTS:
    """All messages that the program says, with the arguments that it gives."""
    found: ARGUMENTS = {
        "core-winners": frozenset({"winners", "count"}),
        "core-by-seat": frozenset({"seat", "value"}),
        "core-nothing": frozenset(),
    }
    for kind in CORE_EVENTS:
        found[f"core-event-{event_name(kind)}"] = event_arguments(kind)
    for game in games().values():
        found |= game_messages(game)
    found |= dict(said_in_code())
    found |= cli_messages()
    for figure in CAST:
        found |= {f"figure-{figure.id}": frozenset(), f"figure-{figure.id}-temper": frozenset()}
    return found


def event_arguments(kind: type[Event]) -> frozenset[str]:
    fields = (*kind.__struct_fields__[1:],)
    return frozenset(field for field in fields if field not in kind.unsaid)


def game_messages(game: Game) -> ARGUMENTS:
    key = game.key
    heads = ("title", "summary", "aim", "authors")
    found: ARGUMENTS = {f"{key}-{head}": frozenset() for head in heads}
    for listing in game.listings():
        found[f"{key}-list-{listing.key}"] = frozenset()
        found |= {f"{key}-column-{column}": frozenset() for column in listing.columns}
    for kind in game.event_kinds:
        found[f"{key}-event-{event_name(kind)}"] = event_arguments(kind)
    for decision in game.decisions:
        found[f"{key}-ask-{decision.key}"] = frozenset()
    for phrase, names in game.phrases.items():
        found[f"{key}-{phrase}"] = frozenset(names)
    for option in msgspec.structs.fields(game.options):
        found[f"{key}-option-{option.encode_name}"] = frozenset()
        found[f"{key}-option-{option.encode_name}-help"] = frozenset()
    found |= form_messages(describe(game))
    for section in game.sections:
        found[f"{key}-section-{section.key}"] = frozenset()
    for clause in game.clauses:
        found[f"rule-{clause}"] = frozenset()
    if game.examples:
        found[f"{key}-section-examples"] = frozenset()
    for number in range(1, game.examples + 1):
        found[f"{key}-example-{number}"] = frozenset()
    for lesson in tutorial(game):
        found |= dict.fromkeys(lesson.messages, frozenset())
    return found


def form_messages(info: GameInfo) -> ARGUMENTS:
    """What a set-up form says."""
    keys = [preset.label for preset in info.presets]
    for option in info.options:
        keys += [option.label, option.about, *(choice.label for choice in option.choices)]
    return dict.fromkeys(keys, frozenset())


def cli_messages() -> ARGUMENTS:
    """The help of every subcommand and parameter, and what `verify` checks."""
    keys: set[str] = set()
    parts = {"cli": command(), **{f"cli-{name}": subcommand(name) for name in COMMANDS}}
    for path, whole in parts.items():
        for key, part, context in all_parts(whole, path):
            keys |= {key, *(help_key(each.name or "") for each in part.get_params(context))}
    checks = re.findall(r'Check\("([a-z-]+)"', (SOURCE / "core/verify.py").read_text("utf-8"))
    keys |= {f"check-{check}" for check in checks}
    return dict.fromkeys(keys, frozenset())


def said_in_code() -> Iterator[tuple[str, frozenset[str]]]:
    """`BadInput("code", …)` and the server's refusals say `error-code`.

    `….get("id", …)` and `say("id", …)` say `id`; `Phrase("bot-id", {…})` is said of a bot,
    `Phrase("review-id", {…})` of a decision, `Remark("verify-id", …)` of a record.
    """
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (key := _said(node)):
                yield key, frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            elif isinstance(node, ast.Call) and (said := _phrase(node)):
                yield said


def _said(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return None
    name = ast.unparse(call.func)
    if name in ("BadInput", "UnfairDeal") or name in REFUSALS:
        return f"error-{first.value}"
    if name == "say" or name.endswith("texts.get"):
        return first.value
    return None


def _phrase(call: ast.Call) -> tuple[str, frozenset[str]] | None:
    first = call.args[0] if call.args else None
    if ast.unparse(call.func) not in ("Phrase", "Remark") or not isinstance(first, ast.Constant):
        return None
    if ast.unparse(call.func) == "Remark":
        return str(first.value), frozenset({"seats"} if call.args[1:] else ())
    names = [each.value for each in _keys(call.args[1:]) if isinstance(each, ast.Constant)]
    key = str(first.value)
    return (key, frozenset(map(str, names))) if key.startswith(("bot-", "review-")) else None


def _keys(arguments: list[ast.expr]) -> list[ast.expr | None]:
    return arguments[0].keys if arguments and isinstance(arguments[0], ast.Dict) else []


def belongs_to_a_missing_game(key: str) -> bool:
    """Texts of games that have texts already and are not in the house yet."""
    prefixes = ("face-to-face-", "sakura-", "intrigo-", "bang-")
    clauses = ("rule-FF-", "rule-SA-", "rule-IN-", "rule-BA-")
    here = tuple(f"{game}-" for game in games())
    rules = tuple(f"rule-{game.clauses[0].split('-')[0]}-" for game in games().values())
    return key.startswith((*prefixes, *clauses)) and not key.startswith((*here, *rules))


def said_by_the_page() -> set[str]:
    """Keys `web-…`, which stand literally in the sources of the web client."""
    files = [file for file in CLIENT.rglob("*") if file.suffix in {".ts", ".svelte"}]
    found = (re.findall(r"['\"`](web-[a-z0-9-]+)['\"`]", file.read_text("utf-8")) for file in files)
    return {key for keys in found for key in keys} | said_of_reviews()


def said_of_reviews() -> set[str]:
    """What the page puts together: decisions of games, and units of their judges."""
    kinds = {
        f"web-review-kind-{key}-{decision.key}"
        for key, game in games().items()
        if key in JUDGES
        for decision in game.decisions
    }
    return kinds | {f"web-review-unit-{judge.unit}" for judge in JUDGES.values() if judge.unit}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_unused(language: str) -> None:
    there = {key for key in messages(language) if not belongs_to_a_missing_game(key)}
    assert {key for key in there if not key.startswith("web-")} == set(expected())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parsed_alone_says_what_it_says_among_all(language: str) -> None:
    texts = Texts(language)
    whole = FluentBundle([language], use_isolating=False)
    for file in sorted((SOURCE / "locales" / language).rglob("*.ftl")):
        whole.add_resource(FluentResource(file.read_text("utf-8")))
    for key, variables in messages(language).items():
        pattern = whole.get_message(key).value
        assert pattern is not None
        assert key in texts
        said, problems = whole.format_pattern(pattern, dict.fromkeys(variables, 3))
        assert (texts.get(key, **dict.fromkeys(variables, 3)), problems) == (said, [])
    assert "-sakura-painter" not in texts
    with pytest.raises(KeyError):
        texts.get("-sakura-painter")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_is_written_with_the_same_arguments(language: str) -> None:
    there = {key: used for key, used in messages(language).items() if key.startswith("web-")}
    assert set(there) == said_by_the_page()
    assert there == {key: used for key, used in messages("en").items() if key in there}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_argument_is_missing_or_unused(language: str) -> None:
    there = messages(language)
    for key, arguments in expected().items():
        counts = {variable for variable in there[key] if variable.endswith("-count")}
        used = {re.sub("-(count|acc)$", "", variable) for variable in there[key]}
        assert used == arguments, key
        assert all(re.sub("-count$", "", count) in arguments for count in counts), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_looks_at_what_a_player_is_called(language: str) -> None:
    for game in games().values():
        for kind in game.all_event_kinds:
            seats = {field for field, told in telling(game.key, kind).fields if told == SEAT}
            select = selected(language).get(f"{game.key}-event-{event_name(kind)}", set())
            assert not seats & select, f"{game.key}-event-{event_name(kind)}: say $…-count"


@cache
def selected(language: str) -> dict[str, set[str]]:
    """By message, the variables that it selects by."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "locales" / language).rglob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message):
                by = [select.selector for select in _selects(entry)]
                names = {each.id.name for each in by if isinstance(each, fluent.VariableReference)}
                found[entry.id.name] = names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms_of_the_language(language: str) -> None:
    forms = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}}
    categories = {"zero", "one", "two", "few", "many"}
    for file in sorted((SOURCE / "locales" / language).rglob("*.ftl")):
        for select in _selects(parse(file.read_text("utf-8"))):
            keys = {v.key.name for v in select.variants if isinstance(v.key, fluent.Identifier)}
            if keys & categories:
                assert forms[language] <= keys, f"{file.name}: {sorted(keys)}"


def _selects(node: fluent.BaseNode) -> list[fluent.SelectExpression]:
    found: list[fluent.SelectExpression] = []

    class Selects(Visitor):
        def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Selects().visit(node)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bots_say_is_where_a_replay_looks_for_it(language: str) -> None:
    """The page loads `bots`, and `bots-bang` for a match of BANG!, but no other game's."""
    for file in (SOURCE / "locales" / language).rglob("*.ftl"):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.id.name.startswith("bot-"):
                of_games = {f"bots-{key}" for key in games() if f"bot-{key}-" in entry.id.name}
                assert file.stem in {"bots", *of_games}, entry.id.name
