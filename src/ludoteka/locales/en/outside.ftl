# What the whole server refuses.

error-nul-character = A request holds no NUL characters: leave them out.
