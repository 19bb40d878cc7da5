# То, с чего начинаются правила любой игры.

rulebook-aim = Цель игры
rulebook-facts = { $authors } · игроков: { $players } · от { $age } лет · { $minutes } минут
web-rulebook-contents = Содержание
