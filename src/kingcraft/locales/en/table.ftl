### The table in the browser. Texts for people who play cards; what the rules refuse is in reasons.ftl.

## Cards and suits

# The letters on ace, jack, queen and king.
card-letters = A J Q K
card =
    { $rank ->
        [A] ace
        [T] 10
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
no-trump = No trump
rank-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] 10
       *[other] { $rank }
    }

## Places of Kings Corner

place-N = top
place-E = right
place-S = bottom
place-W = left
place-NE = top right corner
place-SE = bottom right corner
place-SW = bottom left corner
place-NW = top left corner
# Where a card or a pile is laid, in a sentence of the log.
onto =
    { $place ->
        [N] to the top
        [E] to the right
        [S] to the bottom
        [W] to the left
        [NE] into the top right corner
        [SE] into the bottom right corner
        [SW] into the bottom left corner
       *[NW] into the top left corner
    }
place-corner-empty = { $place }: empty, for a king
place-side-empty = { $place }: empty
place-card = { $place }: { $card }
place-pile = { $place }: from the { $base } down to the { $top }, { $count } cards
place-fits = { $name }, fits
stock =
    { $count ->
        [0] The stock is empty
        [one] 1 card in the stock
       *[other] { $count } cards in the stock
    }

## Games

game-kings-corner = Kings Corner
game-king = King
about-kings-corner = Build down, red on black. Kings take the corners.
about-king = Avoid tricks and cards in some deals, win tricks in the others.

## Seats

you = You
you-name = Player
seat-number = Seat { $number }
seat-open = open seat
onlooker-number = Guest { $number }
seat-shown = shows their cards to an onlooker
watchers =
    { $count ->
        [one] { $count } person looks on
       *[other] { $count } people look on
    }
seat-away = away
seat-bot = bot
seat-bot-plays = a bot plays for them ({ $level })
seat-caught = taken: { $cards }
dealer = dealer
dealer-letter = D
turn-yours = Your turn
turn-of = { $name }’s turn
turn-wait = Not yet: it is { $name }’s turn.
turn-before = Not your turn yet
turn-led =
    { $suit ->
        [S] Spades were led
        [H] Hearts were led
        [C] Clubs were led
        [D] Diamonds were led
       *[none] You lead
    }
turn-again = Tap again to play
turn-ahead = Tap again to play it on your turn
turn-chosen = Plays on your turn
seat-sells = seller
seat-names = named the game
side-so-far = So far
turn-theirs = to play
turn-thinks = { $name } is thinking.
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tricks-count =
    { $count ->
        [0] no trick
        [one] 1 trick
       *[other] { $count } tricks
    }
points-short = { $points } pts
chips-short =
    { $count ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
pot = Pot: { $chips }
card-refused = The rules do not allow this card now.
your-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }

## What one can do

draw =
    { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
draw-short =
    { $count ->
        [one] Draw
       *[other] Draw { $count }
    }
end-turn = End turn
pass-turn = Pass
undo = Take back
undo-what = Takes your last move back (key U).
offer-end = End the deal
offer-settled = Nothing left to take
offer-claim = The rest is yours
last-trick = Last trick
last-trick-won = took it
last-trick-none = No trick has been played yet.
hint-none = No card and no pile fits anywhere now.
still-lay = You can still lay the { $card } { $onto }. Press again to end your turn.
still-move = You can still move the pile from the { $from } { $onto }. Press again to end your turn.
next-deal = Next deal
again = Rematch
download = Download record
home = Start page
look-back = Review
watch-again = Watch again
how = How to play
how-contents = Contents
close = Close
watching = watching
deal-of = Deal { $number } of { $deals }
deal-to = Deal { $number } · to { $target }
deal-past =
    { $side ->
        [below] Deal { $number } · below { $target }
       *[above] Deal { $number } · past { $target }
    }
deal-practice = Practice

## Contracts of King

contract-no-tricks = No tricks
contract-no-hearts = No hearts
contract-no-queens = No queens
contract-no-men = No men
contract-no-king = No king of hearts
contract-last-two = Last two
contract-plus = Plus
contract-minus = Minus
contract-positive = Auction
# What a declarer may name, in a list
declaration-S = spades
declaration-H = hearts
declaration-D = diamonds
declaration-C = clubs
declaration-NT = no trump
declaration-minus = minus
contract-plus-trump =
    { $trump ->
        [S] Plus, spades are trump
        [H] Plus, hearts are trump
        [D] Plus, diamonds are trump
        [C] Plus, clubs are trump
       *[NT] Plus without trump
    }
trump-chip =
    { $trump ->
        [NT] no trump
       *[other] trump
    }
contract-auction = The auction
contract-sells = { $name } sells this deal
contract-sells-you = You sell this deal
contract-bought = { $name } bought this deal for { $bid }
contract-bought-you = You bought this deal for { $bid }
contract-keeps = { $name } keeps this deal
contract-keeps-you = You keep this deal
contract-choice = Choice of the deal
contract-declared = Plus or minus
value-no-tricks = −{ $points } for each trick
value-no-hearts = −{ $points } for each heart
value-no-queens = −{ $points } for each queen
value-no-men = −{ $points } for each { $men }
value-no-king = −{ $points } for the king of hearts
value-last-two = −{ $points } for each of the last two tricks
value-plus = +{ $points } for each trick
value-minus = +{ $start }, less { $points } for each trick
left-no-hearts = { $gone } of { $total } gone
left-no-queens = { $gone } of { $total } gone
left-no-men = { $gone } of { $total } gone
left-no-king =
    { $gone ->
        [0] still out
       *[other] gone
    }
left-last-two =
    { $left ->
        [0] all played
        [one] 1 trick to play
       *[other] { $left } tricks to play
    }
left-tricks = { $played } of { $total } played
sale-kept = { $name } kept the deal
sale-kept-you = You kept the deal
sale-named = { $name } named the game
sale-named-you = You named the game
sale-refused = { $name }’s { $bid } was refused.
sale-refused-you = Your { $bid } was refused.
sale-bought = { $name } bought from { $owner } at { $bid }
sale-bought-you = You bought from { $owner } at { $bid }
sale-sold-you = You sold to { $name } at { $bid }

## The auction

call-pass = pass
call-match-short = equal
call-match-at = equals { $bid }
call-accept = sold
call-reject = kept
call-counter = asking { $bid }
call-ultimatum = ultimatum
call-split = unplayed
call-yes = yes
call-no = no
call-auction = auction
declare =
    { $trump ->
        [S] Plus with spades as trump
        [H] Plus with hearts as trump
        [D] Plus with diamonds as trump
        [C] Plus with clubs as trump
       *[NT] Plus, no trump
    }
declare-minus = Minus

## The score

score-title = Score
score-deal = Deal
score-total = Total
score-open = not played yet
score-void = thrown in
score-target = to { $target }
score-past =
    { $side ->
        [below] below { $target }
       *[above] past { $target }
    }
score-deals =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
# Which totals win, in one line; and when a match that goes to a number of points ends.
wins =
    { $how ->
        [fewest] The fewest points win.
        [nearest] The total nearest to zero wins.
        [most-chips] The most chips win.
        [not-below] Everyone at zero or above wins.
       *[most] The most points win.
    }
wins-at = The match ends at { $target }.
wins-past =
    { $side ->
        [below] The match ends below { $target }.
       *[above] The match ends above { $target }.
    }
# What a first table says before the first card: the aim of the game.
aim = The aim
aim-kings-corner = Get rid of your cards
aim-kings-corner-cost = each card left costs points
aim-king = First avoid, then win
aim-king-cost = first tricks cost, later they pay
result-title-king =
    { $trump ->
        [S] { $contract } with spades, done
        [H] { $contract } with hearts, done
        [D] { $contract } with diamonds, done
        [C] { $contract } with clubs, done
       *[NT] { $contract }, done
    }
result-unplayed = The points were taken unplayed.
result-out = { $name } went out
result-out-you = You went out. Well played!
result-blocked = Blocked: no one can go on
result-passed = Everyone passed
result-void = Deal thrown in
result-void-what = No one scores. The same dealer deals again.
result-player = Player
result-taken = Taken
result-left = Left in hand
result-points = Points
result-chips = Chips
result-kept = king kept back: { $points }
result-paid = paid in: { $chips }
result-total = Total
result-tricks =
    { $count ->
        [0] no trick
        [one] 1 trick
       *[other] { $count } tricks
    }
result-waiting = Waiting for { $names }
result-wait-for-you =
    { $count ->
        [one] { $names } waits for you.
       *[other] { $names } wait for you.
    }
fair-void = { $name }’s device did not answer. The cards are shuffled again.
fair-void-you = Your device did not answer. The cards are shuffled again.
winner-you = You win the match!
winner-none = No one wins the match
winners =
    { $count ->
        [one] { $names } wins the match
       *[other] { $names } win the match
    }
winners-share = { $names } share the victory

## The log

log = What has happened
say-deals = Deal { $number }: { $name } deals.
say-deals-you = Deal { $number }: you deal.
say-plays = { $name } plays the { $card }.
say-plays-you = You play the { $card }.
say-lays = { $name } lays the { $card } { $onto }.
say-lays-you = You lay the { $card } { $onto }.
say-moves = { $name } moves the pile from the { $from } { $onto }.
say-moves-you = You move the pile from the { $from } { $onto }.
# The same moves as parts of a sentence of advice.
said-lay = { $card } { $onto }
said-move = the pile from the { $from } { $onto }
say-draws =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
say-draws-you =
    { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
say-drew-you = You draw the { $cards }.
say-ends = { $name } ends the turn.
say-ends-you = You end your turn.
say-undo-card = { $name } takes the { $card } back.
say-undo-card-you = You take the { $card } back.
say-undo-pile = { $name } moves the pile back { $onto }.
say-undo-pile-you = You move the pile back { $onto }.
say-rest-settled = Nothing is left to take: { $name } ends the deal.
say-rest-settled-you = Nothing is left to take: you end the deal.
say-rest-claim = { $name } takes all the rest.
say-rest-claim-you = You take all the rest.
say-vote-propose = { $name } proposes to end this deal.
say-vote-propose-you = You propose to end this deal.
say-vote-agree = { $name } agrees to end this deal.
say-vote-agree-you = You agree to end this deal.
say-vote-decline = { $name } wants to play on.
say-vote-decline-you = You want to play on.
say-vote-withdraw = { $name } takes the proposal back.
say-vote-withdraw-you = You take your proposal back.
say-void-propose = { $name } proposes to throw in the cards.
say-void-propose-you = You propose to throw in the cards.
say-void-agree = { $name } agrees to throw in the cards.
say-void-agree-you = You agree to throw in the cards.
say-void = The cards are thrown in: no one scores, and the same dealer deals again.
say-gone = { $name } has been away for two minutes.
say-lend = { $name } lets a bot play for { $other }.
say-lend-you = You let a bot play for { $other }.
say-lend-room = { $other } is away: a bot plays for them now.
say-shows = { $name } shows their cards to { $other }.
say-shows-you = You show your cards to { $other }.
say-hides = { $name } shows their cards to no one any more.
say-hides-you = You show your cards to no one any more.
say-removed = { $name } removed { $other } from the table.
say-removed-you = You removed { $other } from the table.
say-removed-seat =
    { $seat ->
        [open] The seat is open.
       *[bot] A bot plays on.
    }
removed-by = { $name } has removed you from this table. You can look on.
removed-watch = Look on
say-left = { $name } has left: a bot plays until they are back.
say-back = { $name } is back.
say-missed =
    { $count ->
        [one] While you were away, { $name } let a bot play for you: one move.
       *[other] While you were away, { $name } let a bot play for you: { $count } moves.
    }
say-missed-room =
    { $count ->
        [one] While you were away, a bot played for you: one move.
       *[other] While you were away, a bot played for you: { $count } moves.
    }
say-rest-agreed = The deal ends here: the rest is played automatically.
say-rest-agreed-you = The deal ends here: the rest is played automatically.
say-trick = { $name } takes the trick.
say-trick-you = You take the trick.
say-auction = { $name } opens the auction.
say-auction-you = You open the auction.
say-bids = { $name } bids { $bid }.
say-bids-you = You bid { $bid }.
say-pass = { $name } passes.
say-pass-you = You pass.
say-match = { $name } equalises.
say-match-you = You equalise.
say-accept = { $name } accepts.
say-accept-you = You accept.
say-reject = { $name } keeps the deal.
say-reject-you = You keep the deal.
say-counters = { $name } asks for { $bid }.
say-counters-you = You ask for { $bid }.
say-ultimatum = { $name } gives an ultimatum: eight, or minus.
say-ultimatum-you = You give an ultimatum: eight, or minus.
say-split = { $name } takes the points unplayed.
say-split-you = You take the points unplayed.
say-yes = { $name } says yes.
say-yes-you = You say yes.
say-no = { $name } says no.
say-no-you = You say no.
say-buys = { $name } buys the deal at { $bid }.
say-buys-you = You buy the deal at { $bid }.
say-declares =
    { $trump ->
        [S] { $name } plays plus with spades as trump.
        [H] { $name } plays plus with hearts as trump.
        [D] { $name } plays plus with diamonds as trump.
        [C] { $name } plays plus with clubs as trump.
       *[NT] { $name } plays plus without trump.
    }
say-declares-you =
    { $trump ->
        [S] You play plus with spades as trump.
        [H] You play plus with hearts as trump.
        [D] You play plus with diamonds as trump.
        [C] You play plus with clubs as trump.
       *[NT] You play plus without trump.
    }
say-minus = { $name } plays minus.
say-minus-you = You play minus.
say-chooses = { $name } chooses: { $contract }.
say-chooses-you = You choose: { $contract }.
say-names-leader = { $name } says who leads: { $leader }.
say-names-leader-you = You say who leads: { $leader }.
say-scores = Points: { $points }.
say-scores-chips = Chips: { $points }.

## Hints

hint = Hint
hint-what = Asks what Master would do (key H).
hint-title = What Master would do
hint-thinking = Master is thinking about it.
# Does what the hint says; and what opens its figures.
hint-play = Play it
hint-details = Details
hint-advised = This is what Master would do.
hint-then = Then: { $what }.
# In percent.
hint-match = Chance to win the match: { $chance }%. Points against the others: { $points }.
hint-lead = Points against the others: { $points }.
hint-about = { $points }, give or take { $error }
hints-allowed = Hints are allowed: on your turn you may ask what Master would do.
undo-allowed = Taking back is allowed: in your own turn, until you draw.
start-hints = Hints allowed
start-undo = Taking back allowed
start-steps-in = A bot plays for a player who is away for two minutes
start-clock = Time for a move
start-clock-of =
    { $seconds ->
        [0] none
        [15] 15 s
        [30] 30 s
        [60] 1 min
       *[other] 2 min
    }

## The connection

link-connecting = One moment…
link-lost = Connection lost. Trying again… Nothing is lost at the table.
link-offline = The server does not answer: nothing was sent. Try again in a moment.
link-unreached = This part of the page did not arrive: the server does not answer.
link-no-websocket = This browser cannot keep a live connection (WebSocket), which every table needs. Use a newer browser, or allow WebSockets in this one.
link-again = Try again
link-waits = { $name } is away. When the clock runs out, a bot plays.
link-waits-ask = { $name } is away. When the clock runs out, a bot may play.
play-here = Play here
stand-in-warming = The bots are still warming up: until they are ready, they play by rules of thumb.
stand-in-off = Strong bots do not think on this server: they play by rules of thumb.
stand-in-busy = Rules of thumb play for { $names } now: too many tables are thinking at once.
stand-in-late = Rules of thumb played for { $names }: no answer came in time.
stand-in-failed = Rules of thumb play for { $names }: the bot has failed.
stand-in-missing = Rules of thumb play for { $names }: this server does not have that bot any more.
stand-in-time-up = Time is up: a bot plays for { $names }.
clock-last = 10 seconds left, then a bot plays.

## Before the first deal

waiting-copy = Share the link
waiting-copied = The link is copied
waiting-by-hand = Select the link above and copy it.
waiting-local = Only this computer can open this link. For other devices, end the server with Ctrl-C and start it again like this:
waiting-no-network = Only this computer can open this link: it is in no network now. Join the network of your friends, then reload this page.

## The start page

start-continue = Continue
start-players = Players
start-level = Opponents
level-beginner = Beginner
level-beginner-about = Knows the rules and hardly looks beyond the cards in hand.
level-casual = Casual
level-casual-about = Plays sensibly, and forgets what has been played.
level-strong = Strong
level-strong-about = Thinks ahead, and gives little away.
level-master = Master
level-master-about = Counts every card, and sees what your play gives away.
start-friends = Friends at the table
start-play = Play
start-play-friends =
    { $count ->
        [one] Play with a friend
       *[other] Play with { $count } friends
    }
start-matches = Past matches
house-label = Rules
house-unsaved =
    { $count ->
        [one] { $preset } with 1 change
       *[other] { $preset } with { $count } changes
    }
house-named = { $name }, not saved
house-changed = { $name }, changed
house-link = House rules…
house-page = The rules in full
house-chip = House rules · { $count }
house-short = Short match
house-title = Rules of this table
your-name = Your name
matches-title = Past matches
matches-none = No match yet.
match-open =
    { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
match-left = given up: counts as lost
match-left-you = You gave up this match: it counts as lost.
match-broken = cannot be continued

## Settings

settings = Settings
menu = Menu
menu-rules = Rules of this table
menu-sound = Sounds
announce-trump =
    { $trump ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
       *[C] Clubs
    }
announce-is-trump = are trump · { $value }
call-leads = { $name } leads.
call-leads-you = You lead.
