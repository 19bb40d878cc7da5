"""Nobody is shown to friends as being here who did not choose it."""

from alembic import op
from sqlalchemy import text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    # It was on for everybody at first, so nobody has chosen it yet.
    op.execute(text("UPDATE persons SET shows_presence = false"))
