# What bots say about their moves.

bot-failed = { $bot } failed to move; a simpler bot moved instead.
bot-tenths = { $whole }.{ $tenths }
bot-six-nimmt-row = The row with the fewest bull heads: { $bulls }.
bot-six-nimmt-safe = This card should cost nothing; the worst one would have cost { $worst } bull heads.
bot-six-nimmt-cost = This card should cost { $cost } bull heads on average; the worst one { $worst }.
bot-chance = With this move I expect to win in { $percent }% of cases.
bot-chance-next = With this move I expect to win in { $percent }% of cases; with the next best one, in { $next }%.
bot-six-nimmt-bulls = With this card I expect to take { $bulls } bull heads in this deal.
bot-six-nimmt-margin =
    { $than ->
        [fewer] With this card I expect to take { $bulls } bull heads fewer in this deal than the others on average.
       *[more] With this card I expect to take { $bulls } bull heads more in this deal than the others on average.
    }
