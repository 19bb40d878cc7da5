# The board of BANG!: what only the page says.

web-bang-table = { $seats } players
web-bang-game = game { $game } of { $games }
web-bang-wanted = Wanted
web-bang-turn = Turn
web-bang-life = life { $life } of { $full }
web-bang-money = { $amount } in hand
web-bang-away = not here
web-bang-only-you = only you see this
web-bang-out-of-count = out of the count
web-bang-in-play = Before you
web-bang-colt = Colt
web-bang-your-weapon-reaches = your { $weapon } reaches { $reach }
web-bang-weapon-reaches = { $weapon } reaches { $reach }
web-bang-short-regret = Regret
web-bang-short-doolan = Doolan
web-bang-seats =
    { $seats ->
        [one] = { $seats } seat
       *[other] = { $seats } seats
    }
web-bang-reached = distance { $distance } { $sum }, in reach
web-bang-not-reached = distance { $distance } { $sum }, too far
web-bang-known = You know of this hand: { $cards }
web-bang-phase-draw = draw
web-bang-phase-play = play
web-bang-phase-discard = discard
web-bang-fired =
    { $count ->
        [0] no Bang! fired yet
       *[other] Bang! fired: { $count }
    }
web-bang-play-here = play it

web-bang-watch-shot = { $by } fires at { $at }
web-bang-watch-indians = { $by } sends Indians! at { $at }
web-bang-watch-duel = Duel: { $by } against { $at }
web-bang-fires = { $name } fires at you.
web-bang-gatling = { $name } turns the Gatling on you.
web-bang-attacks = { $name } sends Indians! at you.
web-bang-duels = { $name } faces you in a Duel.
web-bang-needed =
    { $needed ->
        [one] One Missed! needed
       *[other] { $needed } Missed! needed
    }
web-bang-bang-needed = A Bang! is needed
web-bang-take-hit = Take the hit
web-bang-give-up = Give up
web-bang-end = End the turn
web-bang-from-deck = From the deck
web-bang-heal = Heal with two cards
web-bang-draw-heart = draw! ♥ = Missed!
web-bang-serves = as { $card }
web-bang-counts = counts as one
web-bang-take-back = Take back
web-bang-you-are-out = You are out, and watch on.
web-bang-tournament-won = { $names } wins the tournament
web-bang-out = { $name } is out.

web-bang-your-bid = your bid
web-bang-less = $100 less
web-bang-more = $100 more
web-bang-bid = Bid
web-bang-highest = { $name } bids ${ $amount }

web-bang-ability-bart-cassidy = Draws a card for each life he loses.
web-bang-ability-black-jack = Shows the second card he draws; if it is red, he draws one more.
web-bang-ability-calamity-janet = Bang! serves as Missed!, Missed! as Bang!.
web-bang-ability-el-gringo = Takes a card from the hand of whoever hits him.
web-bang-ability-jesse-jones = May draw his first card from another hand.
web-bang-ability-jourdonnais = Has a Barrel built in.
web-bang-ability-kit-carlson = Looks at three cards, keeps two, puts one back on top.
web-bang-ability-lucky-duke = Turns two cards at every draw! and chooses one.
web-bang-ability-paul-regret = The others see him one farther away.
web-bang-ability-pedro-ramirez = May draw his first card from the discard pile.
web-bang-ability-rose-doolan = Sees the others one nearer.
web-bang-ability-sid-ketchum = Discards two cards for one life, as often as he likes.
web-bang-ability-slab-the-killer = It takes two Missed! to stop his Bang!.
web-bang-ability-suzy-lafayette = Draws a card as soon as her hand is empty.
web-bang-ability-vulture-sam = Takes all the cards of whoever is eliminated.
web-bang-ability-willy-the-kid = Plays any number of Bang! a turn.

web-bang-effect-bang = Shoot somebody within your reach: 1 life, unless they answer with Missed! or a Barrel.
web-bang-effect-missed = Answers a shot at you.
web-bang-effect-beer = Regain 1 life; also at the moment of a lethal hit. No effect when only two are left.
web-bang-effect-panic = Take a card from a player at distance 1: at random from the hand, or one that lies there.
web-bang-effect-cat-balou = Make anybody discard a card: at random from the hand, or one that lies there.
web-bang-effect-duel = Anybody: in turns each discards a Bang!; who first does not loses 1 life.
web-bang-effect-general-store = As many cards as players are opened; from you on, each takes one.
web-bang-effect-indians = Everybody else discards a Bang! or loses 1 life.
web-bang-effect-stagecoach = Draw 2 cards.
web-bang-effect-gatling = A shot at everybody else.
web-bang-effect-saloon = Everybody in the game regains 1 life.
web-bang-effect-wells-fargo = Draw 3 cards.
web-bang-effect-barrel = When you are shot at, draw!: a heart counts as a Missed!.
web-bang-effect-dynamite = At the start of your turn, draw!: with spades 2–9 you lose 3 lives, otherwise it goes to the left.
web-bang-effect-scope = You see everybody one nearer.
web-bang-effect-mustang = Everybody sees you one farther away.
web-bang-effect-jail = Before somebody’s turn, draw!: without a heart the turn is skipped. Not on the Sheriff.
web-bang-effect-volcanic = Reach 1; any number of Bang! a turn.
web-bang-effect-schofield = A weapon of reach 2.
web-bang-effect-remington = A weapon of reach 3.
web-bang-effect-carabine = A weapon of reach 4.
web-bang-effect-winchester = A weapon of reach 5.
