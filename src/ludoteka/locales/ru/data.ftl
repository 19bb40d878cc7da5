# Записи и строки партий: `ludoteka export`, `ludoteka arena --records`.

cli-export-help = Записать сыгранные партии строками: для анализа и обучения.
cli-parameter-records = Сохранить записи всех партий в этот файл, по одной в строке.
cli-parameter-sources = Файлы записей: .ndjson (по одной в строке) или .json (одна запись).
cli-parameter-target = Какой файл записать.
cli-parameter-rows = Что такое строка: «decisions» (наблюдение, маска, действие, награда), «reviews» (чего стоило каждое решение) или «matches» (партия).
cli-parameter-reward = Награда в конце партии: win, rank или score.
cli-export-done = Партий: { $matches }, строк: { $rows }. Файл: { $path }
error-journal-without-moves = В файле { $path } есть партии без ходов, записей для них нет: укажите новый файл или уберите --records.
error-bad-record-line = { $path }, строка { $line }: это не запись партии: { $problem }.
error-record-of-other-rules = Запись игры { $game } сделана по версии правил { $found }, а по версии { $known } партия прошла бы иначе.
error-mixed-tables = В одном файле строки одного размера: { $game } (мест: { $seats }) не сочетается с { $other } (мест: { $other_seats }). Выгрузите их отдельно; то же с настройками, от которых зависят ходы.
error-export-onto-itself = { $path } — один из файлов, которые нужно прочитать.
error-unknown-rows = «{ $rows }» — не вид строк. Виды: { $known }.
error-bad-data-file = По имени { $path } не понять формат. Известные окончания: { $known }.
cli-admin-export-matches-help = Записать все завершённые открытые партии в файл, по одной в строке, без имён людей.
cli-parameter-only-game = Только эта игра.
cli-parameter-names = Оставить имена людей: это личные данные.
cli-admin-exported = Партий: { $count }. Файл: { $path }
