# Вебклієнт за столом «Віч-на-віч».

web-face-to-face-where = Гра { $game } з { $games }
web-face-to-face-turn = хід
web-face-to-face-waits = чекає
web-face-to-face-up = Угору
web-face-to-face-down = Униз
web-face-to-face-up-more = за зростанням, 1–60
web-face-to-face-down-more = за спаданням, 60–1
web-face-to-face-left =
    { $numbers ->
        [one] лишилося { $numbers } число
        [few] лишилося { $numbers } числа
       *[many] лишилося { $numbers } чисел
    }
web-face-to-face-trick = трюк: { $card }
web-face-to-face-holds = у вас у руці
web-face-to-face-tag-trick = трюк { $step }
web-face-to-face-tag-help = допомога { $step }
web-face-to-face-to-draw = у колоді
web-face-to-face-in-hand = у руці
web-face-to-face-help = допомога:
web-face-to-face-help-free = можна
web-face-to-face-help-used = віддано
web-face-to-face-played = зіграно
web-face-to-face-need = Потрібні дві карти, зіграно: { $plays }
web-face-to-face-enough = Зіграно: { $plays }. Можна ще
web-face-to-face-draw-two = потім добір 2; з допомогою — до 6
web-face-to-face-draw-up = допомогу надано: добір до 6
web-face-to-face-ask-second = Зіграйте ще щонайменше одну карту
web-face-to-face-end = Закінчити хід
web-face-to-face-end-anyway = Усе одно закінчити
web-face-to-face-end-not-yet = поки не можна
