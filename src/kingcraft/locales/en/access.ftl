### The table in words: for screen readers, for the table as text, and for the key that reads it aloud.

players = Players
# One seat, in parts: "Bo, Casual player, dealer, to play: 5 cards, 12 points".
player-is = { $who }: { $what }
player-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

trick-label = The trick
trick-empty = No card lies in the trick yet: { $name } leads.
trick-empty-you = No card lies in the trick yet: you lead.
trick-led = { $name } led the { $card }
trick-led-you = You led the { $card }
trick-laid = { $name }: the { $card }
trick-ahead = { $play }, highest so far
trick-took = { $play }, takes the trick

# What a trick counts, said with who takes it.
say-trick-counts = { $name } takes the trick: { $points }.
say-trick-counts-you = You take the trick: { $points }.
# The contract of a deal and its price, as the cards are dealt.
say-contract = { $contract }: { $value }.
# All points so far, after those of a deal.
say-standing = Score so far: { $points }.

piles-label = The piles
place-spread = { $place }: { $cards }
# Where the card or the pile fits that was just taken up.
fits-at = Fits: { $places }.
fits-nowhere = The { $card } fits nowhere now.

text-show = Table as text
text-leave = Table as picture
lies-nothing = Nothing is being played now.

# What others did, put together to one text while bots play fast: "Ada: 7 of clubs to the top, draws a card. Bo: draws a card."
told-draws =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
told-ends = ends the turn
# How much came before that; the log has it.
told-before =
    { $count ->
        [one] Before that: 1 move
       *[other] Before that: { $count } moves
    }
