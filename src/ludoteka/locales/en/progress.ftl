### Where a match stands, in lists of matches.

six-nimmt-progress-to-limit = Deal { $deal }, turn { $trick } · to { $limit }
six-nimmt-progress-of-deals = Deal { $deal } of { $deals }, turn { $trick }
six-nimmt-progress-draft-to-limit = Deal { $deal }, choosing cards · to { $limit }
six-nimmt-progress-draft-of-deals = Deal { $deal } of { $deals }, choosing cards

face-to-face-progress-turn = Turn { $turn }
face-to-face-progress-game = Game { $game } of { $games }, { $one } : { $other }

sakura-progress-round = Round { $round }, { $paid } of { $trees } trees

intrigo-progress-draft = Round { $round }, choosing cards
intrigo-progress-round = Round { $round }

bang-progress-left = { $left } of { $seats } still in
bang-progress-game = Game { $game } of { $games }, { $left } of { $seats } still in
bang-progress-won-sheriff = The law won
bang-progress-won-outlaw = The Outlaws won
bang-progress-won-renegade = The Renegade won
