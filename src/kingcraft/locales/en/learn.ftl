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
