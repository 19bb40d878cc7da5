# Труппа: фигуры, которыми играют боты. В предложениях имя не склоняется.

figure-dodo = Додо
figure-lotta = Лотта
figure-bruno = Бруно
figure-sally = Салли
figure-otto = Отто
figure-doc = Док
figure-zita = Зита
figure-nestor = Нестор
figure-nona = Нона
figure-ada = Ада

# Как каждая играет в свою обычную силу. Ни одна не видит больше, чем игрок на её месте.

figure-dodo-temper = Играет первую выпавшую карту.
figure-lotta-temper = Ещё учится, и с удовольствием.
figure-bruno-temper = Широкая душа, короткие планы.
figure-sally-temper = Быстрая, весёлая. Берёт что дают.
figure-otto-temper = Всегда самый разумный ход.
figure-doc-temper = Прикидывает три исхода, выбирает лучший.
figure-zita-temper = Помнит каждую карту, которую вы сыграли.
figure-nestor-temper = Стар, терпелив, ничему не удивляется.
figure-nona-temper = Говорит мало. Замечает всё.
figure-ada-temper = Сначала считает, потом улыбается.

error-unknown-figure = Бота «{ $figure }» нет. Выберите одного из этих: { $known }.
error-figure-taken = { $figure } уже за этим столом: выберите другого бота.

# Вокруг имён и лиц.

web-pips = Сила { $level } из 5
web-stands-in-for = { $name } (вместо игрока { $person })
web-face-choose = Ваш аватар
web-face-number = Аватар { $number }
web-face-more = Другие аватары
