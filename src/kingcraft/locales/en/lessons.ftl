### Lessons, sentence by sentence: lesson-ID-NAME, at most 90 characters in every language (docs/lessons.md). Each lesson has a title, a
### line that says what it is about, and a last sentence; the other names are those of its steps.

## King 1

lesson-king-1-title = Follow suit
lesson-king-1-about = Stay low, and throw what is dangerous
lesson-king-1-a = Four cards make a trick. In this deal each trick you take costs 20.
lesson-king-1-b = Clubs were led. Follow suit: play a club, but stay below the jack.
lesson-king-1-b-suit = Follow suit: clubs were led and you hold clubs, so play one of them.
lesson-king-1-b-queen = The highest club takes the trick: that is your queen. It costs you 20.
lesson-king-1-c = The highest card of the suit led takes the trick. Cleo took it, so Cleo leads.
lesson-king-1-d = You have no hearts, so you may throw any card. Throw the ace: it is the highest.
lesson-king-1-d-queen = Then spades were led, and your ace had to take the trick: 20 lost. Throw the ace.
lesson-king-1-d-seven = The seven does no harm. The ace had to take a trick: 20 lost.
lesson-king-1-e = Spades, and you have none left. Throw what you like.
lesson-king-1-f = Your last card is harmless.
lesson-king-1-end = You took nothing and lost nothing. The others paid 80.

## King 2

lesson-king-2-title = No hearts
lesson-king-2-about = Hearts cost, and cannot be led at first
lesson-king-2-a = Now only hearts cost: 20 for each one you take.
lesson-king-2-b = You lead. The two of hearts looks harmless. Try it.
lesson-king-2-c = Hearts must wait until you hold nothing else. Lead low: another player takes the trick.
lesson-king-2-c-queen = Your queen took the trick, and two hearts fell on it: 40 lost.
lesson-king-2-d = Cleo has no clubs and threw a heart. Ada took it: that costs Ada 20.
lesson-king-2-e = You have no spades. Which card must go?
lesson-king-2-e-two = Then hearts were led, and your king took three of them: 60 lost.
lesson-king-2-e-queen = You kept the king of hearts, and in the end it took two hearts: 40 lost.
lesson-king-2-f = Bruno has nothing but hearts left, so now a heart may be led.
lesson-king-2-g = Your two is the lowest heart: it takes nothing.
lesson-king-2-g-suit = Hearts were led, and you hold one: play it.
lesson-king-2-end = No heart for you. Lead low, and throw high hearts when you can.

## King 3

lesson-king-3-title = The king of hearts
lesson-king-3-about = One card, 160 points: get rid of it
lesson-king-3-a = One card costs 160: the king of hearts. And you hold it.
lesson-king-3-b = Do you want to get rid of it at once? Try to lead it.
lesson-king-3-c = It can only be led as your last card. Lead low, so that another player leads next.
lesson-king-3-c-jack = The jack would take the trick, and you would lead again. Lead the four.
lesson-king-3-d = No spades in your hand, and Bruno’s ace takes this trick. Now!
lesson-king-3-d-jack = You kept it, hearts were led, and it had to take the trick: 160 lost.
lesson-king-3-e = Bruno took it: 160 lost. Throw queens, kings and jacks too in deals where they cost.
lesson-king-3-end = Throw it when you cannot follow suit, or play it under the ace of hearts.

## King 4

lesson-king-4-title = Plus and trump
lesson-king-4-about = Now every trick is worth 25
lesson-king-4-a = Now tricks are good: 25 each. And spades are trump.
lesson-king-4-b = You have no diamonds. A trump beats any other suit: the two is enough.
lesson-king-4-b-king = The king would take it too. Keep it: the two does the same.
lesson-king-4-b-ace = An ace of another suit beats nothing. Bruno took the trick and your ace.
lesson-king-4-b-five = Bruno’s ace would take it. A trump takes it for you.
lesson-king-4-c = The trick is yours: 25. Only Bruno holds a trump besides yours: the queen.
lesson-king-4-d = Lead your king of spades: it pulls the queen.
lesson-king-4-d-ace = Bruno has no hearts and trumped your ace. Pull the queen of spades first.
lesson-king-4-d-five = The five would lose the lead. First the king of spades.
lesson-king-4-e = No trump is left to beat you: now your ace is safe.
lesson-king-4-e-five = The five loses, and your ace would never take a trick. First the ace.
lesson-king-4-end = Three tricks: 75 points. Trump when you cannot follow suit, and pull other trumps.

## King 5

lesson-king-5-title = Minus
lesson-king-5-about = You start with 325 and pay 75 a trick
lesson-king-5-a = Minus: every player starts with 325, and every trick taken costs 75.
lesson-king-5-b = You have taken one trick: 325 less 75 leaves 250. Three tricks to go.
lesson-king-5-c = Go as high as you can below the jack. The two saves you later: keep it.
lesson-king-5-c-suit = Clubs were led, and you hold clubs: play one of them.
lesson-king-5-c-two = At the end your nine had to take a trick: 75 lost. The two would not.
lesson-king-5-d = Hearts: your queen stays below the king.
lesson-king-5-e = Bruno leads the three. Your two stays below it.
lesson-king-5-end = You keep 250: you took no more tricks. The two that you kept saved you 75.

## King 6

lesson-king-6-title = Bidding
lesson-king-6-about = Buy the right to name trump
lesson-king-6-a = Ada sells the right to name trump. The buyer pays Ada with points.
lesson-king-6-b = Cleo offers +3: what three tricks are worth, 75 points, paid to Ada.
lesson-king-6-minus = −1 and −2 buy minus instead: then you pay for one or two of Ada’s tricks, 75 each.
lesson-king-6-c = Eight spades, two top hearts: with spades as trump about ten tricks, 250 points.
lesson-king-6-d = That is worth far more than 75. Bid one trick more.
lesson-king-6-d-pass = If you pass, you cannot bid again. Your tricks still count, but buying brings more.
lesson-king-6-d-high = That can win too, but you pay more. One trick more is enough for now.
lesson-king-6-d-minus = In minus each trick costs 75, and you would take many. Bid plus.
lesson-king-6-e = Sold! You pay Ada 100. Ada could also have refused and kept the deal.
lesson-king-6-f = Now name your trump: your longest suit.
lesson-king-6-f-other = Your long suit makes the tricks. Name spades.
lesson-king-6-g = Played out for you: ten tricks. Cleo passed, but still gets 75 for three tricks.
lesson-king-6-end = You took 10 tricks: 250. Less the 100 you paid: +150.

## King 7

lesson-king-7-title = Selling
lesson-king-7-about = Sell for more than your own tricks bring
lesson-king-7-a = This deal is yours. Queens take tricks only after aces and kings: about three in all.
lesson-king-7-b = That is 75 points. Hear what the others would pay.
lesson-king-7-b-keep = You can still keep it later. First hear the offers: that is free.
lesson-king-7-c = Cleo offers +5: 125 for you, and your own tricks count as well.
lesson-king-7-split = Other ways to end it: with few bids, unplayed. 100 for you, 75 for each other player.
lesson-king-7-ultimatum = Or demand eight: if all three say no, you must play minus. “Other…” has both ways.
lesson-king-7-d = You may ask for more. A no costs nothing, the offer still stands: ask for +6.
lesson-king-7-d-accept = Good, but ask first: if Cleo says no, the +5 still stands.
lesson-king-7-d-more = The higher the price, the sooner Cleo says no. Ask for +6.
lesson-king-7-d-keep = If you keep it, you earn about 75. Cleo pays more.
lesson-king-7-d-ultimatum = Eight, or you must play minus, with four queens. Too risky.
lesson-king-7-d-split = 100 for you, 75 for each other player, and nothing is played. Cleo pays more.
lesson-king-7-e = Cleo says yes: 150 for you. Now Cleo names trump.
lesson-king-7-f = Played out for you: nine tricks for Cleo, two for you. Yours count too: 50 points.
lesson-king-7-end = Cleo paid 150, and you took 2 tricks: 200 in all.

## Kings Corner 1

lesson-corner-1-title = Build down
lesson-corner-1-about = One lower, other colour; then draw
lesson-corner-1-a = Get rid of your cards: lay each on a card one higher, red on black or black on red.
lesson-corner-1-b = Seven of spades on eight of hearts: one lower, other colour. That is building down.
lesson-corner-1-b-ten = That fits too. First the seven.
lesson-corner-1-c = Now try the four of hearts on the five of diamonds.
lesson-corner-1-d = Red does not go on red. But the red ten goes on the black jack.
lesson-corner-1-d-end = Wait: the ten still fits on the jack.
lesson-corner-1-e = Nothing else fits. Draw a card: that ends your turn.
lesson-corner-1-f = Ada laid a nine and drew. You drew a six, and it fits on your seven.
lesson-corner-1-f-end = Wait: the six of hearts fits on the seven of spades.
lesson-corner-1-end = Lay all that fits, then draw one. The first player with no card left wins the deal.

## Kings Corner 2

lesson-corner-2-title = Kings take the corners
lesson-corner-2-about = Begin a corner with a king
lesson-corner-2-a = Nothing is higher than a king. Try to lay it on the nine.
lesson-corner-2-b = Its place is a corner. Any of the four will do.
lesson-corner-2-b-end = Not yet: first the king.
lesson-corner-2-c = Can any card begin a corner? Try your five of clubs.
lesson-corner-2-d = Only kings begin one. Then it grows like any pile: black queen on red king.
lesson-corner-2-d-end = Not yet: the queen fits on your king.
lesson-corner-2-e = And the red jack.
lesson-corner-2-e-end = Not yet: the jack fits on the queen.
lesson-corner-2-end = A king in the hand costs 10 at the end, every other card 1. Lay kings early.

## Kings Corner 3

lesson-corner-3-title = Move a pile, fill the gap
lesson-corner-3-about = A gap takes any card
lesson-corner-3-a = Whole piles move too: the black nine fits on the red ten. Take it there.
lesson-corner-3-a-first = Later. First move the nine, with the eight on it.
lesson-corner-3-b = Now there is a gap. Try to move the three of spades into it.
lesson-corner-3-c = Only a card from your hand may fill it, any card. The five fits nowhere else.
lesson-corner-3-c-seven = The seven also fits on the eight. Keep the gap for the five.
lesson-corner-3-c-first = Later. First fill the gap with the five.
lesson-corner-3-d = This king was dealt to a side. It may move to a corner, and leaves a gap.
lesson-corner-3-d-first = Not yet: first move the king.
lesson-corner-3-e = Now your last card: on the eight, or into the gap.
lesson-corner-3-e-end = One card left, and it fits. Lay it!
lesson-corner-3-end = A gap takes any card from your hand. Move piles to make gaps for cards that fit nowhere.

## Kings Corner 4

lesson-corner-4-title = Going out
lesson-corner-4-about = Clear your hand in one turn
lesson-corner-4-a = Four cards, and all of them can go in this turn. Now find the way yourself.
lesson-corner-4-b = Clear your hand. Think of piles to move and gaps to fill.
lesson-corner-4-lost = Now you cannot clear your hand in this turn. Take that back and look again.
lesson-corner-4-hint = Two piles can move. Each leaves a gap for a card that fits nowhere.
lesson-corner-4-c = No card left: you win the deal. Ada holds a king and two cards, which cost 12 points.
lesson-corner-4-end = Points are bad. When a player reaches 25, the lowest score wins.

## All lessons

lesson-else = That is allowed too. Now do what the finger shows.
lesson-back = Take it back
lesson-on = Go on
lesson-skip = Skip
