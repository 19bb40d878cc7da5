# У чому стіл відмовляє.

error-seat-taken = Місце { $seat } зайняте: оберіть вільне.
error-seat-free = Місце { $seat } і так вільне.
error-unknown-table-bot = Боти за столом звуться коротко, наприклад greedy, а не { $bot }.
error-seats-free = { $count ->
    [one] Вільне ще { $count } місце: запросіть когось або посадіть бота.
    [few] Вільні ще { $count } місця: запросіть людей або посадіть ботів.
   *[many] Вільних ще { $count } місць: запросіть людей або посадіть ботів.
}
error-not-all-ready = Готові ще не всі: { $names }.
error-resigned = Ви назавжди віддали цю партію ботові.
error-stand-in-plays = Зараз за вас грає бот: спершу поверніться на своє місце.
error-question-changed = Поки ви думали, за столом усе змінилося: оберіть знову.
error-not-live = Тут зараз не грають.
error-nothing-to-take-back = У вас немає ходу, який можна повернути.
error-match-ended = Партію закінчено.
error-match-not-over = Партію ще не закінчено.
error-already-asked-back = Хтось уже просить повернути хід: спершу відповідайте йому.
error-no-request = Ніхто не просить повернути хід.
error-already-answered = Ви вже відповіли.
error-nobody-stands-in = Ви й так граєте самі.
error-not-at-table = Це можуть робити лише ті, хто сидить за столом.
error-bot-plays-already = За це місце вже грає бот.
error-chat-off = За цим столом немає чату.
error-muted = Поки що вам не можна писати.
error-already-started = Партія вже почалася.
error-not-started = Партія ще не почалася.
error-only-host = Це може робити лише господар столу.
error-no-seat-here = Місця { $seat } немає: за цим столом місця з 1 до { $most }.
error-not-your-seat = Місце { $seat } не ваше.
error-rules-changed = Правила гри { $game } виправили вже після початку партії: повернути хід більше не можна.
error-busy-table = За столом забагато відбувається водночас: спробуйте ще раз.
error-no-such-table = Такого столу немає: можливо, посилання неповне.
error-no-such-lesson = У грі { $game } немає уроку { $number }.
error-too-many-seated = Своїх місць { $own } і ботів { $bots }, а всього місць { $seats }: стільки не вміститься.
error-still-here = Цей гравець тут або відійшов зовсім недавно.
error-binary-frame = Повідомлення мають бути текстом (JSON), а не двійковими даними.
error-too-fast = Надто швидко: зачекайте трохи.
error-bad-command = Такої команди ми не знаємо: { $problem }.
error-bad-page = Сторінка починається раніше за час, що дорівнює 0 або більше, а не { $before }.
error-not-for-spectators = Цей стіл лише для його гравців.
error-no-such-record = Такого запису немає, або ним із вами не поділилися.
error-no-such-name = Тут нікого не звуть { $name }.
error-no-such-challenge = Такого виклику для вас немає.
error-challenge-settled = Із цим викликом уже вирішено: { $status ->
    [accepted] його прийнято
    [declined] його відхилено
   *[other] його відкликано
}.
error-no-such-failure = Звіту «{ $report }» про бота, що підвів, немає.
error-failure-of-live-match = У звіті «{ $report }» — карти матчу, який ще триває. Запитайте, коли він закінчиться.
