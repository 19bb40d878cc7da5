# BANG!: what happens at the table.

bang-event-game-began = Game { $game } begins.
bang-event-role-dealt =
    { $role ->
        [hidden] { $seat } gets a secret role.
       *[other] { $seat } gets a role: { $role }.
    }
bang-event-role-shown = { $seat } shows the role: { $role }.
bang-event-character-dealt = { $seat } is { $character }.
bang-event-hand-dealt =
    { $cards ->
        [hidden] { $seat } has { $life } life points and gets { $cards-count } cards.
       *[other] { $seat } has { $life } life points and gets { $cards }.
    }
bang-event-turn-began = { $seat } starts a turn.
bang-event-turn-skipped = { $seat } is in Jail and misses the turn.
bang-event-suspended = In progress: { $steps }.
bang-event-distances-changed = Distances have changed.
bang-event-card-traced = Everyone can tell again who holds { $card }.
bang-event-cards-drawn =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $cards-count } cards.
            }
       *[other] { $seat } draws { $cards }.
    }
bang-event-open-card-drawn = { $seat } draws { $card } and shows it.
bang-event-cards-looked-at =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } looks at the top card.
               *[other] { $seat } looks at the top { $cards-count } cards.
            }
       *[other] { $seat } looks at { $cards }.
    }
bang-event-card-put-back =
    { $card ->
        [hidden] { $seat } keeps { $kept-count } and puts one back on top.
       *[other] { $seat } keeps { $kept } and puts { $card } back on top.
    }
bang-event-discard-taken = { $seat } takes { $card } from the discard pile.
bang-event-deck-reshuffled =
    { $count ->
        [one] The discard pile becomes the deck: { $count } card.
       *[other] The discard pile is shuffled into a new deck: { $count } cards.
    }
bang-event-card-played =
    { $target-count ->
        [0] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } against { $target }.
    }
bang-event-card-put-in-play =
    { $owner-count ->
        [0] { $seat } puts { $card } into play.
       *[other] { $seat } puts { $card } in front of { $owner }.
    }
bang-event-card-answered = { $seat } answers with { $card }.
bang-event-card-discarded = { $seat } discards { $card }.
bang-event-healing-began = { $seat } chooses the first of two cards to discard for 1 life point: { $card }.
bang-event-healing-taken-back = { $seat } keeps that card after all.
bang-event-card-taken =
    { $card ->
        [hidden] { $seat } takes a card from { $victim }’s hand.
       *[other] { $seat } takes { $card } from { $victim }’s hand.
    }
bang-event-table-card-taken =
    { $victim-count ->
        [0] { $seat } takes { $card } from play into the hand.
       *[other] { $seat } takes { $card }, which was in front of { $victim }.
    }
bang-event-store-opened = The General Store offers: { $cards }.
bang-event-store-card-taken = { $seat } takes { $card }.
bang-event-card-turned = Draw! { $seat } turns { $card }.
bang-event-cards-turned = Draw! { $seat } turns { $cards } and may choose.
bang-event-card-chosen = { $seat } picks { $card } over { $others }.
bang-event-shot-cancelled = The shot misses { $seat }.
bang-event-dynamite-passed = { $card } moves from { $seat } to { $to }.
bang-event-dynamite-exploded = The Dynamite in front of { $seat } explodes!
bang-event-life-lost =
    { $amount ->
        [one] { $seat } loses { $amount } life point; { $life } left.
       *[other] { $seat } loses { $amount } life points; { $life } left.
    }
bang-event-life-gained = { $seat } regains 1 life point; now { $life }.
bang-event-player-eliminated =
    { $by-count ->
        [0] { $seat } is out of the game ({ $role }).
       *[other] { $by } eliminates { $seat } ({ $role }).
    }
bang-event-cards-inherited =
    { $hand ->
        [hidden] { $seat } takes all of { $victim }’s cards: { $hand-count } from the hand; in play: { $table }.
       *[other] { $seat } takes all of { $victim }’s cards: from the hand { $hand }; in play: { $table }.
    }
bang-event-game-ended = The game is over: { $side } ({ $winners }).
bang-event-money-paid = Dollars for this game: { $amounts }. Totals now: { $money }.
bang-event-bounty-paid = { $seat } gets a bounty of ${ $amount }.
bang-event-characters-turned-up = For hire: { $characters }.
bang-event-character-offered = { $seat } puts { $character } up for auction.
bang-event-bid-made = { $seat } bids ${ $amount }.
bang-event-bidding-left = { $seat } passes.
bang-event-character-hired = { $seat } pays ${ $price } and plays { $character }.
bang-event-character-released = { $seat } gives up the character.
bang-event-card-kept = { $seat } keeps { $card } for the next game.
bang-event-cards-returned = { $seat } keeps nothing more.

bang-ask-play = Play a card, or end your turn.
bang-ask-discard = You hold more cards than you have life points: discard one.
bang-ask-take-back = No mercy: take a fired Bang! back into your hand?
bang-ask-draw-jesse = Draw your first card from the deck or from a hand.
bang-ask-draw-pedro = Draw your first card from the deck or from the discard pile.
bang-ask-put-back = Which card do you put back on the deck?
bang-ask-choose-card = Which turned card counts?
bang-ask-answer-shot = Someone shoots at you. Your answer?
bang-ask-answer-indians = Indians! Discard a Bang! or lose 1 life point.
bang-ask-answer-duel = Duel! Discard a Bang! or lose 1 life point.
bang-ask-take-card = General Store: take a card.
bang-ask-rescue = This hit is lethal. Can you save yourself?
bang-ask-discard-second = Choose the second card to discard for 1 life point, or take the first one back.
bang-ask-discard-all = Discard all your cards, in any order.
bang-ask-keep-character = Keep your character for another game?
bang-ask-offer = Choose a character and open its auction.
bang-ask-price = Your opening bid?
bang-ask-raise = Raise or pass?
bang-ask-keep-cards = Keep a card for the next game ($500 each)?

# What is asked, with who brought it about.

bang-asked-shot =
    { $needed ->
        [one] { $by } shoots at you: Missed!, or take the hit?
       *[other] { $by } shoots at you: two Missed!, or take the hit?
    }
bang-asked-indians = { $by } sends Indians! Discard a Bang! or lose 1 life point.
bang-asked-duel = A duel with { $by }! Discard a Bang! or lose 1 life point.
bang-asked-rescue = { $by } hits you, and the hit is lethal. Can you save yourself?

bang-move-end = end your turn
bang-move-pass = pass
bang-move-play = play { $card }
bang-move-play-at = { $card } → { $target }
bang-move-rob-hand = { $card } → a random card from { $target }’s hand
bang-move-rob-table = { $card } → { $blue }
bang-move-answer = answer with { $card }
bang-move-barrel = try the Barrel (draw!)
bang-move-ability = use your ability (draw!)
bang-move-heal = discard { $card } and another card for 1 life point
bang-move-discard = discard { $card }
bang-move-take = take { $card }
bang-move-put-back = put { $card } back on top
bang-move-choose = pick { $card }
bang-move-draw = draw from the deck
bang-move-draw-from = draw from { $target }’s hand
bang-move-draw-discard = take the top card of the discard pile
bang-move-keep = keep { $card } for $500
bang-move-keep-character = keep the character for its price
bang-move-offer = put { $character } up for auction
bang-move-bid = bid ${ $amount }

bang-hint-distance = distance { $distance } (seats { $seats }, + { $plus }, − { $minus }), your range { $reach }; life points { $life }
bang-hint-duel = cards in hand: { $cards }, life points: { $life }
bang-hint-hand = cards in hand: { $cards }
bang-hint-table = in front of { $owner }
bang-hint-weapon = range { $reach }
bang-hint-beer-void = no effect: only two players are left
bang-hint-life-full = no effect: you have all your life points
bang-hint-needed =
    { $needed ->
        [one] { $needed } Missed! needed
       *[other] { $needed } Missed! needed
    }
bang-hint-life-after =
    { $life ->
        [one] leaves you { $life } life point
       *[other] leaves you { $life } life points
    }
bang-hint-give-up = you are out of the game
bang-hint-discards =
    { $cards ->
        [one] then discard { $cards } card
       *[other] then discard { $cards } cards
    }

bang-refusal-match-over = The match is over.
bang-refusal-no-such-seat = There is no seat { $number } at this table.
bang-refusal-not-your-turn = It is another player’s decision now.
bang-refusal-not-now =
    { $decision ->
        [play] Play a card or end your turn.
        [discard] First discard down to your life points.
        [take-back] Take back a fired Bang! or pass.
        [draw-jesse] First draw your first card: from the deck or from a hand.
        [draw-pedro] First draw your first card: from the deck or the discard pile.
        [put-back] First put one of the three cards back.
        [choose-card] First choose the card that counts.
        [answer-shot] First answer the shot: Missed!, a Barrel, or pass.
        [answer-indians] First answer the Indians!: a Bang! or pass.
        [answer-duel] First answer the Duel: a Bang! or pass.
        [take-card] First take a card from the General Store.
        [rescue] You are dying: save yourself or pass.
        [discard-second] Choose the second card to discard for 1 life point, or take the first one back.
        [discard-all] First discard your cards.
        [keep-character] Keep your character or pass.
        [offer] First choose a character.
        [price] First make your bid.
        [raise] Raise or pass.
       *[keep-cards] Keep a card or pass.
    }
bang-refusal-not-in-hand = That card is not in your hand.
bang-refusal-already-in-front = You already have a card of this name in play.
bang-refusal-out-of-the-game = That player is out of the game.
bang-refusal-missed-is-an-answer = Missed! only answers a shot at you.
bang-refusal-not-at-yourself = Not at yourself.
bang-refusal-out-of-reach = Too far: the distance is { $distance }, the range of your weapon { $reach }.
bang-refusal-one-bang-a-turn = You can play only one Bang! per turn.
bang-refusal-not-the-sheriff = The Sheriff cannot be jailed.
bang-refusal-already-in-jail = That player is already in Jail.
bang-refusal-own-hand = Not from your own hand.
bang-refusal-too-far = Panic! works at distance 1, not { $distance }.
bang-refusal-nothing-to-take = That hand is empty.
bang-refusal-not-on-the-table = That card is not in play.
bang-refusal-only-sid = Only Sid Ketchum heals with cards.
bang-refusal-full-life = You have all your life points.
bang-refusal-two-cards-needed = You need two cards for that.
bang-refusal-already-chosen = You have already chosen that card. Choose another one, or take it back.
bang-refusal-not-chosen = That is not the card you chose first.
bang-refusal-not-fired = That Bang! was not fired this turn.
bang-refusal-no-discards = The discard pile is empty.
bang-refusal-nobody-to-draw-from = There is no card to draw from that hand.
bang-refusal-not-open = That card is not among them.
bang-refusal-no-barrel = You have no Barrel.
bang-refusal-barrel-used = You have already used this Barrel against this shot.
bang-refusal-only-jourdonnais = Only Jourdonnais has a built-in Barrel.
bang-refusal-not-a-missed = That isn’t a Missed!
bang-refusal-not-a-bang = That isn’t a Bang!
bang-refusal-only-beer-saves = Of your cards, only a Beer can save you now.
bang-refusal-no-beer-for-two = Beer has no effect when only two players are left.
bang-refusal-too-expensive = That costs ${ $price }, and you have ${ $money }.
bang-refusal-not-turned-up = That character is not for hire.
bang-refusal-bid-too-low = Bid at least ${ $least }.
bang-refusal-bid-too-high = You have only ${ $money }.
bang-refusal-not-before-you = That card is not in front of you.
bang-refusal-no-more-than-life = You cannot keep more cards than your starting life points.

bang-option-mode = Game
bang-option-mode-help = `single`: one game. `tournament`: as many games as players, for money; the Sheriff’s role goes round.
bang-option-no-mercy = No mercy
bang-option-no-mercy-help = At the end of a turn the Sheriff may take back a fired Bang! card.
bang-option-experience = Experience
bang-option-experience-help = Between the games of a tournament, keep cards you had in play, $500 each.
bang-option-hire = Hire
bang-option-hire-help = In a tournament, characters are hired by auction; everyone starts with $1000.
bang-option-bounties = Bounties
bang-option-bounties-help = In a tournament, an eliminated Outlaw brings $1000 instead of 3 cards.

bang-card = { $name } { $rank }{ $suit }
bang-mark =
    { $rank ->
        [J] { bang-rank-j }
        [Q] { bang-rank-q }
        [K] { bang-rank-k }
        [A] { bang-rank-a }
       *[other] { $rank }
    }{ $suit }
bang-card-bang = Bang!
bang-card-missed = Missed!
bang-card-beer = Beer
bang-card-panic = Panic!
bang-card-cat-balou = Cat Balou
bang-card-duel = Duel
bang-card-general-store = General Store
bang-card-indians = Indians!
bang-card-stagecoach = Stagecoach
bang-card-gatling = Gatling
bang-card-saloon = Saloon
bang-card-wells-fargo = Wells Fargo
bang-card-barrel = Barrel
bang-card-dynamite = Dynamite
bang-card-scope = Scope
bang-card-mustang = Mustang
bang-card-jail = Jail
bang-card-volcanic = Volcanic
bang-card-schofield = Schofield
bang-card-remington = Remington
bang-card-carabine = Carabine
bang-card-winchester = Winchester
bang-rank-j = J
bang-rank-q = Q
bang-rank-k = K
bang-rank-a = A
bang-character-bart-cassidy = Bart Cassidy
bang-character-black-jack = Black Jack
bang-character-calamity-janet = Calamity Janet
bang-character-el-gringo = El Gringo
bang-character-jesse-jones = Jesse Jones
bang-character-jourdonnais = Jourdonnais
bang-character-kit-carlson = Kit Carlson
bang-character-lucky-duke = Lucky Duke
bang-character-paul-regret = Paul Regret
bang-character-pedro-ramirez = Pedro Ramirez
bang-character-rose-doolan = Rose Doolan
bang-character-sid-ketchum = Sid Ketchum
bang-character-slab-the-killer = Slab the Killer
bang-character-suzy-lafayette = Suzy Lafayette
bang-character-vulture-sam = Vulture Sam
bang-character-willy-the-kid = Willy the Kid
bang-role-sheriff = Sheriff
bang-role-deputy = Deputy
bang-role-outlaw = Outlaw
bang-role-renegade = Renegade
bang-side-law = the Sheriff’s side wins
bang-side-outlaws = the Outlaws win
bang-side-renegade = the Renegade wins alone
bang-side-survivor = the goal is reached
bang-step-dynamite-check = Dynamite
bang-step-jail-check = Jail
bang-step-draw-two = drawing
bang-step-play = the turn
bang-step-limit = the hand limit
bang-step-discard = discarding
bang-step-mercy = no mercy
bang-step-take-back = taking back
bang-step-next-turn = the next turn
bang-step-jesse = the first card
bang-step-pedro = the first card
bang-step-kit = three cards
bang-step-lucky = draw!
bang-step-dynamite-turned = Dynamite
bang-step-jail-turned = Jail
bang-step-barrel-turned = Barrel
bang-step-card = a card
bang-step-gatling = Gatling
bang-step-indians = Indians!
bang-step-shot = a shot
bang-step-attack = an attack
bang-step-duel = a Duel
bang-step-store = General Store
bang-step-harm = a hit
bang-step-hurt = a wound
bang-step-dying = a rescue
bang-step-heal = healing
bang-step-eliminate = a death
bang-step-strip = giving up the cards
bang-step-reward = reward or penalty
bang-step-judge = the end?
bang-step-keep-characters = keeping characters
bang-step-keep-character = keeping a character
bang-step-turn-up = turning up characters
bang-step-auction = the auction
bang-step-offer = an offer
bang-step-price = an opening bid
bang-step-raising = bidding
bang-step-raise = a raise
bang-step-keeping = keeping cards
bang-step-keep-cards = keeping a card
bang-step-deal = the deal
bang-step-draw-one = the second card

bang-board-deck = deck { $count }
bang-board-discard = discard pile { $count }
bang-board-open = Open
bang-board-hand = Your hand
bang-board-distance = distance { $distance }
bang-board-in-reach = in range
bang-board-too-far = too far
bang-board-out = out of the game
bang-board-cards = hand { $count }
bang-board-reach = range { $reach }
bang-board-known = known
bang-board-maybe = maybe
bang-board-secret = role secret
bang-board-under-way = In progress
bang-board-roles = Roles in the game
bang-board-bid = highest bid ${ $amount }
bang-board-hire = For hire

error-tournament-of-three = A tournament needs a Sheriff; games with { $seats } players have none.
error-no-mercy-without-sheriff = “No mercy” needs a Sheriff; games with { $seats } players have none.
error-money-without-tournament = “{ $option }” is about money: it needs a tournament (mode=tournament).
