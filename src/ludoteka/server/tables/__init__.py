"""Tables as the fold of their logs: facts, decisions, sights."""
