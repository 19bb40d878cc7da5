"""Notices for people who are not at the table: what, when and through which channel."""
