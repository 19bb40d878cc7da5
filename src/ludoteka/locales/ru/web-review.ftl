# Разбор в браузере: чего стоило каждое решение, что решил случай, и новые попытки.

web-review-curve = Шансы на победу
web-review-chance = шансы на победу
web-review-move = Ход
web-review-mark = Отметка
web-review-alternatives = Вариантов: { $count }
web-review-all = Показать все ходы: { $count }
web-review-best = лучший
web-review-best-played = лучший, он и сделан
web-review-tag-better = лучше
web-review-you = сделан
web-review-unit-bulls = быков
web-review-unit-tokens = жетонов
web-review-unit-seals = печатей
web-review-unit-lives = жизней
web-review-back = Предыдущее отмеченное решение
web-review-on = Следующее отмеченное решение
web-review-place = { $at } из { $count }
web-review-decision = Решение
web-review-better = Лучше: { $best }.
web-review-find = Находка: { $best }.
web-review-right = Лучший ход: { $best }.
web-review-you-played = Ваш выбор: { $move }.
web-review-they-played = Выбор игрока { $name }: { $move }.
web-review-cost = Шансы на победу упали с { $best }{ "\u00A0" }% до { $chance }{ "\u00A0" }%: { $points }{ "\u00A0" }±{ "\u00A0" }{ $margin } п.{ "\u00A0" }п.
web-review-close = Разница слишком мала, чтобы сказать наверняка.
web-review-longer = Проверить точнее: в десять раз больше симуляций
web-review-looking = Проверяем точнее…
web-review-changed = После более точной проверки: { $mark }.
web-review-chance-now = Шансы на победу: { $chance }{ "\u00A0" }%.
web-review-knew = Что было известно
web-review-then = Что было дальше
web-review-could = Кем могли быть другие:
web-review-seen = видно { $seen } из { $count } карт
web-review-gap =
    { $count ->
        [one] между { $low } и { $high } — { $count } неизвестная
        [few] между { $low } и { $high } — { $count } неизвестные
       *[many] между { $low } и { $high } — { $count } неизвестных
    }
web-review-layers = На поле
web-review-before = До хода
web-review-compare = Сравнить
web-review-after = После
web-review-judged =
    { $count ->
        [one] Оценено по { $count } симуляции того, что мог знать этот игрок. Скрытые карты не учитывались.
        [few] Оценено по { $count } симуляциям того, что мог знать этот игрок. Скрытые карты не учитывались.
       *[many] Оценено по { $count } симуляциям того, что мог знать этот игрок. Скрытые карты не учитывались.
    }
web-review-previous = Предыдущая ошибка
web-review-next = Следующая ошибка
web-review-again = Попробовать снова
web-review-title = Чего стоило каждое решение?
web-review-more = Каждое решение оценивается по тому, что игрок знал в тот момент, а случай считается отдельно. Это займёт минуту-две.
web-review-ask = Разобрать партию
web-review-failed = Эту партию не удалось разобрать
web-review-failed-more = Сервер не смог повторить её запись по нынешним правилам.
web-review-retry = Попробовать ещё раз
web-review-running = Идёт разбор партии…
web-review-queued =
    { $count ->
        [one] Очередь: впереди { $count } разбор
        [few] Очередь: впереди { $count } разбора
       *[many] Очередь: впереди { $count } разборов
    }
web-review-stopped = Разбор остановлен
web-review-done = Разобрано ходов: { $done } из { $moves }
web-review-leave = Страницу можно закрыть: разбор продолжится.
web-review-kept = Готовое сохранено. Для точности, везения и итогов нужна вся партия.
web-review-begin = К первой ошибке
web-review-stop = Остановить
web-review-go-on = Продолжить
web-review-summary = Итоги
web-review-winner = Победа: { $names }
web-review-accuracy-yours = Ваша точность: { $accuracy }.
web-review-accuracy-theirs = { $name }: точность { $accuracy }.
web-review-lucky = Везение помогло.
web-review-unlucky = Повезло другим.
web-review-even = Везение мало что изменило.
web-review-go =
    { $count ->
        [one] Разобрать { $count } ошибку
        [few] Разобрать { $count } ошибки
       *[many] Разобрать { $count } ошибок
    }
web-review-look = Просмотреть решения
web-review-share = Поделиться картинкой
web-review-player = Игрок
web-review-accuracy = Точность
web-review-loss = Потери за решение
web-review-marks = Находки, неточности, ошибки, грубые ошибки
web-review-luck = Везение
web-review-without = Без везения
web-review-note = Потери и везение — в процентных пунктах шансов на победу. Без везения — доля победы, которая осталась бы.
web-review-best-move = Лучший ход
web-review-costliest = Самый дорогой ход
web-review-clean = Ошибок нет.
web-review-find-gap = Любой другой ход хуже хотя бы на { $points } п.{ "\u00A0" }п.
web-review-lost = Потеряно: { $points } п.{ "\u00A0" }п.

web-try-title = Как бы вы пошли сейчас?
web-try-more = Так это видел игрок. Выберите ход на столе.
web-try-judging = Ваш выбор оценивается…
web-try-judged = Ваш выбор оценён.
web-try-nothing = Здесь нечего пробовать
web-try-back = К разбору
web-try-solved = Решено
web-try-not = Есть ход лучше
web-try-chose = Ваш выбор: { $move }.
web-try-best = Это лучший ход.
web-try-as-good = Не хуже, чем { $best }.
web-try-unjudged = Такие решения не оцениваются.
web-try-next = Следующая задача

web-review-own = Как вы играете
web-review-puzzles = Ваши задачи:
web-review-puzzles-more = Позиции из ваших партий, где был ход лучше. Решённая трижды задача больше не появляется.
web-review-practise = Решать
web-review-average = в среднем { $accuracy }
web-review-luck-in-all =
    { $count ->
        [one] { $points } п.{ "\u00A0" }п. за { $count } партию
        [few] { $points } п.{ "\u00A0" }п. за { $count } партии
       *[many] { $points } п.{ "\u00A0" }п. за { $count } партий
    }
web-review-habits = Что обходится дороже всего
web-review-costs = −{ $points } п.{ "\u00A0" }п. каждый раз
web-review-times =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
web-review-against = Против других
web-review-opponent = Соперник
web-review-score = Победы
web-review-opponents =
    { $count ->
        [one] Все: { $count } соперник
        [few] Все { $count } соперника
       *[many] Все { $count } соперников
    }
web-review-matches = Разобранные партии
web-review-with-luck = Доля победы: { $result }{ "\u00A0" }%, без везения { $adjusted }{ "\u00A0" }%

web-review-kind-six-nimmt-choose-card = Выбор карты
web-review-kind-six-nimmt-choose-row = Выбор ряда, который взять
web-review-kind-six-nimmt-take-card = Набор карт
web-review-kind-face-to-face-play-card = Розыгрыш карты
web-review-kind-face-to-face-play-or-end = Играть дальше или завершить ход
web-review-kind-sakura-choose-card = Выбор карты
web-review-kind-sakura-choose-cards = Выбор двух карт
web-review-kind-sakura-direct-emperor = Куда идёт Император
web-review-kind-sakura-direct-artist = Куда идёт ваш художник
web-review-kind-intrigo-keep-card = Выбор карты
web-review-kind-intrigo-act = Розыгрыш или покупка карты
web-review-kind-bang-play = Ваш ход
web-review-kind-bang-discard = Сброс в конце хода
web-review-kind-bang-take-back = Возврат карты «Бах!»
web-review-kind-bang-draw-jesse = Добор Джесси Джонса
web-review-kind-bang-draw-pedro = Добор Педро Рамиреза
web-review-kind-bang-put-back = Возврат карты в колоду
web-review-kind-bang-choose-card = Выбор открытой карты
web-review-kind-bang-answer-shot = Ответ на выстрел
web-review-kind-bang-answer-indians = Ответ на «Индейцев!»
web-review-kind-bang-answer-duel = Ответ в «Дуэли»
web-review-kind-bang-take-card = Карта из «Лавки»
web-review-kind-bang-rescue = Спасение последней жизни
web-review-kind-bang-discard-second = Вторая карта за жизнь
web-review-kind-bang-discard-all = Сброс всех карт
web-review-kind-bang-keep-character = Оставить ли персонажа
web-review-kind-bang-offer = Персонаж для торгов
web-review-kind-bang-price = Первая ставка
web-review-kind-bang-raise = Поднять ставку или пас
web-review-kind-bang-keep-cards = Карты для следующей игры
