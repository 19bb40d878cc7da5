"""A house with thousands of finished tables, and whether anybody notices its housekeeping."""
