"""Names, and names that look like other names."""

import pytest

from ludoteka.core import BadInput
from ludoteka.server.people.guest_names import guest_name, words
from ludoteka.server.people.names import MOST, check_name
from ludoteka.server.people.skeletons import skeleton
from ludoteka.texts import LANGUAGES


@pytest.mark.parametrize(
    "name", ["Bo", "Alice", "Олена", "Мар'яна", "Jean-Luc", "Νίκος", "R2 D2", "x_y.z", "Łukasz"]
)
def test_ordinary_names_are_taken_as_they_are(name: str) -> None:
    assert check_name(name) == name


def test_width_and_spaces_are_made_uniform() -> None:
    assert check_name("  Ａｌｉｃｅ   Ｂ ") == "Alice B"
    assert check_name("Мар’яна") == check_name("Марʼяна") == "Мар'яна"


@pytest.mark.parametrize("name", ["", " ", "A", "x" * (MOST + 1), "x" * 100_000])
def test_names_have_a_length(name: str) -> None:
    with pytest.raises(BadInput, match="name-length") as refused:
        check_name(name)
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize(
    "name",
    [
        "Ali\u200bce",  # zero-width space
        "Ali\u202ece",  # right-to-left override
        "Ali\u2066ce",  # isolate
        "Ali\u00adce",  # soft hyphen
        "Ali\x00ce",
        "Ali\x1b[31mce",
        "Ali\ufe0fce",  # variation selector
        "Ali👍🏽ce",
        "A\u0336l\u0336",  # struck through
        "<b>Alice</b>",
        'Alice"',
        "Alice&amp;",
        "Аліса\u0489",
        "アリス",
        "Ꭺlice",  # Cherokee
        "ɑlice",  # phonetic
    ],
)
def test_name_spoofing_by_invisible_and_foreign_characters_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="name-character"):
        check_name(name)


def test_an_invisible_character_is_named_in_the_refusal() -> None:
    with pytest.raises(BadInput) as refused:
        check_name("Ali\u202ece")
    assert refused.value.arguments == {"character": "U+202E RIGHT-TO-LEFT OVERRIDE"}


@pytest.mark.parametrize("name", ["12345", "--", "'Alice", "-Alice", "7-7"])
def test_a_name_begins_properly_and_has_a_letter(name: str) -> None:
    with pytest.raises(BadInput, match="name-without-letter"):
        check_name(name)


@pytest.mark.parametrize("name", ["Аlice", "Аlice B", "Bob Sмith", "Alicε", "раypal"])
def test_name_spoofing_by_mixed_scripts_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="name-mixed"):
        check_name(name)


def test_different_words_may_be_of_different_scripts() -> None:
    assert check_name("Anna Олена") == "Anna Олена"


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "ADMIN",
        "Adm1n",
        "Админ",
        "Ludoteka",
        "Server",
        "bot",
        "Bot Bob",
        "a-d-m-i-n",
        "The Admin",
        "бот",
        "Адмін",
        "Deleted",
        "B.O.T",
    ],
)
def test_names_of_the_house_are_reserved(name: str) -> None:
    with pytest.raises(BadInput, match="name-reserved"):
        check_name(name)


def test_words_that_only_contain_a_reserved_one_are_free() -> None:
    assert check_name("Botticelli") == "Botticelli"
    assert check_name("Modesty") == "Modesty"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "alice"),
        ("Alice", "Аlice"),
        ("Alice", "Αlice"),
        ("Alice", "A1ice"),
        ("Alice", "AIice"),
        ("Alice", "Alıce"),
        ("Alice", "Al-ice"),
        ("Alice", "Álicé"),
        ("Bob", "B0b"),
        ("Mario", "rnario"),
        ("Cop", "Сор"),  # all Cyrillic
        ("ANNA", "ΑΝΝΑ"),  # all Greek
        ("HOPE", "ΗΟΡΕ"),
        ("Вова", "вова"),
        ("Boba", "Вова"),
        ("Семён", "Семен"),
        ("Юра", "lOра"),
        ("Ivan", "lvan"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


# What Unicode's confusables.txt (UTS #39) says about the letters that names may have.
CONFUSABLE = """
З3 б6 αаa ΑАA ΒВB сc СC çҫ ÇҪ εє ЕΕE еҽe ěĕ ęҿ һh ΗНH ħћ ӉӇ ӊӈ ıιіӏi јj ЈJ ΚКK 1IΙІӀl ΜМM ΝN
οσоo 0ΟОO ŐÖ ΘӨ ρрp ΡРP φф κкĸ гr ѕs ЅS ΤТT ȚŢ υu νv ΛЛ хx ΧХX γуүy ΥУҮY ΖZ ГΓ пπ ПΠ ФΦ ЙЍ ѝй
ӌҷ ӋҶ ЬB æӕ ÆӔ
"""


@pytest.mark.parametrize("group", CONFUSABLE.split())
def test_what_unicode_calls_confusable_shares_a_skeleton(group: str) -> None:
    assert len({skeleton(letter) for letter in group}) == 1


def test_plainly_different_names_have_different_skeletons() -> None:
    names = ["Alice", "Alina", "Bob", "Rob", "Олена", "Олег", "Мария", "Марина", "Hat", "Nat"]
    assert len({skeleton(name) for name in names}) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_generated_name_is_a_good_name(language: str) -> None:
    known = words()[language]
    names = {f"{first} {second}" for first in known.first for second in known.second}
    assert len(names) >= 1000
    assert all(check_name(name) == name for name in names)
    assert len({skeleton(name) for name in names}) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_numbered_name_is_a_good_name(language: str) -> None:
    for _ in range(200):
        name = guest_name(language, attempt=9)
        assert check_name(name) == name


def test_an_unknown_language_gets_an_english_name() -> None:
    assert guest_name("fr").split()[0] in words()["en"].first
