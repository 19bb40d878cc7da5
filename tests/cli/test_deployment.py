"""The files for hosts hold, and what the compose file describes works as processes."""

import configparser
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import yaml

from ludoteka.client import Client
from ludoteka.server.sources import load_settings
from tests.cli.hosting import Browser, House, ludoteka, serving, socket_at, until
from tests.server.running import free_port
from tests.server.services import REDIS

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
NODES: Final = ("node-1", "node-2")
GIVEN: Final = {"POSTGRES_PASSWORD": "a password"}


def compose() -> dict[str, Any]:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def environment_of(service: str) -> dict[str, str]:
    """As compose would make it: `${NAME:-default}` and `${NAME:?must be given}`."""

    def value(found: re.Match[str]) -> str:
        name, how, text = found.groups()
        assert how == "-" or name in GIVEN, f"{name}: {text}"
        return GIVEN.get(name, text)

    environment = compose()["services"][service]["environment"]
    pattern = r"\$\{(\w+):([-?])([^}]*)\}"
    return {name: re.sub(pattern, value, str(text)) for name, text in environment.items()}


@pytest.mark.parametrize("node", NODES)
def test_every_variable_of_the_compose_file_is_a_setting(node: str) -> None:
    environment = environment_of(node)
    settings = load_settings(environment=environment)
    assert all(name.startswith("LUDOTEKA_") for name in environment)
    assert settings.port == 8420
    assert settings.bus_url() == "redis://redis:6379/0"


def test_every_file_and_place_that_the_compose_file_names_is_there() -> None:
    whole = compose()
    services = whole["services"]
    for service in services.values():
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file()
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in whole["volumes"] or (DEPLOY / source).is_file()
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service["networks"]) <= set(whole["networks"])


def test_the_proxy_sends_to_every_node_and_is_trusted_by_it() -> None:
    file = (DEPLOY / "Caddyfile").read_text("utf-8")
    targets = re.search(r"reverse_proxy (.*) \{", file)
    assert targets is not None
    assert targets[1].split() == [f"{node}:8420" for node in NODES]
    (network,) = compose()["networks"]["house"]["ipam"]["config"]
    for node in NODES:
        assert environment_of(node)["LUDOTEKA_TRUSTED_PROXIES"] == network["subnet"]


def test_the_image_is_made_of_files_that_are_there() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    copied = [line.split()[1] for line in lines if re.match(r"COPY (?!--from)", line)]
    assert copied
    assert all((ROOT / source).exists() for source in copied)


def test_the_unit_starts_a_command_that_exists(tmp_path: Path) -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "ludoteka.service", "utf-8")
    program, command, *options = unit["Service"]["ExecStart"].split()
    assert program.endswith("/ludoteka")
    _, shown, _ = ludoteka(tmp_path, command, "--help")
    assert all(option in shown for option in options if option.startswith("--"))


def test_the_unit_may_do_little(tmp_path: Path) -> None:
    """As systemd rates it, from 0 (nothing but its work) to 10 (whatever root may)."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd")
    unit = str(DEPLOY / "ludoteka.service")
    command = [program, "security", "--offline=true", "--threshold=20", "--no-pager", unit]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.fixture
def nodes(url: str, tmp_path: Path) -> Iterator[list[House]]:
    """Both nodes with the environment of the compose file, but for the addresses."""
    here = {
        "LUDOTEKA_HOST": "127.0.0.1",
        "LUDOTEKA_DATABASE": url,
        "LUDOTEKA_REDIS": re.sub(r"/\d+$", "/9", REDIS),
    }
    more = [environment_of(node) | here for node in NODES]
    with (
        serving(tmp_path, more=more[0], is_json=True) as first,
        serving(tmp_path, more=more[1], is_json=True) as second,
    ):
        yield [first, second]


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_table_opened_at_one_node_is_played_at_the_other(nodes: list[House]) -> None:
    first, second = nodes
    with Browser(first) as here, Browser(second) as there:
        table = here.open_table(title="Evening", listed=True, start=True, seats=3)
        there.cookies.update(here.cookies)  # one browser, sent to either node by the proxy
        assert there.get(f"/api/tables/{table}").json()["title"] == "Evening"
        assert there.get("/api/me").json() == here.get("/api/me").json()
        with socket_at(first, here, table) as talk:
            said = there.command(table, do="say", id="1", text="from the other node")
            assert said.status_code == 200
            until(lambda: "from the other node" in str(talk.recv(timeout=60)))
        assert first.stop() == 0
        assert json.dumps("from the other node") in there.get(f"/api/tables/{table}/now").text


@pytest.fixture
def proxy(nodes: list[House], tmp_path: Path) -> Iterator[str]:
    """Caddy with the file of the compose file, but for the addresses."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("no caddy")
    written = (DEPLOY / "Caddyfile").read_text("utf-8")
    for name, node in zip(NODES, nodes, strict=True):
        written = written.replace(f"{name}:8420", node.url.removeprefix("http://"))
    file = tmp_path / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n}}\n{written}", "utf-8")
    port = free_port()
    own = {"SITE": f":{port}", "HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    with (
        (tmp_path / "caddy.log").open("w") as log,
        subprocess.Popen(
            [program, "run", "--config", str(file), "--adapter", "caddyfile"],
            stdout=log,
            stderr=log,
            env=own,
        ) as process,
    ):
        url = f"http://127.0.0.1:{port}"
        until(lambda: _answers(url))
        yield url
        process.terminate()


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health").status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_behind_the_proxy_people_play_on_when_a_node_goes(nodes: list[House], proxy: str) -> None:
    for inside in ("/metrics", "/ready"):
        assert httpx.get(f"{proxy}{inside}").status_code == 404
    with Client(proxy) as host, Client(proxy) as guest:
        table = host.open_table("face-to-face").id
        # The proxy gives each connection to the node with the fewest: one is at either.
        with host.join(table) as one, guest.join(table) as other:
            other.sit(1)
            other.ready(1)
            one.start()
            assert one.say("before").seq < other.say("before").seq
            assert nodes[0].stop() == 0
            assert one.say("after").seq < other.say("after").seq
