"""What an extra would bring is told when it is missing."""

import pytest

from ludoteka.core.extras import NEEDS, MissingExtra, need


@pytest.mark.parametrize("extra", NEEDS)
def test_what_is_installed_is_not_missed(extra: str) -> None:
    need("this test", extra)


def test_what_is_missing_is_told_with_the_extra_that_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(NEEDS, "client", ("httpx", "no_such_module"))
    with pytest.raises(MissingExtra) as caught:
        need("ludoteka.client", "client")
    assert str(caught.value) == (
        'ludoteka.client needs no_such_module: pip install "ludoteka[client]"'
    )
    assert (caught.value.module, caught.value.extra) == ("no_such_module", "client")
