# Веб-клиент за столом «Лицом к лицу».

web-face-to-face-where = Игра { $game } из { $games }
web-face-to-face-turn = ход
web-face-to-face-waits = ждёт
web-face-to-face-up = Вверх
web-face-to-face-down = Вниз
web-face-to-face-up-more = по возрастанию, 1–60
web-face-to-face-down-more = по убыванию, 60–1
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
web-face-to-face-to-draw = в колоде
web-face-to-face-in-hand = в руке
web-face-to-face-help = помощь:
web-face-to-face-help-free = можно
web-face-to-face-help-used = отдана
web-face-to-face-played = сыграна
web-face-to-face-need = Нужны две карты, сыграно: { $plays }
web-face-to-face-enough = Сыграно: { $plays }. Можно ещё
web-face-to-face-draw-two = потом добор 2; с помощью — до 6
web-face-to-face-draw-up = помощь оказана: добор до 6
web-face-to-face-ask-second = Сыграйте ещё хотя бы одну карту
web-face-to-face-end = Закончить ход
web-face-to-face-end-anyway = Всё равно закончить
web-face-to-face-end-not-yet = пока нельзя
