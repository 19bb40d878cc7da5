# Журнал як розповідь і керування повтором.

web-story-title = Події
web-story-dealt = Карти роздано.
web-story-newest = { $count ->
    [one] { $count } нова
    [few] { $count } нові
    [many] { $count } нових
   *[other] { $count } нових
}
web-story-to-newest = До останньої
web-story-show = Показати на столі
web-story-more = Подробиці
web-story-you = Ви
web-story-scores = Рахунок
web-story-next-part = Наступний хід (Shift + →)
web-story-last-part = Попередній хід (Shift + ←)
web-story-larger = Більше
web-story-smaller = Менше
