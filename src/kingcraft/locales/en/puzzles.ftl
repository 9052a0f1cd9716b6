### Puzzles: a choice out of a deal, with one answer.

puzzle-title = Puzzles
puzzle-about = A choice out of a real deal, with one best answer. Each says how far that is proven.
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-kind-card = Find the card
puzzle-kind-call = What would you bid?
puzzle-kind-out = Clear your hand
puzzle-kind-card-about = King: one card is best
puzzle-kind-call-about = King: bid, sell, or name the game
puzzle-kind-out-about = Kings Corner: lay all cards in one turn
puzzle-count = { $found } of { $tried } at once
# The choice of what the next puzzles are about: a contract or a theme.
puzzle-topic = Which puzzles
puzzle-topic-all = All contracts and themes
puzzle-topic-contract = Cards of which contract
puzzle-rating-about = It starts at 1200 and changes with your first try at each puzzle.
puzzle-again =
    { $count ->
        [one] 1 puzzle that you missed comes back today.
       *[other] { $count } puzzles that you missed come back today.
    }
puzzle-all = You have tried all of them.
puzzle-unknown = There is no such puzzle.

## At a puzzle

# What is asked.
puzzle-card = Which card?
puzzle-call = What do you say?
puzzle-out = Lay all your cards in this turn.
puzzle-wrong = Something else is better. Look again.
puzzle-lost = From here you cannot get rid of all your cards any more.
puzzle-hint = Whole piles move too, and a gap takes any card.
puzzle-end = Solved.
puzzle-show = Show me
puzzle-still = Still out
puzzle-void =
    { $name } has no { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

## After it

puzzle-right = Right: { $what }
puzzle-late = Found: { $what }
puzzle-was = It was: { $what }
puzzle-cleared = Your hand is clear
puzzle-moves =
    { $count ->
        [one] Shown in 1 move
       *[other] Shown in { $count } moves
    }
puzzle-sure = Proven: in every deal that fits what you saw, no other card is better.
puzzle-clear = In at least 19 of 20 deals that fit what you saw, no other card is better.
puzzle-view = This is Master’s view: it depends on how the others bid.
puzzle-ways = All ways to play this turn were tried.
puzzle-behind =
    { $points ->
        [one] { $what }: 1 point worse on average.
       *[other] { $what }: { $points } points worse on average.
    }
puzzle-finds = Who finds it

## Themes: what the answer does. Said after it, and to choose puzzles by.

puzzle-theme-throw-the-king = Throw the king
puzzle-theme-throw-what-costs = Throw what costs
puzzle-theme-throw-what-takes = Throw what takes tricks
puzzle-theme-lay-it-under = Under a higher card
puzzle-theme-hand-over-the-lead = Hand over the lead
puzzle-theme-keep-a-way-out = Keep a way out
puzzle-theme-empty-a-suit = Empty a suit
puzzle-theme-take-while-cheap = Take it while it is cheap
puzzle-theme-count-the-hands = Count the hands
puzzle-theme-pull-trumps = Pull trumps
puzzle-theme-bid-or-pass = Bid or pass
puzzle-theme-outbid-the-minus = Outbid the minus
puzzle-theme-bid-minus = Bid minus
puzzle-theme-sell-or-keep = Sell or keep
puzzle-theme-name-the-game = Name the game
puzzle-theme-build-in-a-corner = Build in a corner
puzzle-theme-gaps-first = Gaps first
puzzle-theme-the-right-order = The right order
