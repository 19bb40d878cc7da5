# Pictures of what an arena found.

plot-contest = { $game } · { $seats } { $seats ->
        [one] seat
       *[other] seats
    }
plot-league = League: { $game } · { $seats } { $seats ->
        [one] seat
       *[other] seats
    }
plot-below = Matches: { $matches } on { $deals } deals, each from every seat; seed { $seed }. Intervals: 95%, over deals.
plot-league-below =
    Matches: { $matches }, with { $deals } deals for each pair; seed { $seed }. Intervals: 95%, over deals.
    ▲ surely above par, ▼ surely below, = neither.
plot-wins = Wins per seat
plot-par = dashed: par, { $par }
plot-leads = Score against the table
plot-leads-axis = points above (+) or below (−) the average of all seats
plot-course = How certain it became
plot-deals-axis = deals played, each from every seat
plot-too-few = An interval needs at least two deals.
plot-ratings = Ratings
plot-ratings-axis = Plackett–Luce, Elo’s scale; mean 0
plot-pay-offs = Wins per seat among the others, %
plot-pay-offs-axis = row: the bot alone; column: who has the other seats; par: { $par }
