### Was ein Blatt wert ist, bevor das Spiel genannt wird, und was die Ansagen brachten.

hand-worth =
    Dein Blatt macht { $trump ->
        [S] mit Pik
        [H] mit Herz
        [D] mit Karo
        [C] mit Kreuz
        [NT] ohne Trumpf
       *[minus] bei Minus
    } { $count ->
        [0] kaum einen Stich
        [one] etwa 1 Stich
       *[other] etwa { $count } Stiche
    }: Das bringt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
hand-worth-below =
    Dein Blatt macht { $trump ->
        [S] mit Pik
        [H] mit Herz
        [D] mit Karo
        [C] mit Kreuz
        [NT] ohne Trumpf
       *[minus] bei Minus
    } { $count ->
        [0] kaum einen Stich
        [one] etwa 1 Stich
       *[other] etwa { $count } Stiche
    }: Das kostet etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
verdict-hand =
    Dein Blatt war { $count ->
        [0] kaum einen Stich
        [one] etwa 1 Stich
       *[other] etwa { $count } Stiche
    } { $trump ->
        [S] mit Pik
        [H] mit Herz
        [D] mit Karo
        [C] mit Kreuz
        [NT] ohne Trumpf
       *[minus] bei Minus
    } wert, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
verdict-hand-below =
    Dein Blatt war { $count ->
        [0] kaum einen Stich
        [one] etwa 1 Stich
       *[other] etwa { $count } Stiche
    } { $trump ->
        [S] mit Pik
        [H] mit Herz
        [D] mit Karo
        [C] mit Kreuz
        [NT] ohne Trumpf
       *[minus] bei Minus
    } wert und hätte etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } gekostet.
verdict-bought = Du hast { $loss } gezahlt, deine Stiche haben { $expected } gebracht: zusammen { $instead }.
verdict-sold = Du hast { $loss } für das Spiel bekommen, deine Stiche haben { $expected } gebracht: zusammen { $instead }.
verdict-named =
    Du hast das Spiel selbst genannt; im Blatt: { $count ->
        [0] kaum ein Stich
        [one] etwa 1 Stich
       *[other] etwa { $count } Stiche
    } { $trump ->
        [S] mit Pik
        [H] mit Herz
        [D] mit Karo
        [C] mit Kreuz
        [NT] ohne Trumpf
       *[minus] bei Minus
    }, und du hast { $tricks ->
        [0] keinen Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    } gemacht.
# What a hint expects after the bidder declines. $points: +45 or −5.
hand-declined =
    { $kind ->
        [no] Wenn du nein sagst
       *[pass] Wenn du passt
    }: etwa { $points }.
