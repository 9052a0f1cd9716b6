### Comfort at the table: sorting, sound, cards that are chosen ahead or play themselves.

sort = Sort the hand
sorted =
    { $order ->
        [rank] Sorted by rank.
        [rank-down] Sorted by rank, the highest first.
        [runs] Sorted by rank, red and black in turn.
        [suit-down] Sorted by suit, the highest first.
       *[suit] Sorted by suit.
    }
sound = Sound
say = Say something
forward = On to my turn
forward-watching = On to the end of the deal
forward-tap = Go on
premove-mark = This card is played as soon as it is your turn.
premove-marked = The { $card } is played as soon as it is your turn. Tap it again to change your mind.
premove-none = Pre-selected card cleared.
premove-refused = The { $card } is not allowed now. Choose another card.
auto-last = Your last card is played for you.
auto-forced = You have no choice: your card is played for you.
tricks = Tricks
tricks-number = Trick { $number }
result-sum = All together
score-sum = To avoid: { $avoid } · positive: { $positive }

## A pile of Kings Corner that is spread out, and what fits

# $first, $last: the ranks of its two ends in words.
spread-cards = { $count } cards, from { $first } to { $last }.
spread-full = Nothing more fits on it.
spread-let-go = Let go to fold it
spread-fold = Tap to fold it
# Below “your turn”: the only card that fits somewhere, or the one chosen, with the number of its places.
fits-one =
    { $places ->
        [one] The { $card } fits
        [2] The { $card } fits twice
       *[other] The { $card } fits in { $places } places
    }
fits-cards =
    { $count ->
        [2] Two cards fit
        [3] Three cards fit
        [4] Four cards fit
        [5] Five cards fit
        [6] Six cards fit
        [7] Seven cards fit
       *[other] { $count } cards fit
    }
fits-pile = A pile can be moved
# $then: what the button does that ends the turn.
fits-nothing =
    { $then ->
        [draw] Nothing fits: draw
        [end] Nothing more fits
       *[pass] Nothing fits: pass
    }
# What is dragged is held above this card.
fits-on = On the { $card }
