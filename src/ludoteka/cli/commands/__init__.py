"""One module a group of subcommands."""
