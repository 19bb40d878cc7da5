# The cast: the figures as which bots play. Sentences keep a name as it is.

figure-dodo = Dodo
figure-lotta = Lotta
figure-bruno = Bruno
figure-sally = Sally
figure-otto = Otto
figure-doc = Doc
figure-zita = Zita
figure-nestor = Nestor
figure-nona = Nona
figure-ada = Ada

# How each plays at its usual strength. None of them sees more than a player at its seat.

figure-dodo-temper = Plays whatever card falls out first.
figure-lotta-temper = Still learning, and loving it.
figure-bruno-temper = Big heart, short plans.
figure-sally-temper = Quick and cheerful. Takes what she can.
figure-otto-temper = Always the sensible move.
figure-doc-temper = Tries three futures, picks the best.
figure-zita-temper = Remembers every card you played.
figure-nestor-temper = Old, patient, hard to surprise.
figure-nona-temper = Says little. Misses nothing.
figure-ada-temper = Counts first, smiles later.

error-unknown-figure = There is no bot called “{ $figure }”. Choose one of these: { $known }.
error-figure-taken = { $figure } is already at this table: choose another bot.

# Around names and faces.

web-pips = Strength { $level } of 5
web-stands-in-for = { $name } (for { $person })
web-face-choose = Your avatar
web-face-number = Avatar { $number }
web-face-more = More avatars
