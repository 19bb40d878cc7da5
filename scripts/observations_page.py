"""Writes docs/observations.md from the encodings themselves: python scripts/observations_page.py"""

from pathlib import Path

from ludoteka.envs import VERSIONS, describe, gymnasium_id
from ludoteka.envs.describing import Description
from ludoteka.envs.encodings import Slice
from ludoteka.games import games
from ludoteka.texts import Texts

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"

INTRODUCTION = """\
# Observations

What the numbers of an [environment's](environments.md) observation mean, game by game. Each
table is for the usual number of seats; `ludoteka.envs.describe(game, seats, options)`
gives the same for any other, as data and, printed, as text.

Numbers are 16-bit integers, in the game's own units. Rows by seat begin with the seat that gets the
observation and go on clockwise. What a seat does not know is zero everywhere, and a count says how
much of it there is. Everything comes from the seat's view and nothing else.
"""


def page() -> str:
    return INTRODUCTION + "".join(_game(key) for key in games() if key in VERSIONS)


def _game(key: str) -> str:
    described = describe(key)
    title = Texts("en").get(f"{key}-title")
    size = f"{described.size} numbers, {described.actions} actions"
    return f"""
## {title}

`{gymnasium_id(key)}`, {described.seats} seats: {size}.{_sizes(key, described)}

| From | Name | Shape | Values | Meaning |
|---|---|---|---|---|
{"".join(map(_row, described.slices))}"""


def _sizes(key: str, usual: Description) -> str:
    others = [
        f"{seats} seats: {describe(key, seats).size}"
        for seats in games()[key].seat_counts
        if seats != usual.seats
    ]
    return f"\nNumbers at other tables: {', '.join(others)}." if others else ""


def _row(each: Slice) -> str:
    shape = " × ".join(map(str, each.shape))
    values = f"{each.least} … {each.most}"
    return f"| {each.start} | `{each.name}` | {shape} | {values} | {each.meaning} |\n"


def main() -> None:
    PAGE.write_text(page(), "utf-8")
    print(PAGE.name)


if __name__ == "__main__":
    main()
