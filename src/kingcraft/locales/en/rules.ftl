### Rule pages: the rules of any rule set, for people who have never seen the game. guide/kings_corner.py and guide/king.py choose the
### messages by the options. Each message stands as a paragraph of its own. Numbers always come as variables. Short sentences, "you".

## The page

# $game: "Kings Corner"; $preset: "Swedish".
rules-title = { $game }: { $preset }
rules-title-house = { $game }: { $preset }, with house rules
# The box that comes first. $name: the preset that the page is compared with.
rules-differences = What is different from “{ $name }”
rules-differences-hint = A bar at the side marks what is not in the rules of “{ $name }”.
# Read out (and printed in plain text) before a line that the parent preset does not have.
rules-marked = Different:
rules-contents = Contents
rules-languages = Languages
rules-rather = Rather play?
rules-play = Play with these rules
rules-print = Print
rules-others = Other rules for { $game }
rules-all = All rules
rules-start = Start page
rules-example = Example:
# Plain text: what a diagram shows.
rules-picture = [Picture: { $text }]
rules-list-title = Rules of Kings Corner and King
rules-list-lead = Two games, each with many ways to play it. Every page has all the rules, from the deal to the last point.

## What cannot be shown

rules-missing-title = There are no rules at this address
rules-missing-text = These are all the rules there are:
rules-refused-title = These rules cannot be played
# $option: the label of an option; $why: one of the texts below.
rules-refused-option = { $option }: { $why }
rules-refused-number = must be a whole number from { $low } to { $high }, given once.
rules-refused-choice = must be one of { $choices }, given once.
rules-refused-flag = must be true or false, given once.
rules-refused-names = may hold each of { $choices } once, with commas between them.
rules-refused-points = must be written like { $example }, with whole numbers from 0 to { $high }.
rules-refused-unknown = One of the rules in this address does not belong to the game.
rules-refused-long = The address is too long.
rules-refused-back = The rules of “{ $name }” without changes

## Small parts

rules-number = { $number }
rules-plus = +{ $points }
rules-minus = −{ $points }
rules-quoted = “{ $name }”
# The last two things of a list; $first may hold several with commas.
rules-and = { $first } and { $last }
rules-or = { $first } or { $last }
# Players of the examples, in order of play: Anna deals.
rules-anna = Anna
rules-ben = Ben
rules-carla = Carla
rules-david = David

## Headings

rules-section-aim = What it is about
rules-section-need = What you need
rules-section-deal = The deal
rules-section-turn = Your turn
rules-section-moves = The moves
rules-section-kings = Kings in your hand
rules-section-end = The end of a deal
rules-section-points = Points
rules-section-chips = Chips
rules-section-match = The end of the match
rules-section-tricks = Tricks
rules-section-choosing = Choosing what is played
rules-section-negative = Deals to avoid
rules-section-duties = What you may not lead, and what you must throw
# The same section where nothing must be thrown.
rules-section-leading = What you may lead, and what you may throw
rules-section-positive = Positive deals
rules-section-auction = The auction
rules-section-decision = The seller decides
rules-section-sale = What a sale costs
rules-section-origin = Names and origin

## Heads of tables

rules-head-cards = Cards
rules-head-points = Points
rules-head-chips = Chips
rules-head-deal = Deal
rules-head-contract = Name
rules-head-unit = What costs
rules-head-each = Each
rules-head-times = Times
rules-head-all = One deal
rules-head-bid = Bid
rules-head-game = Game
rules-head-worth = Worth in points
rules-head-player = Player
rules-head-tricks = Tricks
rules-head-own = For the tricks
rules-head-price = Price
rules-head-score = Score

## Kings Corner: what it is about

rules-kc-aim = Get rid of all your cards before the others do. You lay them on piles on the table, downwards in rank, red and black in turn.
rules-kc-aim-points = As soon as one player has no card left, the deal is over, and the cards that the others still hold count against them.
rules-kc-aim-chips = As soon as one player has no card left, the deal is over: that player takes the pot, and chips from the others for the cards they still hold.
# Where no one pays for the cards left in hand.
rules-kc-aim-pot = As soon as one player has no card left, the deal is over, and that player takes the pot.
rules-kc-aim-many = A match may take several deals.
rules-kc-aim-deals =
    { $deals ->
        [one] A match is a single deal.
       *[other] A match is { $deals } deals long.
    }

## Kings Corner: what you need

# $most: the largest number of players, 3 to 6.
rules-kc-need = 2 to { $most } players and one pack of 52 cards, without jokers.
rules-kc-need-four = 2 to { $most } players, four is a good number, and one pack of 52 cards, without jokers.
rules-kc-ranks = From high to low the cards are king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2, ace: the king is the highest, the ace the lowest. Hearts and diamonds are red, spades and clubs are black.
rules-kc-need-chips = Everyone also needs a stack of chips, all of the same value. At this table you may owe chips: your account starts at 0 and can go below it.

## Kings Corner: the deal

rules-kc-dealer = Draw lots for the first dealer. After each deal the player to the dealer’s left deals next.
rules-kc-dealer-one = Draw lots for the dealer.
rules-kc-shuffle = Shuffle the cards well before each deal.
rules-kc-shuffle-one = Shuffle the cards well.
rules-kc-ante =
    { $chips ->
        [one] Before the cards are dealt, everyone puts 1 chip into the pot.
       *[other] Before the cards are dealt, everyone puts { $chips } chips into the pot.
    }
rules-kc-ante-none = No chips go into the pot before the cards are dealt.
rules-kc-hands =
    { $cards ->
        [one] Deal one card to each player, face down, starting to the dealer’s left.
       *[other] Deal { $cards } cards to each player, face down and one at a time, clockwise from the dealer’s left.
    }
rules-kc-layout = Lay the next four cards face up round the middle: at the top (north), on the right (east), at the bottom (south) and on the left (west). These four places are the sides, and each card begins a pile. What is left goes face down into the middle: the stock. The four places between the sides are the corners. They stay empty until a king comes.
# $north, $east, $south, $west: the cards there.
rules-kc-picture-layout = The stock lies face down in the middle. Round it lie the four sides: { $north } at the top, { $east } on the right, { $south } at the bottom, { $west } on the left. The four corners between them are empty.
rules-kc-initial-optional = A king among these four cards stays where it is for now, and you may build on it like on any other card. The first player, or anyone else later, may move it to a corner (see the moves).
rules-kc-initial-stays = A king among these four cards stays where it is. Build on it like on any other card.
rules-kc-initial-replace = The dealer puts a king among these four cards into a corner at once and turns up another card for that side, and again if that is a king too. The corners are filled in the order top right, bottom right, bottom left, top left.
rules-kc-initial-no-more = With many players the cards may run out while kings are replaced. Then that side stays empty.
rules-kc-initial-gap = The dealer puts a king among these four cards into a corner at once. Its side stays empty: the first player may fill it. The corners are filled in the order top right, bottom right, bottom left, top left.
# Where the sources differ, a page says so: rules-...-usual.
rules-kc-initial-usual = Both ways are usual: such a king stays and may be moved later, or the dealer puts it into a corner at once and replaces it.
rules-kc-first = The player to the dealer’s left has the first turn. After that the turns go round clockwise.

## Kings Corner: a turn

# $count: 1 or 2 cards.
rules-kc-turn-end =
    { $count ->
        [one] In your turn make as many moves as you like, in any order, or none at all. Then draw a card from the stock. That ends your turn, even if the new card would fit somewhere.
       *[other] In your turn make as many moves as you like, in any order, or none at all. Then draw { $count } cards from the stock. That ends your turn, even if a new card would fit somewhere.
    }
rules-kc-turn-start =
    { $count ->
        [one] Your turn begins with a card from the stock; the first player draws too. Then make as many moves as you like, in any order, or none at all, with the new card as well. When you have done enough, say so: that ends your turn, and you draw nothing more.
       *[other] Your turn begins with { $count } cards from the stock; the first player draws too. Then make as many moves as you like, in any order, or none at all, with the new cards as well. When you have done enough, say so: that ends your turn, and you draw nothing more.
    }
rules-kc-draw-short = If only one card is left in the stock, you draw that one.
# Follows “That ends your turn, even if the new card would fit”.
rules-kc-draw-king = Only a king is laid as soon as it is drawn (see “Kings in your hand”).
rules-kc-draw-usual = Both ways are usual: drawing at the end of a turn, or at its start.
rules-kc-duty-none = You never have to move, even if you could.
rules-kc-duty-kings = You never have to move, even if you could, except that kings may not stay in your hand (see below).
rules-kc-stock-empty = When the stock is empty, the turns go on without drawing. The piles are never shuffled again.

## Kings Corner: the moves

rules-kc-moves = These are the moves. You may make each of them as often as you like. Lay the cards of a pile so that all of them can be seen. The card that a pile began with is its base; the card that was laid last, the lowest, is its top card.
rules-kc-move-card = Lay a card from your hand on a pile. It must be exactly one rank lower than the top card of that pile, and of the other colour. It does not matter whether the pile lies on a side or in a corner, or who began it. Nothing goes on an ace.
rules-kc-picture-card = The { $card } is laid on the { $top }: one lower, and red on black.
rules-kc-move-card-example = The { $top } takes the { $fits } or the { $also }. It does not take the { $black }, which is black as well, nor the { $far }, which is two ranks lower.
rules-kc-move-king = Lay a king from your hand into an empty corner; you choose which. It begins a pile there, and everyone may build on it. Only kings may go into an empty corner.
rules-kc-move-side-allowed = Lay any card from your hand, a king too, on an empty side. It begins a new pile there, and everyone may build on it. A side becomes empty when its pile is moved away. Only a card from a hand may fill it, never a pile.
rules-kc-move-side-forbidden = Lay any card from your hand except a king on an empty side. It begins a new pile there, and everyone may build on it. A side becomes empty when its pile is moved away. Only a card from a hand may fill it, never a pile, and kings go to the corners only.
rules-kc-move-pile = Move a whole pile from a side onto another pile, on a side or in a corner. It must fit there with its base: one rank lower than the top card of the other pile, and of the other colour. You cannot move a part of a pile.
# $base, $top: the two cards of the moving pile; $onto: the top card that they go on.
rules-kc-picture-pile = A pile of two cards, { $base } and { $top }, is moved onto the { $onto }.
rules-kc-move-pile-example = A pile begins with the { $base }; on it lies the { $top }. The { $base } fits on the { $onto }, so you may move the whole pile there. Its top card is then the { $top }, and the side that it came from is empty.
rules-kc-move-king-pile = Move a side pile that begins with a king into an empty corner, with everything that lies on it. Anyone may do so when it is their turn; it empties a side.
rules-kc-move-king-pile-dealt = Move a side pile that begins with a king dealt there into an empty corner, with everything that lies on it. Anyone may do so when it is their turn; it empties a side. A king that was laid on a side from a hand stays there.
rules-kc-king-pile-stays = A side pile that begins with a king cannot be moved into a corner.
rules-kc-king-pile-usual = Tables differ here: at some any king on a side may be moved to a corner, at others only one that was dealt there, or none.
rules-kc-move-never = No pile ever leaves a corner.
# A turn as it might go. $first goes on $west, then a pile with the base $base goes on $first, then any card, say $any, fills the side.
rules-kc-turn-example = On the left lies the { $west }, at the top a pile that begins with the { $base }. You lay the { $first } from your hand on the { $west }. Now the { $base } fits there: you move the top pile onto it. The top side is empty, and you lay the { $any } there, which fitted nowhere. You are rid of two cards.

## Kings Corner: kings in hand

# $points: what a king left in hand costs.
rules-kc-kings-free =
    { $points ->
        [one] You may keep a king in your hand as long as you like. But if you still hold it when the deal ends, it costs you 1 point.
       *[other] You may keep a king in your hand as long as you like. But if you still hold it when the deal ends, it costs you { $points } points.
    }
rules-kc-kings-free-chips =
    { $points ->
        [0] You may keep a king in your hand as long as you like. It costs you nothing, even if another player goes out while you hold it.
        [one] You may keep a king in your hand as long as you like. But if another player goes out while you hold it, it costs you 1 chip.
       *[other] You may keep a king in your hand as long as you like. But if another player goes out while you hold it, it costs you { $points } chips.
    }
rules-kc-kings-must = You may not end your turn while you hold a king. Lay it into a corner first. There are four kings and four corners, so one is always free for it.
rules-kc-kings-must-side = You may not end your turn while you hold a king. Lay it into a corner first, or on an empty side. There are four kings and four corners, so a corner is always free for it.
rules-kc-kings-penalty =
    { $points ->
        [0] You may end your turn with kings in your hand as often as you like: that costs nothing. They only count, like all your cards, if you still hold them when the deal ends.
        [one] Each king that you hold when you end your turn costs 1 point, every time. That is added to your points for the deal, even if you win it.
       *[other] Each king that you hold when you end your turn costs { $points } points, every time. They are added to your points for the deal, even if you win it.
    }
rules-kc-kings-penalty-chips =
    { $points ->
        [0] You may end your turn with kings in your hand as often as you like: you put nothing into the pot for them.
        [one] For each king that you hold when you end your turn you put 1 chip into the pot, every time.
       *[other] For each king that you hold when you end your turn you put { $points } chips into the pot, every time.
    }
rules-kc-drawn-now = A king that you draw at the end of your turn goes into a corner at once: the first empty one of top right, bottom right, bottom left, top left. You draw no other card for it.
rules-kc-drawn-later = A king that you draw at the end of your turn stays in your hand at least until your next turn.
rules-kc-drawn-later-must = A king that you draw at the end of your turn stays in your hand until your next turn; then you must lay it.
rules-kc-drawn-later-penalty = A king that you draw at the end of your turn stays in your hand until your next turn; this time it costs nothing yet.
rules-kc-kings-usual = Both ways are usual: keeping a king as long as you like, or having to lay it at the first chance.

## Kings Corner: the end of a deal

rules-kc-out = When you lay the last card of your hand, you go out and win the deal. It ends at once, without another draw.
rules-kc-blocked = A deal is also over when it is blocked: all players, one after the other, have had a turn in which they laid nothing, moved nothing and drew nothing, because the stock is empty.
rules-kc-blocked-points = In a blocked deal no player has gone out, and everyone counts the cards in hand.
rules-kc-blocked-chips = In a blocked deal no player is paid. The pot stays on the table for the next deal; what is in it after the last deal belongs to no one.
rules-kc-blocked-chips-one = In a blocked deal no player is paid, and what is in the pot belongs to no one.

## Kings Corner: points

rules-kc-points = When the deal is over, everyone counts the cards left in hand. The player who went out has none.
rules-kc-values-points = Cards left in hand
rules-face-value = their number
rules-other-cards = all other cards
rules-all-cards = all cards
# $low, $high: 2s, 9s.
rules-ranks = { $low } to { $high }
rules-kc-points-example =
    { $points ->
        [one] You are left with these cards: { $cards }. They cost you 1 point.
       *[other] You are left with these cards: { $cards }. They cost you { $points } points.
    }
rules-kc-points-fines =
    { $points ->
        [one] Then 1 point is added for each king at each end of a turn, as said above.
       *[other] Then { $points } points are added for each king at each end of a turn, as said above.
    }
rules-kc-sign-plus = These are penalty points: the fewer, the better. The points of all deals are added up.
rules-kc-sign-plus-one = These are penalty points: the fewer, the better.
# $points: what the cards of the example above cost.
rules-kc-sign-minus = The points are written with a minus: in the example you write −{ $points }. The points of all deals are added up, so that everyone is at zero or below.
rules-kc-sign-minus-one = The points are written with a minus: in the example you write −{ $points }.

## Kings Corner: chips

rules-kc-pass-no-card-played =
    { $chips ->
        [one] If you lay no card in your turn, you put 1 chip into the pot when it ends. Moving a pile is not laying a card.
       *[other] If you lay no card in your turn, you put { $chips } chips into the pot when it ends. Moving a pile is not laying a card.
    }
rules-kc-pass-no-action =
    { $chips ->
        [one] If you can neither lay a card nor move a pile in your turn, you put 1 chip into the pot when it ends. If you could but do not want to, you pay nothing.
       *[other] If you can neither lay a card nor move a pile in your turn, you put { $chips } chips into the pot when it ends. If you could but do not want to, you pay nothing.
    }
rules-kc-pass-drawn = You pay only if you drew a card in this turn: once the stock is empty, it costs nothing.
rules-kc-pass-always = You pay even when the stock is empty and you drew nothing.
rules-kc-pass-free = A turn in which you lay no card costs nothing.
rules-kc-pass-drawn-king = A king that goes into a corner when it is drawn is not a card that you have laid.
rules-kc-chips-won = The player who goes out takes the whole pot. Each of the others pays the winner for the cards left in hand:
# Where no one pays for the cards left in hand.
rules-kc-chips-pot = The player who goes out takes the whole pot. The cards left in hand cost the others nothing.
rules-kc-values-chips = Chips for the cards left in hand
# Four players. $pot is what lies in the pot, $taken all that Anna takes, $net what she has won (+30).
rules-kc-chips-example =
    { $ante ->
        [0] Four play, and no one puts anything in before the deal; { $passes } times one of Ben, Carla and David pays { $chips } for a turn. So { $pot } lie in the pot. Anna goes out. Ben holds { $two-kings } and pays { $ben }, Carla holds the { $ace } and pays { $carla }, David holds { $two } and pays { $david }. Anna takes { $taken }; she has put in nothing, so that is { $net } for her.
       *[other] Four play and put in { $ante } each; { $passes } times one of Ben, Carla and David pays { $chips } for a turn. So { $pot } lie in the pot. Anna goes out. Ben holds { $two-kings } and pays { $ben }, Carla holds the { $ace } and pays { $carla }, David holds { $two } and pays { $david }. Anna takes { $taken }; less what she put in that is { $net } for her.
    }
rules-kc-chips-example-no-pass =
    { $ante ->
        [0] Four play. The pot is empty. Anna goes out. Ben holds { $two-kings } and pays { $ben }, Carla holds the { $ace } and pays { $carla }, David holds { $two } and pays { $david }. Anna takes { $taken }, that is { $net } for her.
       *[other] Four play and put in { $ante } each. So { $pot } lie in the pot. Anna goes out. Ben holds { $two-kings } and pays { $ben }, Carla holds the { $ace } and pays { $carla }, David holds { $two } and pays { $david }. Anna takes { $taken }; less what she put in that is { $net } for her.
    }

## Kings Corner: the match

# $beyond: one more than $target.
rules-kc-match-reach =
    { $target ->
        [one] After each deal look at the totals. When a player has 1 point or more, the match is over.
       *[other] After each deal look at the totals. When a player has { $target } points or more, the match is over.
    }
rules-kc-match-exceed =
    { $target ->
        [one] After each deal look at the totals. When a player has more than 1 point, the match is over: 1 is not enough, { $beyond } are.
       *[other] After each deal look at the totals. When a player has more than { $target } points, the match is over: { $target } are not enough, { $beyond } are.
    }
rules-kc-match-reach-minus = After each deal look at the totals. When a player is at −{ $target } or lower, the match is over.
rules-kc-match-exceed-minus = After each deal look at the totals. When a player is lower than −{ $target }, the match is over: −{ $target } is not enough, −{ $beyond } is.
rules-kc-match-usual = Both ways are usual: the match ends when a player reaches the limit, or only when a player passes it.
rules-kc-match-deals =
    { $deals ->
        [one] The match is a single deal.
       *[other] The match is { $deals } deals long.
    }
rules-kc-win-fewest = The player with the fewest points then wins the match.
rules-kc-win-highest = The player with the highest score then, the one nearest to zero, wins the match.
rules-kc-win-most-chips = The player who has then won the most chips, or lost the fewest, wins the match.
# The match is a single deal.
rules-kc-win-one = The player who goes out wins. If the deal is blocked, the player with the fewest points wins.
rules-kc-win-one-minus = The player who goes out wins. If the deal is blocked, the player closest to zero wins.
rules-kc-win-one-fines = The player with the fewest points wins.
rules-kc-win-one-fines-minus = The player closest to zero wins.
rules-kc-win-one-chips = The player who has won the most chips, or lost the fewest, wins.
rules-kc-ties = If several are level, they share the victory.

## Kings Corner: names and origin

rules-kc-origin = Kings Corner is also called Kings Corners or Kings in the Corner. It is best known in the United States. Its Swedish name is Kungen i hörnet, “the king in the corner”: by Swedish rules a king that is turned up goes into a corner at once.

## King: what it is about

# $deals = $negative deals to avoid + $positive positive deals.
rules-king-aim =
    { $negative ->
        [one] Four players, each alone. A match has { $deals } deals, and each deal has rules of its own. In one of them, the deal to avoid, tricks or certain cards cost points: avoid them. In the other { $positive }, the positive deals, everyone can win points.
       *[other] Four players, each alone. A match has { $deals } deals, and each deal has rules of its own. In { $negative } of them, the deals to avoid, tricks or certain cards cost points: avoid them. In the other { $positive }, the positive deals, everyone can win points.
    }
rules-king-aim-negative =
    { $deals ->
        [one] Four players, each alone. The match is a single deal. In it tricks or certain cards cost points: avoid them.
       *[other] Four players, each alone. A match has { $deals } deals, and each deal has rules of its own. In all of them tricks or certain cards cost points: avoid them.
    }
rules-king-aim-highest = At the end the highest total wins.
rules-king-aim-not-negative = At the end everyone whose total is not below zero wins.

## King: what you need

rules-king-need-52 = Four players and one pack of 52 cards, without jokers. In each suit the ace is the highest, then king, queen, jack, 10, 9 and so on down to the 2.
rules-king-need-32 = Four players and a pack of 32 cards: leave out everything from the 2 to the 6. In each suit the ace is the highest, then king, queen, jack, 10, 9, 8, 7.

## King: the deal

rules-king-lots = Draw lots for the seats and for the first dealer. After each deal the next player deals.
rules-king-shuffle-cw = Before each deal the dealer shuffles the cards well, and the player to the dealer’s right cuts them.
rules-king-shuffle-ccw = Before each deal the dealer shuffles the cards well, and another player cuts them.
rules-king-direction-cw = Cards are dealt and played clockwise: the next player is always the one to the left.
rules-king-direction-ccw = Cards are dealt and played counter-clockwise: the next player is always the one to the right.
rules-king-hands = Deal all the cards, face down and one at a time, to the player after the dealer first: { $cards } for each.
# The dealer sits at the bottom; after Anna come Ben, Carla and David. $leader: Anna or Ben.
rules-king-picture-seats-cw = Anna deals. After her, clockwise, come Ben, Carla and David. In a deal to avoid { $leader } leads to the first trick.
rules-king-picture-seats-ccw = Anna deals. After her, counter-clockwise, come Ben, Carla and David. In a deal to avoid { $leader } leads to the first trick.

## King: tricks

rules-king-lead-dealer = In the deals to avoid the dealer leads: lays the first card of the first trick.
rules-king-lead-next = In the deals to avoid the player after the dealer leads: lays the first card of the first trick.
rules-king-lead-chooser = In the deals to avoid the declarer, who has chosen the deal, leads: lays the first card of the first trick.
rules-king-lead-nobody = The deals to avoid have no declarer, so the dealer leads: lays the first card of the first trick.
rules-king-lead-usual = Both ways are usual: the dealer leads, or the player after the dealer.
rules-king-follow = The others follow one after the other, so that a trick is four cards. You must follow suit: if you hold a card of the suit that was led, play one, whichever you like. If you hold none, you may play any card.
rules-king-follow-exceptions = There are exceptions, explained below: what you must throw in the deals to avoid, and when you must trump in the positive ones.
rules-king-follow-exceptions-throw = There are exceptions, explained below: what you must throw in the deals to avoid.
rules-king-follow-exceptions-trump = There is an exception, explained below: when you must trump in the positive deals.
rules-king-trick = The highest card of the suit that was led takes the trick; cards of other suits never do. The player who takes it lays it aside and leads to the next trick.
rules-king-trick-trump = The highest card of the suit that was led takes the trick; cards of other suits do not. In the positive deals there may be a trump suit: then the highest trump takes the trick, if one was played. The player who takes it lays it aside and leads to the next trick.
# $first .. $fourth: the cards in order of play; $winner: the one that takes the trick.
rules-king-picture-trick = A trick without trump: { $first } is led, then come { $second }, { $third } and { $fourth }. The { $winner } takes it.
rules-king-trump-example = In this trick the { $second } is the highest card of the suit that was led, and the { $fourth } is of another suit and takes nothing. But if spades are trump, the { $winner } takes the trick.
rules-king-play-out = Every deal is played to the last card.
rules-king-count = When a deal is over, everyone counts their points and says them aloud.
rules-king-early-end = In { $contracts } the deal ends with the trick that takes the last card that costs points; the rest is not played. All other deals are played to the last card.

## King: choosing what is played

rules-king-choose = The player after the dealer is the declarer: looks at the cards in hand and chooses what is played in this deal.
# How often each deal to avoid is played in the match.
rules-king-choose-each =
    { $count ->
        [one] Each of the deals to avoid is played once in the match, no matter who chooses it.
        [2] Each of the deals to avoid is played twice in the match, no matter who chooses it.
       *[other] Each of the deals to avoid is played { $count } times in the match, no matter who chooses it.
    }
rules-king-choose-own =
    { $count ->
        [one] Each player chooses a deal to avoid at most once.
        [2] Each player chooses a deal to avoid at most twice. It may be the same one again, as long as it is not used up.
       *[other] Each player chooses a deal to avoid at most { $count } times. It may be the same one again, as long as it is not used up.
    }
rules-king-choose-own-exactly =
    { $count ->
        [one] Each player chooses a deal to avoid exactly once in the match.
        [2] Each player chooses a deal to avoid exactly twice in the match. It may be the same one again, as long as it is not used up.
       *[other] Each player chooses a deal to avoid exactly { $count } times in the match. It may be the same one again, as long as it is not used up.
    }
rules-king-choose-any = A player may choose deals to avoid as often as there are any left. It may be the same one again, as long as it is not used up.
rules-king-choose-plus =
    { $count ->
        [one] Each player chooses a positive deal once in the match.
        [2] Each player chooses a positive deal twice in the match.
       *[other] Each player chooses a positive deal { $count } times in the match.
    }
rules-king-choose-no-plus = There are no positive deals and no auction.
rules-king-choose-after = Positive deals are not chosen: they follow when all deals to avoid have been played.
rules-king-choose-last = When the declarer has only one choice left, it is played without asking.

## King: deals to avoid

rules-king-negative-fixed =
    { $count ->
        [one] The first deal is one to avoid. There is no trump in it.
       *[other] The first { $count } deals are to be avoided, in this order. There is no trump in them.
    }
rules-king-negative-chosen = These are the deals to avoid. There is no trump in them.
rules-king-costs = What they cost in points
rules-king-unit-no-tricks = each trick
rules-king-unit-no-hearts = each heart
rules-king-unit-no-queens = each queen
rules-king-unit-no-king = the king of hearts
rules-king-unit-last-two = each of the last two tricks
rules-king-negative-taken = A card that costs points is called a penalty card. It costs the player who takes the trick that it lies in, not the player who played it. All other cards and tricks of the deal count nothing.
# $contract: No queens; $points: signed.
rules-king-negative-example = In { $contract } you take { $count } queens in your tricks: { $points } points for you.

## King: what may not be led, what must be thrown

rules-king-hearts-free = Hearts may be led in every deal like any other suit.
# $contracts: names of deals in quotation marks.
rules-king-hearts-ban = In { $contracts } you may not lead a heart as long as you hold any other suit. In the other deals hearts may be led.
rules-king-hearts-broken = In { $contracts } you may not lead a heart as long as you hold any other suit, until a heart has been played in this deal; after that hearts may be led freely. In the other deals hearts may be led.
# Follows one of the two above.
rules-king-hearts-throw = The ban is on leading only: when you cannot follow suit, you may throw hearts.
rules-king-hearts-throw-duty = The ban is on leading only. When you cannot follow suit, hearts may be thrown, and sometimes must be: see below.
rules-king-hearts-example = You are to lead and hold the { $low }, the { $high } and the { $other }: while that ban holds you must lead the { $other }. Hold nothing but hearts, and you may lead one.
rules-king-kh-ban = In { $contract } you may not lead the king of hearts itself as long as you hold any other card, be it another heart.
rules-king-kh-free = In { $contract } the king of hearts may be led just as any other heart.
rules-king-kh-same = In { $contract } the ban on leading hearts holds for the king of hearts as well; there is no other ban on leading it.
rules-king-kh-usual = Tables differ here: at some only the king of hearts may not be led in { $contract }, at others no heart at all.
rules-king-penalty-free = When you cannot follow suit, you need not throw a card that costs points: you may keep it for later, if you dare.
rules-king-penalty-but = In { $contracts } you need not throw a card that costs points when you cannot follow suit: you may keep it for later, if you dare.
rules-king-penalty-must = In { $contracts } a card that costs points must be played at the first chance:
rules-king-penalty-void = If you cannot follow suit, you must throw a card that costs points, if you hold one. If you hold several, choose one.
rules-king-penalty-void-example = In { $contract } a diamond is led. You hold no diamond, but the { $card }: you must throw it.
rules-king-penalty-void-king = In { $contract }, if you cannot follow suit and do not hold the king of hearts, you must throw any other heart, if you hold one.
rules-king-penalty-under = In { $contracts }, if you follow suit and hold a card that costs points in that suit, and a higher card of the suit lies on the table, you must play it. If you hold several such cards, choose one.
# $high lies on the table, $card costs points, $low does not; all are of one suit.
rules-king-penalty-under-example = In { $contract } the { $high } already lies in the trick. You hold the { $card } and the { $low }: you must play the { $card }.
rules-king-forced-off = In { $contract } you need not throw the king of hearts either. But the sooner you are rid of it, the better.
rules-king-forced-only = When hearts are led in { $contract }, the king of hearts must be played if the ace already lies on the table, or if it is your only heart.
rules-king-forced-discard = In { $contract } you must throw the king of hearts as soon as you cannot follow suit. When hearts are led, you need not play it as long as you hold another heart.
rules-king-forced-discard-under = In { $contract } you must throw the king of hearts as soon as you cannot follow suit. When hearts are led, you must play it if the ace already lies on the table, or if it is your only heart.
rules-king-forced-always = In { $contract } you must throw the king of hearts as soon as you cannot follow suit, and you must play it when another player leads hearts.
rules-king-forced-usual = Both ways are usual: you may keep the king of hearts, or you must throw it at the first chance.

## King: positive deals

# $first, $last: numbers of deals: 7 and 10.
rules-king-positive-fixed = Points are won in deals { $first } to { $last }. Each player deals one of them.
rules-king-positive-chosen = Points are won in the positive deals. Any of the four can win them, not only the declarer.
# $suits: the four suits in order.
rules-king-trumps = The trump is fixed: in the order of these deals { $suits }. There is no auction.
rules-king-trumps-chooser = The trump is fixed: in the order in which positive deals are chosen { $suits }, and then from the front again. There is no auction.
rules-king-trumps-chooser-minus = The trump is fixed: in the order in which positive deals are chosen { $suits }, and then from the front again. Instead of the plus game with this trump the declarer may choose minus. There is no auction.
# $games: "plus with spades, hearts, diamonds or clubs as trump, plus without trump or minus".
rules-king-name-optional = The dealer looks at the cards in hand and then has the choice: to name the game at once, or to sell the deal by auction (see below). There are these games: { $games }.
rules-king-name-always = The dealer does not name a game at first: the deal is put up for auction (see below). There are these games: { $games }.
rules-king-name-dealer = The dealer looks at the cards in hand and names the game: { $games }. There is no auction.
rules-king-name-chooser = When choosing, the declarer says what kind of positive deal it is: { $games }. What was named in an earlier deal may be named again. There is no auction.
rules-king-name-only = In these deals there is only one game: { $games }. There is no auction.
# $suits: "spades, hearts, diamonds or clubs".
rules-king-game-trump = plus with { $suits } as trump
rules-king-game-NT = plus without trump
rules-king-game-minus = minus
rules-king-plus =
    { $points ->
        [one] Plus: each trick brings 1 point to the player who takes it. All tricks together bring { $total }.
       *[other] Plus: each trick brings { $points } points to the player who takes it. All tricks together bring { $total }.
    }
# $base: 325, $loss: 75.
rules-king-minus = Minus: everyone begins with { $base } points and loses { $loss } for each trick. There is no trump.
# $tricks: enough tricks to make $many negative; it comes with its sign.
rules-king-minus-example = Without a trick you keep { $none } points, with one trick you have { $one }, with { $tricks } tricks { $many }.
rules-king-trump-free = In a deal with a trump the rules of following suit stay the same. Trumps may be led. If you cannot follow suit, you may trump or throw another card, as you like.
rules-king-trump-must = In a deal with a trump the rules of following suit stay the same. Trumps may be led. If you cannot follow suit and hold a trump, you must play one, whichever you like: you need not beat a trump that already lies there.
rules-king-positive-lead-dealer = In the positive deals, too, the dealer leads to the first trick.
rules-king-positive-lead-dealer-sold = In the positive deals, too, the dealer leads to the first trick, even after having sold the deal.
# In the deals to avoid the chooser leads.
rules-king-positive-lead-dealer-after = In the positive deals the dealer leads to the first trick, even after having sold the deal.
rules-king-positive-lead-next = In the positive deals, too, the player after the dealer leads to the first trick, no matter who named the game.
rules-king-positive-lead-chooser = In the positive deals, too, the declarer leads to the first trick.
rules-king-positive-lead-declarer = In the positive deals the declarer leads to the first trick.
# Without an auction.
rules-king-positive-lead-declarer-dealer = In the positive deals the declarer, that is the dealer, leads to the first trick.
rules-king-positive-lead-declarer-sold = In the positive deals the declarer leads to the first trick: that is the buyer if the deal was sold, otherwise the dealer.
rules-king-positive-lead-named = In the positive deals the declarer, after choosing and before the first card, names the player who leads to the first trick; it may be the declarer.
# Without an auction.
rules-king-positive-lead-named-dealer = In the positive deals the declarer, that is the dealer, names the player who leads to the first trick, before the first card; it may be the dealer.
rules-king-positive-lead-named-sold = In the positive deals the declarer is the buyer if the deal was sold, otherwise the dealer. When it is known what is played, and before the first card, the declarer names the player who leads to the first trick; it may be the declarer.

## King: the auction

rules-king-auction-optional = If the dealer opens the auction, the dealer becomes the seller. The other three, who have seen their cards as well, bid for the right to name the game.
rules-king-auction-always = Every positive deal begins with an auction. The dealer is the seller. The other three, who have seen their cards, bid for the right to name the game.
rules-king-auction-usual-optional = Here the dealer may choose; at other tables every positive deal begins with an auction.
rules-king-auction-usual-always = Here there is always an auction; at other tables the dealer may also play the deal without one.
rules-king-auction-why = Why buy? Because you may then choose the game that suits your own cards. Why sell? Because your cards suit no game. What the buyer pays goes to the seller when the deal is over.
# $plus: "+4", $tricks: 4, $minus: "−1".
rules-king-bid = A bid is a kind of game and a price in tricks. With { $plus } you say: plus is played, and I pay the price of { $tricks } tricks. With { $minus } you say: minus is played, and I take over one of the seller’s tricks. You do not promise to take any number of tricks yourself. What a price comes to in points, see “What a sale costs”.
# The same where the price of a minus bid is always paid in full.
rules-king-bid-transfer = A bid is a kind of game and a price in tricks. With { $plus } you say: plus is played, and I pay the price of { $tricks } tricks. With { $minus } you say: minus is played, and I pay for one trick of minus. You do not promise to take any number of tricks yourself. What a price comes to in points, see “What a sale costs”.
rules-king-ladder = Each bid must be higher than the one before; only from a better place you may equalise it (see below). This is the order, from { $low } up to { $high }; you may leave out steps.
rules-king-bids = All bids, the lowest first
# $points: what both bids are worth.
rules-king-ladder-equal = { $plus } and { $minus } are both worth { $points } points, but { $minus } is the higher bid.
rules-king-bidding = The player after the seller begins; then it goes round in the order of play. On your turn you bid more, equalise the highest bid (see the next rule), or pass. If you pass, you are out of this auction. The player who holds the highest bid is not asked again until another player holds it.
rules-king-match = Nearer to the seller is better: the player after the seller has the privilege over the other two, the second over the third. Instead of bidding more than a player over whom you have the privilege, you may equalise: you take the standing bid over. It must be the very same bid; { $minus } does not equalise { $plus }.
rules-king-eight-forced = There is nothing above { $bid }. Only those who have the privilege over its holder and have not passed are still asked, and may equalise or pass. Then the deal is sold: the seller cannot refuse { $bid }.
rules-king-eight-free = There is nothing above { $bid }. Only those who have the privilege over its holder and have not passed are still asked, and may equalise or pass. Then the seller decides, as after any other bid.
rules-king-bidding-stops = The bidding stops when everyone but the holder of the highest bid has passed, or when all three have passed.
# Anna sells. The bids: $first +2, $second −1, $low +3 (too low), $third +4, $last +5.
rules-king-auction-example = Anna sells. Ben bids { $first }, Carla { $second }. David may not bid { $low }, which is lower, and bids { $third }. Ben equalises: now { $third } is Ben’s bid. Carla passes, David bids { $last }, Ben passes. David holds the highest bid, { $last }.

## King: the seller decides

rules-king-decide = When the bidding has stopped, the seller has the last word, and does one of these things:
# $bid: +8, which cannot be refused.
rules-king-decide-below = When the bidding has stopped below { $bid }, the seller has the last word, and does one of these things:
rules-king-accept = Accept: the deal is sold to the holder of the highest bid, if there is one.
rules-king-reject = Keep the deal, with or without a bid, and name any of the games.
rules-king-counter = Ask for more: the seller names a higher bid, plus or minus, but lower than { $bid }, and the holder of the highest bid says yes or no. Yes: the deal is sold at that bid. No: the seller decides again and may ask again, but never for the same bid. Without a bid there is no one to ask.
rules-king-no-counter = The seller cannot ask for more than was bid.
rules-king-ultimatum = Give an ultimatum: “eight, or I play minus”. That is for a hand good enough for minus. It may be given without any bid. All three are asked, the player after the seller first, even those who have passed. The first to say yes buys the deal at { $bid }. If no one does, the seller must play minus; there is no way back.
rules-king-no-ultimatum = The seller cannot give an ultimatum (demand { $bid } and otherwise play minus).
# $own: points of the seller, $other: of each of the others.
rules-king-unplayed-fewer-than-3-bids = Take the points unplayed, if there were fewer than three bids: { $own } points for the seller, { $other } for each of the others, and the cards are not played. Every bid counts, equalising too; passing and refused demands do not.
rules-king-unplayed-best-below-4 = Take the points unplayed, if no one bid or the highest bid is worth less than 4 tricks of plus ({ $minus } is worth 3): { $own } points for the seller, { $other } for each of the others, and the cards are not played.
rules-king-unplayed-off = The points cannot be taken unplayed: the deal is always played.

## King: what a sale costs

rules-king-buyer = After a plus bid the buyer names one of the plus games. After a minus bid minus is played, without trump. Each takes tricks alone; the bid is only the price.
# $games: the only game that the buyer may name.
rules-king-buyer-only = After a plus bid this is played: { $games }. After a minus bid minus is played, without trump. Each takes tricks alone; the bid is only the price.
# Who leads after a sale.
rules-king-sale-lead-dealer = The seller, being the dealer, leads to the first trick.
rules-king-sale-lead-next = The player after the seller leads to the first trick.
rules-king-sale-lead-declarer = The buyer leads to the first trick.
rules-king-sale-lead-named = The buyer also names who leads to the first trick.
# $points: what a trick brings in plus.
rules-king-plus-transfer =
    { $points ->
        [one] After plus the buyer pays the seller 1 point for each trick of the bid, always in full. If the buyer’s own tricks bring less than that, the buyer ends the deal below zero.
       *[other] After plus the buyer pays the seller { $points } points for each trick of the bid, always in full. If the buyer’s own tricks bring less than that, the buyer ends the deal below zero.
    }
rules-king-plus-capped =
    { $points ->
        [one] After plus the buyer pays the seller 1 point for each trick of the bid, but never more than the buyer’s own tricks have brought.
       *[other] After plus the buyer pays the seller { $points } points for each trick of the bid, but never more than the buyer’s own tricks have brought.
    }
rules-king-plus-topup =
    { $points ->
        [one] After plus the buyer pays the seller 1 point for each trick that the seller’s own tricks fall short of the bid. If the seller took as many tricks as were bid, or more, nothing is paid.
       *[other] After plus the buyer pays the seller { $points } points for each trick that the seller’s own tricks fall short of the bid. If the seller took as many tricks as were bid, or more, nothing is paid.
    }
rules-king-plus-exact =
    { $points ->
        [one] After plus the seller ends up with exactly 1 point for each trick of the bid: the buyer pays what the seller’s own tricks fall short of that, or gets what they bring beyond it.
       *[other] After plus the seller ends up with exactly { $points } points for each trick of the bid: the buyer pays what the seller’s own tricks fall short of that, or gets what they bring beyond it.
    }
rules-king-plus-shortfall =
    { $points ->
        [one] After plus the buyer pays the seller 1 point for each trick that the buyer’s own tricks fall short of the bid. If the buyer took as many tricks as were bid, or more, nothing is paid.
       *[other] After plus the buyer pays the seller { $points } points for each trick that the buyer’s own tricks fall short of the bid. If the buyer took as many tricks as were bid, or more, nothing is paid.
    }
rules-king-plus-usual = Tables differ here: at some the buyer pays the whole bid, at others only what is missing, or no more than the buyer’s own tricks have brought.
# $points: what a trick costs in minus.
rules-king-minus-absorb = After minus the buyer takes over as many of the seller’s tricks as were bid: for each, { $points } points go from the buyer to the seller. Only tricks that the seller really took can be taken over.
rules-king-minus-transfer = After minus the buyer pays the seller { $points } points for each trick of the bid, always in full, even if the seller took fewer tricks.
rules-king-minus-usual = Both ways are usual: the buyer pays only for tricks that the seller took, or always for the whole bid.
# Headings of tables. $seller (Anna) sells at $bid to $buyer (Ben).
rules-king-sale-plus-made = { $seller } sells to { $buyer } at { $bid }, and { $buyer } takes at least as many tricks
rules-king-sale-plus-short = { $seller } sells to { $buyer } at { $bid }, and { $buyer } takes fewer tricks
rules-king-sale-minus-made = { $seller } sells to { $buyer } at { $bid }, and { $seller } takes at least as many tricks
rules-king-sale-minus-short = { $seller } sells to { $buyer } at { $bid }, and { $seller } takes fewer tricks

## King: the end of the match

rules-king-win-highest =
    { $deals ->
        [one] After the deal the highest total wins. Players with equal totals share the victory.
       *[other] The points of all { $deals } deals are added up. The highest total wins the match. Players with equal totals share the victory.
    }
rules-king-win-not-negative =
    { $deals ->
        [one] After the deal everyone whose total is zero or above wins; the others lose. It may be that no one wins.
       *[other] The points of all { $deals } deals are added up. Everyone whose total is zero or above wins the match; the others lose. It may be that no one wins.
    }
# $lost, $won: what all four together lose and win in a match.
rules-king-sum-zero = To check the score: all four together lose { $lost } points in the deals to avoid and win { $won } in the positive ones, so all totals together come to 0.
rules-king-sum =
    { $lost ->
        [0] To check the score: the deals to avoid cost nothing, and in the positive ones all four together win { $won } points, so all totals together come to { $rest }.
        [one] To check the score: all four together lose 1 point in the deals to avoid and win { $won } in the positive ones, so all totals together come to { $rest }.
       *[other] To check the score: all four together lose { $lost } points in the deals to avoid and win { $won } in the positive ones, so all totals together come to { $rest }.
    }
rules-king-sum-negative =
    { $lost ->
        [0] To check the score: in these deals nothing costs points, so all totals stay at 0.
        [one] To check the score: all four together lose 1 point.
       *[other] To check the score: all four together lose { $lost } points.
    }
rules-king-sum-32 = These points are the usual ones for 32 cards, above all in Russia. With the points for 52 cards the totals would not come to 0.

## King: names and origin

rules-king-origin = King is played in many countries: in France, Belgium and Italy, and above all in Portugal, Russia, Turkey, Colombia and Brazil. In Turkey it is called Rıfkı, in France and Belgium Le Jeu du Roi, “the king’s game”. Its origin is not known for certain; because of its name, many think that it began in England. “King” is also a name for the king of hearts.

## Diagrams and the frame of the page

rules-leads = leads
rules-takes = takes it
rules-stock = stock
rules-corner-NE = top right
rules-corner-SE = bottom right
rules-corner-SW = bottom left
rules-corner-NW = top left
