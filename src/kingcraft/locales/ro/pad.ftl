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
pad-adds-up =
    { $count ->
        [one] Runda se potrivește.
        [few] Toate cele { $count } runde se potrivesc.
       *[other] Toate cele { $count } de runde se potrivesc.
    }

# --- The list of sheets (web/src/pad/List.svelte).
pad-list = Bloc de scor
pad-about = Pentru cărți pe o masă adevărată
pad-new = Foaie nouă
pad-groups = Grupurile voastre
pad-before = Înainte
pad-empty = Nicio foaie încă. Luați cărțile; telefonul ține scorul.
pad-too-many = Cinci foi sunt deschise. Termină sau șterge una mai întâi.
pad-bring = Adu un fișier
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
pad-of-hearts = de cupă
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
pad-more = Meniul foii
pad-rules-changed = Acum se joacă după regulile { $rules }.
pad-dropped = ștearsă
pad-table-view = Vedere de masă

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
