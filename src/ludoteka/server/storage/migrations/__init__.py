"""The steps from one schema to the next, run at every start (Alembic).

A new step is a file `versions/rNNNN_words.py` with `revision`, `down_revision` and `upgrade`.
There is no way down: a backup is.
"""
