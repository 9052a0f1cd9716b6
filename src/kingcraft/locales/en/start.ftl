### The start page: its tables, the sheets that open above them, and past matches.

corner-open = You and this page: { $name }
start-with = With friends
start-learn = Learn
start-day = Deal of the day
start-code = I have a code
start-change = change
start-players-are = { $count } players
start-continue-game = Continue { $game }
start-go = Go on
start-with-whom = with { $names }
start-deal = Deal { $number }
start-standing =
    { $place ->
        [1] you are first
        [2] you are second
        [3] you are third
        [4] you are fourth
       *[other] you are number { $place }
    }
start-last = Your last match
start-all = all { $count }
start-length = Length
start-whole = Whole match
start-brief = Short
start-brief-about = Fewer deals to avoid, and everyone still declares one positive deal. A trick is worth less, so that all scores still add up to zero.
# The first match of a player who does not know the game: as a length to choose, and in the line that says what Play begins.
start-first = First match
start-first-short = Short first match
start-first-about = Two deals to avoid, then four auctions. Every point counts as in the whole match, so all scores together come to more than zero.
start-one = One deal
start-points = To { $target } points
start-table = Table
start-friends-about = You get a link to send. Bots take the other seats.

matches-won = { $won } of { $count } won
matches-here = in this browser
matches-all = All
matches-you-won = Won
matches-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
matches-open = go on
