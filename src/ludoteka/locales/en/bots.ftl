# What bots say about their moves.

bot-failed = { $bot } failed to move; a simpler bot stood in for it.
bot-six-nimmt-row = The row with the fewest bulls: { $bulls }.
bot-six-nimmt-safe = This card should cost nothing; the worst one would have cost { $worst } bulls.
bot-six-nimmt-cost = This card should cost { $cost } bulls on average; the worst one { $worst }.
