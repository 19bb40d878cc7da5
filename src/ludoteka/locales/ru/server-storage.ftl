# База данных сервера.

error-bad-database-url = Адрес базы данных не может начинаться с «{ $scheme }». Адреса: sqlite:///путь или postgresql://пользователь@узел/имя.
error-unusable-database = База данных { $address } не работает: { $problem }.
error-database-newer = У базы данных версия { $found }, а эта программа знает версии до { $known }: нужна программа новее.
error-database-in-use = Базой данных { $path } уже пользуется другой сервер. Остановите его или, если так и задумано, запустите оба с --shared.
error-damaged-database = База данных { $path } повреждена: { $problem }. Восстановите резервную копию в новый файл (ludoteka restore), а повреждённый сохраните.

# Шина между узлами.

error-bad-bus-url = Адрес шины не может начинаться с «{ $scheme }». Адреса: redis://узел:6379/0 или postgresql://пользователь@узел/имя.
error-unusable-bus = Шина { $address } не работает: { $problem }.

# Резервные копии.

error-unusable-backup-file = Не удаётся использовать файл { $path }: { $problem }.
error-damaged-backup = Файл { $path } — не резервная копия, или он повреждён: { $problem }. Ничего не изменено.
error-bad-backup-format = У резервной копии формат «{ $found }», а эта программа читает «{ $known }».
error-backup-newer = У резервной копии версия { $found }, а эта программа знает версии до { $known }: нужна программа новее.
error-database-not-empty = База данных { $address } не пуста: в «{ $table }» что-то есть. Возьмите пустую или укажите --replace, чтобы копия заменила всё.
