### O partidă privită din nou (kingcraft review și în browser). „Maestru” este cel mai tare nivel.

## Propoziții

review-card =
    { $worlds ->
        [one] Mai bine: { $best }. Puncte de așteptat: { $expected }, cu { $played } { $instead }.
        [few] Mai bine: { $best }. Puncte de așteptat: { $expected }, cu { $played } { $instead }. În { $count } din { $worlds } împărțiri ale cărților nevăzute e cel puțin la fel de bine.
       *[other] Mai bine: { $best }. Puncte de așteptat: { $expected }, cu { $played } { $instead }. În { $count } din { $worlds } de împărțiri ale cărților nevăzute e cel puțin la fel de bine.
    }
review-call =
    { $loss ->
        [one] Mai bine: { $best }. Valorează cu un punct mai mult decât { $played }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
        [few] Mai bine: { $best }. Valorează cu { $loss } puncte mai mult decât { $played }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
       *[other] Mai bine: { $best }. Valorează cu { $loss } de puncte mai mult decât { $played }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
    }
review-turn = Mai bine: { $best }. Șansa de a câștiga partida: { $chance }%, cum s-a jucat { $odds }%; puncte față de ceilalți: { $expected }, cum s-a jucat { $instead }.
review-turn-points = Mai bine: { $best }. Puncte față de ceilalți: { $expected }, cum s-a jucat { $instead }.
review-best = La fel ar fi făcut și Maestrul.
review-as-good = La fel de bine ca { $best }.
review-lucky = Dar, cum stăteau cărțile, nu a costat nimic.
review-unlucky =
    { $loss ->
        [one] Cum stăteau cărțile, { $best } ar fi fost mai bine cu un punct.
        [few] Cum stăteau cărțile, { $best } ar fi fost mai bine cu { $loss } puncte.
       *[other] Cum stăteau cărțile, { $best } ar fi fost mai bine cu { $loss } de puncte.
    }
review-unlucky-turn = Cum stăteau cărțile, ar fi fost mai bine așa: { $best }. Șansa de a câștiga partida: { $chance }%, cum s-a jucat { $odds }%; puncte față de ceilalți: { $expected }, cum s-a jucat { $instead }.
review-unlucky-turn-points = Cum stăteau cărțile, ar fi fost mai bine așa: { $best }. Puncte față de ceilalți: { $expected }, cum s-a jucat { $instead }.
review-no-fault = Corect după tot ce se putea ști.
review-hard-luck = Ghinion curat, nu greșeală: nimeni nu putea ști mai bine.
review-nothing = nicio carte pusă

## Ce se poate spune la King, așa cum stă în propoziție

review-say-auction = a scoate runda la licitație
review-say-pass = a spune pas
review-say-bid = a licita { $bid }
review-say-match = a egala
review-say-accept = a vinde
review-say-reject = a păstra
review-say-counter = a cere { $bid }
review-say-ultimatum = ultimatumul
review-say-split = a lăsa runda fără joc
review-say-yes = a spune da
review-say-no = a spune nu
review-say-lead = a alege ca { $name } să înceapă

## Sfaturi

review-hint-only = { $best }: altceva nu e permis.
review-hint-nothing = Nimic nu se potrivește: rămâne doar „{ $end }”.
review-hint-card =
    { $worlds ->
        [one] { $best }: puncte de așteptat { $expected }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
        [few] { $best }: puncte de așteptat { $expected }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }. În { $count } din { $worlds } împărțiri ale cărților nevăzute nimic nu e mai bun.
       *[other] { $best }: puncte de așteptat { $expected }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }. În { $count } din { $worlds } de împărțiri ale cărților nevăzute nimic nu e mai bun.
    }
review-hint-call = { $best }: puncte de așteptat { $expected }{ $error ->
        [0] { "" }
       *[other] , plus-minus { $error }
    }.
hint-brief = puncte de așteptat: { $about }
review-hint-turn = { $best }: șansa de a câștiga partida { $chance }%, puncte față de ceilalți { $expected }.
review-hint-turn-points = { $best }: puncte față de ceilalți { $expected }.
review-hint-choose-ahead =
    { $loss ->
        [one] { $best }: pentru toată partida mai bine cu un punct decât { $played }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }. Se socotește și ce îți va lipsi în rundele următoare după ce îl folosești. Lista spune cât valorează fiecare joc luat singur, în runda aceasta.
        [few] { $best }: pentru toată partida mai bine cu { $loss } puncte decât { $played }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }. Se socotește și ce îți va lipsi în rundele următoare după ce îl folosești. Lista spune cât valorează fiecare joc luat singur, în runda aceasta.
       *[other] { $best }: pentru toată partida mai bine cu { $loss } de puncte decât { $played }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }. Se socotește și ce îți va lipsi în rundele următoare după ce îl folosești. Lista spune cât valorează fiecare joc luat singur, în runda aceasta.
    }
review-hint-choose-close = { $best }; pentru toată partida, { $played } valorează cam la fel. Se socotește și ce îți va lipsi în rundele următoare după ce îl folosești. Lista spune cât valorează fiecare joc luat singur, în runda aceasta.
review-hint-name-ahead =
    { $loss ->
        [one] { $best }: mai bine cu un punct decât { $played }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
        [few] { $best }: mai bine cu { $loss } puncte decât { $played }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
       *[other] { $best }: mai bine cu { $loss } de puncte decât { $played }{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
    }
review-hint-name-close = { $best }; { $played } valorează cam la fel.
review-game = { $best }: puncte de așteptat { $expected }{ $error ->
        [0] { "" }
       *[other] , plus-minus { $error }
    }.
review-price-yes =
    { $loss ->
        [one] { $best } aduce cu un punct mai mult decât fără vânzare{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
        [few] { $best } aduce cu { $loss } puncte mai mult decât fără vânzare{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
       *[other] { $best } aduce cu { $loss } de puncte mai mult decât fără vânzare{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
    }
review-price-no =
    { $loss ->
        [one] { $best } aduce cu un punct mai puțin decât fără vânzare{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
        [few] { $best } aduce cu { $loss } puncte mai puțin decât fără vânzare{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
       *[other] { $best } aduce cu { $loss } de puncte mai puțin decât fără vânzare{ $error ->
            [0] { "" }
           *[other] , plus-minus { $error }
        }.
    }
review-price-open = { $best } sau fără vânzare: cam tot una{ $error ->
        [0] { "" }
       *[other] , plus-minus { $error }
    }.

## Cât de bună a fost o hotărâre

review-size-fine = bună
review-size-inaccuracy = inexactă
review-size-mistake = greșeală
review-size-blunder = greșeală gravă
review-fate-lucky = noroc
review-fate-unlucky = ghinion

## Tabele

review-title = Analiza partidei
review-decisions = Hotărâri
review-accuracy = Precizie
review-lost = Irosit
review-lost-a-deal = pe rundă
review-lost-points = în puncte
review-inaccuracies = Inexacte
review-mistakes = Greșeli
review-blunders = Grave
review-luck = Noroc
review-note-points = Irosit: puncte pierdute clar față de cea mai bună alegere, judecat după cât putea ști jucătorul. Noroc: puncte pe care jocul nimănui nu le explică.
review-note-percent = Irosit: cu cât a scăzut clar șansa de a câștiga partida față de cea mai bună alegere, după cât putea ști jucătorul. Se adună rând cu rând și poate trece de 100%, fiindcă ceilalți dau o parte înapoi. Punctele se compară cu media celorlalți. Noroc: partea din partidă pe care jocul nimănui nu o explică.
# De unde se cunosc șansele de a câștiga partida.
review-chances-measured = Șansele de a câștiga partida vin din runde pe care Maeștrii le-au jucat între ei cu acest punctaj.
review-chances-scaled = Șansele de a câștiga partida sunt estimate: vin din runde pe care Maeștrii le-au jucat cu punctajul obișnuit, recalculate după cât costă o carte aici.
review-chances-points = Cu aceste reguli se compară numai punctele: șansa de a câștiga partida nu se cunoaște.
review-partial = Analiza a fost oprită; atât s-a văzut până atunci.
review-moments = De privit încă o dată
review-no-moments = Nimeni nu a făcut o greșeală clară.
review-where-trick = Runda { $deal }, { $game }, levata { $number }, { $name }: { $played }
review-where-turn = Runda { $deal }, rândul { $number }, { $name }: { $played }
review-where-call = Runda { $deal }, { $name }: { $played }
review-deal-fine = În această rundă nimic nu a fost clar greșit.
review-deal-laid = Această rundă era deja jucată când a început exercițiul: nimeni nu e judecat după ea.
review-deal-void = Runda a fost anulată: nu este judecată.
review-course-points = Puncte de așteptat, cu cărțile pe față
review-course-percent = Șansa de a câștiga partida, în procente, cu cărțile pe față
review-course-lead = Avansul față de media celorlalți, în puncte, cu cărțile pe față
review-course-start = început
review-course-trick = levata { $number }
review-course-turn = rândul { $number }
review-course-end = sfârșit

## În timpul lucrului

review-preparing = se pregătește; prima dată poate dura un minut sau două
review-progress =
    { $count ->
        [one] { $done } dintr-o hotărâre
        [few] { $done } din { $count } hotărâri
       *[other] { $done } din { $count } de hotărâri
    }
review-no-such-seat = nu există locul { $seat }: partida aceasta are { $count }
review-impossible = o rundă din această partidă salvată nu poate fi analizată: { $why }
review-none = pentru { $game } nu există încă o analiză
review-failed = analiza a eșuat: { $why }

## Cum s-a încheiat partida pentru tine și ce rol au avut cărțile.

ended-first =
    Ai câștigat, cu { $count ->
        [one] un punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    } mai mult decât { $seat }.
ended-shared = Împarți cel mai bun rezultat cu { $seat }.
ended-behind =
    Ai ieșit { $rank ->
        [2] pe locul 2
        [3] pe locul 3
        [4] pe locul 4
       *[other] pe locul { $rank }
    }, la { $count ->
        [one] un punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    } de { $seat }.
ended-luck-even = Cărțile au fost drepte cu tine.
ended-luck-gave =
    Cărțile ți-au dăruit { $count ->
        [one] un punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }.
ended-luck-owed =
    Cărțile ți-au rămas datoare { $count ->
        [one] un punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }.
ended-luck-gave-match = Cărțile au fost de partea ta: ți-au adus { $count } din 100 de șanse de victorie.
ended-luck-owed-match = Cărțile au fost împotriva ta: ți-au luat { $count } din 100 de șanse de victorie.
