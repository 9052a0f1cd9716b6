### The deal of the day: its page, its calendar, and what can be shared.

day-title = Deal of the day
day-number = Day { $number }
day-about = Three deals, the same cards for everyone. A hundred bots have played your seat.
day-cards = The date decides the cards. They are laid out, not shuffled.
day-auction = An auction
day-avoid-place =
    { $place ->
        [1] You lead
        [2] You play second
        [3] You play third
       *[other] You play last
    }
day-auction-place =
    { $place ->
        [1] You bid first
        [2] You bid second
        [3] You bid third
       *[other] You sell
    }
day-corner-place =
    { $place ->
        [1] Against one other player, you begin
       *[other] Against one other player, who begins
    }
day-begin = Begin
day-go-on = Go on
day-next = Next: { $task }
day-open = go on
day-done = Done
day-you = You { $points }
day-you-master = You { $you } · Master { $master }
day-of-hundred = of 100
day-score = of 100 bots beaten, on average
day-master-score = Master { $score }
day-month-score = your mean this month { $score }
day-field = How often bots had each result, from { $least } to { $most } points
day-no-field = There is nothing to compare this day with yet. It counts as played.
day-beaten = You beat { $beats } of 100 bots.
day-masters = Master has { $points } and beats { $beats }.
day-later = The comparison does not load. The page of the day shows it later.
day-other-date = Only deals played on their own day count for the row.
day-new = New to { $game }? Learn it first
day-tomorrow = Tomorrow: { $tasks }
day-missing = There is no such day.
day-yesterday = Yesterday { $score }

## Shared

day-share = Share the result
day-share-title = Share: { $day }
day-share-text = The result as text
day-share-copy = Copy the text
day-share-picture = Save a picture
day-challenge = Challenge a friend
day-challenge-about = The link leads to the same three deals. Your friend sees your results after playing.
day-challenge-send = Send the link
day-copied = Copied.
day-saved = Saved.
day-by-hand = Not sent. You can select and copy it.
day-friend = { $name } has played these deals. You see how it went when you have played them too.
day-friend-has = { $name } { $points }
day-friend-damaged = This link was cut or changed, so your friend’s results are missing. The deals are the same.

## The calendar

days-title = Your days
days-row = in a row
days-longest = the longest row
days-mean = mean of the month
days-before = The month before
days-after = The month after
days-score = { $date }: { $score } of 100
days-begun = { $date }: begun
days-not = { $date }: not played
days-rule = One day a week may be missed, and the row goes on. Older days can be played at any time.
