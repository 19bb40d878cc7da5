"""Counts wordings that messages must not have: `python -m scripts.texts_report [LANGUAGE…]`.

`docs/translating.md` says why, and what to write instead; the rules of the games are no exception.
`scripts.texts_rendered` says every message with real arguments, to be read by eye.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

LOCALES: Final = Path(__file__).parent.parent / "src" / "ludoteka" / "locales"
LANGUAGES: Final = ("en", "ru", "uk")


class Wording(NamedTuple):
    """What is not to be written, and where it still may stand: names of files or messages."""

    name: str
    pattern: str
    except_in: tuple[str, ...] = ()

    def matches(self, text: str) -> bool:
        return re.search(self.pattern, text, re.IGNORECASE) is not None


FACE_TO_FACE: Final = ("face-to-face",)
"""Where a match of several games has to be told from a game."""

MOJIBAKE: Final = Wording("letters of a wrong encoding", r"[\x80-\x9f\xc0-\xd6\xd8-\xf6\xf8-\xff]")
"""UTF-8 that was read as Latin-1: no Russian or Ukrainian text has such letters."""

UNWANTED: Final = {
    "en": (
        Wording("lest, whom, upon", r"\b(lest|whom|upon|hitherto|thereof)\b"),
        Wording("somebody, whoever", r"\b(some|any|every)body\b|\bwho(m)?ever\b"),
        Wording("is no X", r"(?<!there )\b(is|are|was) no (?!longer|one\b|more\b)[a-z]"),
        Wording(
            "before (in front of)",
            r"\bbefore (you\b(?! do\b)|him|her|them|nobody|anyone|\{)(?!’s)",
        ),
        Wording("will not do", r"\bwill not do\b"),
        Wording("house decision", r"[Hh]ouse decision"),
        Wording("you are asked", r"\byou are asked\b|\bis asked of\b|\byou were asked\b"),
        Wording("once more", r"\bonce more\b"),
        Wording("if nothing is said", r"\bif nothing is said\b|\bunless told\b|\bfor ever\b"),
        Wording("the house", r"\bthe house\b|\bwhich room\b|\ball rooms\b"),
        Wording(
            "a rate without per",
            r"(\}|\d|\bcards|\bwins|\bpoints|\bmoves|\bseconds|\brequests|bang!|\btimes|\bone|\bonce|\bs)"
            r" an? (turn|seat|second|move|match|deal|minute)\b(?! ago| of| in)",
        ),
        Wording("bulls (bull heads)", r"\bbulls?\b(?! heads?)"),
        Wording("lives (life points)", r"\blives\b|\b\d life\b(?! points?)", ("web-bang-end-why",)),
        Wording(
            "reach (range)",
            r"\b(in|out of|within your|your|weapon of) reach\b",
            ("lessons/intrigo",),
        ),
        Wording("already at the end", r"\balready\.$"),
        Wording("a full stop after Bang!", r"\b(bang|missed|indians|draw)!\.(?!\w)"),
        Wording("a space before %", r"(\{…\}\{…\}|\{…\} |\d )%"),
    ),
    "ru": (
        Wording("матч (партия)", r"\bматч", FACE_TO_FACE),
        Wording("сдача карт (раздача)", r"\bсдач[аиуе]\b|\bсдачей\b|\bсданы\b|карты сдаются"),
        Wording("зерно (сид)", r"\bзерн"),
        Wording("ключ API (токен)", r"\bключ(и|а)? (API|для)\b"),
        Wording("учётная запись (аккаунт)", r"учётн\w+ запис"),
        Wording("оповещение (уведомление)", r"оповещ"),
        Wording("на руке (в руке)", r"\bна руке\b|\bс руки\b"),
        Wording("взять ход назад (вернуть)", r"взять (ход )?назад|взять последний ход"),
        Wording("закончить ход (завершить)", r"заканчив\w+ ход|законч\w+ ход\b"),
        Wording("кончается", r"\bконча\w+|\bкончил\w*|\bкончит\w*"),
        Wording("миг", r"\b(в )?миг\b"),
        Wording("дом, комната, дверь", r"\b[Дд]ом (о|у)\b|боты дома|комнат|накройте стол"),
        Wording("помощник, ренегат", r"\bпомощник\w*|\bренегат"),
        Wording("Бэнг!", r"Бэнг|Бенг"),
        Wording("Бой берёт!", r"Бой берёт"),
        Wording("если не сказано", r"если не сказано"),
        Wording("вас спрашивают", r"вас спрашивают"),
        Wording("ближний (ближайший)", r"\bближн(ий|его|им)\b"),
        Wording("служит как", r"служит как"),
        Wording("по жизни", r"всем по жизни"),
        MOJIBAKE,
    ),
    "uk": (
        Wording("матч (партія)", r"\bматч", FACE_TO_FACE),
        Wording("зерно (сід)", r"\bзерн"),
        Wording("ключ API (токен)", r"\bключ(і|а)? (API|для)\b"),
        Wording("обліковий запис (акаунт)", r"обліков\w+ запис"),
        Wording("на руці (на руках)", r"\bна руці\b|\bу вашій руці\b"),
        Wording("взяти хід назад (повернути)", r"взяти (хід )?назад|узяти хід"),
        Wording("закінчити хід (завершити)", r"закінч\w+ хід\b|закінчено"),
        Wording("черви (чирва)", r"\bчерв(и|ами|ам|ах)?\b"),
        Wording("миттю, мить", r"\bмить\b|\bмиті\b"),
        Wording("дім, кімната, двері", r"\bдім\b|боти дому|кімнат|накрийте стіл"),
        Wording("помічник, ренегат", r"\bпомічник\w*|\bренегат"),
        Wording("Бенг!, Повз!", r"Бенг|«Повз"),
        Wording("якщо не сказано", r"якщо не сказано"),
        Wording("апостроф '", r"(?<=[а-яіїєґ])'(?=[а-яіїєґ])"),
        Wording("вас запитують", r"вас запитують"),
        Wording("обрати (вибрати)", r"\bоб(ер(іть|у|е|уть)|ира\w+|ра(в|ла|ли|но|ти))\b"),
        Wording("духівництво (духовенство)", r"духівництв"),
        Wording(
            "на руці, у руку (на руках)", r"\b(на|у|в) (вашій |кожній )?(власній )?(руці|руку)\b"
        ),
        Wording("служить як", r"служить як"),
        MOJIBAKE,
    ),
}


class Found(NamedTuple):
    file: str
    message: str
    text: str


def found(language: str, wording: Wording) -> Iterator[Found]:
    """Every message that has the wording, though it is not excepted."""
    for file, message, text in texts(language):
        excepted = any(part in file or part in message for part in wording.except_in)
        if not excepted and wording.matches(text):
            yield Found(file, message, text)


@cache
def texts(language: str) -> tuple[Found, ...]:
    """All texts of a language; placeables stand in them as `{…}`."""
    return tuple(_texts(language))


def _texts(language: str) -> Iterator[Found]:
    folder = LOCALES / language
    for path in sorted(folder.rglob("*.ftl")):
        name = path.relative_to(folder).with_suffix("").as_posix()
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message):
                for pattern in _patterns(entry):
                    yield Found(name, entry.id.name, _text(pattern))


def _patterns(entry: fluent.Message) -> list[fluent.Pattern]:
    gathered: list[fluent.Pattern] = []

    class Patterns(Visitor):
        def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
            gathered.append(node)
            self.generic_visit(node)

    Patterns().visit(entry)
    return gathered


def _text(pattern: fluent.Pattern) -> str:
    """The text of one pattern; what selects further is told by its own patterns."""
    return "".join(
        part.value if isinstance(part, fluent.TextElement) else "{…}" for part in pattern.elements
    )


def main() -> None:
    wrong = 0
    for language in sys.argv[1:] or LANGUAGES:
        print(f"{language}: wording, messages")
        for wording in UNWANTED[language]:
            places = list(found(language, wording))
            wrong += len(places)
            print(f"  {wording.name:34} {len(places):4}")
            for place in places:
                print(f"    {place.file}: {place.message}: {place.text.strip()[:90]}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
