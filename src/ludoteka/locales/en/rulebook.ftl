# What stands at the head of every game's rules.

rulebook-aim = The aim
rulebook-facts = { $authors } · { $players } players{ $age ->
        [0] {""}
       *[other] {" "}· ages { $age } and up
    } · { $minutes } minutes (our estimate)
web-rulebook-contents = Contents
