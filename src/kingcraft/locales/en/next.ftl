### The next game for the same people: what is played, and who plays it. A part of its own.

next-same = Same rules
next-rules = Other rules

# Below the title: what becomes of the others, and of this match.
next-here = Everyone here is asked to come along. This match stays as it is, and can go on.
next-here-alone = This match stays as it is: you can go on with it from the start page.
next-here-over = The others come along with one tap. Seats, link and code stay.
next-here-waiting = Everyone here comes along at once. Seats, link and code stay.
next-bots =
    { $count ->
        [one] a bot joins
       *[other] { $count } bots join
    }
# $names: the names of those who have no seat there.
next-onlookers =
    { $count ->
        [one] { $seats } seats: { $names } looks on
       *[other] { $seats } seats: { $names } look on
    }
