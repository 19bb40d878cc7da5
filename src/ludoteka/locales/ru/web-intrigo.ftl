# «Интриго» в браузере: то, что говорит только страница.

web-intrigo-board = Интриго: дворец
web-intrigo-round = Раунд { $round }
web-intrigo-phase-draft = выбор карт
web-intrigo-phase-palace = дворец
web-intrigo-filled = проёмы: { $filled } из { $all }
web-intrigo-palace = Дворец
web-intrigo-door = Дверь
web-intrigo-supply = Запас
web-intrigo-bag = Мешочек
web-intrigo-influence = Влияние

web-intrigo-gap-empty = Проём { $place }, пуст
web-intrigo-gap-holds = Проём { $place }: { $card }
web-intrigo-reward-place =
    { $building ->
        [0] Дверь · { $number } из { $count }
       *[other] Здание { $building } · { $number } из { $count }
    }
web-intrigo-building-empty = Здание { $building }, жетона нет
web-intrigo-building-holds = Здание { $building }: { $token }; { $lead }
web-intrigo-face-down = { $thing }, лицом вниз
web-intrigo-lead-leads = впереди { $family } { $value }
web-intrigo-lead-wins = { $family } { $value } впереди и приносит победу
web-intrigo-lead-unplayed = { $family } { $value }: остаётся
web-intrigo-lead-equal = поровну: остаётся
web-intrigo-lead-none = ни одна карта не считается
web-intrigo-lead-open = пока никто
web-intrigo-lead-stolen = в этом раунде не разыгрывается

web-intrigo-begins = начинает раунд
web-intrigo-your-turn = Ваш ход
web-intrigo-to-move = Ходит
web-intrigo-choose = Выбирайте
web-intrigo-chooses = Выбирает
web-intrigo-ducats =
    { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    }
web-intrigo-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-intrigo-kinds = видов
web-intrigo-one-to-win = 1 до победы
web-intrigo-wins = победа

web-intrigo-hand = Ваша рука
web-intrigo-no-cards = В руке нет карт интриг
web-intrigo-none-kept = Здесь лягут карты, которые вы оставите
web-intrigo-how = Возьмите карту из руки или из стопки влияния — загорятся проёмы, куда её можно положить.
web-intrigo-about-card = Ложится лицом вверх в пустой проём и считается для жетонов по обе стороны.
web-intrigo-about-merchant = Меняет жетон здания рядом со своим проёмом на любой другой жетон во дворце.
web-intrigo-about-assassin = Переворачивает соседнюю карту интриг лицом вниз: она больше не считается.
web-intrigo-about-courtesan = Называет карту вне дворца: у кого она есть, тот кладёт её в соседний проём.
web-intrigo-about-gondolier = Меняет соседнюю карту интриг с любой другой картой интриг во дворце.
web-intrigo-about-guard = Переносит соседнюю карту интриг в любой другой пустой проём.
web-intrigo-about-thief = Переворачивает жетон здания рядом со своим проёмом: в этом раунде он ничей.
web-intrigo-effect-merchant = обмен жетонов
web-intrigo-effect-assassin = скрыть карту
web-intrigo-effect-courtesan = вызвать карту
web-intrigo-effect-gondolier = обмен карт
web-intrigo-effect-guard = сдвинуть карту
web-intrigo-effect-thief = скрыть жетон
web-intrigo-short-merchant = Продавец
web-intrigo-short-assassin = Убийца
web-intrigo-short-courtesan = Куртизан.
web-intrigo-short-gondolier = Гондольер
web-intrigo-short-guard = Стражник
web-intrigo-short-thief = Вор
web-intrigo-pile =
    { $left ->
        [0] { $influence }: { $line }
       *[other] { $influence }, цена { $price }, осталось { $left }: { $line }
    }
web-intrigo-short-of =
    { $ducats ->
        [one] не хватает { $ducats }
        [few] не хватает { $ducats }
       *[many] не хватает { $ducats }
    }
web-intrigo-sold-out = распродано
web-intrigo-sold = нет

web-intrigo-step-gap = освещённый проём
web-intrigo-step-token = жетон рядом с ним
web-intrigo-step-other-token = другой жетон
web-intrigo-step-card = соседняя карта
web-intrigo-step-other-card = другая карта
web-intrigo-step-next-gap = соседний проём
web-intrigo-step-name = какая карта
web-intrigo-step-where = куда её перенести
web-intrigo-then = Теперь выберите: { $what }
web-intrigo-empty-gaps =
    { $count ->
        [one] пустой проём
        [few] пустых проёма
       *[many] пустых проёмов
    }
web-intrigo-with-target = есть цель для свойства
web-intrigo-fill-only = только заполнить
web-intrigo-without-power = Положить без свойства
web-intrigo-place-here = Положить сюда
web-intrigo-play = Сыграть
web-intrigo-keep = Оставить себе
web-intrigo-back = Вернуть
web-intrigo-pass = Пропустить ход
web-intrigo-take-back = Вернуть ход

web-intrigo-draft = Выбор карт: карта { $pick } из 4
web-intrigo-pass-on = Оставьте одну; остальные получит { $name }.
web-intrigo-kept-wait = Выбрано. Когда решат все, пачки пойдут дальше.
web-intrigo-passed-on = Вы передали
web-intrigo-drafting = Каждый тайно оставляет себе карту.

web-intrigo-name-card = Назовите карту
web-intrigo-in-palace = во дворце
web-intrigo-yours = ваша

web-intrigo-rewards = Награды
web-intrigo-gains = Получено в этом раунде
web-intrigo-skip = Пропустить показ

# Проёмы называются по зданиям рядом с ними.

web-intrigo-the-door = дверь
web-intrigo-building = здание { $building }
web-intrigo-beside-door = между дверью и { $building }
web-intrigo-between = между { $before } и { $behind }
web-intrigo-beats = { $card } старше, чем { $other }
web-intrigo-alone = { $card } без соперника

# Что говорит рассказчик; $you — кто из них читатель.

web-intrigo-turn =
    { $you ->
        [seat] Ваш ход
       *[none] Ходит { $seat }
    }
web-intrigo-tell-keeps =
    { $you ->
        [seat]
            Вы оставляете карту. { $left ->
                [0] Все выбрали.
               *[other] Ещё выбирают: { $left }.
            }
       *[none]
            { $seat } оставляет карту. { $left ->
                [0] Все выбрали.
               *[other] Ещё выбирают: { $left }.
            }
    }
web-intrigo-tell-packets =
    { $pick ->
        [1] Все получают по пачке и оставляют себе одну карту.
       *[other] Пачки идут налево: карта { $pick } из 4.
    }
web-intrigo-tell-plays =
    { $you ->
        [seat] Вы играете { $card } { $place }.
       *[none] { $seat } играет { $card } { $place }.
    }
web-intrigo-tell-buys =
    { $price ->
        [one]
            { $you ->
                [seat] Вы платите { $price } дукат: { $card } { $place }.
               *[none] { $seat } платит { $price } дукат: { $card } { $place }.
            }
        [few]
            { $you ->
                [seat] Вы платите { $price } дуката: { $card } { $place }.
               *[none] { $seat } платит { $price } дуката: { $card } { $place }.
            }
       *[many]
            { $you ->
                [seat] Вы платите { $price } дукатов: { $card } { $place }.
               *[none] { $seat } платит { $price } дукатов: { $card } { $place }.
            }
    }
web-intrigo-tell-passes =
    { $you ->
        [seat] Вы пропускаете ход.
       *[none] { $seat } пропускает ход.
    }
web-intrigo-tell-turns-card = { $card } { $place } — лицом вниз: больше не считается.
web-intrigo-tell-calls =
    { $you ->
        [holder] { $seat } называет { $card }: вам придётся сыграть её { $place }.
        [seat] Вы называете { $card }. Её играет { $holder } { $place }.
       *[none] { $seat } называет { $card }. Её играет { $holder } { $place }.
    }
web-intrigo-tell-swaps-cards = { $one } и { $other } меняются местами.
web-intrigo-tell-moves-card = { $card } теперь { $place }.
web-intrigo-tell-swaps-tokens = Меняются местами: { $one } и { $other }.
web-intrigo-tell-turns-token = Вор скрывает: { $building }, { $token }. В этом раунде жетон ничей.
web-intrigo-tell-wins =
    { $beats }. { $you ->
        [seat]
            { $state ->
                [wins] Вам достаётся { $token }. Победа!
               *[goes-on] Вам достаётся { $token }, всего { $now }.
            }
       *[none]
            { $state ->
                [wins] { $seat } получает { $token }. Это победа!
               *[goes-on] { $seat } получает { $token }, всего { $now }.
            }
    }
web-intrigo-tell-stays =
    { $reason ->
        [equal] Поровну: { $building }, { $token } остаётся.
        [no-card] Ни одна карта не считается: { $building }, { $token } остаётся.
        [nobody] За эту семью никто не играет: { $building }, { $token } остаётся.
       *[face-down] Скрыто Вором: { $building }, { $token } остаётся.
    }
web-intrigo-tell-round-ends = Раунд { $round } окончен.
web-intrigo-tell-places =
    { $you ->
        [seat] Раунд { $round }: начинаете вы.
       *[none] Раунд { $round }: начинает { $seat }.
    }
web-intrigo-end-lose = Вы проиграли
web-intrigo-end-why =
    { $reader ->
        [lost]
            { $count ->
                [one] Побеждает { $names }.
                [few] Побеждают { $names }.
               *[many] Побеждают { $names }.
            }{ " " }
       *[other] { "" }
    }{ $how ->
        [four]
            Четыре печати { $token ->
                [merchants] купечества
                [military] военных
                [clergy] духовенства
                [farmers] фермерства
               *[workers] рабочих
            }.
        [five] По печати каждого вида.
       *[sum] Больше всех печатей после последнего раунда.
    }
web-intrigo-end-where =
    { $building ->
        [0] Всё решилось у двери, раунд { $round }.
       *[other] Всё решилось у здания { $building }, раунд { $round }.
    }
web-intrigo-end-short =
    { $count ->
        [one] Вам не хватило { $count } печати.
        [few] Вам не хватило { $count } печатей.
       *[many] Вам не хватило { $count } печатей.
    }
web-intrigo-four-of-a-kind = 4 одного вида
web-intrigo-end-you = Вы победили
web-intrigo-end-wins =
    { $count ->
        [one] Побеждает { $names }
        [few] Побеждают { $names }
       *[many] Побеждают { $names }
    }
web-intrigo-missing = Сколько печатей не хватало, по раундам
web-intrigo-short = не хватает { $count }
web-intrigo-five-kinds = 5 видов
web-intrigo-best-moment = Лучший момент
web-intrigo-turning-point = Перелом
web-intrigo-watch = Показать
