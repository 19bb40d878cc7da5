"""A house with thousands of finished tables, and whether anyone notices its housekeeping."""
