"""The live tables of this node: people, bots and clocks at work."""
