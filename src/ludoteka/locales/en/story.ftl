# The log as a story, and the replay's controls.

web-story-title = Story
web-story-dealt = The cards are dealt.
web-story-newest = { $count } new
web-story-to-newest = To the newest
web-story-show = Show this on the board
web-story-more = Details
web-story-you = You
web-story-scores = Scores
web-story-next-part = Next turn (Shift + →)
web-story-last-part = Previous turn (Shift + ←)
web-story-larger = Larger
web-story-smaller = Smaller
