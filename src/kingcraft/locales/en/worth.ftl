### What a hand is worth before its game is named, and what the calls came to. $trump: the game; $count: tricks expected; $tricks: tricks taken.

hand-worth =
    Your hand { $count ->
        [0] should hardly take a trick
        [one] should take about 1 trick
       *[other] should take about { $count } tricks
    } { $trump ->
        [S] with spades
        [H] with hearts
        [D] with diamonds
        [C] with clubs
        [NT] without trump
       *[minus] in Minus
    }: that brings about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hand-worth-below =
    Your hand { $count ->
        [0] should hardly take a trick
        [one] should take about 1 trick
       *[other] should take about { $count } tricks
    } { $trump ->
        [S] with spades
        [H] with hearts
        [D] with diamonds
        [C] with clubs
        [NT] without trump
       *[minus] in Minus
    }: that costs about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
verdict-hand =
    Your hand was worth { $count ->
        [0] hardly a trick
        [one] about 1 trick
       *[other] about { $count } tricks
    } { $trump ->
        [S] with spades
        [H] with hearts
        [D] with diamonds
        [C] with clubs
        [NT] without trump
       *[minus] in Minus
    }, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
verdict-hand-below =
    Your hand was worth { $count ->
        [0] hardly a trick
        [one] about 1 trick
       *[other] about { $count } tricks
    } { $trump ->
        [S] with spades
        [H] with hearts
        [D] with diamonds
        [C] with clubs
        [NT] without trump
       *[minus] in Minus
    }, and would have cost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
verdict-bought = You paid { $loss }; your tricks brought { $expected }: { $instead } in all.
verdict-sold = You got { $loss } for the deal; your tricks brought { $expected }: { $instead } in all.
verdict-named =
    You named the game yourself: { $count ->
        [0] hardly a trick
        [one] about 1 trick
       *[other] about { $count } tricks
    } { $trump ->
        [S] with spades
        [H] with hearts
        [D] with diamonds
        [C] with clubs
        [NT] without trump
       *[minus] in Minus
    } { $count ->
        [0] was
        [one] was
       *[other] were
    } in your hand, and you took { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
# What a hint expects after the bidder declines. $points: +45 or −5.
hand-declined =
    { $kind ->
        [no] If you say no
       *[pass] If you pass
    }: about { $points }.
