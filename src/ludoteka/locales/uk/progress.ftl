### Де зараз партія: рядок у списку партій.

six-nimmt-progress-to-limit = Роздача { $deal }, хід { $trick } · до { $limit }
six-nimmt-progress-of-deals = Роздача { $deal } з { $deals }, хід { $trick }
six-nimmt-progress-draft-to-limit = Роздача { $deal }, вибір карт · до { $limit }
six-nimmt-progress-draft-of-deals = Роздача { $deal } з { $deals }, вибір карт

face-to-face-progress-turn = Хід { $turn }
face-to-face-progress-game = Гра { $game } з { $games }, { $one } : { $other }

sakura-progress-round = Раунд { $round }, дерева: { $paid } з { $trees }

intrigo-progress-draft = Раунд { $round }, вибір карт
intrigo-progress-round = Раунд { $round }

bang-progress-left = У грі { $left } з { $seats }
bang-progress-game = Гра { $game } з { $games }, у грі { $left } з { $seats }
bang-progress-won-sheriff = Перемогли шериф і мешканці
bang-progress-won-outlaw = Перемогли бандити
bang-progress-won-renegade = Переміг зрадник
