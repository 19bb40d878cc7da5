"""Makes a release: `python -m scripts.release 0.2.0`, or with `--check` only says what is missing.

It refuses unless the tree is clean, on `main`, the version newer and the changelog has news. The
package must say where its sources are: the first release takes `--source ADDRESS`, which is written
into `pyproject.toml` and stays there. Then it writes version and date, builds wheel and sdist,
looks into both, commits and tags. Nothing is uploaded; the last lines say how.
"""

import argparse
import re
import subprocess
import sys
import tarfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VERSION: Final = re.compile(r'^version = "([^"]+)"$', re.MULTILINE)
NEWS: Final = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## \[|\Z)", re.MULTILINE | re.DOTALL)
ADDRESS: Final = re.compile(r"https://[^\s\"\\]+")
URLS: Final = "[project.urls]"
BEFORE_URLS: Final = "[project.scripts]\n"
MUST_HOLD: Final = (
    "ludoteka/py.typed",
    "ludoteka/locales/en/web.ftl",
    "ludoteka/server/web/static/index.html",
)
"""What a release is useless without: types, texts, the built web client."""


class Refused(Exception):
    """Why there is no release now."""


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.release", description=__doc__)
    parser.add_argument("version", help="the new one, such as 0.2.0")
    parser.add_argument("--source", help="where the sources are published, if the package lacks it")
    parser.add_argument("--check", action="store_true", help="change nothing")
    wanted = parser.parse_args(arguments)
    try:
        check(wanted.version)
        text = addressed(project(), wanted.source)
        if not wanted.check:
            release(wanted.version, text)
    except Refused as reason:
        sys.exit(f"release: {reason}")
    print(f"release: {wanted.version} {'can be made' if wanted.check else 'is made'}")


def check(version: str) -> None:
    now = current(project())
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Refused(f"{version!r} is not of the form 1.2.3")
    if numbers(version) <= numbers(now):
        raise Refused(f"{version} is not newer than {now}")
    if git("branch", "--show-current") != "main":
        raise Refused("releases are made on main")
    if git("status", "--porcelain"):
        raise Refused("there are changes that are not committed")
    if git("tag", "--list", f"v{version}"):
        raise Refused(f"the tag v{version} exists")
    dated(changelog().read_text("utf-8"), version, "1970-01-01")


def release(version: str, project_text: str) -> None:
    today = datetime.now(UTC).date().isoformat()
    project_file = ROOT / "pyproject.toml"
    project_file.write_text(versioned(project_text, version), "utf-8")
    changelog().write_text(dated(changelog().read_text("utf-8"), version, today), "utf-8")
    run("make", "build")
    run(str(ROOT / ".venv/bin/python"), "setup.py", "--quiet", "sdist")
    look_into(ROOT / "dist", version)
    git("commit", "--quiet", "--all", "--message", f"release: {version}")
    git("tag", "--annotate", f"v{version}", "--message", f"Ludoteka {version}")
    print(f"next: git push --follow-tags, then upload dist/ludoteka-{version}* to the index")


def look_into(dist: Path, version: str) -> None:
    """Both hold the package with types, texts and the built client."""
    wheels = list(dist.glob(f"ludoteka-{version}-*.whl"))
    if not wheels:
        raise Refused(f"no wheel of {version} in {dist.name}/")
    with zipfile.ZipFile(wheels[0]) as wheel:
        must_hold(wheels[0].name, wheel.namelist())
    sdist = dist / f"ludoteka-{version}.tar.gz"
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2].removeprefix("src/") for name in archive.getnames()]
        must_hold(sdist.name, names)


def must_hold(package: str, names: list[str]) -> None:
    if missing := [name for name in MUST_HOLD if name not in names]:
        raise Refused(f"{package} lacks {', '.join(missing)}")


def current(project_text: str) -> str:
    found = VERSION.search(project_text)
    if found is None:
        raise Refused("pyproject.toml names no version")
    return found[1]


def versioned(project_text: str, version: str) -> str:
    return VERSION.sub(f'version = "{version}"', project_text, count=1)


def addressed(project_text: str, source: str | None) -> str:
    """The project with the address of its sources, which an index shows beside the package."""
    if source is None:
        if URLS not in project_text:
            raise Refused("pyproject.toml does not say where the sources are: --source ADDRESS")
        return project_text
    if URLS in project_text:
        raise Refused(f"pyproject.toml has {URLS} already: change it there")
    if not ADDRESS.fullmatch(source):
        raise Refused(f"{source!r} is not an https:// address")
    if BEFORE_URLS not in project_text:
        raise Refused(f"pyproject.toml has no {BEFORE_URLS.strip()}, before which addresses belong")
    urls = f'{URLS}\nSource = "{source}"\n\n'
    return project_text.replace(BEFORE_URLS, urls + BEFORE_URLS, 1)


def dated(text: str, version: str, day: str) -> str:
    """The changelog with its news under the new version, and room for the next ones."""
    found = NEWS.search(text)
    if found is None or not found[1].strip():
        raise Refused("CHANGELOG.md has nothing under [Unreleased]")
    head = f"## [Unreleased]\n\n## [{version}] - {day}\n"
    return text[: found.start()] + head + found[1] + text[found.end() :]


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def project() -> str:
    return (ROOT / "pyproject.toml").read_text("utf-8")


def changelog() -> Path:
    return ROOT / "CHANGELOG.md"


def git(*arguments: str) -> str:
    return run("git", *arguments).strip()


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own tools
    if done.returncode:
        raise Refused(f"{' '.join(command)}: {(done.stderr or done.stdout).strip()}")
    return done.stdout


if __name__ == "__main__":
    main(sys.argv[1:])
