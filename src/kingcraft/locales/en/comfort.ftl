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
score-sum = To avoid: { $avoid } · auctions: { $auctions }
