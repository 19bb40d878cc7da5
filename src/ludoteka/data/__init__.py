"""Matches as data: records in files, rows of decisions, NDJSON and Parquet."""
