"""The command works whatever the terminal, the file or the pipe can encode."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteka
from ludoteka.cli.encoding import plain, replace

RECORD = Path(__file__).parent.parent / "games/six_nimmt/records/2-seats-2.json"
SOURCES = Path(ludoteka.__file__).parent
ENCODINGS = ["ascii", "cp1252"]


def run(encoding: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "ludoteka", *arguments],
        input=typed.encode(),
        capture_output=True,
        timeout=120,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
        check=False,
    )


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("game", ["six-nimmt", "face-to-face", "sakura", "intrigo", "bang"])
def test_a_game_is_watched_and_played(game: str, encoding: str) -> None:
    done = run(encoding, "play", game, "--lang", "ru", typed="?\nquit\n")
    assert done.returncode == 0, done.stderr.decode(encoding)
    assert b"Traceback" not in done.stdout + done.stderr
    assert done.stdout.decode(encoding)


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_record_is_verified(encoding: str) -> None:
    done = run(encoding, "verify", str(RECORD))
    assert done.returncode == 0, done.stderr.decode(encoding)


def test_utf_8_is_left_as_it_is() -> None:
    assert "—" not in run("ascii", "rules", "six-nimmt").stdout.decode()
    assert "’" in run("utf-8", "rules", "six-nimmt").stdout.decode()


@pytest.mark.parametrize(
    ("character", "written"), [("é", "e"), ("…", "..."), ("♥", "h"), ("┏", "+"), ("Ж", "?")]
)
def test_what_cannot_be_shown_is_written_plainly(character: str, written: str) -> None:
    assert plain(character) == written


def test_every_sign_on_a_board_and_in_an_english_text_has_its_own_in_ascii() -> None:
    """A question mark would say that something is unknown."""
    texts = [*(SOURCES / "boards").glob("*.py"), *(SOURCES / "locales" / "en").rglob("*.ftl")]
    signs = {sign for path in texts for sign in path.read_text("utf-8") if not sign.isascii()}
    assert {"★", "◆", "“"} <= signs
    assert not {sign for sign in signs if "?" in plain(sign)}


def test_only_encoding_is_made_safe() -> None:
    error = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid")
    with pytest.raises(UnicodeDecodeError):
        replace(error)
