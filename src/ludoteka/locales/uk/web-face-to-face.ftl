# Вебклієнт за столом «Віч-на-віч».

web-face-to-face-where = Гра { $game } з { $games } · хід { $turn }
web-face-to-face-where-over = Матч із { $games } ігор · кінець
web-face-to-face-where-one = Хід { $turn }
web-face-to-face-your-turn = ви · ваш хід
web-face-to-face-turn = ходить
web-face-to-face-resigned = здається: грає бот
web-face-to-face-late = час вийшов: грає бот
web-face-to-face-bot-plays = грає бот
web-face-to-face-waits = чекає
web-face-to-face-up = Угору
web-face-to-face-down = Униз
web-face-to-face-up-more = від 1 до 60
web-face-to-face-down-more = від 60 до 1
web-face-to-face-left =
    { $numbers ->
        [one] лишилося { $numbers } число
        [few] лишилося { $numbers } числа
       *[many] лишилося { $numbers } чисел
    }
web-face-to-face-trick = трюк: { $card }
web-face-to-face-holds = у вас на руках
web-face-to-face-tag-trick = трюк { $step }
web-face-to-face-tag-help = допомога { $step }
web-face-to-face-was = було { $top }
web-face-to-face-from = дав гравець { $seat }
web-face-to-face-to-draw = у колоді
web-face-to-face-in-hand = на руках
web-face-to-face-help = допомога:
web-face-to-face-help-free = можна
web-face-to-face-help-used = віддана
web-face-to-face-played = зіграна
web-face-to-face-need =
    { $cards ->
        [one] Потрібна ще { $cards } карта
        [few] Потрібно { $cards } карти
       *[many] Потрібно { $cards } карт
    }
web-face-to-face-enough = Зіграно: { $plays }, можна ще
web-face-to-face-draw-two = потім добір 2; з допомогою — до 6
web-face-to-face-draw-up = допомогу дано: добір до 6
web-face-to-face-ask-first = Ваш хід: зіграйте дві карти або більше
web-face-to-face-ask-second = Зіграйте ще хоча б одну карту
web-face-to-face-ask-more = Грайте далі або завершіть хід
web-face-to-face-since = Зіграно ({ $seat }):
web-face-to-face-turn-played = Зіграно: { $plays }
web-face-to-face-turn-helped = одна на допомогу
web-face-to-face-end = Завершити хід
web-face-to-face-end-anyway = Усе одно завершити
web-face-to-face-end-not-yet =
    { $cards ->
        [one] ще { $cards } карта
        [few] ще { $cards } карти
       *[many] ще { $cards } карт
    }
web-face-to-face-way-normal =
    { $pile ->
        [up] ▲ вгору, пропуск: { $skipped }
       *[down] ▼ вниз, пропуск: { $skipped }
    }
web-face-to-face-way-trick =
    { $pile ->
        [up] ▲ вгору, трюк: виграш { $numbers }
       *[down] ▼ вниз, трюк: виграш { $numbers }
    }
web-face-to-face-way-help =
    { $pile ->
        [up] { $seat } ▲: допомога на { $numbers }
       *[down] { $seat } ▼: допомога на { $numbers }
    }
web-face-to-face-name-pile =
    { $you ->
        [seat]
            { $pile ->
                [up] Ваш висхідний стос
               *[down] Ваш низхідний стос
            }
       *[none]
            { $pile ->
                [up] { $seat }: висхідний стос
               *[down] { $seat }: низхідний стос
            }
    }
web-face-to-face-name-normal =
    { $pile ->
        [up] вгору плюс { $step }
       *[down] вниз мінус { $step }
    }
web-face-to-face-name-trick =
    { $pile ->
        [up] вгору, зворотний трюк мінус { $step }
       *[down] вниз, зворотний трюк плюс { $step }
    }
web-face-to-face-name-help =
    { $pile ->
        [up] допомога ({ $seat }), висхідний стос, на { $step }
       *[down] допомога ({ $seat }), низхідний стос, на { $step }
    }
web-face-to-face-name-nowhere = зараз нікуди не лягає
web-face-to-face-name-hand = Ваша рука
web-face-to-face-name-wins = Перемог: { $wins }, потрібно: { $needed }
web-face-to-face-chip =
    { $kind ->
        [trick]
            { $pile ->
                [up] { $card } вгору, трюк
               *[down] { $card } вниз, трюк
            }
        [help]
            { $pile ->
                [up] { $card } на допомогу, вгору
               *[down] { $card } на допомогу, вниз
            }
       *[normal]
            { $pile ->
                [up] { $card } вгору
               *[down] { $card } вниз
            }
    }
web-face-to-face-tell-turn = Ходить { $seat }.
web-face-to-face-tell-turn-more = Щонайменше дві карти, потім добір.
web-face-to-face-tell-card =
    { $you ->
        [seat]
            { $pile ->
                [up] Ви кладете { $card } на свій висхідний стос.
               *[down] Ви кладете { $card } на свій низхідний стос.
            }
       *[none]
            { $pile ->
                [up] { $seat } кладе { $card } на свій висхідний стос.
               *[down] { $seat } кладе { $card } на свій низхідний стос.
            }
    }
web-face-to-face-tell-card-more =
    { $left ->
        [one] Там лишилося { $left } число.
        [few] Там лишилося { $left } числа.
       *[many] Там лишилося { $left } чисел.
    }
web-face-to-face-tell-trick =
    { $you ->
        [seat]
            { $pile ->
                [up] Зворотний трюк: ви кладете { $card } на свій висхідний стос.
               *[down] Зворотний трюк: ви кладете { $card } на свій низхідний стос.
            }
       *[none]
            { $pile ->
                [up] Зворотний трюк: { $seat } кладе { $card } на свій висхідний стос.
               *[down] Зворотний трюк: { $seat } кладе { $card } на свій низхідний стос.
            }
    }
web-face-to-face-tell-trick-more = З { $top } назад на { $card }: виграш { $numbers } чисел.
web-face-to-face-tell-help =
    { $you ->
        [to]
            { $pile ->
                [up] { $seat } допомагає вам: { $card } на ваш висхідний стос.
               *[down] { $seat } допомагає вам: { $card } на ваш низхідний стос.
            }
        [seat]
            { $pile ->
                [up] Ви допомагаєте гравцеві { $to }: { $card } на висхідний стос.
               *[down] Ви допомагаєте гравцеві { $to }: { $card } на низхідний стос.
            }
       *[none]
            { $pile ->
                [up] { $seat } допомагає гравцеві { $to }: { $card } на висхідний стос.
               *[down] { $seat } допомагає гравцеві { $to }: { $card } на низхідний стос.
            }
    }
web-face-to-face-tell-help-more =
    { $you ->
        [to]
            { $numbers ->
                [one] З { $top } на { $card }: ви виграєте { $numbers } число.
                [few] З { $top } на { $card }: ви виграєте { $numbers } числа.
               *[many] З { $top } на { $card }: ви виграєте { $numbers } чисел.
            }
       *[none]
            { $numbers ->
                [one] З { $top } на { $card }: виграш { $numbers } число.
                [few] З { $top } на { $card }: виграш { $numbers } числа.
               *[many] З { $top } на { $card }: виграш { $numbers } чисел.
            }
    }
web-face-to-face-tell-draws =
    { $you ->
        [seat]
            { $helped ->
                [yes] Ви добираєте { $cards }, до шести.
               *[no] Ви добираєте { $cards }.
            }
       *[none]
            { $helped ->
                [yes] { $seat } добирає { $cards }, до шести.
               *[no] { $seat } добирає { $cards }.
            }
    }
web-face-to-face-tell-ends =
    { $you ->
        [seat] Ваш хід завершено. Добирати нема чого.
       *[none] { $seat } завершує хід. Добирати нема чого.
    }
web-face-to-face-tell-all =
    { $you ->
        [seat] Ви зіграли всі { $cards } карт!
       *[none] { $seat }: зіграно всі { $cards } карт!
    }
web-face-to-face-tell-stuck =
    { $you ->
        [seat] Ви не можете зіграти дві карти.
       *[none] { $seat } не може зіграти дві карти.
    }
web-face-to-face-tell-scored =
    { $you ->
        [seat] Гра { $game } за вами. Рахунок { $wins } : { $losses }.
       *[none] Гру { $game } виграє { $seat }. Рахунок { $wins } : { $losses }.
    }
web-face-to-face-tell-match =
    { $you ->
        [seat] Матч за вами, { $wins } : { $losses }.
       *[none] Матч виграє { $seat }, { $wins } : { $losses }.
    }
web-face-to-face-tell-won =
    { $you ->
        [seat] Перемога за вами.
       *[none] Перемагає { $seat }.
    }
web-face-to-face-tell-game =
    { $you ->
        [seat] Гра { $game }. Починаєте ви.
       *[none] Гра { $game }. Починає { $seat }.
    }
web-face-to-face-heading-game = Гра { $game }
web-face-to-face-heading-turn =
    { $you ->
        [seat] Хід { $turn } · ви
       *[none] Хід { $turn } · { $seat }
    }
web-face-to-face-over-title =
    { $you ->
        [seat] Ви перемогли
        [loser] Ви програли
       *[none] Перемагає { $seat }
    }
web-face-to-face-over-game-title =
    { $you ->
        [seat] Гра { $game } за вами
       *[none] Гра { $game }: { $seat }
    }
web-face-to-face-over-stuck =
    { $you ->
        [seat] Ви не змогли зіграти дві карти.
       *[none] { $seat } не може зіграти дві карти.
    }
web-face-to-face-over-all =
    { $you ->
        [seat] Ви зіграли всі { $cards } карт.
       *[none] { $seat }: зіграно всі { $cards } карт.
    }
web-face-to-face-over-resigned =
    { $you ->
        [seat] Ви здалися, далі грав бот.
       *[none] { $seat } здається, далі грав бот.
    }
web-face-to-face-over-late =
    { $you ->
        [seat] Ваш час вийшов, далі грав бот.
       *[none] У гравця { $seat } вийшов час, далі грав бот.
    }
web-face-to-face-proof-none =
    { $cards ->
        [one] Остання карта не пасує до жодного стосу.
        [few] Жодна з { $cards } карт не пасує до жодного стосу.
       *[many] Жодна з { $cards } карт не пасує до жодного стосу.
    }
web-face-to-face-proof-help =
    { $you ->
        [other] Жодна з { $cards } карт не лягає на свої стоси, а допомогти вам можна лише однією.
        [seat] Жодна з ваших { $cards } карт не лягає на ваші стоси, а допомогти гравцеві { $other } можна лише однією.
       *[none] Жодна з { $cards } карт не лягає на свої стоси, а допомогти гравцеві { $other } можна лише однією.
    }
web-face-to-face-proof-one = Пасує лише { $card }, а на хід потрібні дві карти.
web-face-to-face-proof-last = Лишилася одна карта, добирати нема чого: на хід потрібні дві.
web-face-to-face-proof-saving =
    { $count ->
        [one] Хід урятувала б карта { $saving }.
        [few] Хід урятували б { $saving }.
       *[many] Хід урятували б { $saving }.
    }
web-face-to-face-proof-many =
    { $count ->
        [one] У колоді була { $count } карта, що врятувала б хід.
        [few] У колоді були { $count } карти, що врятували б хід.
       *[many] У колоді було { $count } карт, що врятували б хід.
    }
web-face-to-face-proof-left =
    { $you ->
        [seat]
            { $cards ->
                [one] У вас лишилася { $cards } карта.
                [few] У вас лишилося { $cards } карти.
               *[many] У вас лишилося { $cards } карт.
            }
       *[none]
            { $cards ->
                [one] У гравця { $seat } лишилася { $cards } карта.
                [few] У гравця { $seat } лишилося { $cards } карти.
               *[many] У гравця { $seat } лишилося { $cards } карт.
            }
    }
web-face-to-face-proof-or = { $first } або { $last }
web-face-to-face-proof-bot =
    { $you ->
        [seat] Далі за вас грав бот.
       *[none] Далі за гравця { $seat } грав бот.
    }
web-face-to-face-proof-turns =
    { $turns ->
        [one] Гра тривала { $turns } хід.
        [few] Гра тривала { $turns } ходи.
       *[many] Гра тривала { $turns } ходів.
    }
web-face-to-face-over-left =
    { $cards ->
        [one] лишилася { $cards } карта
        [few] лишилося { $cards } карти
       *[many] лишилося { $cards } карт
    }
web-face-to-face-over-needs = потрібно { $range }
web-face-to-face-over-takes = бере { $range }
web-face-to-face-over-or = або { $card }
web-face-to-face-over-shut = більше нічого
web-face-to-face-over-help-only = допомога
web-face-to-face-over-nowhere = нікуди
web-face-to-face-over-medal =
    { $you ->
        [seat] { $game } · ви
       *[none] { $game } · { $seat }
    }
web-face-to-face-over-begins =
    { $you ->
        [seat] Гра { $game }: починаєте ви.
       *[none] Гра { $game }: починає { $seat }.
    }

web-face-to-face-curve = лишилося карт
