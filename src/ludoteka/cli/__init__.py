"""The `ludoteka` command."""

from ludoteka.cli.app import main

__all__ = ["main"]
