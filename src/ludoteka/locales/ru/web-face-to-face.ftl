# Веб-клиент за столом «Лицом к лицу».

web-face-to-face-where = Игра { $game } из { $games } · ход { $turn }
web-face-to-face-where-over = Матч из { $games } игр · конец
web-face-to-face-where-one = Ход { $turn }
web-face-to-face-your-turn = вы · ваш ход
web-face-to-face-turn = ходит
web-face-to-face-resigned = сдаётся: играет бот
web-face-to-face-late = время вышло: играет бот
web-face-to-face-bot-plays = играет бот
web-face-to-face-waits = ждёт
web-face-to-face-up = Вверх
web-face-to-face-down = Вниз
web-face-to-face-up-more = от 1 до 60
web-face-to-face-down-more = от 60 до 1
web-face-to-face-left =
    { $numbers ->
        [one] осталось { $numbers } число
        [few] осталось { $numbers } числа
       *[many] осталось { $numbers } чисел
    }
web-face-to-face-trick = трюк: { $card }
web-face-to-face-holds = у вас в руке
web-face-to-face-tag-trick = трюк { $step }
web-face-to-face-tag-help = помощь { $step }
web-face-to-face-was = было { $top }
web-face-to-face-from = дал игрок { $seat }
web-face-to-face-to-draw = в колоде
web-face-to-face-in-hand = в руке
web-face-to-face-help = помощь:
web-face-to-face-help-free = можно
web-face-to-face-help-used = отдана
web-face-to-face-played = сыграна
web-face-to-face-need =
    { $cards ->
        [one] Нужна ещё { $cards } карта
        [few] Нужно { $cards } карты
       *[many] Нужно { $cards } карт
    }
web-face-to-face-enough = Сыграно: { $plays }, можно ещё
web-face-to-face-draw-two = потом добор 2; с помощью — до 6
web-face-to-face-draw-up = помощь дана: добор до 6
web-face-to-face-ask-first = Ваш ход: сыграйте две карты или больше
web-face-to-face-ask-second = Сыграйте ещё хотя бы одну карту
web-face-to-face-ask-more = Играйте дальше или завершите ход
web-face-to-face-since = Сыграно ({ $seat }):
web-face-to-face-turn-played = Сыграно: { $plays }
web-face-to-face-turn-helped = одна в помощь
web-face-to-face-end = Завершить ход
web-face-to-face-end-anyway = Всё равно завершить
web-face-to-face-end-not-yet =
    { $cards ->
        [one] ещё { $cards } карта
        [few] ещё { $cards } карты
       *[many] ещё { $cards } карт
    }
web-face-to-face-way-normal =
    { $pile ->
        [up] ▲ вверх, пропуск: { $skipped }
       *[down] ▼ вниз, пропуск: { $skipped }
    }
web-face-to-face-way-trick =
    { $pile ->
        [up] ▲ вверх, трюк: выигрыш { $numbers }
       *[down] ▼ вниз, трюк: выигрыш { $numbers }
    }
web-face-to-face-way-help =
    { $pile ->
        [up] { $seat } ▲: помощь на { $numbers }
       *[down] { $seat } ▼: помощь на { $numbers }
    }
web-face-to-face-name-pile =
    { $you ->
        [seat]
            { $pile ->
                [up] Ваша возрастающая стопка
               *[down] Ваша убывающая стопка
            }
       *[none]
            { $pile ->
                [up] { $seat }: возрастающая стопка
               *[down] { $seat }: убывающая стопка
            }
    }
web-face-to-face-name-normal =
    { $pile ->
        [up] вверх плюс { $step }
       *[down] вниз минус { $step }
    }
web-face-to-face-name-trick =
    { $pile ->
        [up] вверх, обратный трюк минус { $step }
       *[down] вниз, обратный трюк плюс { $step }
    }
web-face-to-face-name-help =
    { $pile ->
        [up] помощь ({ $seat }), возрастающая стопка, на { $step }
       *[down] помощь ({ $seat }), убывающая стопка, на { $step }
    }
web-face-to-face-name-nowhere = сейчас никуда не ложится
web-face-to-face-name-hand = Ваша рука
web-face-to-face-name-wins = Побед: { $wins }, нужно: { $needed }
web-face-to-face-chip =
    { $kind ->
        [trick]
            { $pile ->
                [up] { $card } вверх, трюк
               *[down] { $card } вниз, трюк
            }
        [help]
            { $pile ->
                [up] { $card } в помощь, вверх
               *[down] { $card } в помощь, вниз
            }
       *[normal]
            { $pile ->
                [up] { $card } вверх
               *[down] { $card } вниз
            }
    }
web-face-to-face-tell-turn = Ходит { $seat }.
web-face-to-face-tell-turn-more = Не меньше двух карт, потом добор.
web-face-to-face-tell-card =
    { $you ->
        [seat]
            { $pile ->
                [up] Вы кладёте { $card } на свою возрастающую стопку.
               *[down] Вы кладёте { $card } на свою убывающую стопку.
            }
       *[none]
            { $pile ->
                [up] { $seat } кладёт { $card } на свою возрастающую стопку.
               *[down] { $seat } кладёт { $card } на свою убывающую стопку.
            }
    }
web-face-to-face-tell-card-more =
    { $left ->
        [one] Там осталось { $left } число.
        [few] Там осталось { $left } числа.
       *[many] Там осталось { $left } чисел.
    }
web-face-to-face-tell-trick =
    { $you ->
        [seat]
            { $pile ->
                [up] Обратный трюк: вы кладёте { $card } на свою возрастающую стопку.
               *[down] Обратный трюк: вы кладёте { $card } на свою убывающую стопку.
            }
       *[none]
            { $pile ->
                [up] Обратный трюк: { $seat } кладёт { $card } на свою возрастающую стопку.
               *[down] Обратный трюк: { $seat } кладёт { $card } на свою убывающую стопку.
            }
    }
web-face-to-face-tell-trick-more = С { $top } назад на { $card }: выигрыш { $numbers } чисел.
web-face-to-face-tell-help =
    { $you ->
        [to]
            { $pile ->
                [up] { $seat } помогает вам: { $card } на вашу возрастающую стопку.
               *[down] { $seat } помогает вам: { $card } на вашу убывающую стопку.
            }
        [seat]
            { $pile ->
                [up] Вы помогаете игроку { $to }: { $card } на возрастающую стопку.
               *[down] Вы помогаете игроку { $to }: { $card } на убывающую стопку.
            }
       *[none]
            { $pile ->
                [up] { $seat } помогает игроку { $to }: { $card } на возрастающую стопку.
               *[down] { $seat } помогает игроку { $to }: { $card } на убывающую стопку.
            }
    }
web-face-to-face-tell-help-more =
    { $you ->
        [to]
            { $numbers ->
                [one] С { $top } на { $card }: вы выигрываете { $numbers } число.
                [few] С { $top } на { $card }: вы выигрываете { $numbers } числа.
               *[many] С { $top } на { $card }: вы выигрываете { $numbers } чисел.
            }
       *[none]
            { $numbers ->
                [one] С { $top } на { $card }: выигрыш { $numbers } число.
                [few] С { $top } на { $card }: выигрыш { $numbers } числа.
               *[many] С { $top } на { $card }: выигрыш { $numbers } чисел.
            }
    }
web-face-to-face-tell-draws =
    { $you ->
        [seat]
            { $helped ->
                [yes] Вы добираете { $cards }, до шести.
               *[no] Вы добираете { $cards }.
            }
       *[none]
            { $helped ->
                [yes] { $seat } добирает { $cards }, до шести.
               *[no] { $seat } добирает { $cards }.
            }
    }
web-face-to-face-tell-ends =
    { $you ->
        [seat] Ваш ход окончен. Добирать нечего.
       *[none] { $seat } завершает ход. Добирать нечего.
    }
web-face-to-face-tell-all =
    { $you ->
        [seat] Вы сыграли все { $cards } карт!
       *[none] { $seat }: сыграны все { $cards } карт!
    }
web-face-to-face-tell-stuck =
    { $you ->
        [seat] Вы не можете сыграть две карты.
       *[none] { $seat } не может сыграть две карты.
    }
web-face-to-face-tell-scored =
    { $you ->
        [seat] Игра { $game } за вами. Счёт { $wins } : { $losses }.
       *[none] Игру { $game } выигрывает { $seat }. Счёт { $wins } : { $losses }.
    }
web-face-to-face-tell-match =
    { $you ->
        [seat] Матч за вами, { $wins } : { $losses }.
       *[none] Матч выигрывает { $seat }, { $wins } : { $losses }.
    }
web-face-to-face-tell-won =
    { $you ->
        [seat] Победа за вами.
       *[none] Побеждает { $seat }.
    }
web-face-to-face-tell-game =
    { $you ->
        [seat] Игра { $game }. Начинаете вы.
       *[none] Игра { $game }. Начинает { $seat }.
    }
web-face-to-face-heading-game = Игра { $game }
web-face-to-face-heading-turn =
    { $you ->
        [seat] Ход { $turn } · вы
       *[none] Ход { $turn } · { $seat }
    }
web-face-to-face-over-title =
    { $you ->
        [seat] Вы победили
        [loser] Вы проиграли
       *[none] Побеждает { $seat }
    }
web-face-to-face-over-game-title =
    { $you ->
        [seat] Игра { $game } за вами
       *[none] Игра { $game }: { $seat }
    }
web-face-to-face-over-stuck =
    { $you ->
        [seat] Вы не смогли сыграть две карты.
       *[none] { $seat } не может сыграть две карты.
    }
web-face-to-face-over-all =
    { $you ->
        [seat] Вы сыграли все { $cards } карт.
       *[none] { $seat }: сыграны все { $cards } карт.
    }
web-face-to-face-over-resigned =
    { $you ->
        [seat] Вы сдались, дальше играл бот.
       *[none] { $seat } сдаётся, дальше играл бот.
    }
web-face-to-face-over-late =
    { $you ->
        [seat] Ваше время вышло, дальше играл бот.
       *[none] У игрока { $seat } вышло время, дальше играл бот.
    }
web-face-to-face-proof-none =
    { $cards ->
        [one] Последняя карта не подходит ни к одной стопке.
        [few] Ни одна из { $cards } карт не подходит ни к одной стопке.
       *[many] Ни одна из { $cards } карт не подходит ни к одной стопке.
    }
web-face-to-face-proof-help =
    { $you ->
        [other] Ни одна из { $cards } карт не ложится на свои стопки, а помочь вам можно только одной.
        [seat] Ни одна из ваших { $cards } карт не ложится на ваши стопки, а помочь игроку { $other } можно только одной.
       *[none] Ни одна из { $cards } карт не ложится на свои стопки, а помочь игроку { $other } можно только одной.
    }
web-face-to-face-proof-one = Подходит только { $card }, а на ход нужны две карты.
web-face-to-face-proof-last = Осталась одна карта, добирать нечего: на ход нужны две.
web-face-to-face-proof-saving =
    { $count ->
        [one] Ход спасла бы карта { $saving }.
        [few] Ход спасли бы { $saving }.
       *[many] Ход спасли бы { $saving }.
    }
web-face-to-face-proof-many =
    { $count ->
        [one] В колоде была { $count } карта, которая спасла бы ход.
        [few] В колоде были { $count } карты, которые спасли бы ход.
       *[many] В колоде было { $count } карт, которые спасли бы ход.
    }
web-face-to-face-proof-left =
    { $you ->
        [seat]
            { $cards ->
                [one] У вас осталась { $cards } карта.
                [few] У вас осталось { $cards } карты.
               *[many] У вас осталось { $cards } карт.
            }
       *[none]
            { $cards ->
                [one] У игрока { $seat } осталась { $cards } карта.
                [few] У игрока { $seat } осталось { $cards } карты.
               *[many] У игрока { $seat } осталось { $cards } карт.
            }
    }
web-face-to-face-proof-or = { $first } или { $last }
web-face-to-face-proof-bot =
    { $you ->
        [seat] Дальше за вас играл бот.
       *[none] Дальше за игрока { $seat } играл бот.
    }
web-face-to-face-proof-turns =
    { $turns ->
        [one] Игра длилась { $turns } ход.
        [few] Игра длилась { $turns } хода.
       *[many] Игра длилась { $turns } ходов.
    }
web-face-to-face-over-left =
    { $cards ->
        [one] осталась { $cards } карта
        [few] осталось { $cards } карты
       *[many] осталось { $cards } карт
    }
web-face-to-face-over-needs = нужно { $range }
web-face-to-face-over-takes = берёт { $range }
web-face-to-face-over-or = или { $card }
web-face-to-face-over-shut = больше ничего
web-face-to-face-over-help-only = помощь
web-face-to-face-over-nowhere = никуда
web-face-to-face-over-medal =
    { $you ->
        [seat] { $game } · вы
       *[none] { $game } · { $seat }
    }
web-face-to-face-over-begins =
    { $you ->
        [seat] Игра { $game }: начинаете вы.
       *[none] Игра { $game }: начинает { $seat }.
    }

web-face-to-face-curve = осталось карт
