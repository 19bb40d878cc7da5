"""Other people's tools read the description of the API: two generators and schemathesis.

The description comes from a running server, and what is generated talks to it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from ludoteka.server.config import Settings
from tests.cli.hosting import until
from tests.server.running import FAST, PLENTY, Node

pytest.importorskip("openapi_python_client")
pytest.importorskip("schemathesis")

ROOT: Final = Path(__file__).parents[2]
TYPESCRIPT: Final = ("openapi-typescript@7.10.1", "typescript@5.9.3")
ENDLESS: Final = "/(bot|tables/[^/]+)/stream$"
"""They answer for as long as one listens."""

ENDS_THE_CALLER: Final = "^/api/(session|me$|accounts)"
"""They log out or delete whoever asks, and nothing is allowed after that."""

PARTS: Final = {"games": "^/api/games", "tables and records": "^/api/(tables|records)/"}
"""Parts of the API that come before what would log out or delete whoever asks."""

LINES_ARE_JSON: Final = "content_type_overrides: {application/x-ndjson: application/json}"
"""A generator without streams: it knows the type of the lines, and reads all of them at once."""

PLAYS: Final = '''
"""What someone writes with the generated client: a table, and what its host sees of it."""
import sys

from house import Client
from house.api.tables import get_table_now, open_table
from house.models import SixNimmtView, TableRequest, Welcome

client = Client(base_url=sys.argv[1])
http = client.get_httpx_client()
http.headers["origin"] = sys.argv[1]
opened = open_table.sync(client=client, body=TableRequest(game="six-nimmt", start=True))
welcome = get_table_now.sync(client=client, table_id=opened.id)
assert isinstance(welcome, Welcome), welcome
(sight,) = welcome.sights
assert sight.view.to_dict()["seat"] == 0
assert len(sight.events) > 3
print(opened.path, len(sight.events))
'''

USES: Final = """
import type { components, operations } from "./house";

type Request = components["schemas"]["TableRequest"];
type Clock = NonNullable<Request["clock"]>;
type Now = operations["get_table_now"]["responses"][200]["content"]["application/json"];

export const request: Request = { game: "bang" };
export const clock: Clock = { kind: "none" };
export const seats = (now: Now): (number | null)[] => now.sights.map((sight) => sight.seat);
export const rows = (view: components["schemas"]["SixNimmtView"]): number => view.rows.length;
// @ts-expect-error -- the game is needed
export const wrong: Request = { title: "no game" };
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("openapi")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Node]:
    settings = msgspec.structs.replace(
        FAST,
        database=database_in(folder),
        **{name: PLENTY for name in Settings.__struct_fields__ if name.startswith("limit_")},
    )
    node = Node(folder, settings)
    node.start()
    node.wait()
    yield node
    node.stop()
    assert "Traceback" not in node.log(), node.log()


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'house.db'}"


@pytest.fixture(scope="module")
def description(server: Node) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/api/openapi.json").json()
    return found


def run(*command: str | Path, folder: Path) -> str:
    """What it printed; it must have done what it was asked."""
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_openapi_python_client_generates_every_operation(
    server: Node, description: dict[str, Any], tmp_path: Path
) -> None:
    (tmp_path / "openapi.json").write_text(json.dumps(description), "utf-8")
    (tmp_path / "config.yaml").write_text(LINES_ARE_JSON, "utf-8")
    said = run(
        *(sys.executable, "-m", "openapi_python_client", "generate", "--path", "openapi.json"),
        *("--meta", "none", "--output-path", "house", "--config", "config.yaml"),
        folder=tmp_path,
    )
    assert "WARNING" not in said, said
    made = {file.stem for file in (tmp_path / "house" / "api").glob("*/*.py")}
    wanted = {
        operation["operationId"]
        for item in description["paths"].values()
        for operation in item.values()
    }
    assert wanted <= made
    (tmp_path / "plays.py").write_text(PLAYS, "utf-8")
    assert "/t/" in run(sys.executable, "plays.py", server.url, folder=tmp_path)


def test_openapi_typescript_makes_types_that_compile(
    description: dict[str, Any], tmp_path: Path
) -> None:
    if shutil.which("npm") is None:
        pytest.skip("no npm")
    (tmp_path / "openapi.json").write_text(json.dumps(description), "utf-8")
    (tmp_path / "package.json").write_text("{}", "utf-8")
    run("npm", "install", "--silent", "--no-audit", "--no-fund", *TYPESCRIPT, folder=tmp_path)
    tools = tmp_path / "node_modules" / ".bin"
    run(tools / "openapi-typescript", "openapi.json", "--output", "house.ts", folder=tmp_path)
    made = (tmp_path / "house.ts").read_text("utf-8")
    for item in description["paths"].values():
        for operation in item.values():
            assert f"    {operation['operationId']}: {{" in made
    (tmp_path / "uses.ts").write_text(USES, "utf-8")
    run(tools / "tsc", "--strict", "--noEmit", "--skipLibCheck", "uses.ts", folder=tmp_path)


@pytest.fixture(scope="module")
def token(server: Node, folder: Path) -> str:
    """Of an account that may do everything that people and hosts may."""
    make_account(server, "Tester")
    admin(folder, "make-host", "Tester")
    made = admin(folder, "token", "Tester", "--scopes", "play,read,account,admin", "--json")
    secret: str = json.loads(made)["secret"]
    return secret


def make_account(server: Node, name: str) -> str:
    """Its id."""
    who = {"name": name, "password": "a long enough password"}
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=60) as person:
        assert person.post("/api/accounts", json=who).is_success
        found: str = person.get("/api/me").json()["id"]
    return found


def admin(folder: Path, *command: str) -> str:
    arguments = (*command, "--why", "test", "--database", database_in(folder))
    return run(sys.executable, "-m", "ludoteka", "admin", *arguments, folder=folder)


@pytest.fixture(scope="module")
def played(server: Node, token: str) -> dict[str, str]:
    """Ids that are there: a match that is over, its record, and another account."""
    bearer = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.url, headers=bearer, timeout=60) as program:
        wanted = {"game": "six-nimmt", "seats": 2, "options": {"deals": 1}, "own_seats": 0}
        opened = program.post("/api/tables", json=wanted | {"bots": ["random"] * 2, "start": True})
        table = opened.json()["id"]
        until(lambda: program.get(f"/api/tables/{table}").json()["status"] == "over")
        record = program.get(f"/api/tables/{table}/record").json()
        kept = program.post("/api/records", json={"record": record}).json()
    person = make_account(server, "Other")
    return {"table_id": table, "record_id": kept["id"], "person": person}


@pytest.mark.parametrize("which", [*PARTS, "rest"])
def test_schemathesis_finds_every_answer_as_it_is_described(
    which: str, server: Node, token: str, played: dict[str, str], tmp_path: Path, folder: Path
) -> None:
    """All of its checks but one: that whatever a schema allows is taken. A name that someone
    has already, or a move that nobody asked for, is refused, and no schema can say so."""
    write_parameters(tmp_path, played)
    others = "|".join(PARTS.values())
    chosen = (
        ("--exclude-path-regex", f"{ENDLESS}|{others}")
        if which == "rest"
        else ("--include-path-regex", PARTS[which], "--exclude-path-regex", ENDLESS)
    )
    said = schemathesis(server, token, tmp_path, "examples,coverage,fuzzing", 5, *chosen)
    (folder / f"schemathesis-{which}.log").write_text(said, "utf-8")
    passed_all(said)


def test_schemathesis_calls_with_what_earlier_answers_told(
    server: Node, token: str, played: dict[str, str], tmp_path: Path, folder: Path
) -> None:
    """Calls in turn: a table that one of them opened is what the next ones sit at and leave."""
    write_parameters(tmp_path, {"record_id": played["record_id"]})
    left_out = ("--exclude-path-regex", f"{ENDLESS}|{ENDS_THE_CALLER}")
    said = schemathesis(server, token, tmp_path, "stateful", 5, *left_out)
    (folder / "schemathesis-stateful.log").write_text(said, "utf-8")
    passed_all(said)
    followed = re.search(r"API Links: +(\d+) covered", said)
    assert followed is not None, said
    assert int(followed[1]) >= 1, said


def write_parameters(folder: Path, values: dict[str, str]) -> None:
    parameters = [f'"path.{name}" = "{value}"' for name, value in values.items()]
    settings = "\n".join(["[parameters]", *parameters])
    (folder / "schemathesis.toml").write_text(settings, "utf-8")


def schemathesis(
    server: Node, token: str, folder: Path, phases: str, examples: int, *chosen: str
) -> str:
    return run(
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"),
        *("--header", f"Authorization: Bearer {token}"),
        *("--phases", phases, "--max-examples", str(examples), "--seed", "1"),
        *("--exclude-checks", "positive_data_acceptance"),
        *("--generation-database", "none", "--no-color", *chosen),
        folder=folder,
    )


def passed_all(said: str) -> None:
    cases = re.search(r"(\d+) generated, (\d+) passed", said)
    assert cases is not None, said
    assert cases[1] == cases[2], said
    assert "Rate limited" not in said, said
