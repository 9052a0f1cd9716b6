### The profile: figures from the matches of this browser, what was found out in play, the profile as a file.

profile-title = Profil
profile-games = Jocuri
profile-more = Mai mult
profile-puzzles = Probleme
profile-none = Nicio partidă nu s-a terminat încă.
profile-none-about = După prima partidă, pagina arată ce îți iese bine și ce merită exersat.
profile-matches = partide
profile-won = câștigate
profile-place = loc mediu
profile-best-match = cea mai bună partidă
profile-out = runde încheiate de tine
profile-points = puncte pe rundă
profile-kings = popi rămași în mână
profile-share = { $share } %
profile-of = { $won } din { $matches }
profile-as-table = Ca tabel
profile-course = Puncte pe rundă
profile-better = Joci tot mai bine
profile-match = Partida
profile-match-number = Partida { $number }
profile-came = cum a fost
profile-clean = fără noroc
profile-course-trend =
    De la { $first } pe rundă în primele cinci partide analizate la { $last } în ultimele cinci, fără noroc. { $side ->
        [gave] Cărțile ți-au dat { $luck } pe rundă.
        [took] Cărțile te-au costat { $luck } pe rundă.
       *[none] Cărțile au dat cât au luat.
    }
profile-course-mean = Până acum { $points } pe rundă, cum a fost.
profile-unreviewed =
    { $count ->
        [one] 1 partidă nu este analizată încă.
        [few] { $count } partide nu sunt analizate încă.
       *[other] { $count } de partide nu sunt analizate încă.
    }
profile-contracts = Contractele, față de Maestru
profile-contracts-came = Contractele
profile-contracts-about =
    Cât ai irosit pe rundă față de ce ar fi făcut Maestru în locul tău. { $count ->
        [one] 1 rundă este analizată.
        [few] { $count } runde sunt analizate.
       *[other] { $count } de runde sunt analizate.
    }
profile-contracts-later = Punctele tale pe rundă, cum a fost. După analiza partidelor vezi ce ar fi făcut Maestru din ele.
profile-contract = Contract
profile-deals = Runde
profile-mean = Medie
profile-best = Cel mai bun
profile-lost = Față de Maestru
profile-weakest = Irosești cel mai mult la: { $contract }
profile-practise = Exersează
profile-auctions = Licitații
profile-auctions-about =
    { $count ->
        [one] 1 rundă a fost de vânzare. Puncte pe rundă, cu plăți cu tot.
        [few] { $count } runde au fost de vânzare. Puncte pe rundă, cu plăți cu tot.
       *[other] { $count } de runde au fost de vânzare. Puncte pe rundă, cu plăți cu tot.
    }
profile-bought = Cumpărate
profile-sold = Vândute
profile-kept = Păstrate
profile-left = Lăsate altora
profile-unplayed = Scrise fără joc
profile-bought-about =
    { $count ->
        [one] 1 rundă, { $gained ->
            [0] fără câștig
           *[other] cu câștig
        }
        [few] { $count } runde, { $gained ->
            [0] niciuna cu câștig
           *[other] din care { $gained } cu câștig
        }
       *[other] { $count } de runde, { $gained ->
            [0] niciuna cu câștig
           *[other] din care { $gained } cu câștig
        }
    }
profile-sold-about =
    { $count ->
        [one] 1 rundă, preț: { $price }
        [few] { $count } runde, preț mediu: { $price }
       *[other] { $count } de runde, preț mediu: { $price }
    }
profile-sale-about =
    { $count ->
        [one] 1 rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
profile-levels = Față de niveluri
profile-levels-about = Partide câștigate. La întâmplare ar fi { $share }.
profile-level = Nivel
profile-won-share = procent
profile-found = Descoperite
profile-save = Salvează ca fișier
profile-bring = Adu un fișier
profile-here = Toate acestea sunt în acest browser și nicăieri altundeva.
profile-file-what =
    { $count ->
        [one] 1 partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }, { $fresh } noi.
profile-file-other = Fișierul este al lui { $name }, nu al tău.
profile-file-keeps = Se adaugă la ce este aici. Nu se șterge nimic.
profile-file-cancel = Nu adăuga
profile-unite = Adaugă
profile-brought =
    { $count ->
        [0] Adăugat. Nicio partidă nu era nouă.
        [one] Adăugat: 1 partidă nouă.
        [few] Adăugat: { $count } partide noi.
       *[other] Adăugat: { $count } de partide noi.
    }
profile-file-damaged = Fișierul este deteriorat. Nu s-a schimbat nimic.
profile-file-too-large = Fișierul este prea mare. Nu s-a schimbat nimic.
profile-file-later = Fișierul este scris de o versiune mai nouă de Kingcraft. Reîncarcă pagina și adu-l apoi.
profile-file-foreign = Acesta nu este fișierul unui profil. Nu s-a schimbat nimic.
profile-full = Nu mai este loc în acest browser. Salvează acum profilul ca fișier.
profile-not-kept = Browserul nu păstrează nimic. Profilul se pierde când închizi pagina.

## Found out: the name, and what it was.

found-no-mark = Fără pată
found-no-mark-how = Trei runde de evitat la rând, fără niciun punct pierdut.
found-thrown = Aruncat
found-thrown-how = Ai aruncat popa de cupă altcuiva.
found-way-out = Ieșirea
found-way-out-how = Ai jucat cea mai mică carte la ultima levată, și a luat-o altcineva.
found-careful-hands = Mâini sigure
found-careful-hands-how = Fără cupe: ai avut asul sau popa și n-ai luat niciuna din treisprezece.
found-fair-price = Preț bun
found-fair-price-how = Ai cumpărat și ai câștigat mai mult decât ai plătit.
found-two-below = Minus doi
found-two-below-how = Ai cumpărat cu minus doi și ai terminat peste zero.
found-salesman = Bine vândut
found-salesman-how = Ai vândut cu mai mult decât valorau levatele tale.
found-eight-or-minus = Opt sau minus
found-eight-or-minus-how = Un ultimatum, și cineva a spus da.
found-nearer-the-seller = Mai aproape de vânzător
found-nearer-the-seller-how = Ai egalat oferta, și a meritat.
found-drawn = Atuuri scoase
found-drawn-how = Ai scos ultimul atu, și asul tău a luat levata.
found-all-at-once = Toate odată
found-all-at-once-how = Șapte cărți sau mai multe, într-un singur rând.
found-home-before-dark = Acasă la timp
found-home-before-dark-how = Șapte runde la rând fără niciun popă rămas în mână.
