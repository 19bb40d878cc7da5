### Где сейчас партия: строка в списке партий.

six-nimmt-progress-to-limit = Раздача { $deal }, ход { $trick } · до { $limit }
six-nimmt-progress-of-deals = Раздача { $deal } из { $deals }, ход { $trick }
six-nimmt-progress-draft-to-limit = Раздача { $deal }, выбор карт · до { $limit }
six-nimmt-progress-draft-of-deals = Раздача { $deal } из { $deals }, выбор карт

face-to-face-progress-turn = Ход { $turn }
face-to-face-progress-game = Игра { $game } из { $games }, { $one } : { $other }

sakura-progress-round = Раунд { $round }, деревья: { $paid } из { $trees }

intrigo-progress-draft = Раунд { $round }, выбор карт
intrigo-progress-round = Раунд { $round }

bang-progress-left = В игре { $left } из { $seats }
bang-progress-game = Игра { $game } из { $games }, в игре { $left } из { $seats }
bang-progress-won-sheriff = Победили шериф и жители
bang-progress-won-outlaw = Победили бандиты
bang-progress-won-renegade = Победил предатель
