"""Where Alembic gets its connection from: whoever calls `upgrade`."""

from alembic import context

from ludoteka.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
