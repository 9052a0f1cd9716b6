### The page of lessons.

# How many lessons of a game are done.
learn-some = { $done } of { $count }
learn-all = all { $count }
learn-done = Done
learn-next = next
# A lesson that was left before its end.
learn-left = step { $step } of { $count }
learn-number = { $game }, lesson { $number }
learn-list = All lessons
learn-unknown = There is no such lesson. Choose one of these:
learn-then = Then
learn-practise = Practise { $game }
learn-practise-about = One deal at a time, against bots
learn-how-about = The rules in short, and how cards are moved here
learn-puzzles = Puzzles
learn-puzzles-about = One choice, one answer that is proven
learn-profile-about = Your matches in figures: what goes well, what costs you

## In a lesson

learn-says = What a lesson says
# What the finger points at.
learn-here = Here: { $what }.
learn-step = Step { $step } of { $count }
learn-end = { $title }: done
learn-next-is = Next: { $title }
learn-match = Play a match
learn-chosen = Cards of lessons are chosen, not shuffled.
