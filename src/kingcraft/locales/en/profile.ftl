### The profile: figures from the matches of this browser, what was found out in play, the profile as a file.

profile-title = Profile
profile-games = Games
profile-more = More
profile-puzzles = Puzzles
profile-none = No match has ended yet.
profile-none-about = After your first match, this page shows what you are good at and what to practise.
profile-matches = matches
profile-won = won
profile-place = mean place
profile-best-match = best match
profile-out = deals ended by you
profile-points = points a deal
profile-kings = kings left in hand
profile-share = { $share }%
profile-of = { $won } of { $matches }
profile-as-table = As a table
profile-course = Points a deal
profile-better = You are getting better
profile-match = Match
profile-match-number = Match { $number }
profile-came = as it came
profile-clean = without luck
profile-course-trend =
    From { $first } a deal in the first five reviewed matches to { $last } in the last five, luck taken out. { $side ->
        [gave] The cards gave you { $luck } a deal.
        [took] The cards cost you { $luck } a deal.
       *[none] The cards gave and took alike.
    }
profile-course-mean = { $points } a deal so far, as it came.
profile-unreviewed =
    { $count ->
        [one] 1 match is still to be reviewed.
       *[other] { $count } matches are still to be reviewed.
    }
profile-contracts = Contracts, against Master
profile-contracts-came = Contracts
profile-contracts-about =
    What you gave away a deal, compared with what Master would have done in your seat. { $count ->
        [one] 1 deal is reviewed.
       *[other] { $count } deals are reviewed.
    }
profile-contracts-later = Your points a deal, as they came. Once matches are reviewed, you see what Master would have made of them.
profile-contract = Contract
profile-deals = Deals
profile-mean = Mean
profile-best = Best
profile-lost = Against Master
profile-weakest = You give away most in: { $contract }
profile-practise = Practise
profile-auctions = Auctions
profile-auctions-about =
    { $count ->
        [one] 1 deal was for sale. Points a deal, payments included.
       *[other] { $count } deals were for sale. Points a deal, payments included.
    }
profile-bought = Bought
profile-sold = Sold
profile-kept = Kept
profile-left = Left to others
profile-unplayed = Taken unplayed
profile-bought-about =
    { $count ->
        [one] 1 deal, { $gained ->
            [0] without a profit
           *[other] with a profit
        }
       *[other] { $count } deals, { $gained ->
            [0] none with a profit
           *[other] { $gained } with a profit
        }
    }
profile-sold-about =
    { $count ->
        [one] 1 deal, for { $price } points
       *[other] { $count } deals, for { $price } points on average
    }
profile-sale-about =
    { $count ->
        [one] 1 deal
       *[other] { $count } deals
    }
profile-levels = Against the levels
profile-levels-about = Matches won. By chance it would be { $share }.
profile-level = Level
profile-won-share = share
profile-found = Found out
profile-save = Keep as a file
profile-bring = Bring a file
profile-here = All this is in this browser and nowhere else.
profile-file-what =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }, { $fresh } new.
profile-file-other = This file is { $name }’s, not yours.
profile-file-keeps = It is added to what is here. Nothing is deleted.
profile-file-cancel = Do not add
profile-unite = Add
profile-brought =
    { $count ->
        [0] Added. No match was new.
        [one] Added: 1 new match.
       *[other] Added: { $count } new matches.
    }
profile-file-damaged = This file is damaged. Nothing was changed.
profile-file-too-large = This file is too large. Nothing was changed.
profile-file-later = This file was written by a later version of Kingcraft. Load this page again, and bring it then.
profile-file-foreign = This is not the file of a profile. Nothing was changed.
profile-full = There is no room left in this browser. Keep your profile as a file now.
profile-not-kept = This browser stores nothing. The profile is lost when you close the page.

## Found out: the name, and what it was.

found-no-mark = No mark
found-no-mark-how = Three deals to avoid in a row, without a single penalty.
found-thrown = Thrown
found-thrown-how = You threw the king of hearts on another player.
found-way-out = Way out
found-way-out-how = You led your lowest card to the last trick, and another player took it.
found-careful-hands = Careful hands
found-careful-hands-how = No hearts: you held the ace or the king, and took none of thirteen.
found-fair-price = Fair price
found-fair-price-how = You bought, and made more than you paid.
found-two-below = Two below
found-two-below-how = You bought at minus two and ended above zero.
found-salesman = Salesman
found-salesman-how = You sold for more than your own tricks were worth.
found-eight-or-minus = Eight or minus
found-eight-or-minus-how = An ultimatum, and another player said yes.
found-nearer-the-seller = Nearer the seller
found-nearer-the-seller-how = You equalised, and the deal paid.
found-drawn = Drawn
found-drawn-how = You pulled the last trump, and your ace came home.
found-all-at-once = All at once
found-all-at-once-how = Seven cards or more, gone in one turn.
found-home-before-dark = Home before dark
found-home-before-dark-how = Seven deals running without a king left in your hand.
