# Что говорится об играх в зале: наборы правил и настройки стола.

six-nimmt-preset-standard = Обычная игра
six-nimmt-preset-tactical = Тактическая игра
six-nimmt-preset-short = Две раздачи
six-nimmt-option-variant-about = В обычной игре карты раздают. В тактической карт меньше, все лежат открыто, и каждый сам набирает себе руку.
six-nimmt-option-variant-standard = Обычный
six-nimmt-option-variant-tactical = Тактический
six-nimmt-option-limit-about = Партия заканчивается после раздачи, в которой чей-то счёт превысил это число; обычно 66.
six-nimmt-option-deals-about = Сыграть ровно столько раздач, независимо от числа быков.

face-to-face-preset-standard = Одна игра
face-to-face-preset-best-of-three = До двух побед
face-to-face-preset-mild = Мягкая последняя карта
face-to-face-option-best-of-about = Кто выиграет больше половины игр, выигрывает матч.
face-to-face-option-best-of-1 = Одна игра
face-to-face-option-best-of-3 = До двух побед
face-to-face-option-best-of-5 = До трёх побед
face-to-face-option-first-player-about = Кто начинает первую игру. Дальше игроки начинают по очереди.
face-to-face-option-first-player-random = По жребию
face-to-face-option-first-player-0 = Золото
face-to-face-option-first-player-1 = Серебро
face-to-face-option-last-card-about = Строго: за ход всегда не меньше двух карт, даже в конце. Мягко: если ваша колода пуста, единственную последнюю карту можно сыграть на свою стопку.
face-to-face-option-last-card-strict = Строго
face-to-face-option-last-card-mild = Мягко

sakura-preset-standard = Обычная игра
sakura-preset-tactical = Тактическая игра
sakura-option-tactical-about = Кто дальше от Императора, выбирает карту и за Придворного художника.
sakura-option-deck-about = Другие карты вместо наших: все 60 с двумя действиями.
sakura-option-board-about = Другая дорожка вместо нашей: где тории, мостики и сакуры.

intrigo-preset-standard = Обычная игра
intrigo-option-prices-about = Сколько стоят три карты стопки влияния, считая сверху: одинаково для всех стопок или по видам.

bang-preset-standard = Одна игра
bang-preset-tournament = Турнир
bang-preset-grand-tournament = Большой турнир
bang-option-mode-about = В турнире столько игр, сколько игроков; играют на деньги, и каждый один раз бывает шерифом.
bang-option-mode-single = Одна игра
bang-option-mode-tournament = Турнир
bang-option-no-mercy-about = В конце своего хода шериф может вернуть в руку сыгранный «Бах!».
bang-option-experience-about = После игры выжившие могут за деньги сохранить карты, лежавшие перед ними: по $500.
bang-option-hire-about = Персонажей нанимают на торгах; в начале у каждого $1000.
bang-option-bounties-about = Кто убил бандита, получает $1000 вместо трёх карт.
