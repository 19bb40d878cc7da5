overreach-title = Перебор
overreach-summary = Возьмите взятку старшей картой, но не слишком старшей.
overreach-authors = пример
overreach-aim = Наберите больше всех очков за пять взяток.
overreach-section-play = Как играть
overreach-section-examples = Пример
overreach-example-1 = Сыграны карты 9, 14 и 29. 29 больше удвоенных 14, поэтому взятку берёт 14.

rule-OV-1 = В колоде 30 карт, от 1 до 30. Каждый получает пять; остальные лежат закрытыми и в игре не участвуют.
rule-OV-2 = В каждой из пяти взяток все тайно выбирают по карте. Карты открывают одновременно.
rule-OV-3 = Старшая карта берёт взятку: столько очков, какая она по счёту, от 1 до 5.
rule-OV-4 = Если старшая карта больше второй по старшинству более чем вдвое, это перебор: взятку берёт вторая карта.
rule-OV-5 = После пяти взяток побеждает тот, у кого больше очков. При равенстве место делят.

overreach-event-hand-dealt =
    { $cards ->
        [hidden] { $seat }: роздано карт — { $cards-count }.
       *[other] { $seat } получает { $cards }.
    }
overreach-event-card-chosen =
    { $card ->
        [hidden] { $seat }: карта выбрана.
       *[other] { $seat }: выбрана карта { $card }.
    }
overreach-event-cards-revealed = Открыты: { $cards }.
overreach-event-trick-won = { $seat } берёт взятку картой { $card } (+{ $points }).

overreach-ask-choose-card = Выберите карту.
overreach-move-play = сыграть { $card }
overreach-progress-trick = Взятка { $trick } из { $of }

overreach-refusal-match-over = Партия окончена.
overreach-refusal-no-such-seat = Места { $number } нет.
overreach-refusal-already-chosen = Вы уже выбрали карту.
overreach-refusal-not-in-hand = Карты { $card } у вас нет.

overreach-preset-standard = Обычная игра

# Терминал
overreach-board-player = Игрок
overreach-board-points = Очки
overreach-board-last = Прошлая взятка
overreach-board-hand = Рука

# Простой стол в браузере: что видно у каждого места и на столе
overreach-seat-points = Очки
overreach-seat-last = Прошлая взятка
overreach-seat-chosen = Выбрано
overreach-seat-hands = Рука
overreach-table-gone = Сыграно
