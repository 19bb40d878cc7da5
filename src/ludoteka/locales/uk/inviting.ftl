### Запрошення і глядачі, на всіх сторінках.

web-circle = Люди
web-invitation = Вас запрошують
web-invited-by = { $name } запрошує вас за стіл: { $game }
web-not-now = Не зараз
web-watch-you = Ви дивитеся.
web-watch-no-chat = Тут пишуть лише гравці. Ви можете читати.
web-watchers =
    { $count ->
        [one] Дивиться { $count } людина
        [few] Дивляться { $count } людини
       *[many] Дивляться { $count } людей
    }
web-watchers-named =
    { $count ->
        [one] Дивиться { $names }
        [few] Дивляться { $names }
       *[many] Дивляться { $names }
    }
web-watchers-and =
    { $count ->
        [one] Дивляться { $names } і ще { $count }
        [few] Дивляться { $names } і ще { $count }
       *[many] Дивляться { $names } і ще { $count }
    }
