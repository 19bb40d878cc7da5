# То, с чего начинаются правила любой игры.

rulebook-aim = Цель игры
rulebook-facts = { $authors } · игроков: { $players }{ $age ->
        [0] {""}
       *[other] {" "}· от { $age } лет
    } · { $minutes } минут (по нашей оценке)
web-rulebook-contents = Содержание
