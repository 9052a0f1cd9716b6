# The score pad: what can be wrong in a row (kingcraft/pad/wrong.py), and sheets on the command line.
pad-title = Foaie de scor
pad-counts-missing = Lipsește mai mult de un număr.
pad-counts-too-few = Mai sunt { $count } de împărțit: un joc are { $total }.
pad-counts-too-many = Cu { $count } prea mult: un joc are { $total }.
pad-count-out-of-range = Fiecare număr e aici între 0 și { $most }.
pad-bad-sale = Vânzarea nu se poate: cumpărătorul e altul decât vânzătorul, iar licitația e pe scară.
pad-bid-binds-kind = { $bid }: o licitație cu plus e un joc pe plus, una cu minus, un joc pe minus.
pad-no-auction = După aceste reguli jocul nu se vinde.
pad-unplayed-off = După aceste reguli se joacă fiecare joc.
pad-kings-too-many = Popii aceștia nu se potrivesc: nimeni nu are mai mulți popi decât cărți, și sunt patru.
pad-out-has-cards = Cine a închis nu mai are cărți.
pad-nobody-left-with-none = Cine nu a închis are cel puțin o carte.
pad-bad-ranks = Cărțile sunt A 2 până la 9 T J Q K, câte patru din fiecare.
pad-count-the-cards = După aceste reguli se numără cărțile, nu punctele.
pad-cards-need-values = După aceste reguli o carte costă cât spune valoarea ei: introdu valori sau puncte.
pad-wrong-phase = Aici urmează alt joc.
pad-contract-used-up = Jocul acesta s-a epuizat.
pad-game-over = Partida se terminase înainte de această rundă.
pad-row = Runda { $number }: { $why }
pad-not-played = Nejucat
pad-missing = lipsește
pad-next = Urmează runda { $number }, împarte { $name }.
pad-twice = Runda { $number } a fost scrisă de două ori, cu numere diferite. Contează ultima.
pad-differs = Sumele din fișier nu sunt cele ale rândurilor.
pad-adds-up = Toate cele { $count } runde se potrivesc.

# --- The list of sheets (web/src/pad/List.svelte).
pad-list = Bloc de scor
pad-about = Pentru cărți pe o masă adevărată
pad-new = Foaie nouă
pad-groups = Grupurile voastre
pad-before = Înainte
pad-empty = Nicio foaie încă. Luați cărțile; telefonul ține scorul.
pad-too-many = Cinci foi sunt deschise. Termină sau șterge una mai întâi.
pad-bring = Adu un fișier
pad-bad-file = Fișierul nu este o foaie de scor sau este deteriorat ({ $place }).
pad-sums-differ = Sumele din fișier diferă. Blocul le-a calculat din nou.
pad-too-many-all = Nu mai încap foi. Șterge una mai întâi.
pad-deal = Runda { $number }
pad-ended = Sfârșit
pad-no-winner = Niciun câștigător
pad-deleted = Foaia este ștearsă.
pad-kept = Toate acestea sunt doar în acest browser.
pad-full = Nu mai este loc pe acest telefon. Salvează acum foaia ca fișier.
pad-not-kept = Browserul nu păstrează nimic. Foaia se pierde când închizi pagina.

# --- A new sheet (web/src/pad/SetUp.svelte).
pad-game = Joc
pad-rules = Reguli
pad-who = Cine joacă
pad-seats = cum stați, în sensul acelor de ceas
pad-seats-ccw = cum stați, invers acelor de ceas
pad-name = Nume
pad-name-of = Numele jucătorului { $number }
pad-name-empty = Dă un nume fiecărui jucător.
pad-name-twice = Doi jucători se numesc { $name }.
pad-lot = { $name } împarte primul
pad-lot-about = tras la sorți · atinge un chip ca să schimbi
pad-lot-again = din nou
pad-looks = Figuri și locuri
pad-swap = { $name } schimbă locul cu
pad-group-name = Numele grupului
pad-group-none = fără
pad-start = Începe

# --- The sheet (web/src/pad/SheetPage.svelte).
pad-enter = Scrie runda { $number }
pad-deals = împarte
pad-leads = începe
pad-choice = La alegere
pad-gone = Lipsește
pad-no-king = Fără popă
pad-of-hearts = de inimă roșie
pad-sum = Suma { $points }
pad-missing-deal = Runda { $number } lipsește.
pad-does-not-count = nu se pune
pad-blocked = blocată
pad-out = închis
pad-more-end = Încă { $points } și se termină
pad-nearest = La { $target } câștigă cine are cele mai puține puncte. { $name } e cel mai aproape.
pad-nearest-most = La { $target } câștigă cine are cele mai multe puncte. { $name } e cel mai aproape.
pad-result = Vezi rezultatul
pad-undo = Anulează
pad-redo = Refă
pad-undone = Anulat.
pad-row-wrong = Runda { $number } nu se mai potrivește cu regulile: { $why }
pad-choose-version = Alege varianta corectă
pad-says-written = Runda { $number } e scrisă.
pad-unknown = Foaia aceasta nu există în acest browser.

# --- The menus of a sheet and of a row (web/src/pad/SheetMenu.svelte, RowMenu.svelte).
pad-more = Meniul foii
pad-sheet-name = Numele foii
pad-change-deal = Schimbă o rundă
pad-other-rules = Alte reguli
pad-other-rules-about = Toate rundele se verifică imediat după noile reguli. Nu se șterge nimic.
pad-rules-changed = Acum se joacă după regulile { $rules }.
pad-mend-row = Corectează
pad-history = Istoric
pad-insert = Pune o rundă înainte
pad-drop = Șterge runda
pad-drop-king = Locul ei rămâne gol, fiindcă ordinea spune cine împarte.
pad-dropped = ștearsă
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
pad-table-view = Vedere de masă
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

# --- Entering: one deal, from "Enter deal" to "Write it down" (web/src/pad/entry, games/*/pad).
pad-back = Înapoi
pad-units =
    { $contract ->
        [no-hearts]
            { $count ->
                [one] { $count } cupă
                [few] { $count } cupe
               *[other] { $count } de cupe
            }
        [no-queens]
            { $count ->
                [one] { $count } damă
                [few] { $count } dame
               *[other] { $count } de dame
            }
        [no-men]
            { $count ->
                [one] { $count } popă sau valet
                [few] { $count } popi și valeți
               *[other] { $count } de popi și valeți
            }
        [men]
            { $count ->
               *[other] { $count } × { $men }
            }
        [no-king]
            { $count ->
               *[other] popa de cupă
            }
        [cards]
            { $count ->
                [one] { $count } carte
                [few] { $count } cărți
               *[other] { $count } de cărți
            }
        [points]
            { $count ->
                [one] { $count } punct
                [few] { $count } puncte
               *[other] { $count } de puncte
            }
        [kings]
            { $count ->
                [one] { $count } popă
                [few] { $count } popi
               *[other] { $count } de popi
            }
       *[other]
            { $count ->
                [one] { $count } levată
                [few] { $count } levate
               *[other] { $count } de levate
            }
    }
pad-help = Ce se numără?
pad-led = { $name } a început
pad-how-many = câte?
pad-left = au rămas { $count } din { $total }
pad-left-short = rest: { $count }
pad-rest = restul
pad-rest-of = { $units }: { $name } are restul
pad-rest-none = { $units }: { $name } nu are
pad-write = Scrie
pad-take-back = Ia înapoi
pad-who-king = Cine a luat popa de cupă?
pad-who-trick = Cine a luat levata { $number }?
pad-tap-face = Atinge o față
pad-over = { $units } în plus
pad-under = { $units } în minus
pad-why = Ai introdus { $sum } = { $got }. O rundă are { $units }.
pad-mend = Numărați din nou și atingeți numele greșit.
pad-chooses = { $name } alege
pad-dealt-by = { $name } împarte
pad-which = Ce joc?
pad-or-trumps = Sau atu
pad-used-up = epuizat
pad-not-yet = încă nejucat
pad-still = De ales încă
pad-to-avoid = { $count } de evitat
pad-to-trump = { $count } cu atu
pad-sells = { $name } vinde
pad-auction = licitația
pad-who-plays = Cine joacă?
pad-keeps = îl păstrează
pad-bought = l-a cumpărat
pad-price = La ce preț?
pad-price-about = { $buyer } îi dă lui { $seller } aceste puncte.
pad-price-minus = { $buyer } îi dă lui { $seller } aceste puncte sau preia levate la minus.
pad-price-after = Cât îi plătește { $buyer } lui { $seller } depinde de preț și de levate.
pad-ultimatum-about = Un ultimatum este +8.
pad-what = Ce joacă { $name }?
pad-no-buyer = Atinge cumpărătorul sau pe { $name }, dacă nu există.
pad-write-bidding = Notează licitația
pad-unplayed = Fără joc: { $name } ia { $count } levate, ceilalți câte { $others }
pad-unplayed-sub = { $name } ia punctele
pad-sold = { $buyer } a cumpărat de la { $seller } cu { $bid }
pad-sold-pays = { $buyer } a cumpărat de la { $seller } cu { $bid } și plătește { $points }
pad-sold-gets = { $buyer } a cumpărat de la { $seller } cu { $bid } și primește înapoi { $points }
pad-absorbs =
    { $count ->
        [one] { $buyer } preia o levată de la { $seller } și plătește { $points }
        [few] { $buyer } preia { $count } levate de la { $seller } și plătește { $points }
       *[other] { $buyer } preia { $count } de levate de la { $seller } și plătește { $points }
    }
pad-plays = { $name } joacă { $game }
pad-change = schimbă
pad-trump = Atu
pad-no-trump = fără
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
pad-who-out = Cine a rămas fără cărți?
pad-none-out = Nimeni: blocaj
pad-went-out = { $name } a rămas fără cărți
pad-is-blocked = Blocaj
pad-cost = un popă { $king }, alte cărți { $card }
pad-cards-left = cărți rămase?
pad-which-cards = ce cărți?
pad-how-many-points = câte puncte?
pad-no-cards = fără cărți
pad-cards-of = Cărțile lui { $name }, cu tot cu popi
pad-tap-cards = Atinge cărțile pe care { $name } le mai are
pad-type-points = Scrie punctele pe care { $name } le mai are
pad-points-key = Puncte
pad-cards-key = Cărți
pad-all-counted = Totul e numărat
pad-to-count = mai sunt { $count } de numărat
pad-chips-paid = Jetoane plătite
pad-kings-kept = Popi păstrați
pad-next-player = Următorul jucător
pad-more-numbers = Peste { $number }
pad-five = Sunt doar patru cărți din fiecare rang.
pad-key = { $units } pentru { $name }
pad-player = { $name }: { $what }
pad-open = nenumărat
pad-kings-of = { $name }, popi: { $count }
pad-paid-by = { $name }, jetoane plătite: { $count }
pad-kept-by = { $name }, popi păstrați: { $count }
pad-says-rest = { $name } are restul: { $count }
pad-says-ready = Totul e numărat. Scriem?
pad-says-next = Urmează { $name }.
pad-is-out = gata
pad-mend-cards = Numărați din nou cărțile
