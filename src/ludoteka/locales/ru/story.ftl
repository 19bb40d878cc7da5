# Журнал как рассказ и управление повтором.

web-story-title = События
web-story-dealt = Карты розданы.
web-story-newest = { $count ->
    [one] { $count } новое
    [few] { $count } новых
    [many] { $count } новых
   *[other] { $count } новых
}
web-story-to-newest = К последнему
web-story-show = Показать на столе
web-story-more = Подробности
web-story-you = Вы
web-story-scores = Счёт
web-story-next-part = Следующий ход (Shift + →)
web-story-last-part = Предыдущий ход (Shift + ←)
web-story-larger = Больше
web-story-smaller = Меньше
