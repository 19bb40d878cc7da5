# «Лицом к лицу» (The Game: Face to Face): что происходит за столом.

face-to-face-event-game-began = Начинается игра { $game }; первый ход: { $seat }.
face-to-face-event-cards-drawn =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } берёт { $cards-count } карту.
                [few] { $seat } берёт { $cards-count } карты.
               *[many] { $seat } берёт { $cards-count } карт.
            }
       *[other] { $seat } берёт { $cards }.
    }
face-to-face-event-plays-listed = { $seat } смотрит в карты.
face-to-face-event-card-played =
    { $pile ->
        [up] { $seat } кладёт { $card } на { $top } (возрастающая стопка).
       *[down] { $seat } кладёт { $card } на { $top } (убывающая стопка).
    }
face-to-face-event-trick-played =
    { $pile ->
        [up] { $seat } делает обратный трюк: { $card } на { $top } (возрастающая стопка).
       *[down] { $seat } делает обратный трюк: { $card } на { $top } (убывающая стопка).
    }
face-to-face-event-help-given =
    { $pile ->
        [up] { $seat } помогает сопернику ({ $to }): { $card } на { $top } (возрастающая стопка).
       *[down] { $seat } помогает сопернику ({ $to }): { $card } на { $top } (убывающая стопка).
    }
face-to-face-event-turn-ended =
    { $plays ->
        [one] { $seat } завершает ход: сыграна { $plays } карта.
        [few] { $seat } завершает ход: сыграно { $plays } карты.
       *[many] { $seat } завершает ход: сыграно { $plays } карт.
    }
face-to-face-event-all-cards-played = { $seat }: все 58 карт сыграны!
face-to-face-event-turn-impossible = { $seat } не может сыграть две карты и проигрывает игру.
face-to-face-event-hand-shown = { $seat } открывает руку: { $cards }.
face-to-face-event-game-scored = { $seat } выигрывает игру. Выиграно игр: { $wins }.

face-to-face-ask-play-card = Сыграйте карту.
face-to-face-ask-play-or-end = Сыграйте ещё карту или завершите ход.

face-to-face-move-end = завершить ход
face-to-face-move-up = положить { $card } на свою возрастающую стопку
face-to-face-move-down = положить { $card } на свою убывающую стопку
face-to-face-move-help-up = помочь: { $card } на возрастающую стопку соперника
face-to-face-move-help-down = помочь: { $card } на убывающую стопку соперника

face-to-face-hint-normal =
    { $skipped ->
        [0] ни одного числа не пропущено
        [one] пропуск: { $skipped } число
        [few] пропуск: { $skipped } числа
       *[many] пропуск: { $skipped } чисел
    }
face-to-face-hint-trick = обратный трюк: возвращает 10 чисел
face-to-face-hint-help = +{ $numbers } сопернику; вы доберёте до 6
face-to-face-hint-wins = ваша последняя карта: победа в игре
face-to-face-hint-end =
    { $cards ->
        [0] брать больше нечего
        [one] вы возьмёте { $cards } карту
        [few] вы возьмёте { $cards } карты
       *[many] вы возьмёте { $cards } карт
    }
face-to-face-hint-end-loses = осторожно: с одной картой и пустой колодой хода не сделать. Когда очередь дойдёт до вас, вы проиграете (FF-9)

face-to-face-refusal-match-over = Матч окончен.
face-to-face-refusal-not-your-turn = Сейчас не ваш ход.
face-to-face-refusal-no-such-move = Сыграйте карту из своей руки или завершите ход.
face-to-face-refusal-two-cards-first = За ход играют не меньше двух карт; пока сыграно: { $plays }.
face-to-face-refusal-not-in-hand = Карты { $card } нет у вас в руке.
face-to-face-refusal-not-higher = На вашей возрастающей стопке { $top }: нужна карта больше или ровно на 10 меньше, а { $card } не подходит.
face-to-face-refusal-not-lower = На вашей убывающей стопке { $top }: нужна карта меньше или ровно на 10 больше, а { $card } не подходит.
face-to-face-refusal-helped-already = В этот ход вы уже помогли; больше одной карты нельзя.
face-to-face-refusal-last-card-is-yours = Карта { $card } в этом ходу единственная: её кладут на свою стопку.
face-to-face-refusal-no-help-up = На возрастающей стопке соперника { $top }: помогла бы только карта меньше, а { $card } не меньше.
face-to-face-refusal-no-help-down = На убывающей стопке соперника { $top }: помогла бы только карта больше, а { $card } не больше.
face-to-face-refusal-no-second-card = После { $card } на этой стопке вы не сможете сыграть вторую карту; начните с другой.

face-to-face-option-best-of = Число игр
face-to-face-option-best-of-help = Сколько игр самое большее: 1, 3 или 5. Кто выиграет больше половины, выигрывает матч.
face-to-face-option-first-player = Кто начинает
face-to-face-option-first-player-help = Место, которое начинает первую игру: `0` (золото) или `1` (серебро), либо `random` — по жребию. Дальше игроки начинают по очереди.
face-to-face-option-last-card = Последняя карта
face-to-face-option-last-card-help = `strict`: за ход всегда не меньше двух карт. `mild`: если колода пуста, последнюю карту можно сыграть одну, на свою стопку.

face-to-face-board-match = Матч из { $games } игр, игра { $game }. Выиграно: { $wins }
face-to-face-board-gold = золото
face-to-face-board-silver = серебро
face-to-face-board-cards = рука { $hand }, колода { $left }
face-to-face-board-up = вверх
face-to-face-board-down = вниз
face-to-face-board-range = { $first }–{ $last }
face-to-face-board-trick = или { $card }
face-to-face-board-shut = больше ничего
face-to-face-board-hand = Ваша рука
face-to-face-board-plays =
    { $plays ->
        [one] В этот ход: { $plays } карта
        [few] В этот ход: { $plays } карты
       *[many] В этот ход: { $plays } карт
    }
face-to-face-board-help-free = помощи ещё не было
face-to-face-board-help-given = помощь оказана
