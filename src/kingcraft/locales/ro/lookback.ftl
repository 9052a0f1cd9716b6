### Pagina care privește înapoi la o partidă: ce stă în jurul propozițiilor din review.ftl.

lookback-title = Analiza
lookback-of = { $game }, { $date }
lookback-to-table = Înapoi la masă
lookback-none = În această partidă nimeni nu a jucat ceva ce s-ar putea judeca.

## În timpul lucrului

lookback-search = Căutăm cea mai scumpă greșeală
lookback-waiting =
    { $count ->
        [0] Analiza începe imediat.
        [one] Mai întâi este analizată o altă partidă.
        [few] Mai întâi sunt analizate alte { $count } partide.
       *[other] Mai întâi sunt analizate alte { $count } de partide.
    }
lookback-preparing = Boții se pregătesc să analizeze partida. Prima dată după o instalare durează un minut sau două.
lookback-looking = Fiecare hotărâre este analizată de două ori: după cât putea ști jucătorul și cu toate cărțile pe față.
lookback-progress =
    { $count ->
        [one] { $done } dintr-o hotărâre
        [few] { $done } din { $count } hotărâri
       *[other] { $done } din { $count } de hotărâri
    }
lookback-leave = Nu trebuie să aștepți aici: analiza se face oricum, iar tu o găsești pe această pagină.
lookback-offline = Serverul nu răspunde acum. Pagina întreabă mai departe și continuă de îndată ce serverul revine.
lookback-no-match = Partida aceasta nu există sau nu este publică. Verifică linkul.
lookback-restarted = Serverul a fost repornit: analiza începe din nou.
lookback-ready = Analiza este gata.
lookback-failed-too-long = Partida este prea lungă pentru a fi analizată aici. Salvată ca fișier, se poate analiza din linia de comandă.
lookback-failed-broken-record = Această versiune de Kingcraft nu poate rejuca partida, deci nici nu o poate judeca.
lookback-failed-storage-failed = Analiza a fost făcută, dar nu s-a putut salva: poate că discul serverului este plin.
lookback-failed-no-review = Pentru acest joc nu există încă o analiză.
lookback-failed-internal = Analiza a eșuat. Jurnalul serverului spune de ce.

## Cine cum a jucat

lookback-players = Cine cum a jucat
lookback-measure = Măsură
lookback-accuracy = Precizie
lookback-lost = Irosit
lookback-a-deal = … pe rundă
lookback-lost-points = … în puncte
lookback-inaccuracies = Inexacte
lookback-mistakes = Greșeli
lookback-blunders = Greșeli grave
lookback-unlucky = Ghinion
lookback-luck = Noroc
lookback-decisions = Hotărâri
lookback-note-points = Irosit: puncte pierdute clar față de cea mai bună alegere, după cât putea ști jucătorul. Se adună hotărâre cu hotărâre: ce aduc cărțile înapoi se poate irosi din nou, așa că poate fi mai mult decât valorează runda.
lookback-note-percent = Irosit: cu cât a scăzut clar șansa de a câștiga partida față de cea mai bună alegere, după cât putea ști jucătorul. Se adună rând cu rând și poate trece de 100%, fiindcă ceilalți dau o parte înapoi. Punctele se compară cu media celorlalți.
lookback-note-luck = Noroc: ce au adus sau au luat cărțile dincolo de jocul tuturor. Noroc a avut cel a cărui greșeală nu a costat nimic, așa cum stăteau cărțile; ghinion, cel pe care cărțile l-au pedepsit pentru alegerea bună.
lookback-partial = Nu toate hotărârile au putut fi analizate.
lookback-quick = Partida a fost analizată în grabă; la o privire mai atentă, unele hotărâri pot fi judecate altfel.

## Mersul partidei

lookback-graph = Cum a mers partida
lookback-show = Arată
lookback-whole = Toată partida
lookback-deal = Runda { $number }
lookback-totals-expected = Puncte în total, așa cum erau de așteptat înaintea fiecărei levate
lookback-totals = Puncte în total, după fiecare rundă
lookback-totals-fewest = Puncte de penalizare în total, după fiecare rundă: câștigă cine are cele mai puține
lookback-expected-points = Puncte de așteptat în această rundă, înaintea fiecărei levate, cu cărțile pe față
lookback-expected-percent = Șansa de a câștiga partida, în procente, la fiecare rând din această rundă, cu cărțile pe față
lookback-expected-lead = Avansul de așteptat în această rundă față de media celorlalți, în puncte, la fiecare rând, cu cărțile pe față
lookback-as-table = Mersul partidei ca tabel
lookback-when = Când
lookback-start = Început
lookback-end = Sfârșit
lookback-after = După runda { $number }
lookback-trick = Levata { $number }
lookback-turn = Rândul { $number }

## Momente și greșeli

lookback-moments = De privit încă o dată
lookback-where-trick = Runda { $deal }, levata { $number }: { $name }
lookback-where-turn = Runda { $deal }, rândul { $number }: { $name }
lookback-where-call = Runda { $deal }: { $name }
lookback-all = Toate greșelile și ghinioanele, rundă cu rundă
# $what: "3 mistakes, 1 inaccuracy".
lookback-all-players = toți jucătorii: { $what }
lookback-deal-mistakes =
    { $count ->
        [0] nimic demn de amintit
        [one] o greșeală
        [few] { $count } greșeli
       *[other] { $count } de greșeli
    }
lookback-deal-inaccuracies =
    { $count ->
        [one] o inexactitate
        [few] { $count } inexactități
       *[other] { $count } de inexactități
    }
lookback-deal-unlucky =
    { $count ->
        [one] un ghinion
        [few] { $count } ghinioane
       *[other] { $count } de ghinioane
    }

## Masa

lookback-deals = Rundele
lookback-all-back = Toate rundele
lookback-details = Detalii
lookback-later = Toate cifrele apar după ce a fost privită toată partida.
lookback-better-card = Mai bine: { $card }
# $call: "bidding +4", "passing".
lookback-better-call = Mai bine: { $call } în loc de { $played }
# Where what was played was as good as anything.
lookback-fine = Nimic nu era limpede mai bun.
lookback-better-turn = Un alt rând era mai bun
lookback-better-nothing = Era mai bine să nu pui nimic
lookback-out-you = Puteai să închizi
lookback-out = { $name } putea să închidă
# $what: „3 puncte”, „4% din partidă”, „3 puncte și 4% din partidă”.
lookback-cost-you = Te-a costat { $what }.
lookback-cost = { $name }: a costat { $what }.
lookback-points =
    { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
# Din șansa de a o câștiga.
lookback-match = { $percent }% din partidă
# On a tag below or above a card.
lookback-you-played = ai jucat
lookback-they-played = { $name } a jucat
lookback-better-tag = mai bine
lookback-right = corect
lookback-move = mutarea { $number }
# What the line below is.
lookback-course-points = linia: puncte de așteptat cu cărțile pe față
lookback-course-percent = linia: șansa de a câștiga partida cu cărțile pe față
lookback-course-lead = linia: avansul în puncte cu cărțile pe față
# At a mistake, by what the player could know. The two are as far apart as what it cost.
lookback-then = puncte de așteptat: mai bine { $better }, cum s-a jucat { $played }
lookback-then-match = de câștigat partida: mai bine { $better }%, cum s-a jucat { $played }%
lookback-then-lead = puncte față de ceilalți: mai bine { $better }, cum s-a jucat { $played }
# After "Cost you 29 points."
lookback-lucky = Cum stăteau cărțile, de data asta nu s-a pierdut nimic.
lookback-mistake-before = Greșeala dinainte
lookback-mistake-after = Următoarea greșeală
lookback-small-before = Lucrul mărunt dinainte
lookback-small-after = Următorul lucru mărunt
lookback-too-small = Prea mărunt ca să fie arătat.
lookback-show-hands = Arată mâinile
lookback-hide-hands = Ascunde mâinile

## Un rând de Kings Corner

lookback-which-turn = Ce rând se vede
lookback-turn-you =
    { $count ->
        [one] Rândul tău · 1 mutare
        [few] Rândul tău · { $count } mutări
       *[other] Rândul tău · { $count } de mutări
    }
lookback-turn-they =
    { $count ->
        [one] { $name } · 1 mutare
        [few] { $name } · { $count } mutări
       *[other] { $name } · { $count } de mutări
    }
lookback-turn-better =
    { $count ->
        [one] Mai bine · 1 mutare
        [few] Mai bine · { $count } mutări
       *[other] Mai bine · { $count } de mutări
    }
lookback-turn-you-short = Tu · { $count }
lookback-turn-they-short = { $name } · { $count }
lookback-turn-better-short = Mai bine · { $count }
lookback-moves = Mutări
lookback-step-start = Înainte de prima mutare
lookback-step-said = Mutarea { $number }: { $move }
# Before the name of the next move: "next: 6 of diamonds to the top".
lookback-next-move = apoi:
lookback-turn-done = Asta a fost tot

## Finding it without help

lookback-find = Găsește singur
lookback-find-short = Găsește
lookback-find-all =
    { $count ->
        [one] Găsește singur
        [few] Găsește-le pe toate { $count }
       *[other] Găsește-le pe toate { $count }
    }
lookback-your-turn = E din nou rândul tău
lookback-which-card = Ce carte joci?
lookback-which-call = Ce spui?
lookback-which-move = Ce faci întâi?
lookback-take-time = Ai tot timpul: celelalte mâini rămân ascunse.
lookback-not-it = Nu asta: { $what }. Mai încearcă.
lookback-found = Exact
lookback-show-me = Arată-mi
lookback-skip = Sari peste
lookback-stop = Oprește
lookback-next = Mai departe
lookback-finish = Gata
lookback-found-count = { $found } din { $all } găsite

## The list of deals

lookback-gave-you = Ai irosit { $what }
lookback-gave-nothing-you = Nu ai făcut nicio greșeală
lookback-gave = { $name } a irosit { $what }
lookback-gave-nothing = { $name } nu a făcut nicio greșeală
lookback-so-far = în { $count } din { $all } runde, privite până acum.
lookback-all-deals =
    { $count ->
        [one] în singura rundă.
        [few] în { $count } runde.
       *[other] în { $count } de runde.
    }
lookback-luck-even = Cărțile au fost echilibrate.
lookback-luck-good-you = Cărțile ți-au adus { $points } în plus.
lookback-luck-bad-you = Cărțile ți-au rămas datoare { $points }.
lookback-luck-good = Cărțile i-au adus lui { $name } { $points } în plus.
lookback-luck-bad = Cărțile i-au rămas datoare lui { $name } { $points }.
lookback-luck-good-match-you = Cărțile ți-au adus { $percent }% din partidă.
lookback-luck-bad-match-you = Cărțile ți-au luat { $percent }% din partidă.
lookback-luck-good-match = Cărțile i-au adus lui { $name } { $percent }% din partidă.
lookback-luck-bad-match = Cărțile i-au luat lui { $name } { $percent }% din partidă.
lookback-whose = Ale cui greșeli se văd
# After "2 mistakes ·".
lookback-in-trick =
    { $count ->
        [one] levata { $number }
       *[other] cea mai scumpă în levata { $number }
    }
lookback-in-turn =
    { $count ->
        [one] rândul { $number }
       *[other] cea mai scumpă în rândul { $number }
    }
lookback-row-unlucky =
    { $count ->
        [one] ghinion o dată, nicio greșeală
        [few] ghinion de { $count } ori, nicio greșeală
       *[other] ghinion de { $count } de ori, nicio greșeală
    }
# Nothing that counts as a mistake, but points were given away.
lookback-row-small =
    { $count ->
        [one] un lucru mărunt
        [few] { $count } lucruri mărunte
       *[other] { $count } de lucruri mărunte
    }
lookback-row-running = se privește acum
lookback-row-waiting = urmează
