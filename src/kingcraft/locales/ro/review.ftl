### O partidă privită din nou (kingcraft review și în browser). „Maestru” este cel mai tare nivel.

## Propoziții

review-card =
    { $worlds ->
        [one] Puncte de așteptat: { $expected } cu { $best }, { $instead } cu { $played }. În singura împărțire a cărților nevăzute nimic nu este mai bun decât { $best }.
        [few] Puncte de așteptat: { $expected } cu { $best }, { $instead } cu { $played }. În { $count } din { $worlds } împărțiri ale cărților nevăzute nimic nu este mai bun decât { $best }.
       *[other] Puncte de așteptat: { $expected } cu { $best }, { $instead } cu { $played }. În { $count } din { $worlds } de împărțiri ale cărților nevăzute nimic nu este mai bun decât { $best }.
    }
review-call =
    { $loss ->
        [one] „{ $best }” valorează cu un punct mai mult decât „{ $played }”, cu o marjă de { $error }.
        [few] „{ $best }” valorează cu { $loss } puncte mai mult decât „{ $played }”, cu o marjă de { $error }.
       *[other] „{ $best }” valorează cu { $loss } de puncte mai mult decât „{ $played }”, cu o marjă de { $error }.
    }
review-turn = Mai bine: { $best }. Așa se câștigă { $chance } din 100 de asemenea runde, cum s-a jucat { $odds }; puncte în fața celorlalți { $expected }, cum s-a jucat { $instead }.
review-best = { $best }: așa ar fi făcut și Maestrul.
review-as-good = La fel de bun ca { $best }.
review-lucky = Cum stăteau cărțile, asta nu a costat nimic.
review-unlucky =
    { $loss ->
        [one] Corect după cât se putea ști; cum stăteau cărțile, { $best } era mai bun cu un punct.
        [few] Corect după cât se putea ști; cum stăteau cărțile, { $best } era mai bun cu { $loss } puncte.
       *[other] Corect după cât se putea ști; cum stăteau cărțile, { $best } era mai bun cu { $loss } de puncte.
    }
review-unlucky-turn =
    { $loss ->
        [one] Corect după cât se putea ști; cum stăteau cărțile, era mai bine cu o sutime de rundă așa: { $best }.
        [few] Corect după cât se putea ști; cum stăteau cărțile, era mai bine cu { $loss } sutimi de rundă așa: { $best }.
       *[other] Corect după cât se putea ști; cum stăteau cărțile, era mai bine cu { $loss } de sutimi de rundă așa: { $best }.
    }
review-nothing = a nu pune nimic
review-hint-only = { $best } este tot ce se poate face.
review-hint-card =
    { $worlds ->
        [one] { $best }: puncte de așteptat { $expected }, cu o marjă de { $error }. În singura împărțire a cărților nevăzute nimic nu este mai bun.
        [few] { $best }: puncte de așteptat { $expected }, cu o marjă de { $error }. În { $count } din { $worlds } împărțiri ale cărților nevăzute nimic nu este mai bun.
       *[other] { $best }: puncte de așteptat { $expected }, cu o marjă de { $error }. În { $count } din { $worlds } de împărțiri ale cărților nevăzute nimic nu este mai bun.
    }
review-hint-call = „{ $best }”: puncte de așteptat { $expected }, cu o marjă de { $error }.
review-hint-turn = { $best }: așa se câștigă { $chance } din 100 de asemenea runde.
review-game = { $best }: puncte de așteptat { $expected }, cu o marjă de { $error }.
review-price-yes =
    { $loss ->
        [one] { $best } aduce cu un punct mai mult decât fără vânzare, cu o marjă de { $error }.
        [few] { $best } aduce cu { $loss } puncte mai mult decât fără vânzare, cu o marjă de { $error }.
       *[other] { $best } aduce cu { $loss } de puncte mai mult decât fără vânzare, cu o marjă de { $error }.
    }
review-price-no =
    { $loss ->
        [one] { $best } costă un punct față de lipsa unei vânzări, cu o marjă de { $error }.
        [few] { $best } costă { $loss } puncte față de lipsa unei vânzări, cu o marjă de { $error }.
       *[other] { $best } costă { $loss } de puncte față de lipsa unei vânzări, cu o marjă de { $error }.
    }
review-price-open = { $best } și lipsa unei vânzări valorează cam la fel, cu o marjă de { $error }.

## Cât de bună a fost o hotărâre

review-size-fine = bună
review-size-inaccuracy = inexactă
review-size-mistake = greșeală
review-size-blunder = greșeală gravă
review-fate-lucky = noroc
review-fate-unlucky = ghinion

## Tabele

review-title = Jocul privit din nou
review-decisions = Hotărâri
review-accuracy = Precizie
review-lost = Pierdut
review-lost-a-deal = pe rundă
review-inaccuracies = Inexacte
review-mistakes = Greșeli
review-blunders = Grave
review-luck = Noroc
review-note-points = Pierdut: puncte dăruite limpede, după cât putea ști jucătorul. Noroc: puncte pe care jocul tuturor nu le explică.
review-note-percent = Pierdut: sutimi de rundă dăruite limpede, după cât putea ști jucătorul. Noroc: sutimi de rundă pe care jocul tuturor nu le explică.
review-partial = Privirea a fost oprită; atât s-a văzut până atunci.
review-moments = De privit încă o dată
review-no-moments = Nimeni nu a greșit limpede.
review-where-trick = Runda { $deal }, levata { $number }, { $name }: { $played }
review-where-turn = Runda { $deal }, tura { $number }, { $name }: { $played }
review-where-call = Runda { $deal }, { $name }: { $played }
review-deal-fine = În această rundă nimic nu a fost limpede greșit.
review-course-points = Puncte de așteptat, cu cărțile pe față
review-course-percent = Șansa de a câștiga runda, în procente, cu cărțile pe față
review-course-start = început
review-course-trick = levata { $number }
review-course-turn = tura { $number }
review-course-end = sfârșit

## În timpul lucrului

review-preparing = se pregătesc boții; prima dată durează cam 20 de secunde
review-progress =
    { $count ->
        [one] { $done } dintr-o hotărâre
        [few] { $done } din { $count } hotărâri
       *[other] { $done } din { $count } de hotărâri
    }
review-no-such-seat = nu există locul { $seat }: partida aceasta are { $count }
review-impossible = o rundă din această înregistrare nu poate fi privită: { $why }
review-failed = privirea a eșuat: { $why }
