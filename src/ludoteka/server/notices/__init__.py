"""Telling people who are not at the table: what, when, and by which way."""
