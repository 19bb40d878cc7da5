"""Servers that would get into each other's way, and files that nobody should serve."""

from pathlib import Path

from tests.cli.hosting import House, ludoteka, serving
from tests.server.storage.test_files import damage


def address(folder: Path) -> tuple[str, str]:
    return "--database", f"sqlite:///{folder / 'house.db'}"


def test_a_second_server_on_one_file_is_refused_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path, *address(tmp_path)) as house:
        assert isinstance(house, House)
        code, out, err = ludoteka(tmp_path, "serve", "--port", "0", *address(tmp_path))
        assert (code, out) == (2, "")
        assert "Another server is using the database" in err
        assert len(err.splitlines()) == 1
        code, _, err = ludoteka(tmp_path, "admin", "stats", *address(tmp_path))
        assert (code, err) == (0, ""), "commands of the host work beside it"
        house.process.kill()
        house.ended()
    with serving(tmp_path, *address(tmp_path)) as again:
        assert again.stop() == 0


def test_servers_may_share_a_file_if_all_say_so(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--shared", *address(tmp_path)) as one,
        serving(tmp_path, "--shared", *address(tmp_path)) as other,
    ):
        assert other.stop() == 0
        assert one.stop() == 0


def test_a_damaged_file_is_refused_with_advice(tmp_path: Path) -> None:
    with serving(tmp_path, *address(tmp_path)) as house:
        house.stop()
    damage(tmp_path / "house.db")
    code, out, err = ludoteka(tmp_path, "serve", "--port", "0", *address(tmp_path))
    assert (code, out) == (2, "")
    assert "is damaged" in err
    assert "ludoteka restore" in " ".join(err.split())
    assert "Traceback" not in err
