# The score pad: what is opened from a list, a sheet or a deal, and its texts with it.

# --- The menus of a sheet and of a row (web/src/pad/SheetMenu.svelte, RowMenu.svelte, OtherRules.svelte).
pad-sheet-name = Name of the sheet
pad-change-deal = Change a deal
pad-other-rules = Other rules
pad-other-rules-about = All deals are checked by the new rules at once. Nothing is deleted.
pad-mend-row = Mend
pad-history = History
pad-insert = Insert a deal before
pad-drop = Delete this deal
pad-drop-king = Its place stays empty, because the order fixes who deals.
pad-void = Does not count
pad-delete-sheet = Delete this sheet
pad-delete-sure = Delete “{ $name }”? Undo is possible until you leave the list.
pad-delete = Delete
pad-keep-sheet = Keep it
pad-picture = Picture
pad-csv = CSV
pad-print = Print
pad-file = File
pad-other-phone = Another phone

# --- The end (web/src/pad/EndPage.svelte).
pad-wins = { $name } wins
pad-share-win = { $names } share the win
pad-all-win = { $names } win
pad-all-lose = No one wins: all are below zero
pad-standing = { $place }: { $name }, { $points }
pad-decided = Deal { $number } decided it.
pad-sheet-key = The sheet
pad-again = New match
pad-safari = Safari forgets this sheet after seven days without a visit. Keep it as a file, or add the page to the home screen.
pad-keep-file = Keep as a file

# --- The phone on the table (web/src/pad/TableView.svelte).
pad-place = 
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
pad-behind = { $place }, { $points } behind
pad-enter-key = Enter the deal
pad-enter-far = Enter the deal from the other side
pad-sheet-far = The sheet, from the other side
pad-awake = Your phone may fall asleep here. Nothing is lost.

# --- A group (web/src/pad/GroupPage.svelte).
pad-evenings = 
    { $count ->
        [one] 1 match since { $month }
       *[other] { $count } matches since { $month }
    }
pad-who-wins = Who wins
pad-streak = { $name } has won the last { $count }.
pad-best = The best evening: { $name }, { $points }.
pad-where = Where the points go
pad-where-about = Points a deal, compared with an even share.
pad-auctions = Auctions
pad-bought-made = bought { $bought }, made { $made }
pad-mean-price = A deal sells for { $tricks } tricks here. Not played: { $count }.
pad-luck = The pad knows no cards, so luck is part of these numbers.
pad-few = 
    { $count ->
        [one] 1 more match, then there is something to see.
       *[other] { $count } more matches, then there is something to see.
    }
pad-group-unknown = There is no such group in this browser.

# --- A file of all deals (web/src/pad/csv.ts).
pad-csv-deal = Deal
pad-csv-dealer = Dealer
pad-csv-count = { $name }: count
pad-csv-points = { $name }: points
pad-csv-total = Total
pad-csv-contract = Contract
pad-csv-seller = Seller
pad-csv-buyer = Buyer
pad-csv-bid = Bid
pad-csv-trump = Trump
pad-csv-out = Went out

# --- The choice of a contract (web/src/games/king/entering/Choice.svelte).
pad-chooses = { $name } chooses
pad-dealt-by = { $name } deals
pad-which = Which game?
pad-or-trumps = Or trumps
pad-used-up = used up
pad-not-yet = not played yet

# --- The bidding, written down (web/src/games/king/entering/Bids.svelte).
pad-bidding = the bidding
pad-calls = { $name } calls
pad-pass = Pass
pad-equal = Equal { $bid }
pad-equal-none = Equal
pad-decides = { $name } decides
pad-sell = Sell to { $name } at { $bid }
pad-ask = Ask { $name } for more
pad-ask-from = { $points } up
pad-keep = Keep it
pad-ultimatum = Ultimatum: +8, or minus
pad-take = Take the points
pad-answer = { $name }: { $bid }?
pad-yes = Yes, { $points }
pad-no = No
pad-only-result = Only the result
