"""Ludoteka: five card games as one engine to play, watch, study and program."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str
    """The release, as `pip` knows it; `unreleased` in a checkout that was never installed."""
else:

    def __getattr__(name: str) -> str:
        """Asked of the installed package only when it is wanted: that takes a while."""
        if name != "__version__":
            raise AttributeError(f"module 'ludoteka' has no attribute {name!r}")
        from ludoteka.core.build import release  # noqa: PLC0415

        return release()
