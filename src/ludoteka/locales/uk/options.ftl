# Що говориться про ігри в залі: набори правил і налаштування столу.

six-nimmt-preset-standard = Звичайна гра
six-nimmt-preset-tactical = Тактична гра
six-nimmt-preset-short = Дві роздачі
six-nimmt-option-variant-about = У звичайній грі карти роздають. У тактичній карт менше, усі лежать відкрито, і кожен сам набирає собі руку.
six-nimmt-option-variant-standard = Звичайний
six-nimmt-option-variant-tactical = Тактичний
six-nimmt-option-limit-about = Партія завершується після роздачі, у якій чийсь рахунок перевищив це число; зазвичай 66.
six-nimmt-option-deals-about = Зіграти рівно стільки роздач, незалежно від кількості биків.

face-to-face-preset-standard = Одна гра
face-to-face-preset-best-of-three = До двох перемог
face-to-face-preset-mild = М’яка остання карта
face-to-face-option-best-of-about = Хто виграє більше половини ігор, виграє матч.
face-to-face-option-best-of-1 = Одна гра
face-to-face-option-best-of-3 = До двох перемог
face-to-face-option-best-of-5 = До трьох перемог
face-to-face-option-first-player-about = Хто починає першу гру. Далі гравці починають по черзі.
face-to-face-option-first-player-random = За жеребом
face-to-face-option-first-player-0 = Золото
face-to-face-option-first-player-1 = Срібло
face-to-face-option-last-card-about = Суворо: за хід завжди щонайменше дві карти, навіть наприкінці. М’яко: якщо ваша колода порожня, єдину останню карту можна зіграти на власний стос.
face-to-face-option-last-card-strict = Суворо
face-to-face-option-last-card-mild = М’яко

sakura-preset-standard = Звичайна гра
sakura-preset-tactical = Тактична гра
sakura-option-tactical-about = Хто далі від Імператора, вибирає карту й за Придворного художника.
sakura-option-deck-about = Інші карти замість наших: усі 60 із двома діями.
sakura-option-board-about = Інша стежка замість нашої: де торії, містки й сакури.

intrigo-preset-standard = Звичайна гра
intrigo-option-prices-about = Скільки коштують три карти стосу впливу, рахуючи згори: однаково для всіх стосів або за видами.

bang-preset-standard = Одна гра
bang-preset-tournament = Турнір
bang-preset-grand-tournament = Великий турнір
bang-option-mode-about = У турнірі стільки ігор, скільки гравців; грають на гроші, і кожен один раз буває шерифом.
bang-option-mode-single = Одна гра
bang-option-mode-tournament = Турнір
bang-option-no-mercy-about = Наприкінці свого ходу шериф може повернути на руки зіграний «Бах!».
bang-option-experience-about = Після гри ті, хто вижив, можуть за гроші зберегти карти, що лежали перед ними: по $500.
bang-option-hire-about = Персонажів наймають на торгах; на початку кожен має $1000.
bang-option-bounties-about = Хто вбив бандита, отримує $1000 замість трьох карт.
