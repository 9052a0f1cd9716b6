### The auction: what its sheet says. A part of its own: it comes with the sheet.

call-label = Calls
call-history = What was said
call-bids = Bids
call-choices = Choices
call-declare = Name the game
call-title-bid = Your bid
call-title-decide = Best offer: { $name }, { $bid }
call-title-decide-none = There are no bids
call-title-other = Other ways to end it
call-title-open = This deal is yours
call-title-declare = Name your game
call-title-choose = Choose what is played
call-title-lead = Who leads?
call-wait = Waiting for { $name }…
call-wait-choose = { $name } chooses what is played…
call-wait-lead = { $name } says who leads…
call-wait-declare = { $name } names the game…
call-wait-kept = { $name } keeps the deal and names the game…
call-wait-open = { $name } may sell this deal or play it…
call-wait-decide = { $name } decides…
call-no-bid = There is no bid yet.
call-high = { $name } stands at { $bid }, worth { $points }.
call-high-you = Your { $bid } stands, worth { $points }.
call-go-higher = Go higher or pass.
call-begin = Bid or pass.
call-privilege = You come first: { $bid } from you is enough.
call-open-lead = Sell it, or play it yourself.
call-keep-lead = Keep the deal, or end it in another way.
call-asked-counter = { $name } asks for { $bid }
call-asked-ultimatum = { $name }: eight, or I play minus
call-asked-again = Your { $bid } stands. If you say no, { $name } decides again.
call-refused = { $name } refused { $asked }; their { $bid } stands.
call-refused-you = You refused { $asked }; your { $bid } stands.
call-asked-last = If all three say no, { $name } must play minus.
call-trick = { $points } a trick
call-bid-name = { $bid }, { $points } points
call-say-bids = Tap a bid to see what it means. Once you pass, you are out of this auction.
call-say-choice = Tap a choice to see what it means.
call-out = You have passed: you are out of this auction.
call-listen = Hear the bids; then you decide.
call-listen-ultimatum = If all three say no, you must play minus.
call-listen-counter = If the answer is no, you decide again.
# What the hand brings ($hand), what the bid costs ($price), and what is left ($points).
call-leaves =
    { $kind ->
        [about] It costs about { $price }: that leaves you about { $points }
        [gain] You get about { $price }: that leaves you about { $points }
       *[fixed] That leaves you about { $points }
    }{ $dear ->
        [yes] : too dear.
       *[no] .
    }
# The same where there is room for one sentence only.
call-leaves-whole =
    { $kind ->
        [about] Your hand about { $hand }, the bid about { $price }: about { $points } left
        [gain] Your hand about { $hand }, with the bid about { $price } more: about { $points }
       *[fixed] Your hand about { $hand }, the bid { $price }: about { $points } left
    }{ $dear ->
        [yes] : too dear.
       *[no] .
    }
# Why a bid cannot be said now. $high: the bid of $name.
call-not-equal = To say { $high } as well you would have to come before { $name }: bid higher.
call-not-minus = { $bid } and { $high } are both worth { $points }, but Minus is the higher bid of the two: bid higher still.
call-not-higher = { $bid } is lower than { $high }: bid higher.
call-not-asked = You are asked for { $bid }, no other bid: say yes or no.
call-leads-named = { $name } says who leads.
call-leads-named-you = You say who leads.
call-leads-first = { $name } leads the first trick.
call-leads-first-you = You lead the first trick.
call-is-played = { $contract }: this is played.
call-do-pass = Pass
call-do-bid = Bid { $bid }
call-do-choose = Choose
call-match = Equalise { $bid }
call-do-sell = Sell for { $points }
call-do-sell-at = Sell at { $bid }
call-sells-plus = { $name } names the game.
call-sells-minus = Minus is played.
call-do-ask = Ask for more
call-ask-sub = { $name } may say no; then you decide again.
call-ask-yes = If { $name } says yes; if not, you decide again.
call-ask-from = from{ "\u00A0" }{ $points } points
call-ask-from-about = from{ "\u00A0" }≈{ "\u00A0" }{ $points }
call-price =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
call-do-counter = Ask { $name } for { $bid }
call-do-keep = Keep it
call-made-of =
    { $kind ->
        [minus] { $points } + what Minus brings you.
       *[plus] { $points } + your tricks.
    }
call-keep-sub = You name the game.
call-about-tricks =
    { $trump ->
        [S] With spades
        [H] With hearts
        [D] With diamonds
        [C] With clubs
        [NT] Without trump
       *[minus] In Minus
    }: { $count ->
        [0] hardly a trick
        [one] about 1 trick
       *[other] about { $count } tricks
    }.
call-do-other = Other…
call-back = Back
call-do-split = Leave it unplayed
call-split-sub = You { $own }, the others { $each } each
call-split-why = Allowed, since so little was bid.
call-do-ultimatum = Eight, or I play minus
call-ultimatum-sub = All three are asked; no way back
call-ultimatum-warning = There is no way back: if no one pays eight, you must play minus.
call-answer-yes = Yes, { $bid }
call-answer-no = No
call-open-auction = Put it up for auction
call-open-sub = Hear the offers first; you may still keep it.
call-or-declare = Or keep it and name the game:
call-or-declare-worth = Or name the game yourself (≈ points, estimated):
call-worth = ≈: points, estimated.
hint-gain =
    { $what } is about { $points ->
        [one] 1 point
       *[other] { $points } points
    } better than { $kind ->
        [keep] keeping it
        [no] saying no
       *[pass] passing
    }.
hint-gain-open =
    { $what } is about as good as { $kind ->
        [keep] keeping it
        [no] saying no
       *[pass] passing
    }.
declare-plus-pays = Plus: { $points } points a trick.
declare-minus-pays = Minus: everyone begins with { $start }, and each trick costs { $points }.
price-plus-transfer-buyer = You give { $name } { $points } points, then name the game.
price-plus-topup-buyer = You pay what { $name }’s own tricks fall short of { $points } points, and name the game.
price-plus-exact-buyer = { $name } ends on exactly { $points } points: you pay what is missing, or get what is over. You name the game.
price-plus-capped-buyer = You give { $name } { $points } points, but no more than your own tricks bring, and name the game.
price-plus-shortfall-buyer = You pay { $name } what your own tricks fall short of { $points } points, and name the game.
price-minus-absorb-buyer =
    { $tricks ->
        [one] You take over up to one of { $name }’s tricks, at most { $points } points. Minus is played.
       *[other] You take over up to { $tricks } of { $name }’s tricks, at most { $points } points. Minus is played.
    }
price-minus-transfer-buyer = You give { $name } { $points } points, and minus is played.
price-plus-transfer-seller = You get { $points } points on top of your own tricks.
price-plus-topup-seller = If your own tricks bring less than { $points } points, the buyer pays the rest.
price-plus-exact-seller = You end on exactly { $points } points: the buyer pays what is missing, or gets what is over.
price-plus-capped-seller = You get { $points } points on top of your own tricks, but no more than the buyer’s tricks bring.
price-plus-shortfall-seller = If the buyer’s tricks bring less than { $points } points, you get the rest on top of your own tricks.
price-minus-absorb-seller =
    { $tricks ->
        [one] The buyer takes over up to one of your tricks: { $points } points.
       *[other] The buyer takes over up to { $tricks } of your tricks: { $points } points.
    }
price-minus-transfer-seller = You get { $points } points, whatever tricks you take.

## Who pays whom: on the card that announces the game ($who: the reader buys, sells, or neither)

pays =
    { $who ->
        [buyer] You pay { $seller } { $points }.
        [seller] { $buyer } pays you { $points }.
       *[other] { $buyer } pays { $seller } { $points }.
    }
pays-most =
    { $who ->
        [buyer] You pay { $seller } { $points } at most.
        [seller] { $buyer } pays you { $points } at most.
       *[other] { $buyer } pays { $seller } { $points } at most.
    }
pays-exact =
    { $who ->
        [seller] You end on exactly { $points }.
       *[other] { $seller } ends on exactly { $points }.
    }
pays-absorb =
    { $who ->
        [buyer] You take over { $tricks ->
            [one] one
           *[other] up to { $tricks }
        } of { $seller }’s tricks ({ $points }).
        [seller] { $buyer } takes over { $tricks ->
            [one] one
           *[other] up to { $tricks }
        } of your tricks ({ $points }).
       *[other] { $buyer } takes over { $tricks ->
            [one] one
           *[other] up to { $tricks }
        } of { $seller }’s tricks ({ $points }).
    }

## At the end of the deal: what the price has come to, said to the buyer and to the seller

paid =
    { $who ->
        [buyer] You paid { $seller } { $points }.
        [seller] { $buyer } paid you { $points }.
       *[other] { $buyer } paid { $seller } { $points }.
    }
paid-nothing = Nothing was paid.

## What is played for, announced before the first card

## What Master would say: the figures

hint-games = What the games bring in simulated deals
hint-buying = If the deal becomes yours at that price, against passing
hint-selling = If you sell at that price, against keeping it
hint-price-yes = { $gain } better, give or take { $error }
hint-price-no = { $gain } worse, give or take { $error }
hint-price-open = too close to tell
hint-prices-no = Worse than that: { $bids }.
hint-figures = The figures
hint-unbought = If you pass: { $points }. The advice also counts how the others may go on bidding.
hint-unsold = If you keep it: { $points }. The advice also counts how the others may answer.
