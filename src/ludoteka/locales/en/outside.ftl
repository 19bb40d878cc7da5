# What the whole server refuses.

error-nul-character = A request can’t contain NUL characters: leave them out.
