### The rules in short, for the table: at most 250 words for any preset. They are the same sentences as the rule page (rules.ftl), or shorter ones.

## Small parts. $what: cards; $unit: what costs in $contract

rules-short-each = { $what } { $points }
rules-short-contract = { $contract } ({ $unit } { $points })

## Kings Corner

rules-kc-short-moves-allowed = Când e rândul tău pui cărți din mână pe teancuri, popi în colțuri goale și orice carte pe o latură goală. Un teanc întreg se poate muta de pe o latură pe alt teanc unde se potrivește.
rules-kc-short-moves-forbidden = Când e rândul tău pui cărți din mână pe teancuri, popi în colțuri goale și orice altă carte pe o latură goală. Un teanc întreg se poate muta de pe o latură pe alt teanc unde se potrivește.
rules-kc-short-fit = O carte se potrivește dacă e imediat mai mică decât cea de sub ea și de cealaltă culoare.
rules-kc-short-end =
    { $count ->
        [one] Când nu mai merge nimic, tragi o carte: cu asta ți-ai încheiat rândul.
       *[other] Când nu mai merge nimic, tragi { $count } cărți: cu asta ți-ai încheiat rândul.
    }
rules-kc-short-start =
    { $count ->
        [one] Fiecare rând începe cu o carte din talon. Îl închei când ai terminat.
       *[other] Fiecare rând începe cu { $count } cărți din talon. Îl închei când ai terminat.
    }
rules-kc-short-must = Nu-ți poți încheia rândul cu un popă în mână.
rules-kc-short-penalty = Fiecare popă rămas în mână la sfârșitul unui rând costă { $points }, de fiecare dată.
rules-kc-short-costs = Cărțile rămase în mână costă: { $costs }.
rules-kc-short-chips = Cine rămâne primul fără cărți ia potul și jetoane pentru cărțile rămase celorlalți: { $costs }.

## King

rules-king-short-aim = Patru jucători, fiecare pentru sine. Runde în care eviți puncte: { $negative }. Runde în care câștigi puncte: { $positive }.
rules-king-short-trick = Patru cărți fac o levată. Servește culoarea cerută, dacă poți. Levata o ia cea mai mare carte din acea culoare; cine o ia o începe pe următoarea.
rules-king-short-trick-trump = Patru cărți fac o levată. Servește culoarea cerută, dacă poți. Levata o ia cea mai mare carte din acea culoare sau cel mai mare atu; cine o ia o începe pe următoarea.
rules-king-short-costs = Ce costă puncte, rundă cu rundă: { $costs }.
rules-king-short-costs-chosen = Ce costă puncte; jucătorul de după dealer alege ce se joacă: { $costs }.
rules-king-short-hearts = La { $contracts } nu poți începe cu o cupă cât timp mai ai altă culoare.
rules-king-short-hearts-broken = La { $contracts } nu poți începe cu o cupă cât timp mai ai altă culoare, până când cineva joacă o cupă.
rules-king-short-king = La { $contract } poți începe cu popa de cupă doar dacă e ultima ta carte.
rules-king-short-auction-optional = În jocurile pozitive, dealerul anunță jocul sau ascultă oferte pentru dreptul de a-l anunța: { $games }.
rules-king-short-auction-always = În jocurile pozitive, ceilalți licitează pentru dreptul de a anunța jocul: { $games }.
rules-king-short-bid = O ofertă e un fel de joc și un preț în levate: +3 la plus, −2 la minus. Dealerul vinde celei mai mari oferte sau păstrează jocul.
