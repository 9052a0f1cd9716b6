### A match as text (kingcraft show). Much of it says what the table says too; that is in table.ftl.

## Head

show-human = person
show-bot = bot { $name }

## Every deal

# The letters of N, E, S, W, NE, SE, SW, NW, in this order.
show-places = N E S W NE SE SW NW
show-dealer = { $name } deals.
show-hands = Hands as dealt
show-hands-now = Hands now
show-unfinished = This deal is not finished.
show-void = The cards were thrown in: no one scores, and the same dealer deals again.
show-next = It is { $name }’s turn.

## King

show-tricks = Tricks (› leads, * takes the trick)
show-taker = Taken by
show-minus-start = Everyone starts with { $points }
show-early-end = No card that counts is left, so the rest is not played:
show-worth = Worth
show-price = Price
# The end of a list in a sentence: king, queen or jack.
show-or = { $first } or { $last }

## Kings Corner

show-table = On the table
# How the turns are written; the letters are those of the places.
show-legend = In the turns, N, E, S and W are the sides at the top, right, bottom and left. 7♣ → N is a card laid at the top, and pile N → E the whole pile from there onto the one on the right.
show-turns = Turns
# In the line of a turn, without the player's name.
show-draws = draws { $cards }
show-pile = pile { $source } → { $place }
show-passes = passes
show-fine =
    { $count ->
        [one] king kept back: 1 point
       *[other] king kept back: { $count } points
    }
show-pays =
    { $count ->
        [one] 1 chip to the pot
       *[other] { $count } chips to the pot
    }
show-for-cards = Cards
show-for-kings = Kings kept
show-put-in = Paid in
show-from-pot = Pot

## Score sheet

show-score-note = The points of each deal, then the total so far.
