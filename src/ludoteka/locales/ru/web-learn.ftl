# Обучение.

web-lesson-names = Ада, Бруно, Клара, Дарио, Эдит, Феликс, Грета, Гуго
web-lesson-of = Урок { $number } из { $count }
web-lesson-hint = Подсказка
web-lesson-again = Ещё раз
web-lesson-next = Дальше
web-lesson-finish = Закончить
web-lesson-back = Назад
web-lesson-skip = Пропустить
web-lesson-try = Попробую
web-lesson-fold = Показать стол
web-lesson-unfold = Показать задание
web-lesson-well = Отлично
web-lesson-not = Не этот ход
web-lesson-known = пройден
web-no-lesson = Такого урока нет
web-learned-title = Вы знаете игру { $game }
web-learned-more = Пройдено уроков: { $done } из { $count }. Стол ждёт.
