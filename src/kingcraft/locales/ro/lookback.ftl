### Pagina care privește înapoi la o partidă: ce stă în jurul propozițiilor din review.ftl.

lookback-title = Analiza
lookback-of = { $game }, { $date }
lookback-to-table = Înapoi la masă
lookback-none = În această partidă nimeni nu a jucat ceva ce s-ar putea judeca.

## În timpul lucrului

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
lookback-leave = Nu trebuie să aștepți aici: analiza se face oricum, iar acest link duce la ea.
lookback-offline = Serverul nu răspunde acum. Pagina întreabă mai departe și continuă de îndată ce serverul revine.
lookback-no-match = Partida aceasta nu există sau nu este publică. Verifică linkul.
lookback-anew = Serverul a fost repornit: analiza începe din nou.
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
lookback-inaccuracies = Inexacte
lookback-mistakes = Greșeli
lookback-blunders = Greșeli grave
lookback-unlucky = Ghinion
lookback-luck = Noroc
lookback-decisions = Hotărâri
lookback-note-points = Irosit: puncte pierdute clar față de cea mai bună alegere, după cât putea ști jucătorul.
lookback-note-percent = Irosit: cât s-a pierdut clar în fiecare rundă față de cea mai bună alegere, după cât putea ști jucătorul, în procente dintr-o rundă câștigată. 100% înseamnă o victorie sigură dată din mână o dată; poate fi și mai mult, fiindcă uneori ceilalți o dau înapoi. Punctele contează și ele.
lookback-note-luck = Noroc: ce au adus sau au luat cărțile dincolo de jocul tuturor. Noroc a avut cel a cărui greșeală nu a costat nimic, așa cum stăteau cărțile; ghinion, cel pe care cărțile l-au pedepsit pentru alegerea bună.
lookback-partial = Nu toate hotărârile au putut fi analizate.
lookback-quick = Partida a fost analizată în grabă; la o privire mai atentă, unele hotărâri pot fi judecate altfel.

## Mersul partidei

lookback-graph = Cum a mers partida
lookback-show = Arată
lookback-whole = Toată partida
lookback-deal = Runda { $number }
lookback-deal-of = Runda { $number }: { $contract }
lookback-totals-expected = Puncte în total, așa cum erau de așteptat înaintea fiecărei levate
lookback-totals = Puncte în total, după fiecare rundă
lookback-totals-fewest = Puncte de penalizare în total, după fiecare rundă: câștigă cine are cele mai puține
lookback-expected-points = Puncte de așteptat în această rundă, înaintea fiecărei levate, cu cărțile pe față
lookback-expected-percent = Șansa de a câștiga această rundă, în procente, la fiecare rând, cu cărțile pe față
lookback-as-table = Mersul partidei ca tabel
lookback-when = Când
lookback-start = Început
lookback-end = Sfârșit
lookback-after = După runda { $number }
lookback-trick = Levata { $number }
lookback-turn = Rândul { $number }

## Momente și greșeli

lookback-moments = De privit încă o dată
lookback-own = Ale mele
lookback-no-moments = Nimeni nu a făcut o greșeală clară.
lookback-no-moments-own = Nu ai făcut nicio greșeală clară.
lookback-where-trick = Runda { $deal }, levata { $number }: { $name }
lookback-where-turn = Runda { $deal }, rândul { $number }: { $name }
lookback-where-call = Runda { $deal }: { $name }
lookback-played = Jucat
lookback-better = Mai bine
# "Better: the second way. Of 100 such deals …": the moves of both are listed above it.
lookback-second = a doua variantă
lookback-auction = Licitația până aici
lookback-seller = Vânzător: { $name }
lookback-standing = Cea mai mare ofertă: { $bid }, { $name }
lookback-no-bid = Nimeni nu a licitat încă.
lookback-on-table = Pe masă
lookback-leads = Încă nimic: levata începe cu această carte.
lookback-hand = Mâna jucătorului { $name }
lookback-hand-you = Mâna ta
lookback-other-hands = Celelalte mâini
lookback-piles = Teancurile
lookback-pile-empty = gol
lookback-pile-more =
    { $count ->
        [one] o carte între ele
        [few] { $count } cărți între ele
       *[other] { $count } de cărți între ele
    }
lookback-all = Toate greșelile și ghinioanele, rundă cu rundă
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
