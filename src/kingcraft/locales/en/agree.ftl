### Ending a deal by agreement of all people at the table. A part of its own: it comes with the settings, and with a proposal.

## In the settings of a table

agree-open = End this deal early
agree-what = The rest is then played automatically: each seat plays the first card that the rules allow, good or bad. The points count.
agree-alone = You play against bots only: the deal ends at once.
agree-left = No one else is at the table: the deal ends at once.
agree-ask = All people at the table must agree; bots are not asked. You can propose it once a deal.
agree-propose = Propose it
agree-keep = Play on
agree-withdraw = Keep playing
void-open = Throw in the cards
void-what = No one scores, and the same dealer deals again.
leave-open = Give up this match
leave-what = If you give up, the match counts as lost.
leave-yes = Give up

## At the table

agree-label = Proposal to end this deal
agree-asks = { $name } proposes to end this deal: the rest is played automatically, and the points count.
agree-answer = Answer
agree-yes = Agree
agree-no = Play on
agree-waits = End this deal? Waiting for { $names }.
void-label = Proposal to throw in the cards
void-asks = { $name } proposes to throw in the cards: no one scores, and the same dealer deals again.
void-waits = Throw in the cards? Waiting for { $names }.

## At the table, when a player has been away for long

absent-label = A player is away
