### Setările paginii și tastele mesei. O parte de sine stătătoare: vine odată cu fereastra.

set-tab-table = Masă
set-tab-cards = Cărți
set-tab-play = Joc
set-tab-sound = Sunet, ajutor

## Joc

set-speed = Viteza cărților
set-speed-off = Instant
set-speed-fast = Rapid
set-speed-normal = Normal
set-speed-slow = Lent
set-hold = Levata încheiată rămâne pe masă
set-hold-none = Deloc
set-hold-short = Puțin
set-hold-normal = Normal
set-hold-long = Mult
set-hold-tap = Până ating masa
set-taps = Cum joci o carte (King)
set-taps-auto = Automat
set-taps-one = O atingere
set-taps-two = Două atingeri
set-taps-what = Automat: o atingere joacă cartea. Unde se vede mai puțin de un deget din ea, prima atingere doar o ridică, dacă nu e singura permisă.
set-auto = Se joacă singură (King)
set-auto-off = Nicio carte
set-auto-last = Ultima mea carte
set-auto-forced = Orice carte, dacă n-am de ales
set-settle = Când nu mai e nimic de câștigat (King)
set-settle-ask = Întreabă-mă
set-settle-auto = Încheie runda
set-history = Levate de revăzut (King)
set-history-last = Ultima
set-history-all = Toate din rundă
set-coach = Sfaturi în primele partide
set-coach-what = Câte un rând despre ce e nou
set-fits = Arată ce se potrivește
set-fits-what = Un inel în jurul fiecărui loc pentru cartea aleasă (Kings Corner)
set-oneplace = Joacă imediat când un singur loc se potrivește
set-oneplace-what = Kings Corner
set-worth = Spune cât valorează mâna
set-worth-what = La licitația din King, dacă masa permite sfaturi
set-premove = Alege dinainte
set-premove-what = King: atinge o carte de două ori cât joacă alții
set-warn = Avertizează înainte de a trage
set-warn-what = Kings Corner: dacă ceva se mai potrivește

## Cărți

set-colours = Culori
set-colours-auto = După joc
set-colours-two = Două culori
set-colours-four = Patru culori
set-colours-blind = Daltonism
set-tint = Culori roșii goale
set-tint-what = Cupa și caroul doar ca un contur
# $letters: cele de pe as, valet, damă și rege.
set-letters = Literele de pe cărți
set-letters-auto = După limbă ({ $letters })
set-letters-en = { $letters } (engleză, română)
set-letters-de = { $letters } (germană)
set-letters-sv = { $letters } (suedeză)
set-letters-sv-a = { $letters } (suedeză, cu A)
set-letters-fr = { $letters } (franceză, română)
set-letters-fr-1 = { $letters } (franceză, cu 1)
set-letters-ru = { $letters } (rusă)
set-letters-own = după limbă
set-size = Mărimea cărților
set-size-small = Mici
set-size-medium = Medii
set-size-large = Mari
set-index = Colțul cărții
set-index-large = Unul mare
set-index-small = Două mici
set-cards-origin = De unde provin cărțile
set-sort = Ordinea în mână (Kings Corner)
set-sort-rank = După valoare
set-sort-runs = După valoare, roșu și negru alternativ
set-sort-suit = După culoare
set-order = Ordinea în mână (King)
set-order-suit = După culoare, cele mici întâi
set-order-suit-down = După culoare, cele mari întâi
set-order-rank = După valoare, cele mici întâi
set-order-rank-down = După valoare, cele mari întâi
set-order-what = Sortată după culoare, atuul stă cel mai la stânga.
set-handed = Pentru stângaci
set-handed-what = Butoanele trec pe cealaltă parte, cărțile nu

## Pagina

set-language = Limba
set-cloth = Postav
set-cloth-green = Verde
set-cloth-midnight = Albastru
set-cloth-burgundy = Vișiniu
set-cloth-linen = In
set-back = Spatele cărților
set-back-auto = Cel potrivit cu postavul
set-back-red = Roșu
set-back-green = Verde
set-back-blue = Albastru
set-back-scales = Solzi
set-back-pinstripe = Dungi fine
set-contrast = Contrast puternic
set-contrast-what = Fond negru, linii mai groase, culorile roșii doar conturate
set-daylight = Lumina dispozitivului
set-daylight-what = Ziua inul, noaptea postavul ales
set-shown = Schimbările se văd imediat, aici și la masa ta.

## Sunet și înștiințări

set-volume = Volum
set-hear = Ascultă sunetele
set-hear-deal = Împărțit
set-hear-card = Carte
set-hear-trick = Levată
set-hear-knock = Regele
set-hear-turn = Rândul
set-sound = Sunete
set-turnsound = E rândul tău
set-turnsound-what = Două atingeri ușoare pe un pahar
set-vibrate = Vibrează când îmi vine rândul după o așteptare lungă
set-notify = Anunță-mă când îmi vine rândul și mă uit în altă parte
set-notify-refused = Browserul nu permite notificări de la această pagină. Se poate schimba în setările browserului pentru acest site.

## Taste și citire

set-keys = Folosește literele, cifrele și spațiul ca taste
set-text = Arată masa ca text
set-text-what = Pentru citire cu voce, sau fără imagini
keys = Taste
keys-hand = te miști printre cărțile din mână
keys-enter = iei sau joci cartea
keys-places-name = Q W E A D Z X C
keys-places = locurile din jurul talonului, așa cum sunt așezate; și 1–9
keys-bids = alegi la licitație o ofertă cu plus; cu Shift, sau după −, una cu minus
keys-space-name = Spațiu
keys-space = tragi și îți închei rândul
keys-undo = iei înapoi
keys-hint = sfat
keys-tricks = ultima levată
keys-forward = arată pe loc ce fac ceilalți
keys-put-back = pui la loc
keys-off = Literele, cifrele și spațiul nu fac nimic aici: așa e ales în setări.
keys-spread = Shift și un loc
keys-spread-what = desfaci teancul și îi auzi cărțile
keys-read = auzi ce se află pe masă
keys-listen = Cu un cititor de ecran nu ai nevoie de niciuna dintre aceste taste: toate butoanele mesei merg și în modul de citire. Literele, cifrele și spațiul ajung la masă doar în modul de focalizare (NVDA: tasta NVDA și spațiu; JAWS: Insert și Z; VoiceOver pe Mac: săgețile stânga și dreapta împreună opresc navigarea rapidă). Bara de sus este antetul, masa este conținutul principal: jucătorii, teancurile sau levata, cărțile tale și, la sfârșit, tot ce s-a întâmplat. Titluri se găsesc deasupra jocului anunțat, a licitației și a punctajului.
how-ahead = Atinge o carte de două ori cât joacă alții: se joacă de îndată ce îți vine rândul.
how-forward = Săgeata dublă sau tasta F sare direct la rândul tău; săgeata de lângă numele tău aranjează altfel cărțile din mână.
how-stars = Romburile de lângă numele unui bot arată cât de bine joacă.
how-lessons = La lecții

## How to play, at this table

how-here = Cum joci aici
how-places-tap = Atinge o carte sau un teanc, apoi unul dintre locurile care se luminează; sau glisează până acolo.
how-tricks-tap =
    { $taps ->
        [one] Atinge o carte ca s-o joci.
        [two] Atinge o carte ca s-o ridici; atinge-o încă o dată, sau locul ei de pe masă, ca s-o joci.
       *[auto] Atinge o carte ca s-o joci; unde cărțile stau strânse, prima atingere o ridică, iar a doua, pe ea sau pe locul ei de pe masă, o joacă.
    } Cărțile nepermise sunt estompate; atinge una ca să afli de ce.
how-hint = Becul sau tasta H spune ce ar face Maestrul în locul tău și de ce.
how-undo = Săgeata întoarsă sau tasta U ia înapoi ce ai făcut la rândul acesta, până tragi.
