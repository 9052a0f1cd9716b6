### De ce sfatul e acesta: un fapt verificat, în cuvintele jucătorilor de cărți.

## Se evită punctele

why-gives = Altcineva trebuie să ia { $card }.
why-free = Iei levata, dar nu costă nimic și scapi de o carte mare.
why-anyway = Levata asta o iei oricum: ia-o cu o carte mare.
why-uncounted = Contează doar ultimele două levate: acum poți scăpa de cărțile mari.
why-lowest = Toate cărțile de { $suit ->
        [S] pică
        [H] cupă
        [D] caro
       *[C] treflă
    } rămase la ceilalți sunt mai mari: cu ea nu iei levata.
why-ducks = Cu ea nu iei levata.
why-ducks-cost = Levata costă puncte, iar cu ea nu o iei.
why-still-out = Încă nejucată: { $card }, iar { $other } e mai mare.
why-throws = Nu poți servi: scapă de ea, { $count ->
        [one] o carte mai mică din culoarea ei e
        [few] { $count } cărți mai mici din culoarea ei sunt
       *[other] { $count } de cărți mai mici din culoarea ei sunt
    } încă la ceilalți.
why-keeps-low = Cu ea nu iei levata, iar { $other } îți rămâne pentru mai târziu.
why-void-seat =
    Mai bine altceva decât { $suit ->
        [S] pică
        [H] cupă
        [D] caro
       *[C] treflă
    }: { $seat } nu mai are și nu ar mai servi.
why-own = Pentru { $other } se plătește, iar levata ar putea rămâne a ta.
why-ahead-anyway = Și cu { $other } ai fi în față: atunci mai bine cu o carte mare.
why-last-of-suit = Ultima ta carte de { $suit ->
        [S] pică
        [H] cupă
        [D] caro
       *[C] treflă
    }: după ea nu mai trebuie să servești culoarea.
why-low =
    { $count ->
        [one] O carte mai mare din culoarea ei e
        [few] { $count } cărți mai mari din culoarea ei sunt
       *[other] { $count } de cărți mai mari din culoarea ei sunt
    } încă la ceilalți.

## Se caută levate

why-surely = Nimeni nu o poate bate.
why-only-suit = Nimeni altcineva nu mai are { $suit ->
        [S] pică
        [H] cupă
        [D] caro
       *[C] treflă
    }: levata e a ta.
why-enough = Ajunge pentru levata asta: { $other } rămâne pentru alta.
why-lost = Levata asta n-o poți lua: păcat de { $other }.
why-ahead = Cu ea ești în față în levată, cu { $other } nu.
why-master = La ceilalți nu mai e nicio carte de { $suit ->
        [S] pică
        [H] cupă
        [D] caro
       *[C] treflă
    } mai mare: o bate doar un atu.
why-draws =
    { $count ->
        [one] Scoate ultimul atu al celorlalți.
        [few] Scoate atuurile: mai sunt { $count }.
       *[other] Scoate atuurile: mai sunt { $count }.
    }
why-trumped =
    { $seat } nu mai are { $suit ->
        [S] pică
        [H] cupă
        [D] caro
       *[C] treflă
    } și ar putea tăia cu atu.
why-unsure = Cu { $other } levata nu e sigură: { $count ->
        [one] o carte mai mare din culoarea ei e
        [few] { $count } cărți mai mari din culoarea ei sunt
       *[other] { $count } de cărți mai mari din culoarea ei sunt
    } încă la ceilalți.
why-ruffs-next = Ultima ta carte de { $suit ->
        [S] pică
        [H] cupă
        [D] caro
       *[C] treflă
    }: după ea poți tăia culoarea cu atu.

## Cât contează

why-better = Cam cu { $loss ->
        [one] un punct
        [few] { $loss } puncte
       *[other] { $loss } de puncte
    } mai bine decât { $played }.
why-as-good = Poate la fel de bine: { $other }. Cu { $played } pierzi cam { $loss ->
        [one] un punct
        [few] { $loss } puncte
       *[other] { $loss } de puncte
    }.
why-close = Poate la fel de bine: { $played }.
why-all-same = Nu contează ce carte joci.

## Anunțuri

why-tricks =
    { $trump ->
        [S] Cu atu pică
        [H] Cu atu cupă
        [D] Cu atu caro
        [C] Cu atu treflă
        [NT] Fără atu
       *[minus] La Minus
    } { $count ->
        [0] aproape nicio levată
        [one] cam o levată
        [few] cam { $count } levate
       *[other] cam { $count } de levate
    }.
why-more-tricks =
    { $trump ->
        [S] Cu atu pică
        [H] Cu atu cupă
        [D] Cu atu caro
        [C] Cu atu treflă
        [NT] Fără atu
       *[minus] La Minus
    } { $count ->
        [0] aproape nicio levată
        [one] cam o levată
        [few] cam { $count } levate
       *[other] cam { $count } de levate
    }, { $against ->
        [S] cu pică
        [H] cu cupă
        [D] cu caro
        [C] cu treflă
        [NT] fără atu
       *[minus] la Minus
    } { $tricks }.

## Ce se spune cât timp jocul e de vânzare: forma mâinii și cât costă un preț. $count: levate sigure, de la as în jos, fără gol.

why-offers-flat =
    { $count ->
        [0] Nicio levată sigură
        [one] O levată sigură
        [few] { $count } levate sigure
       *[other] { $count } de levate sigure
    } și nicio culoare mai lungă de { $length }: poate alții plătesc mai mult decât faci tu.
why-offers = Ascultă întâi ofertele: { $trump ->
        [S] jocul la pică
        [H] jocul la cupă
        [D] jocul la caro
        [C] jocul la treflă
        [NT] jocul fără atu
       *[minus] Minus
    }, cam { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, îți rămâne până vinzi.
why-offers-poor = Niciun joc de-al tău nu aduce nimic: lasă-i pe ceilalți să plătească pentru al lor.
why-passes-flat =
    { $count ->
        [0] Nicio levată sigură
        [one] O levată sigură
        [few] { $count } levate sigure
       *[other] { $count } de levate sigure
    } și nicio culoare mai lungă de { $length }: nu merită { $loss ->
        [one] un punct
        [few] { $loss } puncte
       *[other] { $loss } de puncte
    }.
why-passes-dear = { $other } costă cam { $loss }, iar { $trump ->
        [S] jocul la pică
        [H] jocul la cupă
        [D] jocul la caro
        [C] jocul la treflă
        [NT] jocul fără atu
       *[minus] Minus
    } îți aduce doar cam { $points }.
why-passes-less = { $other } ți-ar lăsa cam { $expected }; fără asta te poți aștepta la cam { $instead }.
why-passes-free = Fără să plătești pe nimeni te poți aștepta la cam { $instead }.
why-asking = Să întrebi nu costă nimic: dacă răspunsul e nu, oferta rămâne.
why-eight = Oricum ai juca minus: poate cineva plătește opt în loc.
why-unplayed = Punctele acestea sunt sigure; jucat de tine, jocul aduce cam { $instead }.
why-sold = Vândut, jocul îți aduce cam { $expected }; jucat de tine, cam { $instead }.
why-kept = Jucat de tine, jocul îți aduce cam { $expected }; vândut, cam { $instead }.
why-drives = Probabil altcineva oferă mai mult, iar atunci plătește mai mult.
why-strong = { $length } de { $suit ->
        [S] pică
        [H] cupă
        [D] caro
       *[C] treflă
    } și { $count ->
        [0] nicio levată sigură
        [one] o levată sigură
        [few] { $count } levate sigure
       *[other] { $count } de levate sigure
    } în celelalte culori: cam { $tricks ->
        [one] o levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    } cu acest atu.
why-strong-high =
    { $count ->
        [one] O levată sigură
        [few] { $count } levate sigure
       *[other] { $count } de levate sigure
    } de sus: fără atu cam { $tricks ->
        [one] o levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }.
why-strong-low = O carte mică sau niciuna în { $count } din patru culori: la Minus { $tricks ->
        [0] aproape nicio levată
        [one] cam o levată
        [few] cam { $tricks } levate
       *[other] cam { $tricks } de levate
    }.

## Kings Corner

why-out = Ultima ta carte: rămâi fără cărți.
why-out-turn = În rândul acesta rămâi fără cărți.
why-then-card = Apoi se potrivește și { $card }.
why-then-more = Apoi se potrivesc încă { $count ->
        [one] o carte de-a ta
        [few] { $count } cărți de-ale tale
       *[other] { $count } de cărți de-ale tale
    }.
why-then-pile = Apoi se potrivește pe ea teancul din { $place }.
why-frees = Eliberează o latură pentru { $card }.
why-dear = În mână cartea costă { $count ->
        [one] un punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }.
why-dear-chips = În mână cartea costă { $count ->
        [one] un jeton
        [few] { $count } jetoane
       *[other] { $count } de jetoane
    }.
why-many = În rândul acesta scapi de { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }.
why-nothing-fits = Altceva nu se mai potrivește.
why-keeps = Păstrează { $card }: pe ea ar putea pune alții.
