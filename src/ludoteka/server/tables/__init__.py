"""The truth of a table: the entries of its log, and what they add up to."""
