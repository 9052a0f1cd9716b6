# The score pad: what can be wrong in a row (kingcraft/pad/wrong.py), and sheets on the command line.
pad-title = Score sheet
pad-counts-missing = Two counts or more are missing.
pad-counts-too-few = { $count } more must be shared out: a deal has { $total }.
pad-counts-too-many = { $count } too many: a deal has { $total }.
pad-count-out-of-range = Each count is 0 to { $most } here.
pad-bad-sale = This sale cannot be: the buyer is another player than the seller, and the bid is on the ladder.
pad-bid-binds-kind = { $bid }: a bid with plus is a plus game, one with minus a minus game.
pad-no-auction = Under these rules this deal is not sold.
pad-unplayed-off = Under these rules every deal is played.
pad-kings-too-many = These kings cannot be: no player has more kings than cards, and there are four.
pad-out-has-cards = The player who went out has no cards left.
pad-nobody-left-with-none = A player who did not go out has at least one card.
pad-bad-ranks = Cards are A 2 to 9 T J Q K, and there are four of each.
pad-count-the-cards = Under these rules cards are counted, not points.
pad-cards-need-values = Under these rules a card costs what its rank says: enter ranks or points.
pad-wrong-phase = Another contract is due here.
pad-contract-used-up = This contract is used up.
pad-game-over = The match was over before this deal.
pad-row = Deal { $number }: { $why }
pad-not-played = Not played
pad-missing = missing
pad-next = Next: deal { $number }, dealt by { $name }.
pad-twice = Deal { $number } was entered twice, with different counts. The later entry counts.
pad-differs = The sums in this file differ from those of its rows.
pad-adds-up =
    { $count ->
        [one] The deal adds up.
       *[other] All { $count } deals add up.
    }

# --- The list of sheets (web/src/pad/List.svelte).
pad-list = Score pad
pad-about = For cards on a real table
pad-new = New sheet
pad-groups = Your groups
pad-before = Before
pad-empty = No sheet yet. Take your cards; the phone keeps score.
pad-too-many = Five sheets are open. Finish or delete one first.
pad-bring = Bring a file
pad-too-many-all = There is no room for more sheets. Delete one first.
pad-deal = Deal { $number }
pad-ended = The end
pad-no-winner = No winner
pad-deleted = The sheet is deleted.
pad-kept = All this is in this browser and nowhere else.
pad-full = This phone has no room left. Keep the sheet as a file now.
pad-not-kept = This browser keeps nothing. The sheet is lost when you close the page.

# --- A new sheet (web/src/pad/SetUp.svelte).
pad-game = Game
pad-rules = Rules
pad-who = Who plays
pad-seats = as you sit, clockwise
pad-seats-ccw = as you sit, counter-clockwise
pad-name = Name
pad-name-of = Name of player { $number }
pad-name-empty = Give every player a name.
pad-name-twice = Two players have the name { $name }.
pad-lot = { $name } deals first
pad-lot-about = drawn by lot · tap a face to change
pad-lot-again = again
pad-looks = Figures and seats
pad-swap = { $name } changes places with
pad-group-name = Name of the group
pad-group-none = none
pad-start = Start

# --- The sheet (web/src/pad/SheetPage.svelte).
pad-enter = Enter deal { $number }
pad-deals = deals
pad-leads = leads
pad-choice = Chosen
pad-gone = Missing
pad-no-king = No king
pad-of-hearts = of hearts
pad-sum = Sum { $points }
pad-missing-deal = Deal { $number } is missing.
pad-does-not-count = does not count
pad-blocked = blocked
pad-out = out
pad-more-end = { $points } more end it
pad-nearest = At { $target } the fewest points win. { $name } is nearest.
pad-nearest-most = At { $target } the most points win. { $name } is nearest.
pad-result = See the result
pad-undo = Undo
pad-redo = Redo
pad-undone = Taken back.
pad-row-wrong = Deal { $number } no longer fits the rules: { $why }
pad-choose-version = Choose the right one
pad-says-written = Deal { $number } written.
pad-unknown = There is no such sheet in this browser.
pad-more = Menu of the sheet
pad-rules-changed = The rules are { $rules } now.
pad-dropped = deleted
pad-table-view = Table view

# --- Entering: one deal, from "Enter deal" to "Write it down" (web/src/pad/entry, games/*/pad).
pad-back = Back
pad-units =
    { $contract ->
        [no-hearts]
            { $count ->
                [one] { $count } heart
               *[other] { $count } hearts
            }
        [no-queens]
            { $count ->
                [one] { $count } queen
               *[other] { $count } queens
            }
        [no-men]
            { $count ->
                [one] { $count } king or jack
               *[other] { $count } kings and jacks
            }
        [men]
            { $count ->
               *[other] { $count } × { $men }
            }
        [no-king]
            { $count ->
               *[other] the king of hearts
            }
        [cards]
            { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }
        [points]
            { $count ->
                [one] { $count } point
               *[other] { $count } points
            }
        [kings]
            { $count ->
                [one] { $count } king
               *[other] { $count } kings
            }
       *[other]
            { $count ->
                [one] { $count } trick
               *[other] { $count } tricks
            }
    }
pad-help = What counts?
pad-led = { $name } led
pad-how-many = how many?
pad-left = { $count } of { $total } left
pad-left-short = { $count } left
pad-rest = the rest
pad-rest-of = { $units }: { $name } has the rest
pad-rest-none = { $units }: { $name } has none
pad-write = Write it down
pad-take-back = Take back
pad-who-king = Who took the king of hearts?
pad-who-trick = Who took trick { $number }?
pad-tap-face = Tap a face
pad-over = { $units } too many
pad-under = { $units } too few
pad-why = You entered { $sum } = { $got }. A deal has { $units }.
pad-mend = Count your piles again and tap the name that was wrong.
pad-still = Still to choose
pad-to-avoid = { $count } to avoid
pad-to-trump =
    { $count ->
        [one] { $count } trump
       *[other] { $count } trumps
    }
pad-sells = { $name } sells
pad-auction = the auction
pad-who-plays = Who plays?
pad-keeps = keeps it
pad-bought = bought it
pad-price = At what price?
pad-price-about = { $buyer } gives { $seller } these points.
pad-price-minus = { $buyer } gives { $seller } these points, or takes over tricks in minus.
pad-price-after = What { $buyer } pays { $seller } follows from the price and the tricks.
pad-ultimatum-about = An ultimatum is +8.
pad-what = What does { $name } play?
pad-no-buyer = Tap the player who bought the deal, or { $name } if there was no buyer.
pad-write-bidding = Write the bidding down
pad-unplayed = Not played: { $name } takes { $count } tricks, the others { $others }
pad-unplayed-sub = { $name } takes the points
pad-sold = { $buyer } bought { $bid } from { $seller }
pad-sold-pays = { $buyer } bought { $bid } from { $seller } and pays { $points }
pad-sold-gets = { $buyer } bought { $bid } from { $seller } and gets { $points } back
pad-absorbs =
    { $count ->
        [one] { $buyer } takes over { $count } of { $seller }’s tricks and pays { $points }
       *[other] { $buyer } takes over { $count } of { $seller }’s tricks and pays { $points }
    }
pad-plays = { $name } plays { $game }
pad-change = change
pad-trump = Trump
pad-no-trump = none
pad-who-out = Who went out?
pad-none-out = No one: the deal is blocked
pad-went-out = { $name } went out
pad-is-blocked = Blocked
pad-cost = a king { $king }, other cards { $card }
pad-cards-left = cards left?
pad-which-cards = which cards?
pad-how-many-points = how many points?
pad-no-cards = no cards left
pad-cards-of = { $name }’s cards, kings included
pad-tap-cards = Tap the cards that { $name } has left
pad-type-points = Type the points that { $name } has left
pad-points-key = Points
pad-cards-key = Cards
pad-all-counted = All counted
pad-to-count = { $count } to count
pad-chips-paid = Chips paid
pad-kings-kept = Kings kept
pad-next-player = Next player
pad-more-numbers = More than { $number }
pad-five = There are only four of each rank.
pad-key = { $units } for { $name }
pad-player = { $name }: { $what }
pad-open = not counted
pad-kings-of = { $name }, kings: { $count }
pad-paid-by = { $name }, chips paid: { $count }
pad-kept-by = { $name }, kings kept: { $count }
pad-says-rest = { $name } has the rest: { $count }
pad-says-ready = All counted. Write it down?
pad-says-next = { $name } next.
pad-is-out = out
pad-mend-cards = Count the cards again
