# The tutorial.

web-lesson-names = Ada, Bruno, Clara, Dario, Edith, Felix, Greta, Hugo
web-lesson-of = Lesson { $number } of { $count }
web-lesson-hint = Hint
web-lesson-again = Try again
web-lesson-next = Next
web-lesson-finish = Finish
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-try = Let me try
web-lesson-fold = Show the board
web-lesson-unfold = Show the task
web-lesson-well = Well done
web-lesson-not = Not this one
web-lesson-known = done
web-no-lesson = There is no such lesson
web-learned-title = You know { $game }
web-learned-more = { $done } of { $count } lessons done. The table is waiting.
