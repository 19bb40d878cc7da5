"""What hosts watch is there: the dashboard and the alerts name metrics of this server."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.server.outside.browsers import Browser
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[3] / "deploy"
ALERTS = DEPLOY / "alerts.yml"
DASHBOARD = DEPLOY / "grafana-dashboard.json"
NAME = re.compile(r"\b(?:ludoteka|process|python)_\w+")
SUFFIXES = {
    "counter": ("_total",),
    "histogram": ("_bucket", "_sum", "_count"),
}


def alerts() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(ALERTS.read_text("utf-8"))["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    return rules


def shown() -> Iterator[str]:
    for panel in json.loads(DASHBOARD.read_text("utf-8"))["panels"]:
        yield from (target["expr"] for target in panel["targets"])


def served_names(text: str) -> set[str]:
    names = set()
    for family in text_string_to_metric_families(text):
        names |= {family.name + suffix for suffix in SUFFIXES.get(family.type, ("",))}
    return names


async def test_every_metric_of_dashboard_and_alerts_is_served(served: Served, ann: Browser) -> None:
    names = served_names((await ann.http.get("/metrics")).text)
    wanted = {name for each in shown() for name in NAME.findall(each)}
    watched = {name for rule in alerts() for name in NAME.findall(rule["expr"])}
    assert len(wanted) > 15
    assert len(watched) > 8
    assert wanted | watched <= names


async def test_the_metrics_tell_who_and_what_is_here(served: Served, ann: Browser) -> None:
    socket = await ann.socket(await ann.open(start=True))
    while socket.status != "live":
        await socket.next()
    found = {
        sample.name: sample
        for family in text_string_to_metric_families((await ann.http.get("/metrics")).text)
        for sample in family.samples
    }
    assert found["ludoteka_people"].value >= 1
    assert found["ludoteka_tables_live"].value >= 1
    assert found["ludoteka_sockets"].value >= 1
    assert set(found["ludoteka_build_info"].labels) == {"version", "form", "python"}
    assert found["process_resident_memory_bytes"].value > 0


async def test_the_metrics_name_no_person_no_table_and_no_request(
    served: Served, ann: Browser
) -> None:
    table = await ann.open(title="Friday at nine", start=True)
    socket = await ann.socket(table)
    while socket.status != "live":
        await socket.next()
    await ann.do(table, "say", text="who has the hundred?")
    await ann.http.get("/nowhere/at/all?lang=qxzy")
    await ann.http.get(f"/api/tables/{table}/record")
    me = await ann.get("/api/me")
    told = (await ann.http.get("/metrics")).text
    assert 'ludoteka_entries_total{kind="said"}' in told
    for secret in (table, me["id"], me["name"], "Friday", "hundred", "nowhere", "qxzy"):
        assert secret not in told, secret


async def test_a_host_may_serve_no_metrics(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, metrics=False)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        answer = await served.browser().http.get("/metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


@pytest.fixture
def promtool() -> str:
    found = shutil.which("promtool")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CI must have promtool, of Debian's package prometheus")
        pytest.skip("no promtool, of Debian's package prometheus")
    return found


def check(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


async def test_promtool_finds_nothing_wrong_with_the_alerts(promtool: str) -> None:
    check(promtool, "check", "rules", str(ALERTS))
    check(promtool, "test", "rules", str(DEPLOY / "alerts-test.yml"))


async def test_promtool_can_read_what_the_dashboard_asks(promtool: str, tmp_path: Path) -> None:
    """Its variables are Grafana's: any value will do."""
    rules = [
        {
            "record": f"panel:{n}",
            "expr": each.replace("$__rate_interval", "5m").replace("$node", ".*"),
        }
        for n, each in enumerate(shown())
    ]
    asked = tmp_path / "asked.yml"
    asked.write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}), "utf-8")
    check(promtool, "check", "rules", str(asked))
