### The start page: its tables, the sheets that open above them.

corner-open = You and this page: { $name }
start-with = With friends
start-learn = Learn
start-day = Deal of the day
start-puzzle = Puzzle of the day
# To a player who has tried none.
start-puzzle-new = One choice, one best answer
start-puzzle-rating = Your rating: { $rating }
# Puzzles that were missed and come back today.
start-puzzle-again =
    { $count ->
        [one] 1 to repeat
       *[other] { $count } to repeat
    }
start-profile = Your profile
# A line of figures: matches that count, and the contract in which most is given away.
start-figures =
    { $count ->
        [one] 1 match, { $won } won
       *[other] { $count } matches, { $won } won
    }
start-weakest = weakest: { $contract }
start-code = I have a code
# The score pad for real cards: the link below the tables, and with friends.
start-pad = Score pad
start-pad-friends = Cards on a real table? Keep score here.
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
day-row =
    { $count ->
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
start-day-done =
    { $done ->
        [0] Three deals, the same for everyone
        [3] All three played
       *[other] { $done } of 3 played
    }
# A score, of a task or of a day.
day-beats = { $beats } of 100
start-result =
    { $place ->
        [0] Last time in { $game }: no winner.
        [1] Last time in { $game }: you won, { $points }.
        [2] Last time in { $game }: 2nd, { $points }.
        [3] Last time in { $game }: 3rd, { $points }.
       *[other] Last time in { $game }: { $place }th, { $points }.
    }
start-better = Costliest mistake
start-won-twice = Two wins against { $level }
start-try = try { $level }
start-try-not = Stay at this level
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
start-friends-about = You get a link to send. Bots take any seats that are left.
start-no-bots = Friends take all seats: no bot plays.
