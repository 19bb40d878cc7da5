# Розбір у браузері: чого коштувало кожне рішення, що вирішив випадок, і нові спроби.

web-review-curve = Шанси на перемогу
web-review-chance = шанси на перемогу
web-review-move = Хід
web-review-mark = Позначка
web-review-alternatives = Варіантів: { $count }
web-review-all = Показати всі ходи: { $count }
web-review-best = найкращий
web-review-best-played = найкращий, його й зроблено
web-review-tag-better = краще
web-review-you = зроблений
web-review-unit-bulls = биків
web-review-unit-tokens = жетонів
web-review-unit-seals = печаток
web-review-unit-lives = життів
web-review-back = Попереднє позначене рішення
web-review-on = Наступне позначене рішення
web-review-place = { $at } з { $count }
web-review-decision = Рішення
web-review-better = Краще: { $best }.
web-review-find = Знахідка: { $best }.
web-review-right = Найкращий хід: { $best }.
web-review-you-played = Ваш вибір: { $move }.
web-review-they-played = Вибір гравця { $name }: { $move }.
web-review-cost = Шанси на перемогу впали з { $best }{ "\u00A0" }% до { $chance }{ "\u00A0" }%: { $points }{ "\u00A0" }±{ "\u00A0" }{ $margin } в.{ "\u00A0" }п.
web-review-close = Різниця замала, щоб сказати напевно.
web-review-longer = Перевірити точніше: удесятеро більше симуляцій
web-review-looking = Перевіряємо точніше…
web-review-changed = Після точнішої перевірки: { $mark }.
web-review-chance-now = Шанси на перемогу: { $chance }{ "\u00A0" }%.
web-review-knew = Що було відомо
web-review-then = Що було далі
web-review-could = Ким могли бути інші:
web-review-seen = видно { $seen } з { $count } карт
web-review-gap =
    { $count ->
        [one] між { $low } і { $high } — { $count } невідома
        [few] між { $low } і { $high } — { $count } невідомі
       *[many] між { $low } і { $high } — { $count } невідомих
    }
web-review-layers = На полі
web-review-before = До ходу
web-review-compare = Порівняти
web-review-after = Після
web-review-judged =
    { $count ->
        [one] Оцінено за { $count } симуляцією того, що міг знати цей гравець. Приховані карти не враховано.
        [few] Оцінено за { $count } симуляціями того, що міг знати цей гравець. Приховані карти не враховано.
       *[many] Оцінено за { $count } симуляціями того, що міг знати цей гравець. Приховані карти не враховано.
    }
web-review-previous = Попередня помилка
web-review-next = Наступна помилка
web-review-again = Спробувати знову
web-review-title = Чого коштувало кожне рішення?
web-review-more = Кожне рішення оцінюється за тим, що гравець знав у той момент, а випадок рахується окремо. Це забере хвилину-дві.
web-review-ask = Розібрати партію
web-review-failed = Цю партію не вдалося розібрати
web-review-failed-more = Сервер не зміг повторити її запис за нинішніми правилами.
web-review-retry = Спробувати ще раз
web-review-running = Триває розбір партії…
web-review-queued =
    { $count ->
        [one] Черга: попереду { $count } розбір
        [few] Черга: попереду { $count } розбори
       *[many] Черга: попереду { $count } розборів
    }
web-review-stopped = Розбір зупинено
web-review-done = Розібрано ходів: { $done } з { $moves }
web-review-leave = Сторінку можна закрити: розбір триватиме.
web-review-kept = Готове збережено. Для точності, везіння й підсумків потрібна вся партія.
web-review-begin = До першої помилки
web-review-stop = Зупинити
web-review-go-on = Продовжити
web-review-summary = Підсумки
web-review-winner = Перемога: { $names }
web-review-accuracy-yours = Ваша точність: { $accuracy }.
web-review-accuracy-theirs = { $name }: точність { $accuracy }.
web-review-lucky = Везіння допомогло.
web-review-unlucky = Пощастило іншим.
web-review-even = Везіння мало що змінило.
web-review-go =
    { $count ->
        [one] Розібрати { $count } помилку
        [few] Розібрати { $count } помилки
       *[many] Розібрати { $count } помилок
    }
web-review-look = Переглянути рішення
web-review-share = Поділитися картинкою
web-review-player = Гравець
web-review-accuracy = Точність
web-review-loss = Втрати за рішення
web-review-marks = Знахідки, неточності, помилки, грубі помилки
web-review-luck = Везіння
web-review-without = Без везіння
web-review-note = Втрати й везіння — у відсоткових пунктах шансів на перемогу. Без везіння — частка перемоги, що лишилася б.
web-review-best-move = Найкращий хід
web-review-costliest = Найдорожчий хід
web-review-clean = Помилок немає.
web-review-find-gap = Будь-який інший хід гірший щонайменше на { $points } в.{ "\u00A0" }п.
web-review-lost = Втрачено: { $points } в.{ "\u00A0" }п.

web-try-title = Як би ви пішли тепер?
web-try-more = Так це бачив гравець. Виберіть хід на столі.
web-try-judging = Ваш вибір оцінюється…
web-try-judged = Ваш вибір оцінено.
web-try-nothing = Тут нема що пробувати
web-try-back = До розбору
web-try-solved = Розв’язано
web-try-not = Є хід кращий
web-try-chose = Ваш вибір: { $move }.
web-try-best = Це найкращий хід.
web-try-as-good = Не гірше, ніж { $best }.
web-try-unjudged = Такі рішення не оцінюються.
web-try-next = Наступна задача

web-review-own = Як ви граєте
web-review-puzzles = Ваші задачі:
web-review-puzzles-more = Позиції з ваших партій, де був кращий хід. Розв’язана тричі задача більше не з’являється.
web-review-practise = Розв’язувати
web-review-average = у середньому { $accuracy }
web-review-luck-in-all =
    { $count ->
        [one] { $points } в.{ "\u00A0" }п. за { $count } партію
        [few] { $points } в.{ "\u00A0" }п. за { $count } партії
       *[many] { $points } в.{ "\u00A0" }п. за { $count } партій
    }
web-review-habits = Що обходиться найдорожче
web-review-costs = −{ $points } в.{ "\u00A0" }п. щоразу
web-review-times =
    { $count ->
        [one] { $count } рішення
        [few] { $count } рішення
       *[many] { $count } рішень
    }
web-review-against = Проти інших
web-review-opponent = Суперник
web-review-score = Перемоги
web-review-opponents =
    { $count ->
        [one] Усі: { $count } суперник
        [few] Усі { $count } суперники
       *[many] Усі { $count } суперників
    }
web-review-matches = Розібрані партії
web-review-with-luck = Частка перемоги: { $result }{ "\u00A0" }%, без везіння { $adjusted }{ "\u00A0" }%

web-review-kind-six-nimmt-choose-card = Вибір карти
web-review-kind-six-nimmt-choose-row = Вибір ряду, який узяти
web-review-kind-six-nimmt-take-card = Набір карт
web-review-kind-face-to-face-play-card = Розіграш карти
web-review-kind-face-to-face-play-or-end = Грати далі чи завершити хід
web-review-kind-sakura-choose-card = Вибір карти
web-review-kind-sakura-choose-cards = Вибір двох карт
web-review-kind-sakura-direct-emperor = Куди йде Імператор
web-review-kind-sakura-direct-artist = Куди йде ваш художник
web-review-kind-intrigo-keep-card = Вибір карти
web-review-kind-intrigo-act = Розіграш або купівля карти
web-review-kind-bang-play = Ваш хід
web-review-kind-bang-discard = Скидання наприкінці ходу
web-review-kind-bang-take-back = Повернення карти «Бах!»
web-review-kind-bang-draw-jesse = Добір Джессі Джонса
web-review-kind-bang-draw-pedro = Добір Педро Раміреса
web-review-kind-bang-put-back = Повернення карти в колоду
web-review-kind-bang-choose-card = Вибір відкритої карти
web-review-kind-bang-answer-shot = Відповідь на постріл
web-review-kind-bang-answer-indians = Відповідь на «Індіанців!»
web-review-kind-bang-answer-duel = Відповідь у «Дуелі»
web-review-kind-bang-take-card = Карта з «Крамниці»
web-review-kind-bang-rescue = Порятунок останнього життя
web-review-kind-bang-discard-second = Друга карта за життя
web-review-kind-bang-discard-all = Скидання всіх карт
web-review-kind-bang-keep-character = Чи залишити персонажа
web-review-kind-bang-offer = Персонаж для торгів
web-review-kind-bang-price = Перша ставка
web-review-kind-bang-raise = Підняти ставку чи пас
web-review-kind-bang-keep-cards = Карти для наступної гри
