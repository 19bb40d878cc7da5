# Навчання.

web-lesson-names = Ада, Бруно, Клара, Даріо, Едіт, Фелікс, Ґрета, Гуго
web-lesson-of = Урок { $number } з { $count }
web-lesson-hint = Підказка
web-lesson-again = Ще раз
web-lesson-next = Далі
web-lesson-finish = Завершити
web-lesson-back = Назад
web-lesson-skip = Пропустити
web-lesson-try = Спробую
web-lesson-fold = Показати стіл
web-lesson-unfold = Показати завдання
web-lesson-well = Чудово
web-lesson-not = Не цей хід
web-lesson-known = пройдено
web-no-lesson = Такого уроку немає
web-learned-title = Ви знаєте гру { $game }
web-learned-more = Пройдено уроків: { $done } з { $count }. Стіл чекає.
