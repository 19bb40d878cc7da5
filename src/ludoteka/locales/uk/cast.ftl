# Трупа: фігури, якими грають боти. У реченнях ім’я не відмінюється.

figure-dodo = Додо
figure-lotta = Лотта
figure-bruno = Бруно
figure-sally = Саллі
figure-otto = Отто
figure-doc = Док
figure-zita = Зіта
figure-nestor = Нестор
figure-nona = Нона
figure-ada = Ада

# Як кожна грає у свою звичайну силу. Жодна не бачить більше, ніж гравець на її місці.

figure-dodo-temper = Грає першу карту, що випала.
figure-lotta-temper = Ще вчиться, і залюбки.
figure-bruno-temper = Широка душа, короткі плани.
figure-sally-temper = Швидка й весела. Бере, що дають.
figure-otto-temper = Завжди найрозумніший хід.
figure-doc-temper = Прикидає три варіанти, вибирає найкращий.
figure-zita-temper = Пам’ятає кожну карту, яку ви зіграли.
figure-nestor-temper = Старий, терплячий, нічому не дивується.
figure-nona-temper = Говорить мало. Помічає все.
figure-ada-temper = Спершу рахує, потім усміхається.

error-unknown-figure = Бота «{ $figure }» немає. Виберіть одного з цих: { $known }.
error-figure-taken = { $figure } вже за цим столом: виберіть іншого бота.

# Навколо імен та облич.

web-pips = Сила { $level } з 5
web-stands-in-for = { $name } (замість гравця { $person })
web-face-choose = Ваш аватар
web-face-number = Аватар { $number }
web-face-more = Інші аватари
