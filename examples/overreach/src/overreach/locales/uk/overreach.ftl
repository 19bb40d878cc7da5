overreach-title = Перебір
overreach-summary = Візьміть взятку старшою картою, але не надто старшою.
overreach-authors = приклад
overreach-aim = Наберіть найбільше очок за п’ять взяток.
overreach-section-play = Як грати
overreach-section-examples = Приклад
overreach-example-1 = Зіграно карти 9, 14 і 29. 29 більша за подвоєну 14, тому взятку бере 14.

rule-OV-1 = У колоді 30 карт, від 1 до 30. Кожен отримує п’ять; решта лежить закритою і в грі участі не бере.
rule-OV-2 = У кожній із п’яти взяток усі таємно вибирають по карті. Карти відкривають одночасно.
rule-OV-3 = Найстарша карта бере взятку: стільки очок, яка вона за рахунком, від 1 до 5.
rule-OV-4 = Якщо найстарша карта більша за другу за старшинством більш ніж удвічі, це перебір: взятку бере друга карта.
rule-OV-5 = Після п’яти взяток перемагає той, у кого найбільше очок. За рівності місце ділять.

overreach-event-hand-dealt =
    { $cards ->
        [hidden] { $seat }: роздано карт — { $cards-count }.
       *[other] { $seat } отримує { $cards }.
    }
overreach-event-card-chosen =
    { $card ->
        [hidden] { $seat }: карту вибрано.
       *[other] { $seat }: вибрано карту { $card }.
    }
overreach-event-cards-revealed = Відкрито: { $cards }.
overreach-event-trick-won = { $seat } бере взятку картою { $card } (+{ $points }).

overreach-ask-choose-card = Виберіть карту.
overreach-move-play = зіграти { $card }
overreach-progress-trick = Взятка { $trick } з { $of }

overreach-refusal-match-over = Партію завершено.
overreach-refusal-no-such-seat = Місця { $number } немає.
overreach-refusal-already-chosen = Ви вже вибрали карту.
overreach-refusal-not-in-hand = Карти { $card } у вас немає.

overreach-preset-standard = Звичайна гра

# Термінал
overreach-board-player = Гравець
overreach-board-points = Очки
overreach-board-last = Минула взятка
overreach-board-hand = Рука

# Простий стіл у браузері: що видно біля кожного місця і на столі
overreach-seat-points = Очки
overreach-seat-last = Минула взятка
overreach-seat-chosen = Вибрано
overreach-seat-hands = Рука
overreach-table-gone = Зіграно
