# База даних сервера.

error-bad-database-url = Адреса бази даних не може починатися з «{ $scheme }». Адреси: sqlite:///шлях або postgresql://користувач@вузол/назва.
error-unusable-database = База даних { $address } не працює: { $problem }.
error-database-newer = База даних має версію { $found }, а ця програма знає версії до { $known }: потрібна новіша програма.
error-database-in-use = Базою даних { $path } уже користується інший сервер. Зупиніть його або, якщо так і задумано, запустіть обидва з --shared.
error-damaged-database = База даних { $path } пошкоджена: { $problem }. Відновіть резервну копію в новий файл (ludoteka restore), а пошкоджений збережіть.

# Шина між вузлами.

error-bad-bus-url = Адреса шини не може починатися з «{ $scheme }». Адреси: redis://вузол:6379/0 або postgresql://користувач@вузол/назва.
error-unusable-bus = Шина { $address } не працює: { $problem }.

# Резервні копії.

error-unusable-backup-file = Не вдається використати файл { $path }: { $problem }.
error-damaged-backup = Файл { $path } — не резервна копія, або його пошкоджено: { $problem }. Нічого не змінено.
error-bad-backup-format = Резервна копія має формат «{ $found }», а ця програма читає «{ $known }».
error-backup-newer = Резервна копія має версію { $found }, а ця програма знає версії до { $known }: потрібна новіша програма.
error-database-not-empty = База даних { $address } не порожня: у «{ $table }» щось є. Візьміть порожню або вкажіть --replace, щоб копія замінила все.
