# В чём стол отказывает.

error-seat-taken = Место { $seat } занято: выберите свободное.
error-seat-free = Место { $seat } и так свободно.
error-unknown-table-bot = Боты за столом зовутся коротко, например greedy, а не { $bot }.
error-seats-free = { $count ->
    [one] Свободно ещё { $count } место: пригласите кого-нибудь или посадите бота.
    [few] Свободны ещё { $count } места: пригласите людей или посадите ботов.
   *[many] Свободно ещё { $count } мест: пригласите людей или посадите ботов.
}
error-not-all-ready = Готовы ещё не все: { $names }.
error-resigned = Вы насовсем уступили эту партию боту.
error-stand-in-plays = Сейчас за вас играет бот: сначала вернитесь на своё место.
error-question-changed = Пока вы думали, за столом всё изменилось: выберите снова.
error-not-live = Здесь сейчас не играют.
error-nothing-to-take-back = У вас нет хода, который можно вернуть.
error-match-ended = Партия окончена.
error-match-not-over = Партия ещё не окончена.
error-already-asked-back = Кто-то уже просит вернуть ход: сначала ответьте ему.
error-no-request = Никто не просит вернуть ход.
error-already-answered = Вы уже ответили.
error-nobody-stands-in = Вы и так играете сами.
error-not-at-table = Это могут делать только сидящие за столом.
error-bot-plays-already = За это место уже играет бот.
error-chat-off = За этим столом нет чата.
error-muted = Пока вам нельзя писать.
error-already-started = Партия уже началась.
error-not-started = Партия ещё не началась.
error-only-host = Это может делать только хозяин стола.
error-no-seat-here = Места { $seat } нет: за этим столом места с 1 по { $most }.
error-not-your-seat = Место { $seat } не ваше.
error-rules-changed = Правила игры { $game } исправили уже после начала партии: вернуть ход больше нельзя.
error-busy-table = За столом слишком многое происходит сразу: попробуйте ещё раз.
error-no-such-table = Такого стола нет: возможно, ссылка неполная.
error-no-such-lesson = В игре { $game } нет урока { $number }.
error-too-many-seated = Своих мест { $own } и ботов { $bots }, а всего мест { $seats }: столько не поместится.
error-still-here = Этот игрок здесь или отошёл совсем недавно.
error-binary-frame = Сообщения должны быть текстом (JSON), а не двоичными данными.
error-too-fast = Слишком быстро: подождите немного.
error-bad-command = Такой команды мы не знаем: { $problem }.
error-bad-page = Страница начинается раньше времени, равного 0 или больше, а не { $before }.
error-not-for-spectators = Этот стол только для его игроков.
error-no-such-record = Такой записи нет, или ею с вами не поделились.
error-no-such-name = Здесь никого не зовут { $name }.
error-no-such-challenge = Такого вызова для вас нет.
error-challenge-settled = С этим вызовом уже решено: { $status ->
    [accepted] он принят
    [declined] он отклонён
   *[other] он отозван
}.
error-no-such-failure = Отчёта «{ $report }» о подведшем боте нет.
error-failure-of-live-match = В отчёте «{ $report }» — карты матча, который ещё идёт. Спросите, когда он закончится.
