"""The release script: what it refuses, and what it writes."""

import subprocess
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from scripts import release

UNADDRESSED = '[project]\nname = "ludoteka"\nversion = "0.1.0"\n\n[project.scripts]\n'
PROJECT = UNADDRESSED + '[project.urls]\nSource = "https://example.org/ludoteka"\n'
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- News.\n\n## [0.1.0] - 2026-01-01\n"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "pyproject.toml").write_text(PROJECT, "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "A")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "a@example.org")
    for command in (["init", "-q", "-b", "main"], ["add", "."], ["commit", "-qm", "first"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    return tmp_path


def test_a_newer_version_with_news_can_be_released(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release.main(["0.2.0", "--check"])
    assert capsys.readouterr().out == "release: 0.2.0 can be made\n"
    assert (repository / "CHANGELOG.md").read_text("utf-8") == CHANGELOG


@pytest.mark.parametrize(
    ("version", "why"),
    [("0.1.0", "not newer"), ("0.0.9", "not newer"), ("two", "not of the form"), ("1.0", "form")],
)
@pytest.mark.usefixtures("repository")
def test_other_versions_are_refused(version: str, why: str) -> None:
    with pytest.raises(SystemExit, match=why):
        release.main([version, "--check"])


def test_changes_that_are_not_committed_are_refused(repository: Path) -> None:
    (repository / "new").write_text("", "utf-8")
    with pytest.raises(SystemExit, match="not committed"):
        release.main(["0.2.0", "--check"])


def test_releases_are_made_on_main_once(repository: Path) -> None:
    subprocess.run(["git", "tag", "v0.2.0"], cwd=repository, check=True)
    with pytest.raises(SystemExit, match=r"the tag v0\.2\.0 exists"):
        release.main(["0.2.0", "--check"])
    subprocess.run(["git", "checkout", "-qb", "other"], cwd=repository, check=True)
    with pytest.raises(SystemExit, match="on main"):
        release.main(["0.3.0", "--check"])


def test_a_package_that_does_not_say_where_its_sources_are_is_refused(repository: Path) -> None:
    (repository / "pyproject.toml").write_text(UNADDRESSED, "utf-8")
    subprocess.run(["git", "commit", "-qam", "no address"], cwd=repository, check=True)
    with pytest.raises(SystemExit, match="--source ADDRESS"):
        release.main(["0.2.0", "--check"])
    with pytest.raises(SystemExit, match="not an https:// address"):
        release.main(["0.2.0", "--check", "--source", "example.org"])
    release.main(["0.2.0", "--check", "--source", "https://example.org/ludoteka"])
    assert (repository / "pyproject.toml").read_text("utf-8") == UNADDRESSED


def test_the_address_of_the_sources_is_written_once() -> None:
    written = release.addressed(UNADDRESSED, "https://example.org/ludoteka")
    urls = tomllib.loads(written)["project"]["urls"]
    assert urls == {"Source": "https://example.org/ludoteka"}
    assert release.addressed(written, None) == written
    with pytest.raises(release.Refused, match="already"):
        release.addressed(written, "https://example.org/other")


def test_our_own_project_has_an_address_or_takes_one() -> None:
    ours = Path("pyproject.toml").read_text("utf-8")
    source = None if release.URLS in ours else "https://example.org/ludoteka"
    written = tomllib.loads(release.addressed(ours, source))
    assert written["project"]["urls"]["Source"].startswith("https://")
    assert written["project"]["scripts"] == tomllib.loads(ours)["project"]["scripts"]


def test_the_news_stand_under_the_new_version() -> None:
    text = release.dated(CHANGELOG, "0.2.0", "2026-02-03")
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n### Added\n\n- News.\n" in text
    assert text.endswith("## [0.1.0] - 2026-01-01\n")
    with pytest.raises(release.Refused, match="nothing under"):
        release.dated(text, "0.3.0", "2026-02-04")
    assert release.current(release.versioned(PROJECT, "0.2.0")) == "0.2.0"


def test_a_wheel_or_sdist_without_the_client_is_refused(tmp_path: Path) -> None:
    with pytest.raises(release.Refused, match="no wheel"):
        release.look_into(tmp_path, "0.2.0")
    with zipfile.ZipFile(tmp_path / "ludoteka-0.2.0-py3-none-any.whl", "w") as wheel:
        for name in release.MUST_HOLD:
            wheel.writestr(name, "")
    empty = tmp_path / "ludoteka-0.2.0.tar.gz"
    with tarfile.open(empty, "w:gz") as archive:
        archive.add(__file__, "ludoteka-0.2.0/src/ludoteka/py.typed")
    with pytest.raises(release.Refused, match=r"ludoteka-0\.2\.0\.tar\.gz lacks ludoteka/locales"):
        release.look_into(tmp_path, "0.2.0")
    with tarfile.open(empty, "w:gz") as archive:
        for name in release.MUST_HOLD:
            archive.add(__file__, f"ludoteka-0.2.0/src/{name}")
    release.look_into(tmp_path, "0.2.0")
