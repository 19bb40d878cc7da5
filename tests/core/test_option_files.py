"""Tables of data among the options: from a file where a host types, always inside a record."""

import pytest

from ludoteka.core.errors import BadInput
from ludoteka.core.options import Options, changed_options, parse_options, read_option_files


class Tables(Options, frozen=True):
    files = ("table",)

    table: tuple[tuple[int, ...], ...] | None = None
    name: str = ""


FILES = {"mine.json": b"[[1, 2], [3]]", "bad.json": b"[1,", "latin.json": b'["\xff"]'}


def read(raw: dict[str, object]) -> dict[str, object]:
    return read_option_files(Tables, raw, FILES.__getitem__)


def test_a_path_gives_way_to_the_data_of_its_file() -> None:
    assert read({"table": "mine.json", "name": "mine.json"}) == {
        "table": [[1, 2], [3]],
        "name": "mine.json",
    }


@pytest.mark.parametrize("given", ["[[1, 2], [3]]", " [[1, 2], [3]]", [[1, 2], [3]]])
def test_data_needs_no_file(given: object) -> None:
    assert read({"table": given}) == {"table": [[1, 2], [3]]}


def test_without_the_option_no_file_is_read() -> None:
    assert read({"name": "x"}) == {"name": "x"}


@pytest.mark.parametrize("given", ["bad.json", "latin.json", "{oops"])
def test_what_is_no_json_is_refused(given: str) -> None:
    with pytest.raises(BadInput) as error:
        read({"table": given})
    assert error.value.code == "bad-option-data"
    assert error.value.arguments["option"] == "table"


def test_behind_the_host_a_path_is_only_a_wrong_value() -> None:
    with pytest.raises(BadInput) as error:
        parse_options(Tables, {"table": "mine.json"}, game="tables", seats=2)
    assert error.value.code == "bad-option"
    assert error.value.arguments["value"] == "mine.json"


def test_the_wrong_place_in_a_table_is_named_and_the_table_not_repeated() -> None:
    table = [[number] for number in range(100)]
    with pytest.raises(BadInput) as error:
        parse_options(Tables, {"table": [*table, ["x"]]}, game="tables", seats=2)
    assert error.value.arguments["option"] == "table"
    assert str(error.value.arguments["problem"]).endswith("at table[100][0]")
    assert len(str(error.value.arguments["value"])) < 70


def test_what_is_recorded_of_a_table_is_the_table_as_json_has_it() -> None:
    options = parse_options(Tables, {"table": [[1, 2], [3]]}, game="tables", seats=2)
    assert changed_options(options) == {"table": [[1, 2], [3]]}
