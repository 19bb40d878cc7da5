# «Віч-на-віч» (The Game: Face to Face): що відбувається за столом.

face-to-face-event-game-began = Починається гра { $game }; перший хід: { $seat }.
face-to-face-event-cards-drawn =
    { $cards ->
        [hidden]
            { $cards-count ->
                [one] { $seat } бере { $cards-count } карту.
                [few] { $seat } бере { $cards-count } карти.
               *[many] { $seat } бере { $cards-count } карт.
            }
       *[other] { $seat } бере { $cards }.
    }
face-to-face-event-plays-listed = { $seat } дивиться в карти.
face-to-face-event-card-played =
    { $pile ->
        [up] { $seat } кладе { $card } на { $top } (висхідний стос).
       *[down] { $seat } кладе { $card } на { $top } (низхідний стос).
    }
face-to-face-event-trick-played =
    { $pile ->
        [up] { $seat } робить зворотний трюк: { $card } на { $top } (висхідний стос).
       *[down] { $seat } робить зворотний трюк: { $card } на { $top } (низхідний стос).
    }
face-to-face-event-help-given =
    { $pile ->
        [up] { $seat } допомагає супротивникові ({ $to }): { $card } на { $top } (висхідний стос).
       *[down] { $seat } допомагає супротивникові ({ $to }): { $card } на { $top } (низхідний стос).
    }
face-to-face-event-turn-ended =
    { $plays ->
        [one] { $seat } завершує хід: зіграно { $plays } карту.
        [few] { $seat } завершує хід: зіграно { $plays } карти.
       *[many] { $seat } завершує хід: зіграно { $plays } карт.
    }
face-to-face-event-all-cards-played = { $seat }: усі 58 карт зіграно!
face-to-face-event-turn-impossible = { $seat } не може зіграти дві карти й програє гру.
face-to-face-event-hand-shown = { $seat } відкриває руку: { $cards }.
face-to-face-event-game-scored = { $seat } виграє гру. Виграно ігор: { $wins }.

face-to-face-ask-play-card = Зіграйте карту.
face-to-face-ask-play-or-end = Зіграйте ще карту або завершіть хід.

face-to-face-move-end = завершити хід
face-to-face-move-up = покласти { $card } на свій висхідний стос
face-to-face-move-down = покласти { $card } на свій низхідний стос
face-to-face-move-help-up = допомогти: { $card } на висхідний стос супротивника
face-to-face-move-help-down = допомогти: { $card } на низхідний стос супротивника

face-to-face-hint-normal =
    { $skipped ->
        [0] жодного числа не пропущено
        [one] пропуск: { $skipped } число
        [few] пропуск: { $skipped } числа
       *[many] пропуск: { $skipped } чисел
    }
face-to-face-hint-trick = зворотний трюк: повертає 10 чисел
face-to-face-hint-help = +{ $numbers } супротивникові; ви доберете до 6
face-to-face-hint-wins = ваша остання карта: перемога в грі
face-to-face-hint-end =
    { $cards ->
        [0] брати більше нема чого
        [one] ви візьмете { $cards } карту
        [few] ви візьмете { $cards } карти
       *[many] ви візьмете { $cards } карт
    }
face-to-face-hint-end-loses = обережно: з однією картою й порожньою колодою ходу не зробити. Коли черга дійде до вас, ви програєте (FF-9)

face-to-face-refusal-match-over = Матч завершено.
face-to-face-refusal-not-your-turn = Зараз не ваш хід.
face-to-face-refusal-no-such-move = Зіграйте одну зі своїх карт або завершіть хід.
face-to-face-refusal-two-cards-first = За хід грають щонайменше дві карти; поки що зіграно: { $plays }.
face-to-face-refusal-not-in-hand = Карти { $card } немає у вас на руках.
face-to-face-refusal-not-higher = На вашому висхідному стосі { $top }: потрібна карта більша або рівно на 10 менша, а { $card } не підходить.
face-to-face-refusal-not-lower = На вашому низхідному стосі { $top }: потрібна карта менша або рівно на 10 більша, а { $card } не підходить.
face-to-face-refusal-helped-already = Цього ходу ви вже допомогли; більше за одну карту не можна.
face-to-face-refusal-last-card-is-yours = Карта { $card } у цьому ході єдина: її кладуть на власний стос.
face-to-face-refusal-no-help-up = На висхідному стосі супротивника { $top }: допомогла б лише менша карта, а { $card } не менша.
face-to-face-refusal-no-help-down = На низхідному стосі супротивника { $top }: допомогла б лише більша карта, а { $card } не більша.
face-to-face-refusal-no-second-card = Після { $card } на цьому стосі ви не зможете зіграти другу карту; почніть з іншої.

face-to-face-option-best-of = Кількість ігор
face-to-face-option-best-of-help = Скільки ігор щонайбільше: 1, 3 або 5. Хто виграє більше половини, виграє матч.
face-to-face-option-first-player = Хто починає
face-to-face-option-first-player-help = Місце, яке починає першу гру: `0` (золото) або `1` (срібло), чи `random` — за жеребом. Далі гравці починають по черзі.
face-to-face-option-last-card = Остання карта
face-to-face-option-last-card-help = `strict`: за хід завжди щонайменше дві карти. `mild`: якщо колода порожня, останню карту можна зіграти одну, на власний стос.

face-to-face-board-match = Матч із { $games } ігор, гра { $game }. Виграно: { $wins }
face-to-face-board-gold = золото
face-to-face-board-silver = срібло
face-to-face-board-cards = рука { $hand }, колода { $left }
face-to-face-board-up = угору
face-to-face-board-down = униз
face-to-face-board-range = { $first }–{ $last }
face-to-face-board-trick = або { $card }
face-to-face-board-shut = більше нічого
face-to-face-board-hand = Ваша рука
face-to-face-board-plays =
    { $plays ->
        [one] Цього ходу: { $plays } карта
        [few] Цього ходу: { $plays } карти
       *[many] Цього ходу: { $plays } карт
    }
face-to-face-board-help-free = допомоги ще не було
face-to-face-board-help-given = допомогу надано
