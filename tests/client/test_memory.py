"""What a client keeps from before a deal: files that outlive it, and what they prove."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from ludoteka.client import Client, FileMemory, MemoryStore, PlayingBot, ShortMemory, UsualMemory
from ludoteka.core.errors import BadInput
from ludoteka.core.memory import Memory
from ludoteka.core.records import encode_record
from tests.cli.inside import inside
from tests.server.running import FAST, Node

TABLE = "q3J8vXk2LmPa"
ANN = "person-of-ann"
KEPT = Memory(
    table=TABLE,
    person=ANN,
    commitment="00" * 32,
    entropy={0: "ab" * 32},
    hashes=(None, "11" * 32),
)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server whose starts wait for clients, however slow the machine."""
    folder = tmp_path_factory.mktemp("patient")
    settings = msgspec.structs.replace(
        FAST, database=f"sqlite:///{folder / 'house.db'}", commit_seconds=60, reveal_seconds=60
    )
    node = Node(folder, settings)
    node.start()
    node.wait()
    yield node
    node.stop()


def test_a_match_is_verified_with_what_the_client_kept(patient: Node, tmp_path: Path) -> None:
    memory = FileMemory(tmp_path / "seen")
    with Client(patient.url, memory=memory) as client:
        table = client.open_table("six-nimmt", seats=2, options={"deals": 1}, start=True)
        with client.join(table.id) as link:
            assert link.let_play(PlayingBot("greedy")) is not None
        checks = client.verify(table.id)
        record = client.record(table.id)
    assert {check.state for check in checks} == {"holds"}
    assert "verify-gave" in [remark.key for check in checks for remark in check.remarks]
    file = tmp_path / "record.json"
    file.write_bytes(encode_record(record))
    (seen,) = memory.folder.iterdir()
    code, out, _ = inside("verify", str(file), "--seen", str(seen))
    assert code == 0
    assert "Seen by this client" in out
    assert "Everything matches" in out


def test_two_people_on_one_machine_both_contribute(
    patient: Node, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Both with the store that they have if they ask for none."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with Client(patient.url) as ann, Client(patient.url) as ben:
        table = ann.open_table("face-to-face").id
        with ben.join(table) as theirs:
            theirs.sit(1)
            theirs.ready(1)
            with ThreadPoolExecutor() as threads, ann.join(table) as ours:
                played = threads.submit(theirs.let_play, PlayingBot("random"))
                ours.ready(0)
                assert ours.let_play(PlayingBot("random")) is not None
                assert played.result() is not None
        entropy = ann.record(table).fairness.entropy
        for client in (ann, ben):
            assert {check.state for check in client.verify(table)} == {"holds"}
    assert all(entropy)
    kept = FileMemory.of_server(patient.url).of_table(table)
    assert sorted(memory.revealed for memory in kept) == [(0,), (1,)]
    assert [memory.entropy for memory in sorted(kept, key=lambda each: each.seats)] == [
        {0: entropy[0]}, {1: entropy[1]}
    ]  # fmt: skip


def test_it_is_kept_in_the_users_data_folder_apart_for_each_server_and_person(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = FileMemory.of_server("https://cards.example:8443/deep").path(TABLE, ANN)
    folder = tmp_path / "ludoteka" / "seen" / "cards.example%3A8443"
    assert path == folder / f"{TABLE}@{ANN}.json"


def test_a_file_is_whole_and_for_its_owner_only(tmp_path: Path) -> None:
    memory = FileMemory(tmp_path / "seen")
    assert memory.load(TABLE, ANN) is None
    memory.save(KEPT)
    assert memory.load(TABLE, ANN) == KEPT
    assert memory.path(TABLE, ANN).stat().st_mode & 0o777 == 0o600
    assert [each.name for each in memory.folder.iterdir()] == [f"{TABLE}@{ANN}.json"]
    assert memory.path("../../x", "..").parent == memory.folder


@pytest.mark.parametrize("kind", ["files", "usual", "short"])
def test_each_person_at_a_table_has_a_memory(tmp_path: Path, kind: str) -> None:
    files = FileMemory(tmp_path)
    stores: dict[str, MemoryStore] = {
        "files": files, "usual": UsualMemory(files), "short": ShortMemory()
    }  # fmt: skip
    memory = stores[kind]
    theirs = msgspec.structs.replace(KEPT, person="ben", entropy={1: "cd" * 32})
    memory.save(KEPT)
    memory.save(theirs)
    memory.save(msgspec.structs.replace(KEPT, table=TABLE + "x"))
    assert memory.load(TABLE, ANN) == KEPT
    assert memory.load(TABLE, "ben") == theirs
    assert memory.of_table(TABLE) in ([KEPT, theirs], [theirs, KEPT])


def test_a_file_that_is_broken_is_said_to_be(tmp_path: Path) -> None:
    memory = FileMemory(tmp_path)
    memory.path(TABLE, ANN).write_text("{", "utf-8")
    with pytest.raises(BadInput, match="bad-memory"):
        memory.load(TABLE, ANN)


def test_the_oldest_files_go(tmp_path: Path) -> None:
    memory = FileMemory(tmp_path, most=3)
    for number in range(5):
        memory.save(msgspec.structs.replace(KEPT, table=f"t{number}"))
        os.utime(memory.path(f"t{number}", ANN), (number, number))
        memory.save(msgspec.structs.replace(KEPT, table=f"t{number}", at=1))
        os.utime(memory.path(f"t{number}", ANN), (number, number))
    assert {file.name for file in tmp_path.iterdir()} == {f"t{n}@{ANN}.json" for n in (2, 3, 4)}


# -- Without a home --------------------------------------------------------------------


def test_without_a_place_for_files_it_is_kept_as_long_as_the_program_runs(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", "utf-8")
    memory = UsualMemory(FileMemory(tmp_path / "file" / "seen"))
    with pytest.warns(RuntimeWarning, match="only while this program runs"):
        memory.save(KEPT)
    memory.save(msgspec.structs.replace(KEPT, table="another"))  # another warning would raise
    assert memory.load(TABLE, ANN) == KEPT
    assert memory.of_table(TABLE) == [KEPT]


def test_a_broken_file_is_left_as_it_is_and_nobody_is_kept_from_playing(tmp_path: Path) -> None:
    files = FileMemory(tmp_path)
    files.path(TABLE, ANN).write_text("{", "utf-8")
    memory = UsualMemory(files)
    with pytest.warns(RuntimeWarning, match="only while this program runs"):
        assert memory.load(TABLE, ANN) is None
    memory.save(KEPT)
    assert memory.load(TABLE, ANN) == KEPT
    assert files.path(TABLE, ANN).read_text("utf-8") == "{"


def test_a_client_plays_without_a_home(
    patient: Node, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("not a folder", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with Client(patient.url) as client:
        table = client.open_table("six-nimmt", seats=2, options={"deals": 1}, start=True)
        link = client.join(table.id)
        with pytest.warns(RuntimeWarning, match="only while this program runs"):
            link.__enter__()
        assert link.let_play(PlayingBot("greedy")) is not None
        link.__exit__(None, None, None)
        assert {check.state for check in client.verify(table.id)} == {"holds"}
