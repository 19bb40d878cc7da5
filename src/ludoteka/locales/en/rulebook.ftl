# What stands at the head of every game's rules.

rulebook-aim = The aim
rulebook-facts = { $authors } · { $players } players · ages { $age } and up · { $minutes } minutes
web-rulebook-contents = Contents
