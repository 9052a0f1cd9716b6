### Why something was refused, in a few friendly words that say what to do.
### reason-CODE: the closed list of docs/rules/records.md. error-CODE: everything that is not about the rules.

## Documents

reason-bad-format = This does not fit the format.
reason-bad-deck = The deck is not exactly the pack of these rules.
reason-unknown-token = There is no such action in this game.
reason-game-over = The match has ended.
reason-deal-over = This deal has ended.
reason-deal-not-over = This deal has not ended yet; the next one cannot begin.
reason-wrong-score = The given points do not follow from these cards and actions.

## Turns

reason-not-your-turn = It is not your turn.
reason-wrong-phase = Not now: that belongs to another part of the deal, or these rules leave it out.
reason-not-in-hand = You do not hold that card.

## Kings Corner

reason-place-empty = There is no pile there to move.
reason-pile-may-not-move = This king’s pile stays here: at most a king that was dealt to its side may move.
reason-place-taken = That place is taken: a king needs an empty corner.
reason-corner-kings-only = Corners are for kings: only a king may go here.
reason-pile-to-empty-side = Piles do not go to an empty place. Fill it with a card from your hand.
reason-wrong-rank = Play exactly one rank lower than the top card.
reason-wrong-colour = Change the colour: red on black, black on red.
reason-king-not-on-side = Kings go to the corners, not to a side.
reason-king-must-be-played = Play your king first: a corner is always free for it.

## King: playing a card

reason-must-follow-suit =
    { $suit ->
        [S] Spades were led, and you hold one: play a spade.
        [H] Hearts were led, and you hold one: play a heart.
        [C] Clubs were led, and you hold one: play a club.
        [D] Diamonds were led, and you hold one: play a diamond.
       *[other] Follow suit: you hold a card of the suit led.
    }
reason-must-discard-king = Throw the king of hearts now.
reason-must-play-penalty-card = Play a card that costs (in “No king of hearts” a heart): you are void, or a higher card lies there.
reason-must-trump = You cannot follow suit: play a trump.
reason-king-banned-lead = The king of hearts cannot be led while you hold another card.
reason-hearts-banned-lead = Hearts cannot be led yet: you still hold another suit.

## King: choosing and bidding

reason-contract-used-up = That deal has been played as often as it may be. Choose another.
reason-bid-too-low = Bid more than the standing bid.
reason-cannot-match = You cannot equalise this bid: only a player whose turn comes sooner after the seller can.
reason-nothing-to-accept = There is no bid to answer.
reason-counter-too-low = Ask for more than the bid, and less than eight.
reason-counter-repeated = You have asked for that already. Ask for something else.
reason-split-not-allowed = The points cannot be taken unplayed after these bids.
