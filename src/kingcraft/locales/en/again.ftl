### Another match among the same people, seats that no one takes, a seat that this browser cannot keep. A part of its own.

## After the match

again-wanted = { $name } wants another match.
again-join = I’m in
again-go = To the next table
again-watch = Watch the next match
again-game = { $name } begins another game: { $game }.
again-rules = { $name } begins a match by other rules.
again-onlooker = There is no seat left for you there: you look on.
next-game = Next game
next-another = Another game
next-change = Change game or rules
next-stay = Stay here

## At the end of a deal

away-next =
    { $seconds ->
        [0] { $name } is away. The next deal starts without them.
        [one] { $name } is away. The next deal waits one more second.
       *[other] { $name } is away. The next deal waits { $seconds } more seconds.
    }
result-fold = See the table
result-unfold = Show the result
next-about = Next: { $contract }
result-none-left = no card left
ends-more = More
ends-more-last = Last deal and more
ends-last = Last deal
ends-tricks = Tricks
ends-points = Points
ends-podium = Places
ends-step-back = Trick before
ends-step-on = Next trick
ends-better = Could it have gone better?
ends-better-what = The review looks at each of your cards: what another one would have brought.
ends-better-show = Show me on the table
ends-luck = Was it luck?
ends-luck-looking = The review looks at every card…
ends-dearest-you = Trick { $number } cost you most: { $points }
ends-dearest = Trick { $number } cost most: { $points } for { $name }
ends-place =
    { $place ->
        [second] You came second, { $points } behind { $names }.
        [third] You came third, { $points } behind { $names }.
        [fourth] You came fourth, { $points } behind { $names }.
        [fifth] You came fifth, { $points } behind { $names }.
       *[sixth] You came sixth, { $points } behind { $names }.
    }
ends-ahead-you = You finished { $points } ahead of { $second }.
ends-ahead = { $name } finished { $points } ahead of { $second }.
came-tricks =
    { $count ->
        [0] no trick went to you
        [one] one trick went to you
       *[other] { $count } tricks went to you
    }
came-no-hearts =
    { $count ->
        [0] no heart came to you
        [one] one heart came to you
       *[other] { $count } hearts came to you
    }
came-no-queens =
    { $count ->
        [0] no queen came to you
        [one] one queen came to you
       *[other] { $count } queens came to you
    }
came-no-men =
    { $count ->
        [0] no king or jack came to you
        [one] one king or jack came to you
       *[other] { $count } kings and jacks came to you
    }
came-no-king =
    { $count ->
        [0] the king of hearts did not come to you
       *[other] the king of hearts came to you
    }

## Before the first deal

again-absent = A bot plays only until its player comes. A seat that you free goes to someone else.
again-bot = Let a bot play
again-free = Free the seat

## At the table

seat-unkept = This browser stores nothing. The address of this page is your seat: keep it, and show it to no one.

## A name

name-full = That is as long as a name can be.
