"""The sixteen characters (BA-50 … BA-65): names and bullets. Their abilities: `abilities.py`."""

from typing import Final

NO_CHARACTER: Final = -1
BART_CASSIDY: Final = 0
BLACK_JACK: Final = 1
CALAMITY_JANET: Final = 2
EL_GRINGO: Final = 3
JESSE_JONES: Final = 4
JOURDONNAIS: Final = 5
KIT_CARLSON: Final = 6
LUCKY_DUKE: Final = 7
PAUL_REGRET: Final = 8
PEDRO_RAMIREZ: Final = 9
ROSE_DOOLAN: Final = 10
SID_KETCHUM: Final = 11
SLAB_THE_KILLER: Final = 12
SUZY_LAFAYETTE: Final = 13
VULTURE_SAM: Final = 14
WILLY_THE_KID: Final = 15

CHARACTERS: Final[tuple[str, ...]] = (
    "bart-cassidy",
    "black-jack",
    "calamity-janet",
    "el-gringo",
    "jesse-jones",
    "jourdonnais",
    "kit-carlson",
    "lucky-duke",
    "paul-regret",
    "pedro-ramirez",
    "rose-doolan",
    "sid-ketchum",
    "slab-the-killer",
    "suzy-lafayette",
    "vulture-sam",
    "willy-the-kid",
)

ALL: Final[tuple[int, ...]] = tuple(range(len(CHARACTERS)))

BULLETS: Final[tuple[int, ...]] = tuple(
    3 if character in {EL_GRINGO, PAUL_REGRET} else 4 for character in ALL
)
"""By character, the life to start with; the Sheriff has one more (BA-3)."""

ABILITY: Final[tuple[str, ...]] = (
    "BA-50",  # bart-cassidy
    "BA-51",  # black-jack
    "BA-52",  # calamity-janet
    "BA-53",  # el-gringo
    "BA-54",  # jesse-jones
    "BA-55",  # jourdonnais
    "BA-56",  # kit-carlson
    "BA-57",  # lucky-duke
    "BA-58",  # paul-regret
    "BA-60",  # pedro-ramirez
    "BA-59",  # rose-doolan
    "BA-61",  # sid-ketchum
    "BA-62",  # slab-the-killer
    "BA-63",  # suzy-lafayette
    "BA-64",  # vulture-sam
    "BA-65",  # willy-the-kid
)
"""By character, the clause of the ability."""
