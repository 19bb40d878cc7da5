# Розбір зіграної партії: чого коштували рішення і що вирішив випадок.

review-mark-find = Знахідка
review-mark-best = Найкращий хід
review-mark-good = Добрий хід
review-mark-slip = Неточність
review-mark-mistake = Помилка
review-mark-blunder = Груба помилка
review-told-worse = { $mark }: { $played }. Краще: { $best }.
review-told-find = { $played }. Найкращий хід, усі інші помітно гірші.
review-told-best = { $played }. Найкращий хід.
review-told-close = { $played }. Приблизно так само добре: { $best }. Різниця замала.
review-cost = Шанси на перемогу: { $chance }{ "\u00A0" }% замість { $best }{ "\u00A0" }%; втрачено { $points } ± { $margin } в.{ "\u00A0" }п.
review-unit-bulls = Биків за роздачу в середньому: { $played } замість { $best }.
review-unit-tokens = Жетонів після раунду в середньому: { $played } замість { $best }.
review-unit-seals = Печаток після раунду в середньому: { $played } замість { $best }.
review-unit-lives = Життів за коло в середньому: { $played } замість { $best }.
review-hint = { $move }: { $hint }.
review-bang-belief = Шанси на цей момент: { $who } — мешканець { $deputy }{ "\u00A0" }%, бандит { $outlaw }{ "\u00A0" }%, зрадник { $renegade }{ "\u00A0" }%.

review-luck-deal = Роздача
review-luck-draw = Взяті карти
review-luck-turn = Відкрита карта
review-luck-take = Випадкова карта з руки
review-luck-shuffle = Перемішування
review-luck-dice = Випадковий вибір ботів

error-review-no-judge = Партії в { $game } не розбирають. Ігри, для яких є розбір: { $known }.
error-review-unfinished = Розбирають лише завершені партії, а цей запис уривається без результату. Ходів у ньому: { $moves }.
error-review-unverified = Запис не проходить перевірку: не збігається «{ $check }» ({ $problem }). Розбирають лише те, що справді зіграно; див. «ludoteka verify».
error-review-budget = На рішення йде від { $least } до { $most } симуляцій, а вказано { $budget }.
error-bad-review = Це не розбір партії: { $problem }.
error-bad-review-format = Формат розбору — «{ $found }», а програма читає «{ $known }».

review-page-title = Розбір: { $game }
review-note = Кожне рішення оцінено за тим, що гравець знав на той момент. Шанси — це оцінки: ± означає 95-відсотковий інтервал, а помилку позначено лише там, де різницю не пояснити випадковістю.
review-heading-summary = Підсумки
review-heading-curve = Шанси на перемогу
review-heading-luck = Везіння
review-luck-of = { $event }, хід { $move }: { $player } — { $points } в.{ "\u00A0" }п.
review-heading-decisions = Рішення
review-curve-caption = У відсотках, для кожного гравця в розборі — якими їх можна було оцінити під час його рішень. Трикутники — неточності й помилки, зірки — знахідки. Нижче — везіння гравця з товстою лінією.
review-decision = Хід { $move }, { $player }:
review-column-player = Гравець
review-column-accuracy = Точність
review-column-loss = Втрати за рішення
review-column-mistakes = Помилки
review-column-start = Початок
review-column-luck = Везіння
review-column-decisions = Рішення
review-column-result = Результат
review-column-adjusted = Без везіння

cli-review-help = Розібрати завершену партію: чого коштувало кожне рішення і що вирішив випадок.
cli-review-running = Розбір
cli-review-written = Сторінка: { $path }
cli-review-clean = Ні помилок, ні знахідок. Усі рішення: --all
cli-parameter-budget = Симуляцій на рішення.
cli-parameter-page = Записати в цей файл сторінку з кривою та стовпчиками.
cli-parameter-every = Показати всі рішення, а не лише помилки та знахідки.
cli-parameter-match = Яка партія з файлу, де їх кілька, рахуючи з 1 (типово всі).
error-review-one-output = Виберіть щось одне: --json або --html.
error-review-one-page = У файлі { $path } кілька партій, а сторінка показує одну: виберіть її з --match.
error-no-such-match = У файлі { $path } немає партії { $number }; усього партій: { $count }.

cli-parameter-adjust = Виміряти везіння в кожній партії й відняти його: той самий висновок із меншої кількості партій.
cli-heading-adjusted = Без везіння
cli-heading-factor = Виграш
cli-arena-adjusted = Виграш: у скільки разів більше партій потрібно для тієї ж точності, якщо везіння не віднімати.
error-league-adjusted = У лізі везіння не віднімають: виберіть --league або --adjust.
