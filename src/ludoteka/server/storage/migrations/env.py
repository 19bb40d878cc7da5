"""Gives Alembic the connection that `upgrade` was called with."""

from alembic import context

from ludoteka.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
