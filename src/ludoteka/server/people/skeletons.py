"""Skeletons of names: names that look alike have the same one.

A small table of our own, because the libraries at hand answer only whether a text is
suspicious and have no skeleton. It holds what Unicode's list of confusables (UTS #39) says
about the letters that names may have, and treats both cases of a letter alike: a skeleton
may call two different names alike, which costs one of them a try, but no name can pass
for another. Greek is the exception: its capitals look like other letters than its small ones,
so that Greek names differ by case.
"""

import unicodedata
from typing import Final

GREEK_CAPITALS: Final = str.maketrans(
    dict(zip("ΑΒΓΕΖΗΙΚΛΜΝΟΠΡΤΥΦΧΘ", "abгezhiклmnoпpтyфxө", strict=True))
)

ALIKE: Final = str.maketrans(
    {
        # Digits and Latin
        **dict(zip("01iıłøđðħŧĸ", "olllloddhtk", strict=True)),
        "æ": "ae",
        "œ": "oe",
        "þ": "p",
        # Cyrillic of Russian and Ukrainian, then of others
        **dict(zip("абвгґдеєзиіклмнопрстухчьъ", "a6brrдee3ulkлmhonpctyx4bb", strict=True)),
        "ы": "bl",
        "ю": "lo",
        **dict(zip("јѕћђӏһүұөқҝҟҡңҥӈӊӎҳҫғҕҭҽҿӡҷҹӌ", "jshhlhyyokkkkhhhhmxcrrtee3444", strict=True)),
        "ӕ": "ae",
        # Greek small letters
        **dict(zip("αβγεηικλμνοπρσςτυχωθ", "abyenlkлuvonpoctuxwo", strict=True)),
        "φ": "ф",
    }
)

PAIRS: Final = (("rn", "m"), ("vv", "w"))
SEPARATORS: Final = str.maketrans("", "", " -_.'")


def skeleton(name: str) -> str:
    """What is left of a name for an eye that does not look twice."""
    bare = "".join(
        character
        for character in unicodedata.normalize("NFKD", name)
        if not unicodedata.combining(character)
    )
    text = bare.translate(GREEK_CAPITALS).casefold().translate(ALIKE).translate(SEPARATORS)
    for pair, look in PAIRS:
        text = text.replace(pair, look)
    return text
