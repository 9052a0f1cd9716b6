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
pad-brought = Foaia este aici acum.
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
pad-says-written = Runda { $number } e scrisă.
pad-unknown = Foaia aceasta nu există în acest browser.

# --- The menus of a sheet and of a row (web/src/pad/SheetMenu.svelte, RowMenu.svelte).
pad-more = Meniul foii
pad-sheet-name = Numele foii
pad-change-deal = Schimbă o rundă
pad-mend = Corectează
pad-history = Istoric
pad-insert = Pune o rundă înainte
pad-drop = Șterge runda
pad-drop-king = Locul ei rămâne gol, fiindcă ordinea spune cine împarte.
pad-dropped = ștearsă
pad-void = Nu se pune
pad-delete-sheet = Șterge foaia
pad-delete-sure = Ștergi „{ $name }”? Se poate anula până părăsești lista.
pad-delete = Șterge
pad-keep = Păstrează
pad-picture = Imagine
pad-csv = CSV
pad-print = Tipărește
pad-file = Fișier

# --- The end (web/src/pad/EndPage.svelte).
pad-wins = { $name } câștigă
pad-share-win = { $names } împart victoria
pad-all-win = { $names } câștigă
pad-nobody-wins = Nu câștigă nimeni: toți sunt sub zero
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
