### The profile: figures from the matches of this browser, what was found out in play, the profile as a file.

profile-title = Profil
profile-games = Spel
profile-more = Mer
profile-puzzles = Kluringar
profile-none = Inget parti är slut än.
profile-none-about = Efter ditt första parti visar sidan vad du är bra på och vad du kan öva.
profile-matches = partier
profile-won = vunna
profile-place = placering i snitt
profile-best-match = bästa parti
profile-out = givar du gick ut i
profile-points = poäng per giv
profile-kings = kungar kvar på hand
profile-share = { $share } %
profile-of = { $won } av { $matches }
profile-as-table = Som tabell
profile-course = Poäng per giv
profile-better = Du blir bättre
profile-match = Parti
profile-match-number = Parti { $number }
profile-came = som det blev
profile-clean = utan tur
profile-course-trend =
    Från { $first } per giv i de första fem granskade partierna till { $last } i de senaste fem, utan tur. { $side ->
        [gave] Korten gav dig { $luck } per giv.
        [took] Korten kostade dig { $luck } per giv.
       *[none] Korten gav lika mycket som de tog.
    }
profile-course-mean = Hittills { $points } per giv, som det blev.
profile-unreviewed =
    { $count ->
        [one] 1 parti är inte granskat än.
       *[other] { $count } partier är inte granskade än.
    }
profile-contracts = Kontrakten, jämfört med Mästare
profile-contracts-came = Kontrakten
profile-contracts-about =
    Vad du skänkt bort per giv, jämfört med vad Mästare hade gjort på din plats. { $count ->
        [one] 1 giv är granskad.
       *[other] { $count } givar är granskade.
    }
profile-contracts-later = Dina poäng per giv, som det blev. När partier är granskade ser du vad Mästare hade gjort av dem.
profile-contract = Kontrakt
profile-deals = Givar
profile-mean = Snitt
profile-best = Bästa
profile-lost = Mot Mästare
profile-weakest = Mest skänker du bort i: { $contract }
profile-practise = Öva
profile-auctions = Auktioner
profile-auctions-about =
    { $count ->
        [one] 1 giv var till salu. Poäng per giv, med betalningar.
       *[other] { $count } givar var till salu. Poäng per giv, med betalningar.
    }
profile-bought = Köpta
profile-sold = Sålda
profile-kept = Behållna
profile-left = Lämnade till andra
profile-unplayed = Tagna utan spel
profile-bought-about =
    { $count ->
        [one] 1 giv, { $gained ->
            [0] utan vinst
           *[other] med vinst
        }
       *[other] { $count } givar, { $gained ->
            [0] ingen med vinst
           *[other] varav { $gained } med vinst
        }
    }
profile-sold-about =
    { $count ->
        [one] 1 giv, för { $price } poäng
       *[other] { $count } givar, för { $price } poäng i snitt
    }
profile-sale-about =
    { $count ->
        [one] 1 giv
       *[other] { $count } givar
    }
profile-levels = Mot nivåerna
profile-levels-about = Vunna partier. Av en slump vore det { $share }.
profile-level = Nivå
profile-won-share = andel
profile-found = Upptäckt
profile-save = Spara som fil
profile-bring = Öppna en fil
profile-here = Allt detta finns i den här webbläsaren och ingen annanstans.
profile-file-what =
    { $count ->
        [one] 1 parti
       *[other] { $count } partier
    }, varav { $fresh } nya.
profile-file-other = Filen är { $name }s, inte din.
profile-file-keeps = Den läggs till det som finns här. Inget tas bort.
profile-file-cancel = Lägg inte till
profile-unite = Lägg till
profile-brought =
    { $count ->
        [0] Tillagt. Inget parti var nytt.
        [one] Tillagt: 1 nytt parti.
       *[other] Tillagt: { $count } nya partier.
    }
profile-file-damaged = Filen är skadad. Inget ändrades.
profile-file-too-large = Filen är för stor. Inget ändrades.
profile-file-later = Filen är skriven av en senare version av Kingcraft. Ladda om sidan och öppna den sedan.
profile-file-foreign = Det här är ingen profilfil. Inget ändrades.
profile-full = Det finns ingen plats kvar i webbläsaren. Spara profilen som fil nu.
profile-not-kept = Webbläsaren sparar inget. Profilen försvinner när du stänger sidan.

## Found out: the name, and what it was.

found-no-mark = Ren tavla
found-no-mark-how = Tre givar i rad att undvika, utan ett enda straff.
found-thrown = Slängd
found-thrown-how = Du sakade hjärter kung på en annan spelare.
found-way-out = Utväg
found-way-out-how = Du spelade ut ditt lägsta kort till sista sticket, och en annan fick ta det.
found-careful-hands = Varsam hand
found-careful-hands-how = Inga hjärter: du hade esset eller kungen, och tog inget av tretton.
found-fair-price = Bra pris
found-fair-price-how = Du köpte och fick in mer än du betalade.
found-two-below = Minus två
found-two-below-how = Du köpte för minus två och slutade över noll.
found-salesman = Bra sålt
found-salesman-how = Du sålde för mer än dina egna stick var värda.
found-eight-or-minus = Åtta eller minus
found-eight-or-minus-how = Ett ultimatum, och en annan sade ja.
found-nearer-the-seller = Närmare säljaren
found-nearer-the-seller-how = Du bjöd lika, och det lönade sig.
found-drawn = Trumfen dragen
found-drawn-how = Du drog den sista trumfen, och ditt ess höll.
found-all-at-once = Allt på en gång
found-all-at-once-how = Sju kort eller fler borta på en tur.
found-home-before-dark = Hemma i tid
found-home-before-dark-how = Sju givar i rad utan en kung kvar på hand.
