"""Ludoteka: five card games as one engine to play, watch, study and program."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteka.core.errors import LudotekaError

    __version__: str
    """The release, as `pip` knows it; `unreleased` in a checkout that was never installed."""
else:

    def __getattr__(name: str) -> str:
        """Asked of the installed package only when it is wanted: that takes a while."""
        if name != "__version__":
            raise AttributeError(f"module 'ludoteka' has no attribute {name!r}")
        from ludoteka.core.build import release  # noqa: PLC0415

        return release()


def in_english(error: "LudotekaError") -> str | None:
    """What `str(error)` says. The core knows no texts, and they are read when an error is."""
    from ludoteka.texts import errors  # noqa: PLC0415

    return errors.in_english(error)
