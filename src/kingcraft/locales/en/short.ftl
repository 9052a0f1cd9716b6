### The rules in short, for the table: at most 250 words for any preset. They are the same sentences as the rule page (rules.ftl), or shorter ones.

## Small parts. $what: cards; $unit: what costs in $contract

rules-short-each = { $what } { $points }
rules-short-contract = { $contract } ({ $unit } { $points })

## Kings Corner

rules-kc-short-moves-allowed = In your turn lay cards from your hand on piles, kings into empty corners, and any card on an empty side. A whole pile may move from a side onto another pile that it fits.
rules-kc-short-moves-forbidden = In your turn lay cards from your hand on piles, kings into empty corners, and any other card on an empty side. A whole pile may move from a side onto another pile that it fits.
rules-kc-short-fit = A card fits if it is exactly one rank lower than the one below it, and of the other colour.
rules-kc-short-end =
    { $count ->
        [one] When nothing else fits, draw a card: that ends your turn.
       *[other] When nothing else fits, draw { $count } cards: that ends your turn.
    }
rules-kc-short-start =
    { $count ->
        [one] Each turn begins with a card from the stock. You end it when you have done enough.
       *[other] Each turn begins with { $count } cards from the stock. You end it when you have done enough.
    }
rules-kc-short-must = You may not end your turn while you hold a king.
rules-kc-short-penalty = Each king that you hold at the end of a turn costs { $points }, every time.
rules-kc-short-costs = Cards left in hand cost: { $costs }.
rules-kc-short-chips = The player who goes out takes the pot, and chips for the cards left in the other hands: { $costs }.

## King

rules-king-short-aim = Four players, each alone. Deals in which you avoid points: { $negative }. Deals in which you win points: { $positive }.
rules-king-short-trick = Four cards are a trick. Follow the suit led if you can. The highest card of that suit takes the trick, and its player leads to the next.
rules-king-short-trick-trump = Four cards are a trick. Follow the suit led if you can. The highest card of that suit takes the trick, or the highest trump; its player leads to the next.
rules-king-short-costs = What costs points, deal by deal: { $costs }.
rules-king-short-costs-chosen = What costs points; the player after the dealer chooses which is played: { $costs }.
rules-king-short-hearts = In { $contracts } hearts may not be led while you hold another suit.
rules-king-short-hearts-broken = In { $contracts } hearts may not be led while you hold another suit, until a heart has been played.
rules-king-short-king = In { $contract } the king of hearts may be led only as your last card.
rules-king-short-auction-optional = In the positive deals the dealer names the game or hears bids for the right to name it: { $games }.
rules-king-short-auction-always = In the positive deals the others bid for the right to name the game: { $games }.
rules-king-short-bid = A bid is a kind of game and a price in tricks: +3 for plus, −2 for minus. The dealer sells to the highest bidder or keeps the deal.
