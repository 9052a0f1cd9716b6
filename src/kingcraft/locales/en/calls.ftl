### The auction: what its sheet says. A part of its own: it comes with the sheet.

call-label = Calls
call-history = What was said
call-bids = Bids
call-declare = Name the game
call-trump = Plus, with this trump:
declare-plus-pays = Plus: { $points } points a trick.
declare-minus-pays = Minus: everyone begins with { $start }, and each trick costs { $points }.
call-title-choose = Choose what is played
call-title-lead = Who leads?
call-title-declare = Name your game
call-title-open = This deal is yours: sell it, or play it yourself
call-title-selling = You are selling this deal
call-title-auction = { $name } is selling this deal
call-wait = Waiting for { $name }…
call-wait-choose = { $name } chooses what is played…
call-wait-lead = { $name } says who leads…
call-wait-declare = { $name } names the game…
call-wait-open = { $name } may sell this deal or play it…
call-no-bid = No bid yet
call-high = Standing bid: { $bid } by { $name }
call-high-you = Your { $bid } stands
call-asked-counter = { $name } asks for { $bid }
call-asked-ultimatum = { $name }: eight, or I play minus
call-open-auction = Open the auction
call-or-declare = Or keep it and name the game:
call-do-pass = Pass
call-pass-final = Once you pass, you are out of this auction.
call-match = Equalise { $bid }
call-privilege = Your turn comes sooner after the seller: an equal bid is enough.
call-do-accept = Sell to { $name } at { $bid }
call-do-reject = Keep it, name the game
call-do-split = Unplayed: you { $own }, the others { $each } each
call-ask-more = Ask { $name } for more:
call-do-counter = Ask { $name } for { $bid }
call-do-ultimatum = Ultimatum: eight, or I play minus
call-ultimatum-warning = There is no way back: if no one pays eight, you must play minus.
call-answer-yes = Yes, { $bid }
call-answer-no = No
price-plus-transfer-buyer = { $bid }: you pay { $points } points to { $name } and name the plus game.
price-plus-topup-buyer = { $bid }: you pay what { $name }’s own tricks fall short of { $points } points, and name the plus game.
price-plus-exact-buyer = { $bid }: { $name } ends on exactly { $points } points; you pay what is missing, or get what is over. You name the plus game.
price-plus-capped-buyer = { $bid }: you pay { $points } points to { $name }, but no more than your own tricks bring, and name the plus game.
price-plus-shortfall-buyer = { $bid }: you pay { $name } what your own tricks fall short of { $points } points, and name the plus game.
price-minus-absorb-buyer =
    { $tricks ->
        [one] { $bid }: you take over one of { $name }’s tricks ({ $points } points), and minus is played.
       *[other] { $bid }: you take over up to { $tricks } of { $name }’s tricks ({ $points } points), and minus is played.
    }
price-minus-transfer-buyer = { $bid }: you pay { $points } points to { $name }, and minus is played.
price-plus-transfer-seller = You get { $points } points on top of your own tricks.
price-plus-topup-seller = If your own tricks bring less than { $points } points, the buyer pays the rest.
price-plus-exact-seller = You end on exactly { $points } points: the buyer pays what is missing, or gets what is over.
price-plus-capped-seller = You get { $points } points on top of your own tricks, but no more than the buyer’s tricks bring.
price-plus-shortfall-seller = If the buyer’s tricks bring less than { $points } points, you get the rest on top of your own tricks.
price-minus-absorb-seller =
    { $tricks ->
        [one] The buyer takes over one of your tricks: { $points } points.
       *[other] The buyer takes over up to { $tricks } of your tricks: { $points } points.
    }
price-minus-transfer-seller = You get { $points } points, whatever tricks you take.

## At the end of the deal: what the price has come to, said to the buyer and to the seller

paid-plus-transfer-buyer = That cost you { $points } points.
paid-plus-topup-buyer = You made up what { $name }’s own tricks fell short of { $points } points.
paid-plus-exact-buyer = { $name } ended on exactly { $points } points; the difference was yours.
paid-plus-capped-buyer = That cost you { $points } points, but no more than your own tricks brought.
paid-plus-shortfall-buyer = You paid { $name } what your own tricks fell short of { $points } points.
paid-minus-absorb-buyer =
    { $tricks ->
        [one] You took over one of { $name }’s tricks ({ $points } points).
       *[other] You took over up to { $tricks } of { $name }’s tricks ({ $points } points).
    }
paid-minus-transfer-buyer = That cost you { $points } points.
paid-plus-transfer-seller = That brought you { $points } points.
paid-plus-topup-seller = { $name } made up what your own tricks fell short of { $points } points.
paid-plus-exact-seller = You ended on exactly { $points } points; the difference was { $name }’s.
paid-plus-capped-seller = That brought you { $points } points, but no more than the buyer’s tricks brought.
paid-plus-shortfall-seller = { $name } paid you what the buyer’s tricks fell short of { $points } points.
paid-minus-absorb-seller =
    { $tricks ->
        [one] { $name } took over one of your tricks ({ $points } points).
       *[other] { $name } took over up to { $tricks } of your tricks ({ $points } points).
    }
paid-minus-transfer-seller = That brought you { $points } points.
