"""Tables for friends, bots and spectators that lose nothing and leak nothing."""
