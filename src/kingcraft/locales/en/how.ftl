### How to play, in a few sentences a game: the rules of the preset that the start page offers.

how-tap = With your fingers or the mouse
how-aim = What it is about

## Kings Corner

how-kings-corner-aim = Be the first to get rid of all your cards. Everybody is dealt seven; four cards start the piles to the north, east, south and west of the stock.
how-kings-corner-turn = Your turn
how-kings-corner-turn-text = Make as many moves as you like, in any order, or none at all. Then draw a card: that ends your turn. Once the stock is empty, you just end your turn.
how-kings-corner-lay = Lay a card
how-kings-corner-lay-text = A card goes on a pile if it is exactly one rank lower than the top card and of the other colour: a red 8 on a black 9. Nothing goes on an ace. Any card of your hand may fill an empty side.
how-kings-corner-kings = Kings take the corners
how-kings-corner-kings-text = A king from your hand may begin a pile in an empty corner; then everybody builds on it as on the others. A side pile that begins with a king may move to an empty corner.
how-kings-corner-piles = Move a pile
how-kings-corner-piles-text = A whole pile may go onto another one if the card it began with fits there.
how-kings-corner-score = Points
how-kings-corner-score-text = The deal ends when somebody is out, or when the stock is empty and nobody moves any more. Every card left in your hand costs 1 point, a king 10. When somebody reaches { $target } points the match ends, and the fewest points win.
how-kings-corner-tap = Tap a card or a pile, then one of the places that light up; or drag it there.

## King

how-king-aim = Ten deals of thirteen cards each. Six of them cost points, four bring points; the highest total wins the match.
how-king-tricks = Tricks
how-king-tricks-text = The dealer leads to the first trick. You must follow suit; if you cannot, play any card. The highest card of the suit led takes the trick, or the highest trump if there is one. Who takes it leads to the next.
how-king-avoid = Deals 1 to 6: take nothing
how-king-avoid-text = What you take costs points: 20 for each trick in the first deal, then 20 for each heart, 50 for each queen, 30 for each king or jack, 160 for the king of hearts, and 90 for each of the last two tricks. In “No hearts” a heart may be led only by somebody who holds nothing else; in “No king of hearts” the same goes for that king.
how-king-sell = Deals 7 to 10: plus or minus
how-king-sell-text = Each of these deals belongs to its dealer. In plus every trick brings 25 points, and a suit may be trump. In minus everybody starts from 325 points and loses 75 for each trick. The dealer names the game, or sells that right by auction.
how-king-auction = The auction
how-king-auction-text = Each bid must beat the last: +1 +2 +3 −1 +4 +5 +6 −2 +7 +8. With +4 you pay the seller 100 points, 25 for each trick of the bid, and choose the trump. With −1 minus is played, and you take over one of the seller’s tricks. Once you pass, you are out. Who sits nearer to the seller’s left may equalise a bid and then holds it.
how-king-decide = The seller decides
how-king-decide-text = The seller sells, keeps the deal, asks for more, or says: eight, or I play minus. There is no way back from that, and a bid of +8 cannot be refused. After fewer than three bids the seller may also take 100 points unplayed, 75 go to each of the others.
how-king-tap = Tap a card to play it. Cards that the rules refuse are dimmed; tap one to learn why.
