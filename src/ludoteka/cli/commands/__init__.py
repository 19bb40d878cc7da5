"""The subcommands; each is imported when it is called."""

from collections.abc import Callable, Mapping
from typing import Final

import typer

from ludoteka.core.lazy import LazyRegistry

COMMANDS: Final[Mapping[str, Callable[..., None] | typer.Typer]] = LazyRegistry(
    {
        "games": "ludoteka.cli.commands.info:show_games",
        "rules": "ludoteka.cli.commands.info:show_rules",
        "play": "ludoteka.cli.commands.play:play",
        "serve": "ludoteka.cli.commands.serve:serve",
        "admin": "ludoteka.cli.commands.admin:admin",
        "migrate": "ludoteka.cli.commands.storage:migrate",
        "backup": "ludoteka.cli.commands.storage:backup",
        "restore": "ludoteka.cli.commands.storage:restore",
        "replay": "ludoteka.cli.commands.records:replay_record",
        "verify": "ludoteka.cli.commands.records:verify_record",
        "review": "ludoteka.cli.commands.review:review_record",
        "scenario": "ludoteka.cli.commands.scenarios:run_scenarios",
        "arena": "ludoteka.cli.commands.arena:arena",
        "export": "ludoteka.cli.commands.export:export",
        "bench": "ludoteka.cli.commands.bench:bench",
        "soak": "ludoteka.cli.commands.soak:soak",
    }
)
"""A function, or a group of further commands, by name."""
