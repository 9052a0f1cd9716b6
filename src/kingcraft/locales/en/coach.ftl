### Lines for a player who is new to a game, one at a time, in the first matches: at most 90 characters. They hold by all rules.

coach = Tip

## King: what a deal is about. $points: what a trick or card costs or brings

coach-no-tricks = No tricks: lead low, and stay below the highest card of the suit led.
coach-no-hearts = No hearts: throw them when you cannot follow suit.
coach-no-queens = No queens: throw them when you cannot follow suit.
# $men: the ranks that count, as alternatives (king or jack).
coach-no-men = Each { $men } costs { $points }: throw them when you cannot follow suit.
coach-no-king = The king of hearts costs { $points }: throw it when you cannot follow suit.
coach-last-two = Only the last two tricks cost, { $points } each. Keep low cards for the end.
coach-plus = Each trick brings { $points }. A trump beats every card of the other suits.
coach-plus-no-trump = Each trick brings { $points }. Without trump, high cards and long suits take the tricks.
# $start: the points of each player before the first trick.
coach-minus = Everyone starts with { $start }, and each trick costs { $points }. Stay low.
coach-hearts-lead = Hearts may not be led yet. Lead another suit.

## King: the auction

coach-open = You may sell this deal: a good price can bring more than playing it yourself.
coach-bid = Bid only what the game is worth to you: high cards and long suits take tricks.
coach-decide = If you sell for plus, your own tricks still count for you.
coach-counter = You may ask for more first: after a no, the offer still stands.
coach-declare = If your cards are high, name your longest suit as trump.

## Kings Corner. $ends: how a turn ends

coach-corner-turn =
    { $ends ->
        [draw] Lay as many cards as fit. Then draw: that ends your turn.
       *[end] Lay as many cards as fit. Then end your turn.
    }
# $costs: in what a king left in hand costs.
coach-corner-king =
    { $costs ->
        [points] A king! Lay it in an empty corner. In your hand it costs { $points }.
        [chips] A king! Lay it in an empty corner. In your hand it costs chips.
       *[nothing] A king! Lay it in an empty corner.
    }
coach-corner-gap = An empty side takes a card from your hand: give it one that fits nowhere else.
