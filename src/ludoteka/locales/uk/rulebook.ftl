# Те, з чого починаються правила кожної гри.

rulebook-aim = Мета гри
rulebook-facts = { $authors } · гравців: { $players } · від { $age } років · { $minutes } хвилин
web-rulebook-contents = Зміст
