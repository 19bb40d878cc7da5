"""The TypeScript types are true: they compile, and so does what games really send."""

import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from ludoteka.core import Event, Game, redact
from ludoteka.core.description import describe
from ludoteka.games import games
from ludoteka.texts import event_phrase
from scripts.typescript import Writer, generate, view_type
from tests.conformance.cases import CASES, Case, walk

pytestmark = pytest.mark.uncounted

ROOT = Path(__file__).parent.parent.parent
TYPESCRIPT = "typescript@5"


@pytest.fixture(scope="session")
def compiler(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`tsc`: that of the web client, or one installed for these tests."""
    here = ROOT / "web" / "node_modules" / ".bin" / "tsc"
    if here.exists():
        return here
    folder = tmp_path_factory.mktemp("typescript")
    npm = shutil.which("npm")
    command = [
        npm or "npm",
        "install",
        "--no-save",
        "--silent",
        "--prefix",
        str(folder),
        TYPESCRIPT,
    ]
    if npm and subprocess.run(command, check=False, capture_output=True).returncode == 0:
        return folder / "node_modules" / ".bin" / "tsc"
    if os.environ.get("CI") == "true":
        pytest.fail("CI needs Node.js and the package typescript")
    pytest.skip("neither Node.js nor the package typescript is here")


WRONG = (
    'import * as types from "./types";',
    'const a: types.Events["six-nimmt"] = {event: "card-chosen", rule: "6N-3", seat: 1};',
    'const b: types.Events["six-nimmt"] = {event: "card-stolen", rule: "6N-3", seat: 1};',
    'const c: types.Phrase = {key: "x", arguments: {seat: {chair: 1}}};',
)

Complaints = dict[str, list[str]]
"""What the compiler says, by file."""


@pytest.fixture(scope="module")
def complaints(compiler: Path, tmp_path_factory: pytest.TempPathFactory) -> Complaints:
    """Of all files at once: most of the time the compiler starts, and reads the types."""
    files = {"types": generate(), "wrong": "\n".join(WRONG)}
    files |= {key: "\n".join(all_sent(game)) for key, game in games().items()}
    folder = tmp_path_factory.mktemp("sent")
    for name, text in files.items():
        (folder / f"{name}.ts").write_text(text, "utf-8")
    command = [str(compiler), "--strict", "--noEmit", *(f"{name}.ts" for name in files)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    said = done.stdout.splitlines()
    found = {name: [line for line in said if line.startswith(f"{name}.ts(")] for name in files}
    assert sum(map(len, found.values())) == sum("error" in line for line in said), done.stdout
    return found


def literal(name: str, kind: str, value: object) -> str:
    return f"export const {name}: {kind} = {msgspec.json.encode(value).decode()};"


def sent(case: Case, number: int) -> list[str]:
    """What a random walk sends to its viewers: some views, each kind of event, and phrases."""
    key, seen = case.game.key, set[tuple[type[Event], bool]]()
    state = case.new(3)
    lines: list[str] = []
    for at, _ in enumerate(walk(state, 3)):
        viewer = case.viewers[at % len(case.viewers)]
        if at % 97 == 0:
            view = state.view(viewer)
            lines.append(literal(f"view{number}_{len(lines)}", f'types.Views["{key}"]', view))
        for event in state.take_events():
            received = redact(event, viewer)
            if (type(event), received == event) not in seen:
                seen.add((type(event), received == event))
                said = event_phrase(case.game, received)
                told = f'types.Events["{key}"]'
                lines.append(literal(f"event{number}_{len(lines)}", told, received))
                lines.append(literal(f"phrase{number}_{len(lines)}", "types.Phrase", said))
    options = case.game.parse_options(case.seats, case.options)
    tables = case.game.printed(case.seats, options)
    lines.append(literal(f"options{number}", f'types.OptionsOf["{key}"]', options))
    lines.append(literal(f"printed{number}", f'types.PrintedOf["{key}"]', tables))
    return lines


def all_sent(game: Game) -> list[str]:
    cases = [case for case in CASES if case.game is game]
    some = [*cases[:: max(1, len(cases) // 4)], cases[-1]]
    lines = ['import * as types from "./types";']
    for number, case in enumerate(some):
        lines += sent(case, number)
    return [*lines, literal("info", "types.GameInfo", describe(game))]


def test_the_types_compile(complaints: Complaints) -> None:
    assert complaints["types"] == []


@pytest.mark.parametrize("game", games())
def test_what_games_send_is_of_these_types(complaints: Complaints, game: str) -> None:
    assert complaints[game] == []


def test_what_no_game_sends_is_refused(complaints: Complaints) -> None:
    lines = [line.split("(")[1].split(",")[0] for line in complaints["wrong"]]
    assert lines == ["2", "3", "4"]


def test_the_text_is_the_same_every_time() -> None:
    assert generate() == generate()


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type", omit_defaults=True):
    """A message of a server."""

    name: str
    times: tuple[int, ...] = ()


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="type", rename="kebab"):
    exit_code: int | None


def test_other_types_can_be_added() -> None:
    text = generate([Hello], {"Message": [Hello, Bye]})
    assert "export type Message =\n  | Hello\n  | Bye;" in text
    assert '/** A message of a server. */\nexport interface Hello {\n  type: "hello";' in text
    assert "times?: Array<number>;" in text
    assert '"exit-code": number | null;' in text


class Wish(msgspec.Struct, frozen=True):
    """What a client sends."""

    name: str
    scopes: frozenset[str] = frozenset()
    note: str | msgspec.UnsetType = msgspec.UNSET


def test_a_request_may_leave_out_what_has_a_default() -> None:
    fields = "interface Wish {\n  name: string;\n  scopes%s: Array<string>;\n  note%s: string;\n}"
    assert fields % ("", "") in generate([Wish])
    assert fields % ("?", "?") in generate(requests=[Wish])


class Envelope(msgspec.Struct, frozen=True):
    content: msgspec.Raw


def test_what_was_encoded_before_is_told_by_its_real_type() -> None:
    text = generate([Envelope], raws={(Envelope, "content"): tuple[Event, ...]})
    assert "interface Envelope {\n  content: Array<BaseEvent>;\n}" in text
    with pytest.raises(TypeError, match="no TypeScript for"):
        generate([Envelope])


def test_two_types_of_one_name_are_refused() -> None:
    other = type("Hello", (msgspec.Struct,), {})
    writer = Writer()
    writer.written(Hello)
    with pytest.raises(TypeError, match="two types are called Hello"):
        writer.written(other)


def test_what_has_no_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        Writer().written(set[int])


def test_views_are_found_by_game() -> None:
    text = generate()
    for key, game in games().items():
        assert f"{msgspec.json.encode(key).decode()}: {view_type(game).__name__};" in text
