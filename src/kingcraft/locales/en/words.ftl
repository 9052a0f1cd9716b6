### Words of the games that explain themselves when they are tapped: word-GAME-NAME is the explanation, at most 180 characters. It holds by
### all rules, so it names no points. -title: the word. -forms: the forms in which it occurs in texts of this language, with commas; one in
### small letters may begin with a capital too. The page dots them in hints, refusals and calls.

# Opens the rules at the table, where the word is explained.
word-more = More

## King

word-king-trick = Four cards, one from each player. The highest card of the suit led takes them, unless a trump lies there.
word-king-trick-title = Trick
word-king-trick-forms = trick, tricks
word-king-lead = To play the first card of a trick. The player who took the last trick leads to the next.
word-king-lead-title = Lead
word-king-lead-forms = lead, leads, led, suit led
word-king-follow = To play a card of the suit that was led. You must, as long as you hold one.
word-king-follow-title = Follow suit
word-king-follow-forms = follow suit, follow that suit
word-king-void = To hold no card of the suit that was led. Then you play a card of another suit.
word-king-void-title = Void
word-king-void-forms = void, cannot follow suit
word-king-throw = To play a card of another suit because you cannot follow. It takes no trick, unless it is a trump.
word-king-throw-title = Throw
word-king-throw-forms = throw, throws, threw, thrown
word-king-trump = A suit that beats all others in this deal. The highest trump in a trick takes it.
word-king-trump-title = Trump
word-king-trump-forms = trump, trumps, trumped
word-king-bid = An offer to the seller. +3 offers what three tricks of plus are worth; with −2, minus is played.
word-king-bid-title = Bid
word-king-bid-forms = bid, bids
word-king-pass = To make no bid. A player who has passed is out of this auction.
word-king-pass-title = Pass
word-king-pass-forms = pass, passes, passed
word-king-equalise = To make the same bid as another player. You may if your turn comes before theirs, counted from the seller.
word-king-equalise-title = Equalise
word-king-equalise-forms = equalise, equalises
word-king-seller = The player this deal belongs to. They sell the right to name the game, or keep it.
word-king-seller-title = Seller
word-king-seller-forms = seller
word-king-buyer = The player whose bid the seller takes. They pay for it; after a plus bid they name the game.
word-king-buyer-title = Buyer
word-king-buyer-forms = buyer
word-king-plus = A game in which each trick brings points, with a trump suit or without.
word-king-plus-title = Plus
word-king-plus-forms = plus
word-king-minus = A game without trump. Everyone begins with points, and each trick costs some of them.
word-king-minus-title = Minus
word-king-minus-forms = minus

## Kings Corner

word-kings-corner-pile = Cards laid downwards in rank, red and black in turn. A pile moves whole or not at all.
word-kings-corner-pile-title = Pile
word-kings-corner-pile-forms = pile, piles
word-kings-corner-corner = One of the four places between the sides. Only a king may begin a pile there.
word-kings-corner-corner-title = Corner
word-kings-corner-corner-forms = corner, corners
word-kings-corner-side = One of the four places round the stock. When it is empty, a card from a hand may fill it.
word-kings-corner-side-title = Side
word-kings-corner-side-forms = side, sides
word-kings-corner-rank = The order of the cards, from high to low: king, queen, jack, 10 down to 2, ace.
word-kings-corner-rank-title = Rank
word-kings-corner-rank-forms = rank, ranks
word-kings-corner-stock = The cards that lie face down in the middle. You draw from them until none is left.
word-kings-corner-stock-title = Stock
word-kings-corner-stock-forms = stock
