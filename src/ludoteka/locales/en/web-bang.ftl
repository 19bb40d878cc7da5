# The board of BANG!: what only the page says.

web-bang-table = { $seats } players
web-bang-game = game { $game } of { $games }
web-bang-wanted = Wanted
web-bang-turn = Turn
web-bang-life = { $life } of { $full } life points
web-bang-money = { $amount } in hand
web-bang-away = away
web-bang-only-you = only you see this
web-bang-out-of-count = not counted
web-bang-in-play = In front of you
web-bang-colt = Colt
web-bang-your-weapon-reaches = your { $weapon } has range { $reach }
web-bang-weapon-reaches = { $weapon }: range { $reach }
web-bang-short-regret = Regret
web-bang-short-doolan = Doolan
web-bang-seats =
    { $seats ->
        [one] = { $seats } seat
       *[other] = { $seats } seats
    }
web-bang-reached = distance { $distance } { $sum }, in range
web-bang-not-reached = distance { $distance } { $sum }, too far
web-bang-known = Cards you know in this hand: { $cards }
web-bang-phase-draw = draw
web-bang-phase-play = play
web-bang-phase-discard = discard
web-bang-fired =
    { $count ->
        [0] no Bang! fired yet
       *[other] Bang! fired: { $count }
    }
web-bang-play-here = play it

web-bang-needed =
    { $needed ->
        [one] You need a Missed!
       *[other] You need { $needed } Missed!
    }
web-bang-bang-needed = You need a Bang!
web-bang-take-hit = Take the hit
web-bang-give-up = Give up
web-bang-end = End the turn
web-bang-from-deck = From the deck
web-bang-heal = Heal with two cards
web-bang-heal-first = Choose the first card. It stays in your hand until you choose the second.
web-bang-heal-second = Choose the second card
web-bang-heal-both = You discard both for 1 life point.
web-bang-keep-first = Take it back
web-bang-draw-heart = draw! ♥ = Missed!
web-bang-serves = as { $card }
web-bang-counts = counts as one
web-bang-take-back = Take back

web-bang-your-bid = your bid
web-bang-less = $100 less
web-bang-more = $100 more
web-bang-bid = Bid
web-bang-highest = { $name } bids ${ $amount }

web-bang-ability-bart-cassidy = Draws a card for each life point he loses.
web-bang-ability-black-jack = Shows the second card he draws; if it is red, he draws one more.
web-bang-ability-calamity-janet = Can use Bang! as Missed! and Missed! as Bang!
web-bang-ability-el-gringo = Takes a card from the hand of the player who hits him.
web-bang-ability-jesse-jones = May draw his first card from another hand.
web-bang-ability-jourdonnais = Always has a Barrel.
web-bang-ability-kit-carlson = Looks at three cards, keeps two, puts one back on top.
web-bang-ability-lucky-duke = Turns two cards at every draw! and picks one.
web-bang-ability-paul-regret = Others see him at distance +1.
web-bang-ability-pedro-ramirez = May draw his first card from the discard pile.
web-bang-ability-rose-doolan = Sees the others at distance −1.
web-bang-ability-sid-ketchum = At any time, can discard two cards to regain 1 life point, as often as he likes.
web-bang-ability-slab-the-killer = His Bang! takes two Missed! to stop.
web-bang-ability-suzy-lafayette = Draws a card as soon as her hand is empty.
web-bang-ability-vulture-sam = Takes all cards of every player who is eliminated.
web-bang-ability-willy-the-kid = Can play any number of Bang! cards per turn.

web-bang-effect-bang = Shoot a player within range: 1 life point, unless they answer with Missed! or a Barrel.
web-bang-effect-missed = Answers a shot at you.
web-bang-effect-beer = Regain 1 life point; also at the moment of a lethal hit. No effect when only two players are left.
web-bang-effect-panic = Take a card from a player at distance 1: a random card from the hand, or one in play.
web-bang-effect-cat-balou = Make any player discard a card: a random card from the hand, or one in play.
web-bang-effect-duel = Challenge any player, at any distance. Take turns discarding a Bang!; the first who doesn’t loses 1 life point.
web-bang-effect-general-store = Reveal one card per player. Starting with you, everyone takes one.
web-bang-effect-indians = Everyone else discards a Bang! or loses 1 life point.
web-bang-effect-stagecoach = Draw 2 cards.
web-bang-effect-gatling = A shot at everyone else.
web-bang-effect-saloon = Every player regains 1 life point.
web-bang-effect-wells-fargo = Draw 3 cards.
web-bang-effect-barrel = When you are shot at, draw!: a heart counts as a Missed!
web-bang-effect-dynamite = At the start of your turn, draw!: on spades 2–9 you lose 3 life points, otherwise it moves to the left.
web-bang-effect-scope = You see everyone at distance −1.
web-bang-effect-mustang = Everyone sees you at distance +1.
web-bang-effect-jail = Put it in front of any player except the Sheriff. At the start of their turn they draw!: on a heart they play, otherwise they skip the turn.
web-bang-effect-volcanic = Range 1; any number of Bang! cards per turn.
web-bang-effect-schofield = A weapon with range 2.
web-bang-effect-remington = A weapon with range 3.
web-bang-effect-carabine = A weapon with range 4.
web-bang-effect-winchester = A weapon with range 5.

# What the narrator says; $you is who the reader is.

web-bang-tell-shot =
    { $you ->
        [seat] You shoot at { $target }.
        [target]
            { $seat } shoots at you. { $needed ->
                [one] You need a Missed!
               *[other] You need two Missed!
            }
       *[none] { $seat } shoots at { $target }.
    }
web-bang-tell-gatling =
    { $you ->
        [seat] You fire the Gatling at everyone.
        [target] { $seat } fires the Gatling at everyone. You need a Missed!
       *[none] { $seat } fires the Gatling at everyone.
    }
web-bang-tell-indians =
    { $you ->
        [seat] You send Indians! at everyone.
        [target] { $seat } sends Indians! at everyone. You need a Bang!
       *[none] { $seat } sends Indians! at everyone.
    }
web-bang-tell-duel =
    { $you ->
        [seat] You challenge { $target } to a Duel.
        [target] { $seat } challenges you to a Duel. You need a Bang!
       *[none] { $seat } challenges { $target } to a Duel.
    }
web-bang-tell-duel-answer =
    { $you ->
        [seat] You answer with a Bang! { $target } is next.
        [target] { $seat } answers with a Bang! Your turn to answer.
       *[none] { $seat } answers with a Bang! { $target } is next.
    }
web-bang-tell-indians-answer =
    { $you ->
        [seat] You drive the Indians! off with a Bang!
       *[none] { $seat } drives the Indians! off with a Bang!
    }
web-bang-tell-one-more =
    { $you ->
        [seat] You play one Missed! You need another.
       *[none] { $seat } plays one Missed! Another is needed.
    }
web-bang-tell-dodge =
    { $you ->
        [seat]
            You dodge with { $card ->
                [bang] a Bang!
               *[other] a Missed!
            }
       *[none]
            { $seat } dodges with { $card ->
                [bang] a Bang!
               *[other] a Missed!
            }
    }
web-bang-tell-barrel =
    { $you ->
        [seat]
            You draw { $rank }{ $suit } for the Barrel. { $result ->
                [saved] A heart: the shot misses.
                [half] A heart: one Missed! more is needed.
               *[no] Not a heart.
            }
       *[none]
            { $seat } draws { $rank }{ $suit } for the Barrel. { $result ->
                [saved] A heart: the shot misses.
                [half] A heart: one Missed! more is needed.
               *[no] Not a heart.
            }
    }
web-bang-tell-hit =
    { $you ->
        [by]
            You hit { $seat }. { $life ->
                [0] No life points left.
                [one] 1 life point left.
               *[other] { $life } life points left.
            }
        [seat]
            { $by } hits you. { $life ->
                [0] You have no life points left.
                [one] You have 1 life point left.
               *[other] You have { $life } life points left.
            }
       *[none]
            { $by } hits { $seat }. { $life ->
                [0] No life points left.
                [one] 1 life point left.
               *[other] { $life } life points left.
            }
    }
web-bang-tell-indians-hit =
    { $you ->
        [seat]
            The Indians! hit you. { $life ->
                [0] You have no life points left.
                [one] You have 1 life point left.
               *[other] You have { $life } life points left.
            }
       *[none]
            The Indians! hit { $seat }. { $life ->
                [0] No life points left.
                [one] 1 life point left.
               *[other] { $life } life points left.
            }
    }
web-bang-tell-duel-lost =
    { $you ->
        [seat]
            You lose the Duel. { $life ->
                [0] You have no life points left.
                [one] You have 1 life point left.
               *[other] You have { $life } life points left.
            }
       *[none]
            { $seat } loses the Duel. { $life ->
                [0] No life points left.
                [one] 1 life point left.
               *[other] { $life } life points left.
            }
    }
web-bang-tell-loses =
    { $you ->
        [seat]
            You lose a life point. { $life ->
                [0] You have no life points left.
                [one] You have 1 life point left.
               *[other] You have { $life } life points left.
            }
       *[none]
            { $seat } loses a life point. { $life ->
                [0] No life points left.
                [one] 1 life point left.
               *[other] { $life } life points left.
            }
    }
web-bang-tell-beer =
    { $you ->
        [seat]
            You drink a Beer. { $life ->
                [0] It has no effect.
                [one] Back to 1 life point.
               *[other] Back to { $life } life points.
            }
       *[none]
            { $seat } drinks a Beer. { $life ->
                [0] It has no effect.
                [one] Back to 1 life point.
               *[other] Back to { $life } life points.
            }
    }
web-bang-tell-saloon =
    { $you ->
        [seat] You buy a round in the Saloon. Everyone regains a life point.
       *[none] { $seat } buys a round in the Saloon. Everyone regains a life point.
    }
web-bang-tell-stagecoach =
    { $you ->
        [seat]
            You take the Stagecoach and draw { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
       *[none]
            { $seat } takes the Stagecoach and draws { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
    }
web-bang-tell-wells-fargo =
    { $you ->
        [seat]
            You play Wells Fargo and draw { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
       *[none]
            { $seat } plays Wells Fargo and draws { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
    }
web-bang-tell-store =
    { $you ->
        [seat] You open the General Store.
       *[none] { $seat } opens the General Store.
    }
web-bang-tell-puts =
    { $you ->
        [seat] You play
       *[none] { $seat } plays
    } { $card ->
        [barrel] a Barrel: a heart stops a shot.
        [dynamite] Dynamite: it will go round.
        [scope] a Scope: everyone is one nearer.
        [mustang] a Mustang: one farther away.
        [volcanic] a Volcanic: any number of Bang!
        [schofield] a Schofield: range 2.
        [remington] a Remington: range 3.
        [carabine] a Carabine: range 4.
       *[other] a Winchester: range 5.
    }
web-bang-tell-jail =
    { $you ->
        [seat] You put { $target } in Jail.
        [target] { $seat } puts you in Jail.
       *[none] { $seat } puts { $target } in Jail.
    }
web-bang-tell-takes =
    { $you ->
        [seat]
            You take { $card ->
                [hidden] a card
                [bang] a Bang!
                [missed] a Missed!
                [beer] a Beer
                [panic] a Panic!
                [cat-balou] a Cat Balou
                [duel] a Duel
                [general-store] a General Store
                [indians] an Indians!
                [stagecoach] a Stagecoach
                [gatling] a Gatling
                [saloon] a Saloon
                [wells-fargo] a Wells Fargo
                [barrel] a Barrel
                [dynamite] the Dynamite
                [scope] a Scope
                [mustang] a Mustang
                [jail] a Jail
                [volcanic] a Volcanic
                [schofield] a Schofield
                [remington] a Remington
                [carabine] a Carabine
               *[other] a Winchester
            } from { $target } { $why ->
                [gringo] for the hit.
                [jesse] instead of drawing.
               *[panic] with Panic!
            }
        [target]
            { $seat } takes your { $card ->
                [hidden] card
                [bang] Bang!
                [missed] Missed!
                [beer] Beer
                [panic] Panic!
                [cat-balou] Cat Balou
                [duel] Duel
                [general-store] General Store
                [indians] Indians!
                [stagecoach] Stagecoach
                [gatling] Gatling
                [saloon] Saloon
                [wells-fargo] Wells Fargo
                [barrel] Barrel
                [dynamite] Dynamite
                [scope] Scope
                [mustang] Mustang
                [jail] Jail
                [volcanic] Volcanic
                [schofield] Schofield
                [remington] Remington
                [carabine] Carabine
               *[other] Winchester
            } { $why ->
                [gringo] for the hit.
                [jesse] instead of drawing.
               *[panic] with Panic!
            }
       *[none]
            { $seat } takes { $card ->
                [hidden] a card
                [bang] a Bang!
                [missed] a Missed!
                [beer] a Beer
                [panic] a Panic!
                [cat-balou] a Cat Balou
                [duel] a Duel
                [general-store] a General Store
                [indians] an Indians!
                [stagecoach] a Stagecoach
                [gatling] a Gatling
                [saloon] a Saloon
                [wells-fargo] a Wells Fargo
                [barrel] a Barrel
                [dynamite] the Dynamite
                [scope] a Scope
                [mustang] a Mustang
                [jail] a Jail
                [volcanic] a Volcanic
                [schofield] a Schofield
                [remington] a Remington
                [carabine] a Carabine
               *[other] a Winchester
            } from { $target } { $why ->
                [gringo] for the hit.
                [jesse] instead of drawing.
               *[panic] with Panic!
            }
    }
web-bang-tell-torn =
    { $you ->
        [seat]
            You play Cat Balou. { $target } loses { $card ->
                [bang] a Bang!
                [missed] a Missed!
                [beer] a Beer.
                [panic] a Panic!
                [cat-balou] a Cat Balou.
                [duel] a Duel.
                [general-store] a General Store.
                [indians] an Indians!
                [stagecoach] a Stagecoach.
                [gatling] a Gatling.
                [saloon] a Saloon.
                [wells-fargo] a Wells Fargo.
                [barrel] a Barrel.
                [dynamite] the Dynamite.
                [scope] a Scope.
                [mustang] a Mustang.
                [jail] a Jail.
                [volcanic] a Volcanic.
                [schofield] a Schofield.
                [remington] a Remington.
                [carabine] a Carabine.
               *[other] a Winchester.
            }
        [target]
            { $seat } plays Cat Balou. You lose your { $card ->
                [bang] Bang!
                [missed] Missed!
                [beer] Beer.
                [panic] Panic!
                [cat-balou] Cat Balou.
                [duel] Duel.
                [general-store] General Store.
                [indians] Indians!
                [stagecoach] Stagecoach.
                [gatling] Gatling.
                [saloon] Saloon.
                [wells-fargo] Wells Fargo.
                [barrel] Barrel.
                [dynamite] Dynamite.
                [scope] Scope.
                [mustang] Mustang.
                [jail] Jail.
                [volcanic] Volcanic.
                [schofield] Schofield.
                [remington] Remington.
                [carabine] Carabine.
               *[other] Winchester.
            }
       *[none]
            { $seat } plays Cat Balou. { $target } loses { $card ->
                [bang] a Bang!
                [missed] a Missed!
                [beer] a Beer.
                [panic] a Panic!
                [cat-balou] a Cat Balou.
                [duel] a Duel.
                [general-store] a General Store.
                [indians] an Indians!
                [stagecoach] a Stagecoach.
                [gatling] a Gatling.
                [saloon] a Saloon.
                [wells-fargo] a Wells Fargo.
                [barrel] a Barrel.
                [dynamite] the Dynamite.
                [scope] a Scope.
                [mustang] a Mustang.
                [jail] a Jail.
                [volcanic] a Volcanic.
                [schofield] a Schofield.
                [remington] a Remington.
                [carabine] a Carabine.
               *[other] a Winchester.
            }
    }
web-bang-tell-discards =
    { $you ->
        [seat] You discard
       *[none] { $seat } discards
    } { $card ->
        [bang] a Bang!
        [missed] a Missed!
        [beer] a Beer.
        [panic] a Panic!
        [cat-balou] a Cat Balou.
        [duel] a Duel.
        [general-store] a General Store.
        [indians] an Indians!
        [stagecoach] a Stagecoach.
        [gatling] a Gatling.
        [saloon] a Saloon.
        [wells-fargo] a Wells Fargo.
        [barrel] a Barrel.
        [dynamite] the Dynamite.
        [scope] a Scope.
        [mustang] a Mustang.
        [jail] a Jail.
        [volcanic] a Volcanic.
        [schofield] a Schofield.
        [remington] a Remington.
        [carabine] a Carabine.
       *[other] a Winchester.
    }
web-bang-tell-store-takes =
    { $you ->
        [seat] You take
       *[none] { $seat } takes
    } { $card ->
        [bang] a Bang!
        [missed] a Missed!
        [beer] a Beer.
        [panic] a Panic!
        [cat-balou] a Cat Balou.
        [duel] a Duel.
        [general-store] a General Store.
        [indians] an Indians!
        [stagecoach] a Stagecoach.
        [gatling] a Gatling.
        [saloon] a Saloon.
        [wells-fargo] a Wells Fargo.
        [barrel] a Barrel.
        [dynamite] the Dynamite.
        [scope] a Scope.
        [mustang] a Mustang.
        [jail] a Jail.
        [volcanic] a Volcanic.
        [schofield] a Schofield.
        [remington] a Remington.
        [carabine] a Carabine.
       *[other] a Winchester.
    }
web-bang-tell-from-discard =
    { $you ->
        [seat] You take
       *[none] { $seat } takes
    } { $card ->
        [bang] a Bang!
        [missed] a Missed!
        [beer] a Beer
        [panic] a Panic!
        [cat-balou] a Cat Balou
        [duel] a Duel
        [general-store] a General Store
        [indians] an Indians!
        [stagecoach] a Stagecoach
        [gatling] a Gatling
        [saloon] a Saloon
        [wells-fargo] a Wells Fargo
        [barrel] a Barrel
        [dynamite] the Dynamite
        [scope] a Scope
        [mustang] a Mustang
        [jail] a Jail
        [volcanic] a Volcanic
        [schofield] a Schofield
        [remington] a Remington
        [carabine] a Carabine
       *[other] a Winchester
    } from the discard pile.
web-bang-tell-penalty =
    { $you ->
        [seat] You shot a Deputy. You discard everything.
       *[none] { $seat } shot a Deputy and discards everything.
    }
web-bang-tell-inherits =
    { $you ->
        [seat] You take all of { $target }’s cards.
        [target] { $seat } takes all your cards.
       *[none] { $seat } takes all of { $target }’s cards.
    }
web-bang-tell-draws =
    { $you ->
        [seat]
            You draw { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
       *[none]
            { $seat } draws { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
    }
web-bang-tell-reward =
    { $you ->
        [seat]
            Your reward: you draw { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
       *[none]
            { $seat } draws { $count ->
                [one] { $count } card
               *[other] { $count } cards
            } as a reward.
    }
web-bang-tell-shows =
    { $you ->
        [seat] You draw and show { $rank }{ $suit }.
       *[none] { $seat } draws and shows { $rank }{ $suit }.
    }
web-bang-tell-looks =
    { $you ->
        [seat]
            You look at { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
       *[none]
            { $seat } looks at { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
    }
web-bang-tell-puts-back =
    { $you ->
        [seat] You keep two and put one back.
       *[none] { $seat } keeps two and puts one back.
    }
web-bang-tell-turn =
    { $you ->
        [seat] Your turn.
       *[none] { $seat } starts a turn.
    }
web-bang-tell-skipped =
    { $you ->
        [seat] You stay in Jail. No turn for you this round.
       *[none] { $seat } stays in Jail and loses the turn.
    }
web-bang-tell-draw-dynamite =
    { $you ->
        [seat] You draw { $rank }{ $suit } for the Dynamite.
       *[none] { $seat } draws { $rank }{ $suit } for the Dynamite.
    }
web-bang-tell-draw-jail =
    { $you ->
        [seat]
            You draw { $rank }{ $suit } for your Jail. { $result ->
                [free] A heart: free.
               *[stays] Not a heart.
            }
       *[none]
            { $seat } draws { $rank }{ $suit } for the Jail. { $result ->
                [free] A heart: free.
               *[stays] Not a heart.
            }
    }
web-bang-tell-turns-two =
    { $you ->
        [seat] You turn two cards and may choose one.
       *[none] { $seat } turns two cards and may choose one.
    }
web-bang-tell-dynamite-moves =
    { $you ->
        [seat] The Dynamite moves on to you.
       *[none] The Dynamite moves on to { $seat }.
    }
web-bang-tell-explodes =
    { $you ->
        [seat]
            The Dynamite blows up. You lose 3 life points, { $life ->
                [0] none left.
               *[other] { $life } left.
            }
       *[none]
            The Dynamite blows up. { $seat } loses 3 life points, { $life ->
                [0] none left.
               *[other] { $life } left.
            }
    }
web-bang-tell-out =
    { $you ->
        [seat]
            You are out. You were { $role ->
                [sheriff] the Sheriff
                [deputy] a Deputy
                [outlaw] an Outlaw
               *[renegade] a Renegade
            }.
       *[none]
            { $seat } is out: { $role ->
                [sheriff] the Sheriff
                [deputy] a Deputy
                [outlaw] an Outlaw
               *[renegade] a Renegade
            }.
    }
web-bang-tell-over =
    { $side ->
        [law] The Sheriff’s side wins.
        [outlaws] The Outlaws win.
        [renegade] The Renegade wins.
       *[survivor] The goal is reached.
    }
web-bang-tell-deal =
    { $sheriff ->
        [yes]
            { $you ->
                [seat] The roles are dealt. You are the Sheriff.
               *[none] The roles are dealt. { $seat } is the Sheriff.
            }
       *[no] The roles are dealt, face up.
    }
# After the deal: who I am, and what I want; whose eyes these are, for who looks on.
web-bang-tell-role =
    { $you ->
        [seat] { web-bang-you-are }. { $aim }
       *[none] { $seat }: { $name }.
    }
web-bang-tell-aim =
    { $you ->
        [seat] { $aim }
       *[none] { $seat }: { $name }.
    }

# The prompt.

web-bang-looking-back = Looking back · { $number } of { $count }
web-bang-your-move = Your move
web-bang-has-fired =
    { $count ->
         [one] You have fired your Bang! this turn.
        *[other] You have fired { $count } Bang! this turn.
    }
web-bang-discard =
    { $count ->
         [one] Discard 1 card
        *[other] Discard { $count } cards
    }
web-bang-hand-limit = You keep as many cards as you have life points: { $lives }.
web-bang-lives-left = Life points: { $lives }.
web-bang-you-are-hit = You are hit
web-bang-dodge = Dodge?
web-bang-answer-indians = Indians!
web-bang-answer-duel = Your shot in the Duel
web-bang-who-shot = Who do you shoot?
web-bang-who-panic = Whose card do you take?
web-bang-who-cat-balou = Whose card do you discard?
web-bang-who-duel = Who do you challenge?
web-bang-who-jail = Who goes to Jail?
web-bang-put-back = Put back
web-bang-to-the-end = To the end ▸▸
web-bang-out = You are out. { $name } shot you.
web-bang-out-alone = You are out.
web-bang-out-can-win = Your side can still win.
web-bang-out-lost = You can no longer win.
web-bang-new-game = New game
web-bang-target = { $lives ->
        [one] { $lives } life point
       *[other] { $lives } life points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-bang-away-sentence = { $name } is at distance { $distance }. Your { $weapon } has range { $reach }.
web-bang-decides-shot = Missed!, a Barrel, or the hit.
web-bang-decides-bang = A Bang! or a lost life point.
web-bang-decides-store = A card from the General Store.
web-bang-decides-rescue = Only a Beer helps now.
web-bang-decides-lucky = One of the two turned cards counts.
web-bang-decides-kit = Two of three cards to keep.
web-bang-decides-discard = More cards than life points: some go.
web-bang-decides-play =
    { $fired ->
        [0] { $cards ->
            [one] { $cards } card, no Bang! yet.
           *[other] { $cards } cards, no Bang! yet.
        }
       *[other] { $cards ->
            [one] { $cards } card, and has fired.
           *[other] { $cards } cards, and has fired.
        }
    }

# The role card.

web-bang-you-are =
    { $role ->
        [sheriff] You are the Sheriff
        [deputy] You are a Deputy
        [outlaw] You are an Outlaw
       *[renegade] You are the Renegade
    }
web-bang-aim-sheriff =
    { $renegades ->
        [one] Kill all Outlaws and the Renegade.
       *[other] Kill all Outlaws and both Renegades.
    }
web-bang-aim-deputy = Keep the Sheriff alive.
web-bang-aim-outlaw = Kill the Sheriff.
web-bang-aim-renegade = Be the last one standing. The Sheriff must die last.
web-bang-aim-three-deputy = Kill the Renegade yourself.
web-bang-aim-three-renegade = Kill the Outlaw yourself.
web-bang-aim-three-outlaw = Kill the Deputy yourself.
web-bang-count-sheriff =
    { $count ->
         [one] Sheriff
        *[other] { $count } Sheriffs
    }
web-bang-count-deputy =
    { $count ->
         [one] { $count } Deputy
        *[other] { $count } Deputies
    }
web-bang-count-outlaw =
    { $count ->
         [one] { $count } Outlaw
        *[other] { $count } Outlaws
    }
web-bang-count-renegade =
    { $count ->
         [one] Renegade
        *[other] { $count } Renegades, each alone
    }
web-bang-with-you = With you
web-bang-against-you = Against you
web-bang-nobody = no one
web-bang-unknown = unknown
web-bang-roles-open = All roles are open.
web-bang-start = Start
web-bang-wound = Shot by { $name } since your turn

# The end.

web-bang-end-title =
    { $result ->
        [win] You win
        [lose] You lose
        [law] The Sheriff’s side wins
        [outlaws] The Outlaws win
        [renegade] The Renegade wins
        [shared] A shared win
        [over] The match is over
       *[survivor] { $seat } wins
    }
web-bang-end-why =
    { $side ->
        [law]
            { $renegades ->
                [one] All Outlaws and the Renegade are dead.
               *[other] All Outlaws and both Renegades are dead.
            }
       *[outlaws] The Sheriff is dead.
    }
web-bang-end-renegade =
    { $you ->
        [seat] You are the last one standing.
       *[none] { $seat }, the Renegade, is the last one standing.
    }
web-bang-end-last =
    { $you ->
        [seat] You are the last one standing.
       *[none] { $seat } is the last one standing.
    }
web-bang-end-prey =
    { $you ->
        [seat] You shot
        [target] { $seat } shot you,
       *[none] { $seat } shot
    } { $role ->
        [deputy] the Deputy
        [outlaw] the Outlaw
       *[renegade] the Renegade
    }{ $you ->
        [target] .
       *[none] , { $target }, personally.
    }
web-bang-end-money =
    { $others ->
        [0]
            { $you ->
                [seat] You have the most money: ${ $amount }.
               *[none] { $seat } has the most money: ${ $amount }.
            }
       *[other] Several share the lead with ${ $amount }.
    }
web-bang-end-fell =
    { $result ->
        [win] You fell in round { $round }, and your side won.
       *[lose] You fell in round { $round }.
    }
web-bang-end-kill =
    { $you ->
        [seat] You shot { $target } in round { $round }.
        [target] { $seat } shot you in round { $round }.
       *[none] { $seat } shot { $target } in round { $round }.
    }
web-bang-end-death =
    { $you ->
        [target] You died in round { $round }:
       *[none] { $target } died in round { $round }:
    } { $how ->
        [dynamite] the Dynamite.
       *[duel] a lost Duel.
    }
web-bang-end-round = round { $round }
web-bang-end-wins = wins
web-bang-end-you = you
web-bang-end-you-name = You
web-bang-end-lives = Life points, round by round
web-bang-end-best = Best moment
web-bang-end-turning = Turning point
web-bang-end-watch = Watch it
web-bang-end-turn-law =
    Round { $round }: { $you ->
        [target] you fall,
       *[none] { $target } falls,
    } and the law has the majority. It never loses it again.
web-bang-end-turn-two =
    Round { $round }: { $you ->
        [target] you fall.
       *[none] { $target } falls.
    } Only the Sheriff and the Renegade are left.
web-bang-end-turn-sheriff =
    Round { $round }: { $by ->
        [dynamite] the Dynamite leaves
        [none] a lost Duel leaves
       *[somebody]
            { $you ->
                [seat] you leave
               *[none] { $seat } leaves
            }
    } { $you ->
        [target] you
       *[none] the Sheriff
    } with { $life ->
        [one] 1 life point,
       *[other] { $life } life points,
    } never again more than { $most }.
web-bang-end-moment =
    { $you ->
        [seat]
            Round { $round }. { $target } has no answer to your { $card ->
                [gatling] Gatling.
                [indians] Indians!
                [duel] Duel.
               *[bang] Bang!
            }
        [target]
            Round { $round }. You have no answer to { $seat }’s { $card ->
                [gatling] Gatling.
                [indians] Indians!
                [duel] Duel.
               *[bang] Bang!
            }
       *[none]
            Round { $round }. { $target } has no answer to { $seat }’s { $card ->
                [gatling] Gatling.
                [indians] Indians!
                [duel] Duel.
               *[bang] Bang!
            }
    }

# The story.

web-bang-heading-game = Game { $game }
web-bang-heading-round = Round { $round }
web-bang-drawn-jail = Is it a heart?
web-bang-drawn-jail-how = A heart opens the Jail. Anything else costs the turn.
web-bang-drawn-dynamite = Does it blow up?
web-bang-drawn-dynamite-how = 2 to 9 of spades cost 3 life points.
web-bang-turn-skipped =
    { $you ->
        [seat] Your turn is skipped
       *[none] { $seat }’s turn is skipped
    }
web-bang-heading-turn =
    { $you ->
        [seat] Your turn
       *[none] { $seat }’s turn
    }

web-bang-curve = life points

# The narrator between games.

web-bang-tell-offers =
    { $you ->
        [seat] You open the auction for
       *[none] { $seat } opens the auction for
    } { $character ->
        [bart-cassidy] Bart Cassidy
        [black-jack] Black Jack
        [calamity-janet] Calamity Janet
        [el-gringo] El Gringo
        [jesse-jones] Jesse Jones
        [jourdonnais] Jourdonnais
        [kit-carlson] Kit Carlson
        [lucky-duke] Lucky Duke
        [paul-regret] Paul Regret
        [pedro-ramirez] Pedro Ramirez
        [rose-doolan] Rose Doolan
        [sid-ketchum] Sid Ketchum
        [slab-the-killer] Slab the Killer
        [suzy-lafayette] Suzy Lafayette
        [vulture-sam] Vulture Sam
       *[other] Willy the Kid
    }.
web-bang-tell-hires =
    { $you ->
        [seat] You pay ${ $price } and play
       *[none] { $seat } pays ${ $price } and plays
    } { $character ->
        [bart-cassidy] Bart Cassidy
        [black-jack] Black Jack
        [calamity-janet] Calamity Janet
        [el-gringo] El Gringo
        [jesse-jones] Jesse Jones
        [jourdonnais] Jourdonnais
        [kit-carlson] Kit Carlson
        [lucky-duke] Lucky Duke
        [paul-regret] Paul Regret
        [pedro-ramirez] Pedro Ramirez
        [rose-doolan] Rose Doolan
        [sid-ketchum] Sid Ketchum
        [slab-the-killer] Slab the Killer
        [suzy-lafayette] Suzy Lafayette
        [vulture-sam] Vulture Sam
       *[other] Willy the Kid
    }.
web-bang-tell-bids =
    { $you ->
        [seat] You bid ${ $amount }.
       *[none] { $seat } bids ${ $amount }.
    }
web-bang-tell-leaves =
    { $you ->
        [seat] You leave the auction.
       *[none] { $seat } leaves the auction.
    }
web-bang-tell-releases =
    { $you ->
        [seat] You give up your character.
       *[none] { $seat } gives up the character.
    }
web-bang-tell-keeps =
    { $you ->
        [seat] You keep a card for the next game.
       *[none] { $seat } keeps a card for the next game.
    }
web-bang-tell-returns =
    { $you ->
        [seat] You keep nothing more.
       *[none] { $seat } keeps nothing more.
    }
web-bang-tell-bounty =
    { $you ->
        [seat] You get a bounty of ${ $amount }.
       *[none] { $seat } gets a bounty of ${ $amount }.
    }
web-bang-tell-for-hire = { $count ->
        [one] { $count } character is for hire.
       *[other] { $count } characters are for hire.
    }
