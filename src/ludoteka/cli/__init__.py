"""The `ludoteka` command."""


def main() -> None:
    # Processes that a command starts import this module, and nothing of what is behind it.
    from ludoteka.cli.app import main as run  # noqa: PLC0415

    run()
