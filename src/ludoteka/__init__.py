"""Ludoteka: five card games as one engine to play, watch, study and program."""
