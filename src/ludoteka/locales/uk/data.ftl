# Записи й рядки партій: `ludoteka export`, `ludoteka arena --records`.

cli-export-help = Записати зіграні партії рядками: для аналізу й навчання.
cli-parameter-records = Зберегти записи всіх партій у цей файл, по одному в рядку.
cli-parameter-sources = Файли записів: .ndjson (по одному в рядку) або .json (один запис).
cli-parameter-target = Який файл записати.
cli-parameter-rows = Що таке рядок: «decisions» (спостереження, маска, дія, винагорода), «reviews» (чого коштувало кожне рішення) або «matches» (партія).
cli-parameter-reward = Винагорода наприкінці партії: win, rank або score.
cli-export-done = Партій: { $matches }, рядків: { $rows }. Файл: { $path }
error-journal-without-moves = У файлі { $path } є партії без ходів, записів для них немає: вкажіть новий файл або приберіть --records.
error-bad-record-line = { $path }, рядок { $line }: це не запис партії: { $problem }.
error-record-of-other-rules = Запис гри { $game } зроблено за версією правил { $found }, а за версією { $known } партія пройшла б інакше.
error-mixed-tables = В одному файлі рядки одного розміру: { $game } (місць: { $seats }) не поєднується з { $other } (місць: { $other_seats }). Вивантажте їх окремо; так само з налаштуваннями, від яких залежать ходи.
error-export-onto-itself = { $path } — один із файлів, які треба прочитати.
error-unknown-rows = «{ $rows }» — не вид рядків. Види: { $known }.
error-bad-data-file = З назви { $path } не зрозуміти формат. Відомі закінчення: { $known }.
cli-admin-export-matches-help = Записати всі завершені відкриті партії у файл, по одній у рядку, без імен людей.
cli-parameter-only-game = Лише ця гра.
cli-parameter-names = Залишити імена людей: це особисті дані.
cli-admin-exported = Партій: { $count }. Файл: { $path }
