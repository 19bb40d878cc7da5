# Те, з чого починаються правила кожної гри.

rulebook-aim = Мета гри
rulebook-facts = { $authors } · гравців: { $players }{ $age ->
        [0] {""}
       *[other] {" "}· від { $age } років
    } · { $minutes } хвилин (за нашою оцінкою)
web-rulebook-contents = Зміст
