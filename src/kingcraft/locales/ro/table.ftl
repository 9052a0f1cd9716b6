### The table in the browser. Texts for people who play cards; what the rules refuse stands in reasons.ftl.

## Cards and suits

# The letters on ace, jack, queen and king, as packs sold in Romania print them.
card-letters = A J Q K
# With the article, as one speaks of a certain card: "dama de cupă".
card =
    { $rank ->
        [A] asul
        [T] 10
        [J] valetul
        [Q] dama
        [K] popa
       *[other] { $rank }
    } de { $suit ->
        [S] pică
        [H] cupă
        [D] caro
       *[C] treflă
    }
no-trump = Fără atu
rank-name =
    { $rank ->
        [A] as
        [K] popă
        [Q] damă
        [J] valet
        [T] 10
       *[other] { $rank }
    }

## Places of Kings Corner

place-N = partea de sus
place-E = partea dreaptă
place-S = partea de jos
place-W = partea stângă
place-NE = colțul din dreapta sus
place-SE = colțul din dreapta jos
place-SW = colțul din stânga jos
place-NW = colțul din stânga sus
# Where a card or a pile is laid, in a sentence of the log.
onto =
    { $place ->
        [N] sus
        [E] în dreapta
        [S] jos
        [W] în stânga
        [NE] în colțul din dreapta sus
        [SE] în colțul din dreapta jos
        [SW] în colțul din stânga jos
       *[NW] în colțul din stânga sus
    }
place-corner-empty = { $place }: loc liber, pentru un popă
place-side-empty = { $place }: loc liber
place-card = { $place }: { $card }
place-pile =
    { $count ->
        [one] { $place }: la bază { $base }, deasupra { $top }, o carte
        [few] { $place }: la bază { $base }, deasupra { $top }, { $count } cărți
       *[other] { $place }: la bază { $base }, deasupra { $top }, { $count } de cărți
    }
place-fits = { $name }, se potrivește
stock =
    { $count ->
        [0] Talonul s-a terminat
        [one] O carte în talon
        [few] { $count } cărți în talon
       *[other] { $count } de cărți în talon
    }

## Games

game-kings-corner = Kings Corner
game-king = King
about-kings-corner = Descrescător, roșu pe negru. Popii iau colțurile.
about-king = În unele runde eviți levate și cărți, în altele faci levate.

## Seats

you = Tu
you-name = Jucător
seat-number = Locul { $number }
seat-open = loc liber
onlooker-number = Oaspete { $number }
seat-shown = își arată cărțile unui spectator
watchers =
    { $count ->
        [one] O persoană privește
        [few] { $count } persoane privesc
       *[other] { $count } de persoane privesc
    }
seat-away = lipsește
seat-bot = bot
seat-bot-plays = între timp joacă un bot ({ $level })
seat-caught = a luat: { $cards }
dealer = dealer
dealer-letter = D
turn-yours = E rândul tău
turn-of = E la rând { $name }
turn-wait = Încă nu: e la rând { $name }.
turn-before = Încă nu e rândul tău
turn-led =
    { $suit ->
        [S] S-a cerut pică
        [H] S-a cerut cupă
        [C] S-a cerut treflă
        [D] S-a cerut caro
       *[none] Tu începi
    }
turn-again = Mai atinge o dată ca să joci
turn-ahead = Mai atinge o dată: se joacă la rândul tău
turn-chosen = Se joacă la rândul tău
seat-sells = vânzător
seat-names = a anunțat jocul
side-so-far = Până acum
turn-theirs = la rând
turn-thinks = { $name } se gândește.
cards-count =
    { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
tricks-count =
    { $count ->
        [0] nicio levată
        [one] o levată
        [few] { $count } levate
       *[other] { $count } de levate
    }
points-short = { $points } p
chips-short =
    { $count ->
        [one] { $chips } jeton
        [few] { $chips } jetoane
       *[other] { $chips } de jetoane
    }
pot = Pot: { $chips }
card-refused = Nu poți juca acum cartea asta.
your-hand =
    { $count ->
        [0] Nu mai ai cărți în mână
        [one] În mână: o carte
        [few] În mână: { $count } cărți
       *[other] În mână: { $count } de cărți
    }

## What one can do

draw =
    { $count ->
        [one] Trage o carte
        [few] Trage { $count } cărți
       *[other] Trage { $count } de cărți
    }
draw-short =
    { $count ->
        [one] Trage
       *[other] Trage { $count }
    }
end-turn = Încheie rândul
pass-turn = Pas
undo = Ia înapoi
undo-what = Ia înapoi ultima ta mutare (tasta U).
offer-end = Încheie runda
offer-settled = Nu mai e nimic de luat
offer-claim = Restul e al tău
last-trick = Ultima levată
last-trick-won = a luat levata
last-trick-none = Încă nu s-a jucat nicio levată.
hint-none = Acum nu se potrivește nicio carte și niciun teanc.
still-lay = Mai poți pune { $card } { $onto }. Apasă încă o dată ca să-ți închei rândul.
still-move = Mai poți muta teancul din { $from } { $onto }. Apasă încă o dată ca să-ți închei rândul.
next-deal = Runda următoare
again = Revanșă
download = Descarcă partida
home = Acasă
look-back = Analiza
watch-again = Revezi partida
how = Cum se joacă
how-contents = Cuprins
close = Închide
watching = spectator
deal-of = Runda { $number } din { $deals }
deal-to = Runda { $number } · până la { $target }
deal-past =
    { $side ->
        [below] Runda { $number } · sub { $target }
       *[above] Runda { $number } · peste { $target }
    }
deal-practice = Exercițiu

## Contracts of King

contract-no-tricks = Fără levate
contract-no-hearts = Fără cupe
contract-no-queens = Fără dame
contract-no-men = Fără popi și valeți
contract-no-king = Fără popa de cupă
contract-last-two = Ultimele două
contract-plus = Plus
contract-minus = Minus
contract-positive = Licitație
# What a declarer may name, in a list
declaration-S = pică
declaration-H = cupă
declaration-D = caro
declaration-C = treflă
declaration-NT = fără atu
declaration-minus = minus
contract-plus-trump =
    { $trump ->
        [S] Plus, pica e atu
        [H] Plus, cupa e atu
        [D] Plus, caroul e atu
        [C] Plus, trefla e atu
       *[NT] Plus fără atu
    }
trump-chip =
    { $trump ->
        [NT] fără atu
       *[other] atu
    }
contract-auction = Licitația
contract-sells = { $name } vinde jocul
contract-sells-you = Vinzi jocul
contract-bought = { $name } a cumpărat jocul cu { $bid }
contract-bought-you = Ai cumpărat jocul cu { $bid }
contract-keeps = { $name } păstrează jocul
contract-keeps-you = Păstrezi jocul
contract-choice = Alegerea jocului
contract-declared = Plus sau minus
value-no-tricks = −{ $points } pe levată
value-no-hearts = −{ $points } pe cupă
value-no-queens = −{ $points } pe damă
value-no-men = −{ $points } pe { $men }
value-no-king = −{ $points } pentru popa de cupă
value-last-two = −{ $points } pentru fiecare din ultimele două levate
value-plus = +{ $points } pe levată
value-minus = +{ $start }, minus { $points } pe levată
left-no-hearts = { $gone } din { $total } luate
left-no-queens = { $gone } din { $total } luate
left-no-men = { $gone } din { $total } luați
left-no-king =
    { $gone ->
        [0] încă în joc
       *[other] a fost luat
    }
left-last-two =
    { $left ->
        [0] nu mai e nicio levată
        [one] mai e o levată
        [few] mai sunt { $left } levate
       *[other] mai sunt { $left } de levate
    }
left-tricks = { $played } din { $total } jucate
sale-kept = { $name } a păstrat jocul
sale-kept-you = Ai păstrat jocul
sale-named = { $name } a anunțat jocul
sale-named-you = Ai anunțat jocul
sale-refused = Oferta { $bid } ({ $name }) a fost refuzată.
sale-refused-you = Oferta ta de { $bid } a fost refuzată.
sale-bought = { $name } a cumpărat de la { $owner } cu { $bid }
sale-bought-you = Ai cumpărat de la { $owner } cu { $bid }
sale-sold-you = { $name } a cumpărat de la tine cu { $bid }

## The auction

call-pass = pas
call-match-short = egal
call-match-at = egal { $bid }
call-accept = vândut
call-reject = păstrat
call-counter = cerut { $bid }
call-ultimatum = ultimatum
call-split = fără joc
call-yes = da
call-no = nu
call-auction = licitație
declare =
    { $trump ->
        [S] Plus cu atu pică
        [H] Plus cu atu cupă
        [D] Plus cu atu caro
        [C] Plus cu atu treflă
       *[NT] Plus fără atu
    }
declare-minus = Minus

## The score

score-title = Scor
score-deal = Runda
score-total = Total
score-open = încă nejucată
score-void = anulată
score-target = până la { $target }
score-past =
    { $side ->
        [below] sub { $target }
       *[above] peste { $target }
    }
score-deals =
    { $deals ->
        [one] o rundă
        [few] { $deals } runde
       *[other] { $deals } de runde
    }
# Which totals win, in one line; and when a match that goes to a number of points ends.
wins =
    { $how ->
        [fewest] Câștigă cine are cele mai puține puncte.
        [nearest] Câștigă cine e cel mai aproape de zero.
        [most-chips] Câștigă cine are cele mai multe jetoane.
        [not-below] Câștigă toți cei care nu sunt sub zero.
       *[most] Câștigă cine are cele mai multe puncte.
    }
wins-at = Partida se termină la { $target }.
wins-past =
    { $side ->
        [below] Partida se termină sub { $target }.
       *[above] Partida se termină peste { $target }.
    }
# What a first table says before the first card: the aim of the game.
aim = Scopul
aim-kings-corner = Scapă de cărți
aim-kings-corner-cost = fiecare carte rămasă costă puncte
aim-king = Întâi eviți, apoi câștigi
aim-king-cost = întâi levatele costă, apoi aduc puncte
result-title-king =
    { $trump ->
        [S] { $contract } cu atu pică, gata
        [H] { $contract } cu atu cupă, gata
        [D] { $contract } cu atu caro, gata
        [C] { $contract } cu atu treflă, gata
       *[NT] { $contract }, gata
    }
result-unplayed = Punctele s-au scris fără joc.
result-out = { $name } a rămas fără cărți
result-out-you = Ai rămas fără cărți. Bravo!
result-blocked = Blocaj: nimeni nu mai poate muta
result-passed = Toți au spus pas
result-void = Rundă anulată
result-void-what = Nimeni nu primește puncte. Împarte din nou același jucător.
result-player = Jucător
result-taken = Luate
result-left = Rămase în mână
result-points = Puncte
result-chips = Jetoane
result-kept = popă păstrat: { $points }
result-paid = pus în pot: { $chips }
result-total = Total
result-tricks =
    { $count ->
        [0] nicio levată
        [one] o levată
        [few] { $count } levate
       *[other] { $count } de levate
    }
result-waiting = Așteptăm: { $names }
result-wait-for-you =
    { $count ->
        [one] { $names } te așteaptă.
       *[other] { $names } te așteaptă.
    }
fair-void = Dispozitivul lui { $name } nu a răspuns la timp. Cărțile se amestecă din nou.
fair-void-you = Dispozitivul tău nu a răspuns la timp. Cărțile se amestecă din nou.
winner-you = Ai câștigat partida!
winner-none = Nimeni nu câștigă partida
winners =
    { $count ->
        [one] { $names } câștigă partida
        [few] { $names } câștigă partida
       *[other] { $names } câștigă partida
    }
winners-share = Victorie la egalitate: { $names }

## The log

log = Ce s-a întâmplat
say-deals = Runda { $number }: { $name } împarte cărțile.
say-deals-you = Runda { $number }: tu împarți cărțile.
say-plays = { $name } joacă { $card }.
say-plays-you = Joci { $card }.
say-lays = { $name } pune { $card } { $onto }.
say-lays-you = Pui { $card } { $onto }.
say-moves = { $name } mută teancul din { $from } { $onto }.
say-moves-you = Muți teancul din { $from } { $onto }.
# The same moves as parts of a sentence of advice.
said-lay = { $card } { $onto }
said-move = teancul din { $from } { $onto }
say-draws =
    { $count ->
        [one] { $name } trage o carte.
        [few] { $name } trage { $count } cărți.
       *[other] { $name } trage { $count } de cărți.
    }
say-draws-you =
    { $count ->
        [one] Tragi o carte.
        [few] Tragi { $count } cărți.
       *[other] Tragi { $count } de cărți.
    }
say-drew-you = Tragi { $cards }.
say-ends = { $name } încheie rândul.
say-ends-you = Îți închei rândul.
say-undo-card = { $name } ia înapoi { $card }.
say-undo-card-you = Iei înapoi { $card }.
say-undo-pile = { $name } mută teancul înapoi { $onto }.
say-undo-pile-you = Muți teancul înapoi { $onto }.
say-rest-settled = Nu mai e nimic de luat: { $name } încheie runda.
say-rest-settled-you = Nu mai e nimic de luat: închei runda.
say-rest-claim = { $name } ia tot restul.
say-rest-claim-you = Iei tot restul.
say-vote-propose = { $name } propune să se încheie runda.
say-vote-propose-you = Propui să se încheie runda.
say-vote-agree = { $name } e de acord să se încheie runda.
say-vote-agree-you = Ești de acord să se încheie runda.
say-vote-decline = { $name } vrea să joace mai departe.
say-vote-decline-you = Vrei să joci mai departe.
say-vote-withdraw = { $name } își retrage propunerea.
say-vote-withdraw-you = Îți retragi propunerea.
say-void-propose = { $name } propune anularea rundei.
say-void-propose-you = Propui anularea rundei.
say-void-agree = { $name } e de acord cu anularea rundei.
say-void-agree-you = Ești de acord cu anularea rundei.
say-void = Runda este anulată: nimeni nu primește puncte și împarte din nou același jucător.
say-gone = { $name } lipsește de două minute.
say-lend = { $name } lasă un bot să joace pentru { $other }.
say-lend-you = Lași un bot să joace pentru { $other }.
say-lend-room = { $other } lipsește: acum joacă un bot în loc.
say-shows = { $name } își arată cărțile: { $other } le vede.
say-shows-you = Îți arăți cărțile: { $other } le vede.
say-hides = { $name } nu-și mai arată cărțile nimănui.
say-hides-you = Nu-ți mai arăți cărțile nimănui.
say-removed = { $name }: { $other } nu mai e la masă, la cererea gazdei.
say-removed-you = Ai scos un jucător de la masă: { $other }.
say-removed-seat =
    { $seat ->
        [open] Locul e liber.
       *[bot] Un bot joacă mai departe.
    }
removed-by = { $name } te-a scos de la masă. Poți privi în continuare.
removed-watch = Privește
say-left = { $name } a plecat: până se întoarce, joacă un bot.
say-back = { $name } s-a întors.
say-missed =
    { $count ->
        [one] Cât ai lipsit, { $name } a lăsat un bot să joace pentru tine: o mutare.
        [few] Cât ai lipsit, { $name } a lăsat un bot să joace pentru tine: { $count } mutări.
       *[other] Cât ai lipsit, { $name } a lăsat un bot să joace pentru tine: { $count } de mutări.
    }
say-missed-room =
    { $count ->
        [one] Cât ai lipsit, un bot a jucat pentru tine: o mutare.
        [few] Cât ai lipsit, un bot a jucat pentru tine: { $count } mutări.
       *[other] Cât ai lipsit, un bot a jucat pentru tine: { $count } de mutări.
    }
say-rest-agreed = Runda se încheie aici: restul se joacă de la sine.
say-rest-agreed-you = Runda se încheie aici: restul se joacă de la sine.
say-trick = { $name } ia levata.
say-trick-you = Iei levata.
say-auction = { $name } deschide licitația.
say-auction-you = Deschizi licitația.
say-bids = { $name } licitează { $bid }.
say-bids-you = Licitezi { $bid }.
say-pass = { $name } spune pas.
say-pass-you = Spui pas.
say-match = { $name } egalează.
say-match-you = Egalezi.
say-accept = { $name } acceptă.
say-accept-you = Accepți.
say-reject = { $name } păstrează jocul.
say-reject-you = Păstrezi jocul.
say-counters = { $name } cere { $bid }.
say-counters-you = Ceri { $bid }.
say-ultimatum = { $name } dă un ultimatum: opt sau minus.
say-ultimatum-you = Dai un ultimatum: opt sau minus.
say-split = { $name } scrie punctele fără joc.
say-split-you = Scrii punctele fără joc.
say-yes = { $name } spune da.
say-yes-you = Spui da.
say-no = { $name } spune nu.
say-no-you = Spui nu.
say-buys = { $name } cumpără jocul cu { $bid }.
say-buys-you = Cumperi jocul cu { $bid }.
say-declares =
    { $trump ->
        [S] { $name } joacă plus cu atu pică.
        [H] { $name } joacă plus cu atu cupă.
        [D] { $name } joacă plus cu atu caro.
        [C] { $name } joacă plus cu atu treflă.
       *[NT] { $name } joacă plus fără atu.
    }
say-declares-you =
    { $trump ->
        [S] Joci plus cu atu pică.
        [H] Joci plus cu atu cupă.
        [D] Joci plus cu atu caro.
        [C] Joci plus cu atu treflă.
       *[NT] Joci plus fără atu.
    }
say-minus = { $name } joacă minus.
say-minus-you = Joci minus.
say-chooses = { $name } alege: { $contract }.
say-chooses-you = Alegi: { $contract }.
say-names-leader = { $name } alege cine începe: { $leader }.
say-names-leader-you = Alegi cine începe: { $leader }.
say-scores = Puncte: { $points }.
say-scores-chips = Jetoane: { $points }.

## Sfaturi

hint = Sfat
hint-what = Întreabă ce ar face Maestrul (tasta H).
hint-title = Ce ar face Maestrul
hint-thinking = Maestrul se gândește.
# Does what the hint says; and what opens its figures.
hint-play = Joacă
hint-details = Detalii
hint-advised = Așa ar face Maestrul.
hint-then = Apoi: { $what }.
hint-match = Șansa de a câștiga partida: { $chance }%. Puncte față de ceilalți: { $points }.
hint-lead = Puncte față de ceilalți: { $points }.
hint-about = { $points }, plus-minus { $error }
hints-allowed = Sfaturile sunt permise: la rândul tău poți întreba ce ar face Maestrul.
undo-allowed = Se poate lua înapoi: la rândul tău, până tragi.
start-hints = Sfaturi permise
start-undo = Se poate lua înapoi
start-steps-in = Un bot joacă pentru cine lipsește două minute
start-clock = Timp pentru o mutare
start-clock-of =
    { $seconds ->
        [0] fără
        [15] 15 s
        [30] 30 s
        [60] 1 min
       *[other] 2 min
    }

## The connection

link-connecting = O clipă…
link-lost = Conexiunea s-a întrerupt. Încercăm din nou… La masă nu se pierde nimic.
link-offline = Serverul nu răspunde: nu s-a trimis nimic. Încearcă din nou peste o clipă.
link-unreached = Această parte a paginii nu a ajuns: serverul nu răspunde.
link-no-websocket = Acest browser nu poate păstra o conexiune permanentă (WebSocket), iar fără ea nimeni nu poate sta la masă. Folosește un browser mai nou sau permite WebSockets în acesta.
link-again = Încearcă din nou
link-waits = { $name } lipsește. Când expiră ceasul, joacă un bot.
link-waits-ask = { $name } lipsește. Când expiră ceasul, poate juca un bot.
play-here = Joacă aici
stand-in-warming = Boții încă se încălzesc: până sunt gata, joacă după reguli simple.
stand-in-off = Pe acest server boții puternici nu gândesc dinainte: joacă după reguli simple.
stand-in-busy = Pentru { $names } se joacă acum după reguli simple: prea multe mese gândesc deodată.
stand-in-late = Pentru { $names } s-a jucat după reguli simple: răspunsul n-a venit la timp.
stand-in-failed = Pentru { $names } se joacă după reguli simple: botul nu mai funcționează.
stand-in-missing = Pentru { $names } se joacă după reguli simple: botul acesta nu mai există pe server.
stand-in-time-up = Timpul a expirat: pentru { $names } joacă un bot.
clock-last = Încă 10 secunde, apoi joacă un bot.

## Before the first deal

waiting-copy = Trimite linkul
waiting-copied = Link copiat
waiting-by-hand = Selectează linkul de mai sus și copiază-l.
waiting-local = Numai acest calculator poate deschide linkul. Pentru alte dispozitive, oprește serverul cu Ctrl-C și pornește-l așa:
waiting-no-network = Numai acest calculator poate deschide linkul: acum nu este în nicio rețea. Conectează-l la rețeaua prietenilor tăi, apoi reîncarcă pagina.

## The start page

start-continue = Continuă
start-players = Jucători
start-level = Adversari
level-beginner = Începător
level-beginner-about = Știe regulile și se uită mai ales la cărțile din mână.
level-casual = Amator
level-casual-about = Joacă cu cap, dar uită ce s-a jucat.
level-strong = Bun
level-strong-about = Gândește dinainte și face puține cadouri.
level-master = Maestru
level-master-about = Numără fiecare carte și vede ce trădează jocul tău.
start-friends = Prieteni la masă
start-play = Joacă
start-play-friends =
    { $count ->
        [one] Joacă cu un prieten
        [few] Joacă cu { $count } prieteni
       *[other] Joacă cu { $count } de prieteni
    }
start-matches = Partide trecute
house-label = Reguli
house-unsaved =
    { $count ->
        [one] { $preset } cu o schimbare
        [few] { $preset } cu { $count } schimbări
       *[other] { $preset } cu { $count } de schimbări
    }
house-named = { $name }, nesalvat
house-changed = { $name }, schimbat
house-link = Regulile casei…
house-page = Regulament
house-chip = Regulile casei · { $count }
house-short = Partidă scurtă
house-title = Regulile acestei mese
your-name = Numele tău
matches-title = Partide trecute
matches-none = Încă nicio partidă.
match-open =
    { $count ->
        [one] un loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
match-left = abandonată: se socotește pierdută
match-left-you = Ai abandonat această partidă: se socotește pierdută.
match-broken = nu poate continua

## Settings

settings = Setări
menu = Meniu
menu-rules = Regulile mesei
menu-sound = Sunete
announce-trump =
    { $trump ->
        [S] Pică
        [H] Cupă
        [D] Caro
       *[C] Treflă
    }
announce-is-trump = e atu · { $value }
call-leads = { $name } începe.
call-leads-you = Tu începi.
