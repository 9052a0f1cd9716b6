### Practice: one deal at a time, a deal played once more.

practice = Practise
practice-lead = One deal at a time against bots, as often as you like. This browser keeps your average.
practice-against = Against: { $level }
practice-which = What do you want to practise?
practice-deal = A deal of { $game }
practice-positive = A positive deal
practice-average =
    { $count ->
        [one] 1 deal so far: you { $you }, a bot { $bots } on average
       *[other] { $count } deals so far: on average you { $you }, a bot { $bots }
    }
practice-another = Another deal
practice-same = These cards again
practice-in-match = You know these cards. This seat had { $then } with them in the match, you have { $now }.
practice-in-record = You know these cards. This seat had { $then } with them before, you have { $now }.
practice-known = You know these cards, the bots do not: this is only for practice.
practice-to-match = To the match
practice-play = Play it yourself
practice-play-about = The bots see no more than at any table. You may know what comes: it counts for nothing.
practice-from = Where do you want to begin?
practice-from-start = With the first card of the deal
practice-from-here = From this position
practice-seat = You play for
practice-far = How far?
practice-far-deal = This deal only
practice-far-match = To the end of the match
practice-go = To the table
practice-day = To the day
