### Rule pages: the rules of any rule set, for somebody who has never seen the game. guide/kings_corner.py and guide/king.py choose the
### messages by the options. Each message stands as a paragraph of its own. Numbers always come as variables. Short sentences, "tu".
### Cards come with their article in small letters ("popa de cupă"), so no sentence begins with one.

## The page

# $game: "Kings Corner"; $preset: "Suedez".
rules-title = { $game }: { $preset }
rules-title-house = { $game }: { $preset }, cu regulile casei
# The box that comes first. $name: the preset that the page is compared with.
rules-differences = Ce e diferit față de „{ $name }”
rules-differences-hint = Rândurile cu o bară pe margine nu apar în regulile „{ $name }”.
# Read out (and printed in plain text) before a line that the parent preset does not have.
rules-marked = Diferit:
rules-contents = Cuprins
rules-languages = Limbi
rules-rather = Mai bine joci?
rules-play = Joacă după aceste reguli
rules-print = Tipărește
rules-others = Alte reguli pentru { $game }
rules-all = Toate regulile
rules-start = Pagina de start
rules-example = Exemplu:
# Plain text: what a diagram shows.
rules-picture = [Imagine: { $text }]
rules-list-title = Regulile jocurilor Kings Corner și King
rules-list-lead = Două jocuri, fiecare jucat în multe feluri. Fiecare pagină spune toate regulile, de la împărțirea cărților până la ultimul punct.

## What cannot be shown

rules-missing-title = La această adresă nu sunt reguli
rules-missing-text = Iată toate regulile care există:
rules-refused-title = După aceste reguli nu se poate juca
# $option: the label of an option; $why: one of the texts below.
rules-refused-option = { $option }: { $why }
rules-refused-number = aici merge un număr întreg de la { $low } la { $high }, scris o singură dată.
rules-refused-choice = aici merge una dintre valorile { $choices }, scrisă o singură dată.
rules-refused-flag = aici merge true (da) sau false (nu), scris o singură dată.
rules-refused-names = aici pot sta { $choices }, fiecare cel mult o dată, cu virgule între ele.
rules-refused-points = se scrie ca în { $example }, cu numere întregi de la 0 la { $high }.
rules-refused-unknown = Una dintre regulile din această adresă nu ține de acest joc.
rules-refused-long = Adresa e prea lungă.
rules-refused-back = Regulile „{ $name }”, fără schimbări

## Small parts

rules-number = { $number }
rules-plus = +{ $points }
rules-minus = −{ $points }
rules-quoted = „{ $name }”
# The last two things of a list; $first may hold several with commas.
rules-and = { $first } și { $last }
rules-or = { $first } sau { $last }
# Players of the examples, in order of play: Ana deals.
rules-anna = Ana
rules-ben = Bogdan
rules-carla = Carla
rules-david = David

## Headings

rules-section-aim = Despre ce e vorba
rules-section-need = De ce ai nevoie
rules-section-deal = Împărțirea cărților
rules-section-turn = Rândul tău
rules-section-moves = Mutările
rules-section-kings = Popii din mână
rules-section-end = Sfârșitul rundei
rules-section-points = Punctele
rules-section-chips = Jetoanele
rules-section-match = Sfârșitul partidei
rules-section-tricks = Levatele
rules-section-choosing = Cine alege ce se joacă
rules-section-negative = Jocurile negative
rules-section-duties = Cu ce nu poți începe și ce trebuie să arunci
# The same section where nothing must be thrown.
rules-section-leading = Cu ce poți începe și ce poți arunca
rules-section-positive = Jocurile pozitive
rules-section-auction = Licitația
rules-section-decision = Vânzătorul hotărăște
rules-section-sale = Cât plătește cumpărătorul
rules-section-origin = Nume și origine

## Heads of tables

rules-head-cards = Cărți
rules-head-points = Puncte
rules-head-chips = Jetoane
rules-head-deal = Runda
rules-head-contract = Joc
rules-head-unit = Ce costă
rules-head-each = Fiecare
rules-head-times = De câte ori
rules-head-all = Pe rundă
rules-head-bid = Ofertă
rules-head-game = Joc
rules-head-worth = Valoare în puncte
rules-head-player = Jucător
rules-head-tricks = Levate
rules-head-own = Pentru levate
rules-head-price = Preț
rules-head-score = Punctaj

## Kings Corner: what it is about

rules-kc-aim = Scapă de toate cărțile înaintea celorlalți. Le pui pe teancurile de pe masă, în ordine descrescătoare, alternând roșu și negru.
rules-kc-aim-points = Imediat ce cineva rămâne fără cărți, runda se încheie, iar cărțile rămase celorlalți în mână îi costă puncte.
rules-kc-aim-chips = Imediat ce cineva rămâne fără cărți, runda se încheie: el ia potul și primește jetoane de la ceilalți pentru cărțile pe care le mai au în mână.
rules-kc-aim-pot = Imediat ce cineva rămâne fără cărți, runda se încheie, iar el ia potul.
rules-kc-aim-many = O partidă poate avea mai multe runde.
rules-kc-aim-deals =
    { $deals ->
        [one] O partidă are o singură rundă.
        [few] O partidă are { $deals } runde.
       *[other] O partidă are { $deals } de runde.
    }

## Kings Corner: what you need

# $most: the largest number of players, 3 to 6.
rules-kc-need = De la 2 la { $most } jucători și un pachet de 52 de cărți, fără jokeri.
rules-kc-need-four = De la 2 la { $most } jucători, cel mai bine patru, și un pachet de 52 de cărți, fără jokeri.
rules-kc-ranks = De la mare la mic, cărțile sunt: popă (rege), damă, valet, 10, 9, 8, 7, 6, 5, 4, 3, 2, as. Popa e cea mai mare carte, asul cea mai mică. Cupa și caroul sunt roșii, pica și trefla sunt negre.
rules-kc-need-chips = Fiecare mai are nevoie și de jetoane, toate de aceeași valoare. La această masă poți rămâne dator: contul tău începe de la 0 și poate coborî sub zero.

## Kings Corner: the deal

rules-kc-dealer = Primul dealer se trage la sorți. După fiecare rundă, cărțile le împarte jucătorul din stânga dealerului.
rules-kc-dealer-one = Dealerul se trage la sorți.
rules-kc-shuffle = Înaintea fiecărei runde, cărțile se amestecă bine.
rules-kc-shuffle-one = Cărțile se amestecă bine.
rules-kc-ante =
    { $chips ->
        [one] Înainte de împărțire, fiecare pune un jeton în pot.
        [few] Înainte de împărțire, fiecare pune { $chips } jetoane în pot.
       *[other] Înainte de împărțire, fiecare pune { $chips } de jetoane în pot.
    }
rules-kc-ante-none = Înainte de împărțire nu pune nimeni jetoane în pot.
rules-kc-hands =
    { $cards ->
        [one] Fiecare primește o carte, cu fața în jos; se începe din stânga dealerului.
        [few] Fiecare primește { $cards } cărți, cu fața în jos. Se împart una câte una, în sensul acelor de ceasornic, începând din stânga dealerului.
       *[other] Fiecare primește { $cards } de cărți, cu fața în jos. Se împart una câte una, în sensul acelor de ceasornic, începând din stânga dealerului.
    }
rules-kc-layout = Următoarele patru cărți se pun cu fața în sus în jurul mijlocului: sus (nord), în dreapta (est), jos (sud) și în stânga (vest). Aceste patru locuri sunt laturile, și fiecare carte începe acolo un teanc. Cărțile rămase se pun în mijloc, cu fața în jos: acesta e talonul, din care se trage. Cele patru locuri dintre laturi sunt colțurile. Ele rămân goale până vine un popă.
# $north, $east, $south, $west: the cards there.
rules-kc-picture-layout = Talonul e în mijloc, cu fața în jos. În jurul lui sunt cele patru laturi: sus { $north }, în dreapta { $east }, jos { $south }, în stânga { $west }. Cele patru colțuri dintre ele sunt goale.
rules-kc-initial-optional = Dacă printre aceste patru cărți e un popă, deocamdată rămâne pe loc, iar pe el se pun cărți ca pe oricare alta. Cine e primul la rând, sau mai târziu oricare altul, îl poate muta într-un colț (vezi mutările).
rules-kc-initial-stays = Dacă printre aceste patru cărți e un popă, rămâne pe loc. Pe el se pun cărți ca pe oricare alta.
rules-kc-initial-replace = Dacă printre aceste patru cărți e un popă, dealerul îl pune imediat într-un colț și întoarce altă carte pentru latura aceea; dacă și ea e popă, face la fel. Colțurile se ocupă în ordinea dreapta sus, dreapta jos, stânga jos, stânga sus.
rules-kc-initial-no-more = Când sunt mulți jucători, cărțile se pot termina în timp ce se înlocuiesc popii. Atunci latura rămâne goală.
rules-kc-initial-gap = Dacă printre aceste patru cărți e un popă, dealerul îl pune imediat într-un colț. Latura lui rămâne goală: o poate ocupa primul care ajunge la rând. Colțurile se ocupă în ordinea dreapta sus, dreapta jos, stânga jos, stânga sus.
rules-kc-initial-usual = Ambele variante sunt obișnuite: un asemenea popă rămâne pe loc și poate fi mutat mai târziu sau dealerul îl pune imediat într-un colț și îl înlocuiește.
rules-kc-first = Începe jucătorul din stânga dealerului. Apoi se joacă pe rând, în sensul acelor de ceasornic.

## Kings Corner: a turn

# $count: 1 or 2 cards.
rules-kc-turn-end =
    { $count ->
        [one] Când e rândul tău, faci câte mutări vrei, în orice ordine, sau niciuna. Apoi tragi o carte din talon. Cu asta ți-ai încheiat rândul, chiar dacă noua carte s-ar potrivi undeva.
        [few] Când e rândul tău, faci câte mutări vrei, în orice ordine, sau niciuna. Apoi tragi { $count } cărți din talon. Cu asta ți-ai încheiat rândul, chiar dacă vreuna dintre ele s-ar potrivi undeva.
       *[other] Când e rândul tău, faci câte mutări vrei, în orice ordine, sau niciuna. Apoi tragi { $count } de cărți din talon. Cu asta ți-ai încheiat rândul, chiar dacă vreuna dintre ele s-ar potrivi undeva.
    }
rules-kc-turn-start =
    { $count ->
        [one] La începutul rândului tragi o carte din talon; trage și primul jucător. Apoi faci câte mutări vrei, în orice ordine, și cu noua carte, sau niciuna. Când nu mai vrei să muți, spui că ai terminat: rândul tău se încheie și nu mai tragi nimic.
        [few] La începutul rândului tragi { $count } cărți din talon; trage și primul jucător. Apoi faci câte mutări vrei, în orice ordine, și cu noile cărți, sau niciuna. Când nu mai vrei să muți, spui că ai terminat: rândul tău se încheie și nu mai tragi nimic.
       *[other] La începutul rândului tragi { $count } de cărți din talon; trage și primul jucător. Apoi faci câte mutări vrei, în orice ordine, și cu noile cărți, sau niciuna. Când nu mai vrei să muți, spui că ai terminat: rândul tău se încheie și nu mai tragi nimic.
    }
rules-kc-draw-short = Dacă în talon a mai rămas o singură carte, o tragi pe aceea.
# Follows “That ends your turn, even if the new card would fit”.
rules-kc-draw-king = Numai popa face excepție: se pune pe masă imediat ce e tras (vezi „Popii din mână”).
rules-kc-draw-usual = Ambele variante sunt obișnuite: să tragi la sfârșitul rândului sau la începutul lui.
rules-kc-duty-none = Nicio mutare nu e obligatorie, chiar dacă ai putea s-o faci.
rules-kc-duty-kings = Nicio mutare nu e obligatorie, chiar dacă ai putea s-o faci. Doar popii nu pot rămâne în mână (vezi mai jos).
rules-kc-stock-empty = Când talonul s-a terminat, se joacă mai departe fără să se mai tragă. Teancurile de pe masă nu se amestecă din nou niciodată.

## Kings Corner: the moves

rules-kc-moves = Acestea sunt mutările. Fiecare se poate face de mai multe ori, cât timp se potrivește. Așază cărțile unui teanc astfel încât să se vadă toate. Cartea cu care a început un teanc e baza lui; cea pusă ultima, adică cea mai mică, e cartea de deasupra.
rules-kc-move-card = Pui o carte din mână pe un teanc. Trebuie să fie imediat mai mică decât cartea de deasupra și de cealaltă culoare: roșu pe negru sau negru pe roșu. Nu contează dacă teancul e pe o latură sau într-un colț și nici cine l-a început. Pe un as nu se mai pune nimic.
rules-kc-picture-card = Pe { $top } se pune { $card }: o treaptă mai jos, roșu pe negru.
rules-kc-move-card-example = Pe { $top } merge { $fits } sau { $also }. Nu merge { $black }, tot o carte neagră, și nici { $far }, care e cu două trepte mai jos.
rules-kc-move-king = Pui un popă din mână într-un colț gol; alegi tu în care. El începe acolo un teanc, pe care poate pune cărți oricine. Într-un colț poate începe doar un popă.
rules-kc-move-side-allowed = Pui pe o latură goală orice carte din mână, chiar și un popă. Ea începe acolo un teanc nou, pe care poate pune cărți oricine. O latură se golește când i se mută teancul. Poate fi ocupată doar de o carte din mână, niciodată de un teanc.
rules-kc-move-side-forbidden = Pui pe o latură goală orice carte din mână, în afară de popi. Ea începe acolo un teanc nou, pe care poate pune cărți oricine. O latură se golește când i se mută teancul. Poate fi ocupată doar de o carte din mână, niciodată de un teanc, iar popii merg numai în colțuri.
rules-kc-move-pile = Muți un teanc întreg de pe o latură pe alt teanc, aflat pe o latură sau într-un colț. Trebuie să se potrivească baza lui: imediat mai mică decât cartea de deasupra celuilalt teanc și de cealaltă culoare. Nu poți muta doar o parte dintr-un teanc.
# $base, $top: the two cards of the moving pile; $onto: the top card that they go on.
rules-kc-picture-pile = Un teanc de două cărți, { $base } și { $top }, se mută pe { $onto }.
rules-kc-move-pile-example = Un teanc are la bază { $base }, iar deasupra { $top }. Pe { $onto } se potrivește { $base }, deci poți muta acolo tot teancul. Deasupra e acum { $top }, iar latura de unde a plecat teancul e goală.
rules-kc-move-king-pile = Muți de pe o latură într-un colț gol un teanc cu popă la bază, cu tot ce e pe el. O poate face oricine, când îi vine rândul; așa se golește o latură.
rules-kc-move-king-pile-dealt = Muți într-un colț gol un teanc de pe o latură care începe cu un popă întors acolo la împărțire, cu tot ce e pe el. O poate face oricine, când îi vine rândul; așa se golește o latură. Un popă pus pe o latură din mână rămâne acolo.
rules-kc-king-pile-stays = Un teanc cu popă la bază nu poate fi mutat de pe o latură într-un colț.
rules-kc-king-pile-usual = Aici obiceiurile diferă: uneori orice popă de pe o latură poate fi mutat într-un colț, alteori doar unul ajuns acolo la împărțire sau niciunul.
rules-kc-move-never = Din colțuri nu se mai mută niciun teanc.
# A turn as it might go. $first goes on $west, then a pile with the base $base goes on $first, then any card, say $any, fills the side.
rules-kc-turn-example = În stânga e { $west }, sus un teanc care are la bază { $base }. Pui din mână { $first } pe { $west }. Acum { $base } se potrivește acolo: muți teancul de sus deasupra. Locul de sus e gol și pui acolo { $any }, care nu se potrivea nicăieri. Ai scăpat de două cărți.

## Kings Corner: kings in hand

# $points: what a king left in hand costs.
rules-kc-kings-free =
    { $points ->
        [one] Poți ține un popă în mână cât vrei. Dar dacă îl mai ai la sfârșitul rundei, te costă un punct.
        [few] Poți ține un popă în mână cât vrei. Dar dacă îl mai ai la sfârșitul rundei, te costă { $points } puncte.
       *[other] Poți ține un popă în mână cât vrei. Dar dacă îl mai ai la sfârșitul rundei, te costă { $points } de puncte.
    }
rules-kc-kings-free-chips =
    { $points ->
        [0] Poți ține un popă în mână cât vrei. Nu te costă nimic, nici dacă îl mai ai când altcineva rămâne fără cărți.
        [one] Poți ține un popă în mână cât vrei. Dar dacă îl mai ai când altcineva rămâne fără cărți, te costă un jeton.
        [few] Poți ține un popă în mână cât vrei. Dar dacă îl mai ai când altcineva rămâne fără cărți, te costă { $points } jetoane.
       *[other] Poți ține un popă în mână cât vrei. Dar dacă îl mai ai când altcineva rămâne fără cărți, te costă { $points } de jetoane.
    }
rules-kc-kings-must = Nu-ți poți încheia rândul cât timp ai un popă în mână. Pune-l mai întâi într-un colț. Sunt patru popi și patru colțuri, deci pentru el e mereu unul liber.
rules-kc-kings-must-side = Nu-ți poți încheia rândul cât timp ai un popă în mână. Pune-l mai întâi într-un colț sau pe o latură goală. Sunt patru popi și patru colțuri, deci pentru el e mereu un colț liber.
rules-kc-kings-penalty =
    { $points ->
        [0] Îți poți încheia rândul cu popi în mână ori de câte ori vrei: nu te costă nimic. Se numără doar, ca toate cărțile tale, dacă îi mai ai la sfârșitul rundei.
        [one] Fiecare popă pe care îl ai în mână când îți închei rândul te costă un punct, de fiecare dată. Se adaugă la punctele tale din acea rundă, chiar dacă o câștigi.
        [few] Fiecare popă pe care îl ai în mână când îți închei rândul te costă { $points } puncte, de fiecare dată. Se adaugă la punctele tale din acea rundă, chiar dacă o câștigi.
       *[other] Fiecare popă pe care îl ai în mână când îți închei rândul te costă { $points } de puncte, de fiecare dată. Se adaugă la punctele tale din acea rundă, chiar dacă o câștigi.
    }
rules-kc-kings-penalty-chips =
    { $points ->
        [0] Îți poți încheia rândul cu popi în mână ori de câte ori vrei: pentru ei nu pui nimic în pot.
        [one] Pentru fiecare popă pe care îl ai în mână când îți închei rândul pui un jeton în pot, de fiecare dată.
        [few] Pentru fiecare popă pe care îl ai în mână când îți închei rândul pui { $points } jetoane în pot, de fiecare dată.
       *[other] Pentru fiecare popă pe care îl ai în mână când îți închei rândul pui { $points } de jetoane în pot, de fiecare dată.
    }
rules-kc-drawn-now = Un popă tras la sfârșitul rândului merge imediat într-un colț: primul gol dintre dreapta sus, dreapta jos, stânga jos, stânga sus. Nu tragi altă carte în locul lui.
rules-kc-drawn-later = Un popă tras la sfârșitul rândului îți rămâne în mână cel puțin până când îți vine din nou rândul.
rules-kc-drawn-later-must = Un popă tras la sfârșitul rândului îți rămâne în mână până când îți vine din nou rândul; atunci trebuie să-l pui jos.
rules-kc-drawn-later-penalty = Un popă tras la sfârșitul rândului îți rămâne în mână până când îți vine din nou rândul; de data asta încă nu te costă nimic.
rules-kc-kings-usual = Ambele variante sunt obișnuite: să ții popii cât vrei sau să trebuiască să-i joci la prima ocazie.

## Kings Corner: the end of a deal

rules-kc-out = Când pui ultima carte din mână, ai câștigat runda. Ea se încheie în acea clipă; nimeni nu mai trage nimic.
rules-kc-blocked = O rundă se încheie și prin blocaj: toți jucătorii, unul după altul, au avut un rând în care n-au pus, n-au mutat și n-au tras nimic, fiindcă talonul s-a terminat.
rules-kc-blocked-points = La blocaj nu a scăpat nimeni de cărți și fiecare își numără cărțile din mână.
rules-kc-blocked-chips = La blocaj nu încasează nimeni nimic. Potul rămâne pe masă pentru runda următoare; ce se află în el după ultima rundă nu e al nimănui.
rules-kc-blocked-chips-one = La blocaj nu încasează nimeni nimic, iar ce se află în pot nu e al nimănui.

## Kings Corner: points

rules-kc-points = La sfârșitul rundei, fiecare își numără cărțile rămase în mână. Cine a pus ultima carte nu mai are niciuna.
rules-kc-values-points = Cărțile rămase în mână
rules-face-value = numărul de pe carte
rules-other-cards = toate celelalte cărți
rules-all-cards = toate cărțile
# $low, $high: 2, 9.
rules-ranks = de la { $low } la { $high }
rules-kc-points-example =
    { $points ->
        [one] Ți-au rămas în mână { $cards }. Te costă un punct.
        [few] Ți-au rămas în mână { $cards }. Te costă { $points } puncte.
       *[other] Ți-au rămas în mână { $cards }. Te costă { $points } de puncte.
    }
rules-kc-points-fines =
    { $points ->
        [one] Se mai adaugă un punct pentru fiecare popă ținut în mână la sfârșitul unui rând, cum s-a spus mai sus.
        [few] Se mai adaugă { $points } puncte pentru fiecare popă ținut în mână la sfârșitul unui rând, cum s-a spus mai sus.
       *[other] Se mai adaugă { $points } de puncte pentru fiecare popă ținut în mână la sfârșitul unui rând, cum s-a spus mai sus.
    }
rules-kc-sign-plus = Punctele din toate rundele se adună. Cu cât ai mai puține, cu atât mai bine.
rules-kc-sign-plus-one = Cu cât ai mai puține puncte, cu atât mai bine.
# $points: what the cards of the example above cost.
rules-kc-sign-minus = Punctele se scriu cu minus: în exemplu scrii −{ $points }. Punctele din toate rundele se adună, așa că toți sunt la zero sau sub zero.
rules-kc-sign-minus-one = Punctele se scriu cu minus: în exemplu scrii −{ $points }.

## Kings Corner: chips

rules-kc-pass-no-card-played =
    { $chips ->
        [one] Dacă la rândul tău nu pui nicio carte, la sfârșitul lui plătești un jeton la pot. A muta un teanc nu înseamnă a pune o carte.
        [few] Dacă la rândul tău nu pui nicio carte, la sfârșitul lui plătești { $chips } jetoane la pot. A muta un teanc nu înseamnă a pune o carte.
       *[other] Dacă la rândul tău nu pui nicio carte, la sfârșitul lui plătești { $chips } de jetoane la pot. A muta un teanc nu înseamnă a pune o carte.
    }
rules-kc-pass-no-action =
    { $chips ->
        [one] Dacă la rândul tău nu poți nici să pui o carte, nici să muți un teanc, la sfârșitul lui plătești un jeton la pot. Cine ar putea, dar nu vrea, nu plătește nimic.
        [few] Dacă la rândul tău nu poți nici să pui o carte, nici să muți un teanc, la sfârșitul lui plătești { $chips } jetoane la pot. Cine ar putea, dar nu vrea, nu plătește nimic.
       *[other] Dacă la rândul tău nu poți nici să pui o carte, nici să muți un teanc, la sfârșitul lui plătești { $chips } de jetoane la pot. Cine ar putea, dar nu vrea, nu plătește nimic.
    }
rules-kc-pass-drawn = Se plătește doar dacă ai tras o carte la acel rând: după ce talonul s-a terminat, nu costă nimic.
rules-kc-pass-always = Se plătește și când talonul s-a terminat și n-ai tras nimic.
rules-kc-pass-free = Un rând în care nu pui nicio carte nu costă nimic.
rules-kc-pass-drawn-king = Un popă care merge într-un colț imediat ce a fost tras nu e o carte pusă de tine.
rules-kc-chips-won = Cine rămâne primul fără cărți ia tot potul. Fiecare dintre ceilalți îi plătește cărțile rămase în mână:
rules-kc-chips-pot = Cine rămâne primul fără cărți ia tot potul. Pentru cărțile rămase în mână, ceilalți nu plătesc nimic.
rules-kc-values-chips = Jetoane pentru cărțile rămase în mână
# Four players. $pot is what lies in the pot, $taken all that Ana takes, $net what she has won (+30).
rules-kc-chips-example =
    Se joacă în patru { $ante ->
        [0] și nimeni nu pune nimic în pot înainte de împărțire
        [one] și fiecare pune în pot un jeton
        [few] și fiecare pune în pot { $ante } jetoane
       *[other] și fiecare pune în pot { $ante } de jetoane
    }; de { $passes } ori, Bogdan, Carla sau David plătește { $chips } pentru un rând. În pot sunt deci { $pot ->
        [few] { $pot } jetoane.
       *[other] { $pot } de jetoane.
    } Ana rămâne fără cărți. Bogdan are { $two-kings } și plătește { $ben }, Carla are { $ace } și plătește { $carla }, David are { $two } și plătește { $david }. Ana ia { $taken }; { $ante ->
        [0] ea însăși n-a pus nimic, deci câștigul ei e { $net }.
       *[other] fără ce a pus ea însăși, câștigul ei e { $net }.
    }
rules-kc-chips-example-no-pass =
    Se joacă în patru { $ante ->
        [0] și nimeni nu pune nimic în pot.
        [one] și fiecare pune în pot un jeton.
        [few] și fiecare pune în pot { $ante } jetoane.
       *[other] și fiecare pune în pot { $ante } de jetoane.
    } { $pot ->
        [0] Potul e gol.
        [few] În pot sunt deci { $pot } jetoane.
       *[other] În pot sunt deci { $pot } de jetoane.
    } Ana rămâne fără cărți. Bogdan are { $two-kings } și plătește { $ben }, Carla are { $ace } și plătește { $carla }, David are { $two } și plătește { $david }. Ana ia { $taken }{ $ante ->
        [0] , adică un câștig de { $net }.
       *[other] ; fără ce a pus ea însăși, câștigul ei e { $net }.
    }

## Kings Corner: the match

# $beyond: one more than $target.
rules-kc-match-reach =
    { $target ->
        [one] După fiecare rundă se face totalul. Când cineva are un punct sau mai multe, partida se încheie.
        [few] După fiecare rundă se face totalul. Când cineva are { $target } puncte sau mai multe, partida se încheie.
       *[other] După fiecare rundă se face totalul. Când cineva are { $target } de puncte sau mai multe, partida se încheie.
    }
rules-kc-match-exceed =
    { $target ->
        [one] După fiecare rundă se face totalul. Când cineva are mai mult de un punct, partida se încheie: { $target } nu ajunge, { $beyond } da.
        [few] După fiecare rundă se face totalul. Când cineva are mai mult de { $target } puncte, partida se încheie: { $target } nu ajung, { $beyond } da.
       *[other] După fiecare rundă se face totalul. Când cineva are mai mult de { $target } de puncte, partida se încheie: { $target } nu ajung, { $beyond } da.
    }
rules-kc-match-reach-minus = După fiecare rundă se face totalul. Când cineva e la −{ $target } sau mai jos, partida se încheie.
rules-kc-match-exceed-minus = După fiecare rundă se face totalul. Când cineva e mai jos de −{ $target }, partida se încheie: −{ $target } nu ajunge, −{ $beyond } da.
rules-kc-match-usual = Ambele variante sunt obișnuite: partida se încheie când cineva atinge limita sau abia când trece de ea.
rules-kc-match-deals =
    { $deals ->
        [one] Partida are o singură rundă.
        [few] Partida are { $deals } runde.
       *[other] Partida are { $deals } de runde.
    }
rules-kc-win-fewest = Partida o câștigă cine are atunci cele mai puține puncte.
rules-kc-win-highest = Partida o câștigă cine are atunci cel mai mare total, adică cel mai aproape de zero.
rules-kc-win-most-chips = Partida o câștigă cine are atunci cele mai multe jetoane câștigate sau cele mai puține pierdute.
rules-kc-win-one = Câștigă cine pune ultima carte. La blocaj câștigă cine are cele mai puține puncte.
rules-kc-win-one-minus = Câștigă cine pune ultima carte. La blocaj câștigă cine e cel mai aproape de zero.
rules-kc-win-one-fines = Câștigă cine are cele mai puține puncte.
rules-kc-win-one-fines-minus = Câștigă cine e cel mai aproape de zero.
rules-kc-win-one-chips = Câștigă cine are cele mai multe jetoane câștigate sau cele mai puține pierdute.
rules-kc-ties = Dacă mai mulți sunt la egalitate, împart victoria.

## Kings Corner: names and origin

rules-kc-origin = Kings Corner se mai numește Kings Corners sau Kings in the Corner și e îndrăgit mai ales în Statele Unite. În Suedia se numește Kungen i hörnet, „regele din colț”: după regulile suedeze, un popă întors merge imediat într-un colț.

## King: what it is about

# $deals = $negative deals to avoid + $positive positive deals.
rules-king-aim =
    Patru jucători, fiecare pentru sine. O partidă are { $deals ->
        [one] o rundă
        [few] { $deals } runde
       *[other] { $deals } de runde
    }, și fiecare rundă are regulile ei. { $negative ->
        [one] Într-una dintre ele se joacă un joc negativ:
       *[other] În { $negative } dintre ele se joacă jocuri negative:
    } levatele sau anumite cărți costă puncte, așa că ferește-te de ele. În celelalte { $positive } se joacă jocuri pozitive: acolo oricine poate câștiga puncte.
rules-king-aim-negative =
    { $deals ->
        [one] Patru jucători, fiecare pentru sine. Partida are o singură rundă, cu un joc negativ: levatele sau anumite cărți costă puncte, așa că ferește-te de ele.
        [few] Patru jucători, fiecare pentru sine. O partidă are { $deals } runde, și fiecare rundă are regulile ei. În toate se joacă jocuri negative: levatele sau anumite cărți costă puncte, așa că ferește-te de ele.
       *[other] Patru jucători, fiecare pentru sine. O partidă are { $deals } de runde, și fiecare rundă are regulile ei. În toate se joacă jocuri negative: levatele sau anumite cărți costă puncte, așa că ferește-te de ele.
    }
rules-king-aim-highest = La sfârșit câștigă cine are cel mai mare total.
rules-king-aim-not-negative = La sfârșit câștigă toți cei al căror total nu e sub zero.

## King: what you need

rules-king-need-52 = Patru jucători și un pachet de 52 de cărți, fără jokeri. În fiecare culoare (pică, cupă, caro, treflă) cel mai mare e asul, apoi vin popa, dama, valetul, 10, 9 și tot așa până la 2.
rules-king-need-32 = Patru jucători și un pachet de 32 de cărți: tot ce e de la 2 la 6 se lasă deoparte. În fiecare culoare (pică, cupă, caro, treflă) cel mai mare e asul, apoi vin popa, dama, valetul, 10, 9, 8, 7.

## King: the deal

rules-king-lots = Locurile la masă și primul dealer se trag la sorți. După fiecare rundă, cărțile le împarte jucătorul următor.
rules-king-shuffle-cw = Înaintea fiecărei runde, dealerul amestecă bine cărțile, iar jucătorul din dreapta lui taie pachetul.
rules-king-shuffle-ccw = Înaintea fiecărei runde, dealerul amestecă bine cărțile, iar alt jucător taie pachetul.
rules-king-direction-cw = Se împarte și se joacă în sensul acelor de ceasornic: următorul e mereu jucătorul din stânga.
rules-king-direction-ccw = Se împarte și se joacă invers acelor de ceasornic: următorul e mereu jucătorul din dreapta.
rules-king-hands = Se împart toate cărțile, cu fața în jos, una câte una, începând cu jucătorul de după dealer: fiecare primește { $cards }.
# The dealer sits at the bottom; after Ana come Bogdan, Carla and David. $leader: Ana or Bogdan.
rules-king-picture-seats-cw = Ana împarte. După ea, în sensul acelor de ceasornic, vin Bogdan, Carla și David. Într-un joc negativ, prima levată o începe { $leader }.
rules-king-picture-seats-ccw = Ana împarte. După ea, invers acelor de ceasornic, vin Bogdan, Carla și David. Într-un joc negativ, prima levată o începe { $leader }.

## King: tricks

rules-king-lead-dealer = În jocurile negative începe dealerul: pune prima carte a primei levate.
rules-king-lead-next = În jocurile negative începe jucătorul de după dealer: pune prima carte a primei levate.
rules-king-lead-chooser = În jocurile negative începe declarantul, cel care a ales jocul: pune prima carte a primei levate.
rules-king-lead-nobody = Ar începe declarantul, dar jocurile negative nu le anunță nimeni: așa că începe dealerul, adică pune prima carte a primei levate.
rules-king-lead-usual = Ambele variante sunt obișnuite: începe dealerul sau jucătorul de după el.
rules-king-follow = Ceilalți pun și ei, pe rând, câte o carte: patru cărți fac o levată. Trebuie să servești culoarea: dacă ai cărți din culoarea cu care s-a început, joci una dintre ele, oricare. Dacă nu ai, poți juca orice carte.
rules-king-follow-exceptions = De la această libertate sunt și excepții: mai jos scrie ce trebuie să arunci în jocurile negative și când trebuie să joci atu în cele pozitive.
rules-king-follow-exceptions-throw = De la această libertate sunt și excepții: mai jos scrie ce trebuie să arunci în jocurile negative.
rules-king-follow-exceptions-trump = De la această libertate e și o excepție: mai jos scrie când trebuie să joci atu în jocurile pozitive.
rules-king-trick = Levata o ia cea mai mare carte din culoarea cu care s-a început; cărțile de altă culoare, niciodată. Cine o ia o pune deoparte și începe levata următoare.
rules-king-trick-trump = Levata o ia cea mai mare carte din culoarea cu care s-a început; cărțile de altă culoare nu iau nimic. În jocurile pozitive, o culoare poate fi atu: atunci levata o ia cel mai mare atu, dacă s-a jucat vreunul. Cine o ia o pune deoparte și începe levata următoare.
# $first .. $fourth: the cards in order of play; $winner: the one that takes the trick.
rules-king-picture-trick = O levată fără atu: se începe cu { $first }, apoi vin { $second }, { $third } și { $fourth }. Levata o ia { $winner }.
rules-king-trump-example = În această levată, { $second } e cea mai mare carte din culoarea cu care s-a început, iar { $fourth } e de altă culoare și nu ia nimic. Dar dacă pica e atu, levata o ia { $winner }.
rules-king-play-out = Fiecare rundă se joacă până la ultima carte.
rules-king-count = După fiecare rundă, fiecare își numără punctele și le spune cu voce tare.
rules-king-early-end = La { $contracts } runda se încheie cu levata în care cade ultima carte care costă puncte; mai departe nu se joacă. Toate celelalte runde se joacă până la ultima carte.

## King: choosing what is played

rules-king-choose = Jucătorul de după dealer e declarantul: își vede cărțile și alege ce se joacă în runda aceasta.
# How often each deal to avoid is played in the match.
rules-king-choose-each =
    { $count ->
        [one] Fiecare joc negativ se joacă o singură dată în partidă, indiferent cine îl alege.
        [2] Fiecare joc negativ se joacă de două ori în partidă, indiferent cine îl alege.
        [few] Fiecare joc negativ se joacă de { $count } ori în partidă, indiferent cine îl alege.
       *[other] Fiecare joc negativ se joacă de { $count } de ori în partidă, indiferent cine îl alege.
    }
rules-king-choose-own =
    { $count ->
        [one] Fiecare jucător alege în partidă cel mult un joc negativ.
        [2] Fiecare jucător alege în partidă cel mult două jocuri negative. Același joc poate fi ales din nou, cât timp nu s-a epuizat.
        [few] Fiecare jucător alege în partidă cel mult { $count } jocuri negative. Același joc poate fi ales din nou, cât timp nu s-a epuizat.
       *[other] Fiecare jucător alege în partidă cel mult { $count } de jocuri negative. Același joc poate fi ales din nou, cât timp nu s-a epuizat.
    }
rules-king-choose-own-exactly =
    { $count ->
        [one] Fiecare jucător alege în partidă exact un joc negativ.
        [2] Fiecare jucător alege în partidă exact două jocuri negative. Același joc poate fi ales din nou, cât timp nu s-a epuizat.
        [few] Fiecare jucător alege în partidă exact { $count } jocuri negative. Același joc poate fi ales din nou, cât timp nu s-a epuizat.
       *[other] Fiecare jucător alege în partidă exact { $count } de jocuri negative. Același joc poate fi ales din nou, cât timp nu s-a epuizat.
    }
rules-king-choose-any = Un jucător poate alege jocuri negative oricât de des, cât timp mai sunt. Același joc poate fi ales din nou, cât timp nu s-a epuizat.
rules-king-choose-plus =
    { $count ->
        [one] Fiecare jucător alege în partidă un joc pozitiv.
        [2] Fiecare jucător alege în partidă două jocuri pozitive.
        [few] Fiecare jucător alege în partidă { $count } jocuri pozitive.
       *[other] Fiecare jucător alege în partidă { $count } de jocuri pozitive.
    }
rules-king-choose-no-plus = Jocuri pozitive și licitație nu există.
rules-king-choose-after = Jocurile pozitive nu se aleg: urmează după ce s-au jucat toate jocurile negative.
rules-king-choose-last = Când declarantului i-a rămas un singur joc de ales, nu mai e întrebat: se joacă acela.

## King: deals to avoid

rules-king-negative-fixed =
    { $count ->
        [one] Prima rundă e un joc negativ. În ea nu există atu.
        [few] Primele { $count } runde sunt jocuri negative, în această ordine. În ele nu există atu.
       *[other] Primele { $count } de runde sunt jocuri negative, în această ordine. În ele nu există atu.
    }
rules-king-negative-chosen = Acestea sunt jocurile negative. În ele nu există atu.
rules-king-costs = Câte puncte costă
rules-king-unit-no-tricks = fiecare levată
rules-king-unit-no-hearts = fiecare cupă
rules-king-unit-no-queens = fiecare damă
rules-king-unit-no-king = popa de cupă
rules-king-unit-last-two = ultimele două levate
rules-king-negative-taken = O carte care costă puncte îl costă pe cel care ia levata în care se află, nu pe cel care a jucat-o. Toate celelalte cărți și levate ale rundei nu contează.
# $contract: No queens; $points: signed.
rules-king-negative-example = La { $contract } ai { $count } dame în levatele tale: îți scrii { $points }.

## King: what may not be led, what must be thrown

rules-king-hearts-free = În orice rundă poți începe o levată cu cupă, la fel ca și cu altă culoare.
rules-king-hearts-ban = La { $contracts } nu poți începe o levată cu cupă cât timp mai ai altă culoare. În celelalte runde se poate începe cu cupă.
rules-king-hearts-broken = La { $contracts } nu poți începe o levată cu cupă cât timp mai ai altă culoare, până când cineva joacă o cupă în acea rundă; după aceea se poate începe liber cu cupă. În celelalte runde se poate începe cu cupă.
# Follows one of the two above.
rules-king-hearts-throw = Interdicția ține doar de începutul levatei: când nu poți servi culoarea, poți arunca o cupă.
rules-king-hearts-throw-duty = Interdicția ține doar de începutul levatei. Când nu poți servi culoarea, cupele se pot arunca, iar uneori chiar trebuie aruncate: vezi mai jos.
rules-king-hearts-example = E rândul tău să începi și ai { $low }, { $high } și { $other }: cât timp ține interdicția, trebuie să începi cu { $other }. Dacă nu ai decât cupe, poți începe cu una dintre ele.
rules-king-kh-ban = La { $contract } nu poți începe o levată chiar cu popa de cupă cât timp mai ai orice altă carte, fie ea și tot o cupă.
rules-king-kh-free = La { $contract } poți începe o levată cu popa de cupă la fel ca și cu altă cupă.
rules-king-kh-same = La { $contract }, interdicția de a începe cu cupă e valabilă și pentru popa de cupă; altă interdicție de a începe cu el nu există.
rules-king-kh-usual = Aici obiceiurile diferă: uneori la { $contract } nu se poate începe doar cu popa de cupă, alteori cu nicio cupă.
rules-king-penalty-free = Când nu poți servi culoarea, nu ești obligat să arunci o carte care costă puncte: o poți păstra pentru mai târziu, dacă îndrăznești.
rules-king-penalty-but = La { $contracts } nu ești obligat să arunci o carte care costă puncte când nu poți servi culoarea: o poți păstra pentru mai târziu, dacă îndrăznești.
rules-king-penalty-must = La { $contracts } o carte care costă puncte trebuie jucată la prima ocazie:
rules-king-penalty-void = Dacă nu poți servi culoarea, trebuie să arunci o carte care costă puncte, dacă ai. Dacă ai mai multe, alegi tu una.
rules-king-penalty-void-example = La { $contract } s-a început cu caro. Nu ai caro, dar ai { $card }: trebuie să arunci această carte.
rules-king-penalty-void-king = La { $contract }, dacă nu poți servi culoarea și nu ai popa de cupă, trebuie să arunci altă cupă, dacă ai.
rules-king-penalty-under = La { $contracts }, dacă servești culoarea și ai o carte de acea culoare care costă puncte, iar pe masă e deja una mai mare de aceeași culoare, trebuie să joci cartea care costă puncte. Dacă ai mai multe asemenea cărți, alegi tu una.
# $high lies on the table, $card costs points, $low does not; all are of one suit.
rules-king-penalty-under-example = La { $contract }, în levată e deja { $high }. Ai { $card } și { $low }: trebuie să joci { $card }.
rules-king-forced-off = La { $contract } nu ești obligat să arunci nici măcar popa de cupă. Dar cu cât scapi mai repede de el, cu atât mai bine.
rules-king-forced-only = Când la { $contract } se începe o levată cu cupă, popa de cupă trebuie jucat dacă pe masă e deja asul sau dacă e singura ta cupă.
rules-king-forced-discard = La { $contract } trebuie să arunci popa de cupă imediat ce nu poți servi culoarea. Când se începe cu cupă, nu ești obligat să-l joci cât timp mai ai altă cupă.
rules-king-forced-discard-under = La { $contract } trebuie să arunci popa de cupă imediat ce nu poți servi culoarea. Când se începe cu cupă, trebuie să-l joci dacă pe masă e deja asul sau dacă e singura ta cupă.
rules-king-forced-always = La { $contract } trebuie să arunci popa de cupă imediat ce nu poți servi culoarea și trebuie să-l joci când altcineva începe o levată cu cupă.
rules-king-forced-usual = Ambele variante sunt obișnuite: poți păstra popa de cupă sau trebuie să-l arunci la prima ocazie.

## King: positive deals

# $first, $last: numbers of deals: 7 and 10.
rules-king-positive-fixed = În rundele de la { $first } la { $last } se joacă jocuri pozitive: acolo oricine poate câștiga puncte. Fiecare jucător e dealer într-una dintre ele.
rules-king-positive-chosen = În jocurile pozitive se câștigă puncte. Le poate câștiga oricare dintre cei patru, nu doar declarantul.
# $suits: the four suits in order.
rules-king-trumps = Atuul e fix: în ordinea acestor runde, { $suits }. Nu se licitează.
rules-king-trumps-chooser = Atuul e fix: în ordinea în care se aleg jocurile pozitive, { $suits }, apoi iar de la capăt. Nu se licitează.
rules-king-trumps-chooser-minus = Atuul e fix: în ordinea în care se aleg jocurile pozitive, { $suits }, apoi iar de la capăt. În locul jocului plus cu acest atu, declarantul poate alege minus. Nu se licitează.
# $games: "„plus” cu atu pică, cupă, caro sau treflă, „plus” fără atu sau „minus”"; without the quotes "plus" would read as "and also".
rules-king-name-optional = Dealerul își vede cărțile, apoi are de ales: anunță jocul imediat sau îl vinde la licitație (vezi mai jos). Jocul poate fi { $games }.
rules-king-name-always = Dealerul nu anunță jocul de la început: jocul se scoate la licitație (vezi mai jos). Jocul poate fi { $games }.
rules-king-name-dealer = Dealerul își vede cărțile și anunță jocul: { $games }. Nu se licitează.
rules-king-name-chooser = Când alege, declarantul spune și ce fel de joc pozitiv e: { $games }. Ce s-a anunțat într-o rundă dinainte se poate anunța din nou. Nu se licitează.
rules-king-name-only = În aceste runde există un singur joc: { $games }. Nu se licitează.
# $suits: "pică, cupă, caro sau treflă".
rules-king-game-trump = „plus” cu atu { $suits }
rules-king-game-NT = „plus” fără atu
rules-king-game-minus = „minus”
rules-king-plus =
    { $points ->
        [one] Plus: fiecare levată îi aduce un punct celui care o ia. Toate levatele împreună aduc { $total }.
        [few] Plus: fiecare levată îi aduce { $points } puncte celui care o ia. Toate levatele împreună aduc { $total }.
       *[other] Plus: fiecare levată îi aduce { $points } de puncte celui care o ia. Toate levatele împreună aduc { $total }.
    }
# $base: 325, $loss: 75.
rules-king-minus =
    { $base ->
        [one] Minus: toți pornesc de la un punct și pierd { $loss } pentru fiecare levată. Nu există atu.
        [few] Minus: toți pornesc de la { $base } puncte și pierd { $loss } pentru fiecare levată. Nu există atu.
       *[other] Minus: toți pornesc de la { $base } de puncte și pierd { $loss } pentru fiecare levată. Nu există atu.
    }
# $tricks: so many tricks that $many is below zero, with its sign.
rules-king-minus-example =
    { $none ->
        [one] Fără nicio levată rămâi cu un punct, cu o levată ai { $one }, cu { $tricks } levate { $many }.
        [few] Fără nicio levată rămâi cu { $none } puncte, cu o levată ai { $one }, cu { $tricks } levate { $many }.
       *[other] Fără nicio levată rămâi cu { $none } de puncte, cu o levată ai { $one }, cu { $tricks } levate { $many }.
    }
rules-king-trump-free = Și într-un joc cu atu trebuie să servești culoarea. O levată se poate începe cu atu. Dacă nu poți servi culoarea, poți tăia, adică juca atu, sau poți arunca altă carte, după plac.
rules-king-trump-must = Și într-un joc cu atu trebuie să servești culoarea. O levată se poate începe cu atu. Dacă nu poți servi culoarea și ai atu, trebuie să joci un atu, oricare: nu trebuie să fie mai mare decât atuul aflat deja pe masă.
rules-king-positive-lead-dealer = Și în jocurile pozitive, prima levată o începe dealerul.
rules-king-positive-lead-dealer-sold = Și în jocurile pozitive, prima levată o începe dealerul, chiar dacă a vândut jocul.
rules-king-positive-lead-dealer-after = În jocurile pozitive, prima levată o începe dealerul, chiar dacă a vândut jocul.
rules-king-positive-lead-next = Și în jocurile pozitive, prima levată o începe jucătorul de după dealer, oricine ar fi anunțat jocul.
rules-king-positive-lead-chooser = Și în jocurile pozitive, prima levată o începe declarantul.
rules-king-positive-lead-declarer = În jocurile pozitive, prima levată o începe declarantul.
# Without an auction.
rules-king-positive-lead-declarer-dealer = În jocurile pozitive, prima levată o începe declarantul, adică dealerul.
rules-king-positive-lead-declarer-sold = În jocurile pozitive, prima levată o începe declarantul: el e cumpărătorul, dacă jocul a fost vândut, altfel dealerul.
rules-king-positive-lead-named = În jocurile pozitive, după ce a ales și înainte de prima carte, declarantul spune cine începe prima levată; poate fi și el însuși.
# Without an auction.
rules-king-positive-lead-named-dealer = În jocurile pozitive, declarantul, adică dealerul, spune înainte de prima carte cine începe prima levată; poate fi și el însuși.
rules-king-positive-lead-named-sold = În jocurile pozitive, declarantul e cumpărătorul, dacă jocul a fost vândut, altfel dealerul. După ce se știe ce se joacă și înainte de prima carte, declarantul spune cine începe prima levată; poate fi și el însuși.

## King: the auction

rules-king-auction-optional = Dacă deschide licitația, dealerul devine vânzător. Ceilalți trei, care și-au văzut și ei cărțile, licitează pentru dreptul de a anunța jocul.
rules-king-auction-always = Fiecare joc pozitiv începe cu o licitație. Dealerul e vânzătorul. Ceilalți trei, care și-au văzut cărțile, licitează pentru dreptul de a anunța jocul.
rules-king-auction-usual-optional = Aici dealerul poate alege; la alte mese fiecare joc pozitiv începe cu o licitație.
rules-king-auction-usual-always = Aici se licitează mereu; la alte mese dealerul poate juca și fără licitație.
rules-king-auction-why = De ce să cumperi? Fiindcă poți alege jocul care se potrivește cărților tale. De ce să vinzi? Fiindcă ale tale nu se potrivesc la niciun joc. Ce plătește cumpărătorul primește vânzătorul, la sfârșitul rundei.
# $plus: "+4", $tricks: 4, $minus: "−1".
rules-king-bid = O ofertă arată felul jocului și un preț în levate. Cu { $plus } spui: se joacă plus și plătesc prețul a { $tricks } levate. Cu { $minus } spui: se joacă minus și preiau o levată de la vânzător. Nu promiți că vei lua tu un anumit număr de levate. Cât face un preț în puncte, vezi la „Cât plătește cumpărătorul”.
# The same where the price of a minus bid is always paid in full.
rules-king-bid-transfer = O ofertă arată felul jocului și un preț în levate. Cu { $plus } spui: se joacă plus și plătesc prețul a { $tricks } levate. Cu { $minus } spui: se joacă minus și plătesc prețul unei levate la minus. Nu promiți că vei lua tu un anumit număr de levate. Cât face un preț în puncte, vezi la „Cât plătește cumpărătorul”.
rules-king-ladder = Fiecare ofertă trebuie să fie mai mare decât cea dinainte; de pe un loc mai bun o poți și egala (vezi mai jos). Aceasta e ordinea, de la { $low } până la { $high }; poți sări peste trepte.
rules-king-bids = Toate ofertele, începând cu cea mai mică
# $points: what both bids are worth.
rules-king-ladder-equal =
    { $points ->
        [one] Atât { $plus }, cât și { $minus } valorează un punct, dar { $minus } e oferta mai mare.
        [few] Atât { $plus }, cât și { $minus } valorează { $points } puncte, dar { $minus } e oferta mai mare.
       *[other] Atât { $plus }, cât și { $minus } valorează { $points } de puncte, dar { $minus } e oferta mai mare.
    }
rules-king-bidding = Începe jucătorul de după vânzător; apoi se merge pe rând, în sensul jocului. Când îți vine rândul, oferi mai mult, egalezi cea mai mare ofertă (vezi regula următoare) sau spui pas. Dacă spui pas, ai ieșit din această licitație. Cine are cea mai mare ofertă nu mai e întrebat până când o are altcineva.
rules-king-match = Cu cât îți vine rândul mai repede după vânzător, cu atât mai bine: primul de după el are întâietate față de ceilalți doi, al doilea față de al treilea. În loc să oferi mai mult decât un jucător față de care ai întâietate, poți egala: preiei tu oferta lui. Trebuie să fie exact aceeași ofertă; { $minus } nu egalează { $plus }.
rules-king-eight-forced = Peste { $bid } nu se poate trece. Mai sunt întrebați doar cei care au întâietate față de cel care a oferit și care n-au spus pas; ei pot egala sau spune pas. Apoi jocul e vândut: vânzătorul nu poate refuza { $bid }.
rules-king-eight-free = Peste { $bid } nu se poate trece. Mai sunt întrebați doar cei care au întâietate față de cel care a oferit și care n-au spus pas; ei pot egala sau spune pas. Apoi hotărăște vânzătorul, ca după orice altă ofertă.
rules-king-bidding-stops = Licitația se oprește când toți, în afară de cel cu cea mai mare ofertă, au spus pas sau când toți trei au spus pas.
# Ana sells. The bids: $first +2, $second −1, $low +3 (too low), $third +4, $last +5.
rules-king-auction-example = Ana vinde. Bogdan licitează { $first }, Carla { $second }. David nu poate licita { $low }, care e mai puțin, și licitează { $third }. Bogdan egalează: acum { $third } e oferta lui. Carla spune pas, David licitează { $last }, Bogdan spune pas. David are cea mai mare ofertă, { $last }.

## King: the seller decides

rules-king-decide = Când licitația s-a oprit, vânzătorul are ultimul cuvânt. Iată ce poate face:
# $bid: +8, which cannot be refused.
rules-king-decide-below = Când licitația s-a oprit sub { $bid }, vânzătorul are ultimul cuvânt. Iată ce poate face:
rules-king-accept = Acceptă: jocul e vândut celui cu cea mai mare ofertă, dacă există vreuna.
rules-king-reject = Păstrează jocul, fie că are oferte sau nu, și anunță chiar el oricare dintre jocuri.
rules-king-counter = Cere mai mult: numește o ofertă mai mare, plus sau minus, dar sub { $bid }, iar cel cu cea mai mare ofertă răspunde da sau nu. Da: jocul e vândut cu acea ofertă. Nu: vânzătorul hotărăște din nou și poate cere iar, dar niciodată aceeași ofertă. Dacă nu s-a licitat nimic, nu are pe cine întreba.
rules-king-no-counter = Vânzătorul nu poate cere mai mult decât s-a oferit.
rules-king-ultimatum = Dă un ultimatum: „opt, altfel joc minus”. E pentru cine are cărți bune de minus. Se poate da și dacă nu s-a licitat nimic. Sunt întrebați toți trei, întâi jucătorul de după vânzător, chiar și cei care au spus pas. Primul care spune da cumpără jocul cu { $bid }. Dacă nu vrea nimeni, vânzătorul trebuie să joace minus; cale de întoarcere nu există.
rules-king-no-ultimatum = Vânzătorul nu poate da ultimatum (să ceară { $bid } și altfel să joace minus).
# $own: points of the seller, $other: of each of the others.
rules-king-unplayed-fewer-than-3-bids =
    Scrie punctele fără joc, dacă au fost mai puțin de trei oferte: { $own ->
        [one] un punct
        [few] { $own } puncte
       *[other] { $own } de puncte
    } pentru vânzător, { $other } pentru fiecare dintre ceilalți, iar cărțile nu se joacă. Se numără orice ofertă, și egalările; pasul și cererile refuzate nu se numără.
rules-king-unplayed-best-below-4 =
    Scrie punctele fără joc, dacă n-a licitat nimeni sau dacă cea mai mare ofertă valorează mai puțin de 4 levate la plus ({ $minus } valorează 3): { $own ->
        [one] un punct
        [few] { $own } puncte
       *[other] { $own } de puncte
    } pentru vânzător, { $other } pentru fiecare dintre ceilalți, iar cărțile nu se joacă.
rules-king-unplayed-off = Punctele nu se pot scrie fără joc: runda se joacă întotdeauna.

## King: what a sale costs

rules-king-buyer = După o ofertă plus, cumpărătorul anunță unul dintre jocurile plus. După o ofertă minus se joacă minus, fără atu. Fiecare ia levate pentru sine; oferta e doar prețul.
# $games: the only game that the buyer may name.
rules-king-buyer-only = După o ofertă plus se joacă { $games }. După o ofertă minus se joacă minus, fără atu. Fiecare ia levate pentru sine; oferta e doar prețul.
# Who leads after a sale.
rules-king-sale-lead-dealer = Prima levată o începe vânzătorul, fiindcă el e dealerul.
rules-king-sale-lead-next = Prima levată o începe jucătorul de după vânzător.
rules-king-sale-lead-declarer = Prima levată o începe cumpărătorul.
rules-king-sale-lead-named = Tot cumpărătorul spune cine începe prima levată.
# $points: what a trick brings in plus.
rules-king-plus-transfer =
    { $points ->
        [one] La plus, cumpărătorul îi plătește vânzătorului un punct pentru fiecare levată din ofertă, mereu prețul întreg. Dacă propriile levate îi aduc mai puțin de atât, încheie runda sub zero.
        [few] La plus, cumpărătorul îi plătește vânzătorului { $points } puncte pentru fiecare levată din ofertă, mereu prețul întreg. Dacă propriile levate îi aduc mai puțin de atât, încheie runda sub zero.
       *[other] La plus, cumpărătorul îi plătește vânzătorului { $points } de puncte pentru fiecare levată din ofertă, mereu prețul întreg. Dacă propriile levate îi aduc mai puțin de atât, încheie runda sub zero.
    }
rules-king-plus-capped =
    { $points ->
        [one] La plus, cumpărătorul îi plătește vânzătorului un punct pentru fiecare levată din ofertă, dar niciodată mai mult decât i-au adus propriile levate.
        [few] La plus, cumpărătorul îi plătește vânzătorului { $points } puncte pentru fiecare levată din ofertă, dar niciodată mai mult decât i-au adus propriile levate.
       *[other] La plus, cumpărătorul îi plătește vânzătorului { $points } de puncte pentru fiecare levată din ofertă, dar niciodată mai mult decât i-au adus propriile levate.
    }
rules-king-plus-topup =
    { $points ->
        [one] La plus, cumpărătorul îi plătește vânzătorului un punct pentru fiecare levată care îi lipsește acestuia până la ofertă. Dacă vânzătorul a luat câte levate s-au oferit sau mai multe, nu se plătește nimic.
        [few] La plus, cumpărătorul îi plătește vânzătorului { $points } puncte pentru fiecare levată care îi lipsește acestuia până la ofertă. Dacă vânzătorul a luat câte levate s-au oferit sau mai multe, nu se plătește nimic.
       *[other] La plus, cumpărătorul îi plătește vânzătorului { $points } de puncte pentru fiecare levată care îi lipsește acestuia până la ofertă. Dacă vânzătorul a luat câte levate s-au oferit sau mai multe, nu se plătește nimic.
    }
rules-king-plus-exact =
    { $points ->
        [one] La plus, vânzătorul rămâne cu exact un punct pentru fiecare levată din ofertă: dacă levatele lui aduc mai puțin, cumpărătorul plătește restul; dacă aduc mai mult, cumpărătorul primește ce e în plus.
        [few] La plus, vânzătorul rămâne cu exact { $points } puncte pentru fiecare levată din ofertă: dacă levatele lui aduc mai puțin, cumpărătorul plătește restul; dacă aduc mai mult, cumpărătorul primește ce e în plus.
       *[other] La plus, vânzătorul rămâne cu exact { $points } de puncte pentru fiecare levată din ofertă: dacă levatele lui aduc mai puțin, cumpărătorul plătește restul; dacă aduc mai mult, cumpărătorul primește ce e în plus.
    }
rules-king-plus-shortfall =
    { $points ->
        [one] La plus, cumpărătorul îi plătește vânzătorului un punct pentru fiecare levată care îi lipsește lui însuși până la ofertă. Dacă cumpărătorul a luat câte levate s-au oferit sau mai multe, nu se plătește nimic.
        [few] La plus, cumpărătorul îi plătește vânzătorului { $points } puncte pentru fiecare levată care îi lipsește lui însuși până la ofertă. Dacă cumpărătorul a luat câte levate s-au oferit sau mai multe, nu se plătește nimic.
       *[other] La plus, cumpărătorul îi plătește vânzătorului { $points } de puncte pentru fiecare levată care îi lipsește lui însuși până la ofertă. Dacă cumpărătorul a luat câte levate s-au oferit sau mai multe, nu se plătește nimic.
    }
rules-king-plus-usual = Aici obiceiurile diferă: uneori cumpărătorul plătește toată oferta, alteori doar ce lipsește sau cel mult cât i-au adus propriile levate.
# $points: what a trick costs in minus.
rules-king-minus-absorb =
    { $points ->
        [one] La minus, cumpărătorul preia de la vânzător atâtea levate câte a oferit: pentru fiecare trece un punct de la cumpărător la vânzător. Se preiau doar levate pe care vânzătorul chiar le-a luat.
        [few] La minus, cumpărătorul preia de la vânzător atâtea levate câte a oferit: pentru fiecare trec { $points } puncte de la cumpărător la vânzător. Se preiau doar levate pe care vânzătorul chiar le-a luat.
       *[other] La minus, cumpărătorul preia de la vânzător atâtea levate câte a oferit: pentru fiecare trec { $points } de puncte de la cumpărător la vânzător. Se preiau doar levate pe care vânzătorul chiar le-a luat.
    }
rules-king-minus-transfer =
    { $points ->
        [one] La minus, cumpărătorul îi plătește vânzătorului un punct pentru fiecare levată din ofertă, mereu prețul întreg, chiar dacă vânzătorul a luat mai puține levate.
        [few] La minus, cumpărătorul îi plătește vânzătorului { $points } puncte pentru fiecare levată din ofertă, mereu prețul întreg, chiar dacă vânzătorul a luat mai puține levate.
       *[other] La minus, cumpărătorul îi plătește vânzătorului { $points } de puncte pentru fiecare levată din ofertă, mereu prețul întreg, chiar dacă vânzătorul a luat mai puține levate.
    }
rules-king-minus-usual = Ambele variante sunt obișnuite: cumpărătorul plătește doar pentru levatele luate de vânzător sau mereu pentru toată oferta.
# Headings of tables. $seller (Ana) sells at $bid to $buyer (Bogdan).
rules-king-sale-plus-made = { $seller } vinde, { $buyer } cumpără cu { $bid } și ia cel puțin atâtea levate
rules-king-sale-plus-short = { $seller } vinde, { $buyer } cumpără cu { $bid } și ia mai puține levate
rules-king-sale-minus-made = { $seller } vinde, { $buyer } cumpără cu { $bid }; { $seller } ia cel puțin atâtea levate
rules-king-sale-minus-short = { $seller } vinde, { $buyer } cumpără cu { $bid }; { $seller } ia mai puține levate

## King: the end of the match

rules-king-win-highest =
    { $deals ->
        [one] După rundă câștigă cine are cel mai mare total. Jucătorii cu totaluri egale împart victoria.
        [few] Se adună punctele din toate cele { $deals } runde. Partida o câștigă cine are cel mai mare total. Jucătorii cu totaluri egale împart victoria.
       *[other] Se adună punctele din toate cele { $deals } de runde. Partida o câștigă cine are cel mai mare total. Jucătorii cu totaluri egale împart victoria.
    }
rules-king-win-not-negative =
    { $deals ->
        [one] După rundă câștigă toți cei al căror total e zero sau mai mare; ceilalți pierd. Se poate întâmpla să nu câștige nimeni.
        [few] Se adună punctele din toate cele { $deals } runde. Câștigă partida toți cei al căror total e zero sau mai mare; ceilalți pierd. Se poate întâmpla să nu câștige nimeni.
       *[other] Se adună punctele din toate cele { $deals } de runde. Câștigă partida toți cei al căror total e zero sau mai mare; ceilalți pierd. Se poate întâmpla să nu câștige nimeni.
    }
# $lost, $won: what all four together lose and win in a match.
rules-king-sum-zero =
    Ca să verifici scorul: toți patru împreună pierd { $lost ->
        [one] un punct
        [few] { $lost } puncte
       *[other] { $lost } de puncte
    } în jocurile negative și câștigă { $won } în cele pozitive, deci toate totalurile adunate fac 0.
rules-king-sum =
    { $lost ->
        [0] Ca să verifici scorul: jocurile negative nu costă nimic, iar în cele pozitive toți patru împreună câștigă { $won ->
            [few] { $won } puncte
           *[other] { $won } de puncte
        }, deci toate totalurile adunate fac { $rest }.
        [one] Ca să verifici scorul: toți patru împreună pierd un punct în jocurile negative și câștigă { $won } în cele pozitive, deci toate totalurile adunate fac { $rest }.
        [few] Ca să verifici scorul: toți patru împreună pierd { $lost } puncte în jocurile negative și câștigă { $won } în cele pozitive, deci toate totalurile adunate fac { $rest }.
       *[other] Ca să verifici scorul: toți patru împreună pierd { $lost } de puncte în jocurile negative și câștigă { $won } în cele pozitive, deci toate totalurile adunate fac { $rest }.
    }
rules-king-sum-negative =
    { $lost ->
        [0] Ca să verifici scorul: în aceste runde nimic nu costă puncte, deci toate totalurile rămân la 0.
        [one] Ca să verifici scorul: toți patru împreună pierd un punct.
        [few] Ca să verifici scorul: toți patru împreună pierd { $lost } puncte.
       *[other] Ca să verifici scorul: toți patru împreună pierd { $lost } de puncte.
    }
rules-king-sum-32 = Aceste puncte sunt cele obișnuite pentru 32 de cărți, mai ales în Rusia. Cu punctele pentru 52 de cărți, totalurile nu ar face 0.

## King: names and origin

rules-king-origin = King se joacă în multe țări: în Franța, Belgia și Italia și mai ales în Portugalia, Rusia, Turcia, Columbia și Brazilia. În Turcia se numește Rıfkı, în Franța și Belgia Le Jeu du Roi, „jocul regelui”. Originea lui nu e sigură; după nume, mulți cred că a apărut în Anglia. Și popa de cupă se numește King.

## Diagrams and the frame of the page

rules-leads = începe
rules-takes = ia levata
rules-stock = talon
rules-corner-NE = dreapta sus
rules-corner-SE = dreapta jos
rules-corner-SW = stânga jos
rules-corner-NW = stânga sus
