### Cât valorează o mână înainte de a se numi jocul și ce au adus anunțurile.

hand-worth =
    Mâna ta { $count ->
        [0] nu face aproape nicio levată
        [one] face cam o levată
        [few] face cam { $count } levate
       *[other] face cam { $count } de levate
    } { $trump ->
        [S] cu pică
        [H] cu cupă
        [D] cu caro
        [C] cu treflă
        [NT] fără atu
       *[minus] la Minus
    }: aduce cam { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
hand-worth-below =
    Mâna ta { $count ->
        [0] nu face aproape nicio levată
        [one] face cam o levată
        [few] face cam { $count } levate
       *[other] face cam { $count } de levate
    } { $trump ->
        [S] cu pică
        [H] cu cupă
        [D] cu caro
        [C] cu treflă
        [NT] fără atu
       *[minus] la Minus
    }: costă cam { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
verdict-hand =
    Mâna ta valora { $count ->
        [0] aproape nicio levată
        [one] cam o levată
        [few] cam { $count } levate
       *[other] cam { $count } de levate
    } { $trump ->
        [S] cu pică
        [H] cu cupă
        [D] cu caro
        [C] cu treflă
        [NT] fără atu
       *[minus] la Minus
    }, cam { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
verdict-hand-below =
    Mâna ta valora { $count ->
        [0] aproape nicio levată
        [one] cam o levată
        [few] cam { $count } levate
       *[other] cam { $count } de levate
    } { $trump ->
        [S] cu pică
        [H] cu cupă
        [D] cu caro
        [C] cu treflă
        [NT] fără atu
       *[minus] la Minus
    } și ar fi costat cam { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
verdict-bought = Ai plătit { $loss }, levatele tale au adus { $expected }: în total { $instead }.
verdict-sold = Ai primit { $loss } pentru joc, levatele tale au adus { $expected }: în total { $instead }.
verdict-named =
    Ai numit chiar tu jocul; în mână: { $count ->
        [0] aproape nicio levată
        [one] cam o levată
        [few] cam { $count } levate
       *[other] cam { $count } de levate
    } { $trump ->
        [S] cu pică
        [H] cu cupă
        [D] cu caro
        [C] cu treflă
        [NT] fără atu
       *[minus] la Minus
    }, iar tu ai luat { $tricks ->
        [0] nicio levată
        [one] o levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }.
# What a hint expects after the bidder declines. $points: +45 or −5.
hand-declined =
    { $kind ->
        [no] Dacă spui nu
       *[pass] Dacă spui pas
    }: cam { $points }.
