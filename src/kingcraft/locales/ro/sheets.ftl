# The score pad: what is opened from a list, a sheet or a deal, and its texts with it.

# --- The menus of a sheet and of a row (web/src/pad/SheetMenu.svelte, RowMenu.svelte, OtherRules.svelte).
pad-sheet-name = Numele foii
pad-change-deal = Schimbă o rundă
pad-other-rules = Alte reguli
pad-other-rules-about = Toate rundele se verifică imediat după noile reguli. Nu se șterge nimic.
pad-mend-row = Corectează
pad-history = Istoric
pad-insert = Pune o rundă înainte
pad-drop = Șterge runda
pad-drop-king = Locul ei rămâne gol, fiindcă ordinea spune cine împarte.
pad-void = Nu se pune
pad-delete-sheet = Șterge foaia
pad-delete-sure = Ștergi „{ $name }”? Se poate anula până părăsești lista.
pad-delete = Șterge
pad-keep-sheet = Păstrează
pad-picture = Imagine
pad-csv = CSV
pad-print = Tipărește
pad-file = Fișier
pad-other-phone = Alt telefon

# --- The end (web/src/pad/EndPage.svelte).
pad-wins = { $name } câștigă
pad-share-win = { $names } împart victoria
pad-all-win = { $names } câștigă
pad-all-lose = Nu câștigă nimeni: toți sunt sub zero
pad-standing = { $place }: { $name }, { $points }
pad-decided = Runda { $number } a decis.
pad-sheet-key = Foaia
pad-again = Partidă nouă
pad-safari = Safari uită foaia după șapte zile fără vizită. Păstreaz-o ca fișier sau pune pagina pe ecranul principal.
pad-keep-file = Păstrează ca fișier

# --- The phone on the table (web/src/pad/TableView.svelte).
pad-place = locul { $place }
pad-behind = { $place }, la { $points }
pad-enter-key = Scrie runda
pad-enter-far = Scrie runda din partea cealaltă
pad-sheet-far = Foaia, din partea cealaltă
pad-awake = Telefonul poate adormi aici. Nu se pierde nimic.

# --- A group (web/src/pad/GroupPage.svelte).
pad-evenings = 
    { $count ->
        [one] 1 partidă din { $month }
        [few] { $count } partide din { $month }
       *[other] { $count } de partide din { $month }
    }
pad-who-wins = Cine câștigă
pad-streak = { $name } a câștigat ultimele { $count }.
pad-best = Cea mai bună seară: { $name }, { $points }.
pad-where = Unde se duc punctele
pad-where-about = Puncte pe rundă, față de părți egale.
pad-auctions = Licitații
pad-bought-made = cumpărate { $bought }, reușite { $made }
pad-mean-price = O rundă se vinde aici cu { $tricks } levate. Nejucate: { $count }.
pad-luck = Blocul nu cunoaște cărțile, deci norocul face parte din cifre.
pad-few = 
    { $count ->
        [one] Încă o partidă și va fi ceva de văzut.
        [few] Încă { $count } partide și va fi ceva de văzut.
       *[other] Încă { $count } de partide și va fi ceva de văzut.
    }
pad-group-unknown = Grupul acesta nu există în acest browser.

# --- A file of all deals (web/src/pad/csv.ts).
pad-csv-deal = Runda
pad-csv-dealer = Dealer
pad-csv-count = { $name }: număr
pad-csv-points = { $name }: puncte
pad-csv-total = Total
pad-csv-contract = Contract
pad-csv-seller = Vânzător
pad-csv-buyer = Cumpărător
pad-csv-bid = Licitație
pad-csv-trump = Atu
pad-csv-out = A închis

# --- The choice of a contract (web/src/games/king/entering/Choice.svelte).
pad-chooses = { $name } alege
pad-dealt-by = { $name } împarte
pad-which = Ce joc?
pad-or-trumps = Sau atu
pad-used-up = epuizat
pad-not-yet = încă nejucat

# --- The bidding, written down (web/src/games/king/entering/Bids.svelte).
pad-bidding = ofertele
pad-calls = { $name } licitează
pad-pass = Pas
pad-equal = Egal { $bid }
pad-equal-none = Egal
pad-decides = { $name } hotărăște
pad-sell = Vinde lui { $name } la { $bid }
pad-ask = Cere mai mult de la { $name }
pad-ask-from = de la { $points }
pad-keep = Păstrează
pad-ultimatum = Ultimatum: +8 sau minus
pad-take = Ia punctele
pad-answer = { $name }: { $bid }?
pad-yes = Da, { $points }
pad-no = Nu
pad-only-result = Doar rezultatul
