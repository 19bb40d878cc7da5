# «Інтриго» у браузері: те, що каже лише сторінка.

web-intrigo-board = Інтриго: палац
web-intrigo-round = Раунд { $round }
web-intrigo-phase-draft = вибір карт
web-intrigo-phase-palace = палац
web-intrigo-filled = проміжки: { $filled } з { $all }
web-intrigo-palace = Палац
web-intrigo-door = Двері
web-intrigo-supply = Запас
web-intrigo-bag = Торбинка
web-intrigo-influence = Вплив

web-intrigo-gap-empty = Проміжок { $place }, порожній
web-intrigo-gap-holds = Проміжок { $place }: { $card }
web-intrigo-reward-place =
    { $building ->
        [0] Двері · { $number } із { $count }
       *[other] Будівля { $building } · { $number } із { $count }
    }
web-intrigo-building-empty = Будівля { $building }, жетона немає
web-intrigo-building-holds = Будівля { $building }: { $token }; { $lead }
web-intrigo-face-down = { $thing }, долілиць
web-intrigo-lead-leads = попереду { $family } { $value }
web-intrigo-lead-wins = { $family } { $value } попереду і приносить перемогу
web-intrigo-lead-unplayed = { $family } { $value }: лишається
web-intrigo-lead-equal = порівну: лишається
web-intrigo-lead-none = жодна карта не рахується
web-intrigo-lead-open = поки ніхто
web-intrigo-lead-stolen = у цьому раунді не розігрується

web-intrigo-begins = починає раунд
web-intrigo-your-turn = Ваш хід
web-intrigo-to-move = Ходить
web-intrigo-choose = Вибирайте
web-intrigo-chooses = Вибирає
web-intrigo-ducats =
    { $count ->
        [one] { $count } дукат
        [few] { $count } дукати
       *[many] { $count } дукатів
    }
web-intrigo-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
web-intrigo-kinds = видів
web-intrigo-one-to-win = 1 до перемоги
web-intrigo-wins = перемога

web-intrigo-hand = Ваша рука
web-intrigo-no-cards = На руках немає карт інтриг
web-intrigo-none-kept = Тут лежатимуть карти, які ви залишите
web-intrigo-how = Візьміть карту з руки або зі стосу впливу — засвітяться проміжки, куди її можна покласти.
web-intrigo-about-card = Лягає горілиць у порожній проміжок і рахується для жетонів з обох боків.
web-intrigo-about-merchant = Міняє жетон будівлі поруч зі своїм проміжком на будь-який інший жетон у палаці.
web-intrigo-about-assassin = Перевертає сусідню карту інтриг долілиць: вона більше не рахується.
web-intrigo-about-courtesan = Називає карту поза палацом: хто її має, той кладе її в сусідній проміжок.
web-intrigo-about-gondolier = Міняє сусідню карту інтриг із будь-якою іншою картою інтриг у палаці.
web-intrigo-about-guard = Переносить сусідню карту інтриг у будь-який інший порожній проміжок.
web-intrigo-about-thief = Перевертає жетон будівлі поруч зі своїм проміжком: у цьому раунді він нічий.
web-intrigo-effect-merchant = обмін жетонів
web-intrigo-effect-assassin = сховати карту
web-intrigo-effect-courtesan = викликати карту
web-intrigo-effect-gondolier = обмін карт
web-intrigo-effect-guard = пересунути карту
web-intrigo-effect-thief = сховати жетон
web-intrigo-short-merchant = Торговець
web-intrigo-short-assassin = Убивця
web-intrigo-short-courtesan = Куртизан.
web-intrigo-short-gondolier = Гондольєр
web-intrigo-short-guard = Вартовий
web-intrigo-short-thief = Злодій
web-intrigo-pile =
    { $left ->
        [0] { $influence }: { $line }
       *[other] { $influence }, ціна { $price }, лишилося { $left }: { $line }
    }
web-intrigo-short-of =
    { $ducats ->
        [one] бракує { $ducats }
        [few] бракує { $ducats }
       *[many] бракує { $ducats }
    }
web-intrigo-sold-out = розпродано
web-intrigo-sold = немає

web-intrigo-step-gap = освітлений проміжок
web-intrigo-step-token = жетон поруч із ним
web-intrigo-step-other-token = інший жетон
web-intrigo-step-card = сусідня карта
web-intrigo-step-other-card = інша карта
web-intrigo-step-next-gap = сусідній проміжок
web-intrigo-step-name = яка карта
web-intrigo-step-where = куди її перенести
web-intrigo-then = Тепер виберіть: { $what }
web-intrigo-empty-gaps =
    { $count ->
        [one] порожній проміжок
        [few] порожні проміжки
       *[many] порожніх проміжків
    }
web-intrigo-with-target = є ціль для властивості
web-intrigo-fill-only = лише заповнити
web-intrigo-without-power = Покласти без властивості
web-intrigo-place-here = Покласти сюди
web-intrigo-play = Зіграти
web-intrigo-keep = Залишити собі
web-intrigo-back = Повернути
web-intrigo-pass = Пропустити хід
web-intrigo-take-back = Повернути хід

web-intrigo-draft = Вибір карт: карта { $pick } з 4
web-intrigo-pass-on = Залиште одну; решту отримає { $name }.
web-intrigo-kept-wait = Вибрано. Коли вирішать усі, пачки підуть далі.
web-intrigo-passed-on = Ви передали
web-intrigo-drafting = Кожен таємно залишає собі карту.

web-intrigo-name-card = Назвіть карту
web-intrigo-in-palace = у палаці
web-intrigo-yours = ваша

web-intrigo-rewards = Нагороди
web-intrigo-gains = Отримано в цьому раунді
web-intrigo-skip = Пропустити показ

# Проміжки називаються за будівлями поруч із ними.

web-intrigo-the-door = двері
web-intrigo-building = будівля { $building }
web-intrigo-beside-door = між дверима і { $building }
web-intrigo-between = між { $before } і { $behind }
web-intrigo-beats = { $card } старша за { $other }
web-intrigo-alone = { $card } без суперника

# Що каже оповідач; $you — хто з них читач.

web-intrigo-turn =
    { $you ->
        [seat] Ваш хід
       *[none] Ходить { $seat }
    }
web-intrigo-tell-keeps =
    { $you ->
        [seat]
            Ви лишаєте карту. { $left ->
                [0] Усі вибрали.
               *[other] Ще вибирають: { $left }.
            }
       *[none]
            { $seat } лишає карту. { $left ->
                [0] Усі вибрали.
               *[other] Ще вибирають: { $left }.
            }
    }
web-intrigo-tell-packets =
    { $pick ->
        [1] Усі отримують по пачці й лишають собі одну карту.
       *[other] Пачки йдуть ліворуч: карта { $pick } з 4.
    }
web-intrigo-tell-plays =
    { $you ->
        [seat] Ви граєте { $card } { $place }.
       *[none] { $seat } грає { $card } { $place }.
    }
web-intrigo-tell-buys =
    { $price ->
        [one]
            { $you ->
                [seat] Ви платите { $price } дукат: { $card } { $place }.
               *[none] { $seat } платить { $price } дукат: { $card } { $place }.
            }
        [few]
            { $you ->
                [seat] Ви платите { $price } дукати: { $card } { $place }.
               *[none] { $seat } платить { $price } дукати: { $card } { $place }.
            }
       *[many]
            { $you ->
                [seat] Ви платите { $price } дукатів: { $card } { $place }.
               *[none] { $seat } платить { $price } дукатів: { $card } { $place }.
            }
    }
web-intrigo-tell-passes =
    { $you ->
        [seat] Ви пропускаєте хід.
       *[none] { $seat } пропускає хід.
    }
web-intrigo-tell-turns-card = { $card } { $place } — долілиць: більше не рахується.
web-intrigo-tell-calls =
    { $you ->
        [holder] { $seat } називає { $card }: вам доведеться зіграти її { $place }.
        [seat] Ви називаєте { $card }. Її грає { $holder } { $place }.
       *[none] { $seat } називає { $card }. Її грає { $holder } { $place }.
    }
web-intrigo-tell-swaps-cards = { $one } і { $other } міняються місцями.
web-intrigo-tell-moves-card = { $card } тепер { $place }.
web-intrigo-tell-swaps-tokens = Міняються місцями: { $one } і { $other }.
web-intrigo-tell-turns-token = Злодій ховає: { $building }, { $token }. У цьому раунді жетон нічий.
web-intrigo-tell-wins =
    { $beats }. { $you ->
        [seat]
            { $state ->
                [wins] Вам дістається { $token }. Перемога!
               *[goes-on] Вам дістається { $token }, усього { $now }.
            }
       *[none]
            { $state ->
                [wins] { $seat }: { $token }. Це перемога!
               *[goes-on] { $seat }: { $token }, усього { $now }.
            }
    }
web-intrigo-tell-stays =
    { $reason ->
        [equal] Порівну: { $building }, { $token } лишається.
        [no-card] Жодна карта не рахується: { $building }, { $token } лишається.
        [nobody] За цю родину ніхто не грає: { $building }, { $token } лишається.
       *[face-down] Сховано Злодієм: { $building }, { $token } лишається.
    }
web-intrigo-tell-round-ends = Раунд { $round } завершено.
web-intrigo-tell-places =
    { $you ->
        [seat] Раунд { $round }: починаєте ви.
       *[none] Раунд { $round }: починає { $seat }.
    }
web-intrigo-end-lose = Ви програли
web-intrigo-end-why =
    { $reader ->
        [lost]
            { $count ->
                [one] Перемагає { $names }.
                [few] Перемагають { $names }.
               *[many] Перемагають { $names }.
            }{ " " }
       *[other] { "" }
    }{ $how ->
        [four]
            Чотири печатки { $token ->
                [merchants] купецтва
                [military] військових
                [clergy] духовенства
                [farmers] фермерів
               *[workers] робітників
            }.
        [five] По печатці кожного виду.
       *[sum] Найбільше печаток після останнього раунду.
    }
web-intrigo-end-where =
    { $building ->
        [0] Усе вирішилося біля дверей, раунд { $round }.
       *[other] Усе вирішилося біля будівлі { $building }, раунд { $round }.
    }
web-intrigo-end-short =
    { $count ->
        [one] Вам забракло { $count } печатки.
        [few] Вам забракло { $count } печаток.
       *[many] Вам забракло { $count } печаток.
    }
web-intrigo-four-of-a-kind = 4 одного виду
web-intrigo-end-you = Ви перемогли
web-intrigo-end-wins =
    { $count ->
        [one] Перемагає { $names }
        [few] Перемагають { $names }
       *[many] Перемагають { $names }
    }
web-intrigo-missing = Скільки печаток бракувало, за раундами
web-intrigo-short = бракує { $count }
web-intrigo-five-kinds = 5 видів
web-intrigo-best-moment = Найкращий момент
web-intrigo-turning-point = Злам
web-intrigo-watch = Показати
