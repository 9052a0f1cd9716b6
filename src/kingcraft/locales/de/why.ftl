### Warum ein Tipp rät, was er rät: eine Tatsache, die nachgesehen wurde, in Worten von Kartenspielern.

## Punkte werden vermieden

why-gives = So bekommt ein anderer { $card }.
why-free = Du nimmst den Stich, aber er kostet nichts, und du bist eine hohe Karte los.
why-anyway = Diesen Stich nimmst du auf jeden Fall: also mit einer hohen Karte.
why-uncounted = Nur die letzten zwei Stiche zählen: Jetzt kannst du hohe Karten loswerden.
why-lowest = Jedes { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }, das noch draußen ist, ist höher: Damit bekommst du den Stich nicht.
why-ducks = Damit bekommst du diesen Stich nicht.
why-ducks-cost = Dieser Stich kostet Punkte, und damit bekommst du ihn nicht.
why-still-out = { $card } ist noch draußen, und { $other } ist höher.
why-throws = Du kannst nicht bedienen: Weg damit, { $count ->
        [one] 1 niedrigere Karte dieser Farbe ist
       *[other] { $count } niedrigere Karten dieser Farbe sind
    } noch draußen.
why-keeps-low = Damit bekommst du diesen Stich nicht, und { $other } bleibt dir für später.
why-void-seat =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    } lieber nicht: { $seat } hat keins mehr und müsste nicht bedienen.
why-own = { $other } kostet Punkte, und vielleicht bliebe der Stich bei dir.
why-ahead-anyway = Mit { $other } lägst du auch vorn: dann lieber mit einer hohen Karte.
why-last-of-suit = Dein letztes { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }: Danach musst du diese Farbe nicht mehr bedienen.
why-low =
    { $count ->
        [one] 1 höhere Karte dieser Farbe ist
       *[other] { $count } höhere Karten dieser Farbe sind
    } noch draußen.

## Stiche sind gefragt

why-surely = Darüber kommt niemand.
why-only-suit = Außer dir hat niemand mehr { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }: Der Stich gehört dir.
why-enough = Das reicht für diesen Stich: { $other } bleibt für einen anderen.
why-lost = Diesen Stich bekommst du nicht: { $other } ist zu schade dafür.
why-ahead = Damit liegst du im Stich vorn, mit { $other } nicht.
why-master = Kein höheres { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    } ist mehr draußen: Nur ein Trumpf sticht es.
why-draws =
    { $count ->
        [one] Das zieht den letzten Trumpf der anderen.
       *[other] Das zieht Trümpfe: { $count } sind noch draußen.
    }
why-trumped =
    { $seat } hat kein { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    } mehr und könnte stechen.
why-unsure =
    { $other } macht den Stich nicht sicher: { $count ->
        [one] 1 höhere Karte dieser Farbe ist
       *[other] { $count } höhere Karten dieser Farbe sind
    } noch draußen.
why-ruffs-next = Dein letztes { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }: Danach kannst du diese Farbe stechen.

## Wie viel davon abhängt

why-better = Etwa { $loss ->
        [one] 1 Punkt
       *[other] { $loss } Punkte
    } besser als { $played }.
why-as-good =
    { $other } ist vielleicht genauso gut, { $played } etwa { $loss ->
        [one] 1 Punkt
       *[other] { $loss } Punkte
    } schlechter.
why-close = { $played } ist vielleicht genauso gut.
why-all-same = Welche Karte du spielst, macht keinen Unterschied.

## Ansagen

why-tricks =
    { $trump ->
        [S] Mit Pik als Trumpf
        [H] Mit Herz als Trumpf
        [D] Mit Karo als Trumpf
        [C] Mit Kreuz als Trumpf
        [NT] Ohne Trumpf
       *[minus] Bei Minus
    } { $count ->
        [0] kaum ein Stich
        [one] etwa 1 Stich
       *[other] etwa { $count } Stiche
    }.
why-more-tricks =
    { $trump ->
        [S] Mit Pik als Trumpf
        [H] Mit Herz als Trumpf
        [D] Mit Karo als Trumpf
        [C] Mit Kreuz als Trumpf
        [NT] Ohne Trumpf
       *[minus] Bei Minus
    } { $count ->
        [0] kaum ein Stich
        [one] etwa 1 Stich
       *[other] etwa { $count } Stiche
    }, { $against ->
        [S] mit Pik
        [H] mit Herz
        [D] mit Karo
        [C] mit Kreuz
        [NT] ohne Trumpf
       *[minus] bei Minus
    } { $tricks }.

## Was zu sagen ist, solange ein Spiel zu verkaufen ist: die Form des Blatts, und was ein Preis kostet. $count: sichere Stiche, vom Ass abwärts lückenlos.

why-offers-flat =
    { $count ->
        [0] Kein sicherer Stich
        [one] 1 sicherer Stich
       *[other] { $count } sichere Stiche
    } und keine Farbe länger als { $length }: Andere zahlen vielleicht mehr, als du selbst machst.
why-offers = Hör erst die Gebote: { $trump ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Kreuz
        [NT] Ohne Trumpf
       *[minus] Minus
    }, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, bleibt dir, bis du verkaufst.
why-offers-poor = Kein eigenes Spiel bringt etwas: Lass die anderen für ihres zahlen.
why-passes-flat =
    { $count ->
        [0] Kein sicherer Stich
        [one] 1 sicherer Stich
       *[other] { $count } sichere Stiche
    } und keine Farbe länger als { $length }: Das ist keine { $loss } Punkte wert.
why-passes-dear = { $other } kostet etwa { $loss }, und { $trump ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Kreuz
        [NT] ohne Trumpf
       *[minus] Minus
    } bringt dir nur etwa { $points }.
why-passes-less = { $other } ließe dir etwa { $expected }; ohne das kannst du mit etwa { $instead } rechnen.
why-passes-free = Ohne jemandem etwas zu zahlen, kannst du mit etwa { $instead } rechnen.
why-asking = Fragen kostet nichts: Bei einem Nein gilt das Gebot weiter.
why-eight = Du würdest ohnehin Minus spielen: Vielleicht zahlt stattdessen jemand acht.
why-unplayed = Diese Punkte sind sicher; selbst gespielt bringt das Spiel etwa { $instead }.
why-sold = Verkauft bringt dir das Spiel etwa { $expected }, selbst gespielt etwa { $instead }.
why-kept = Selbst gespielt bringt dir das Spiel etwa { $expected }, verkauft etwa { $instead }.
why-drives = Wahrscheinlich bietet jemand mehr, und zahlt dann auch mehr.
why-strong = { $length } { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    } und { $count ->
        [0] kein sicherer Stich
        [one] 1 sicherer Stich
       *[other] { $count } sichere Stiche
    } in den anderen Farben: etwa { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    } mit diesem Trumpf.
why-strong-high =
    { $count ->
        [one] 1 sicherer Stich
       *[other] { $count } sichere Stiche
    } von oben: ohne Trumpf etwa { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }.
why-strong-low = In { $count } von vier Farben eine niedrige Karte oder keine: bei Minus { $tricks ->
        [0] kaum ein Stich
        [one] etwa 1 Stich
       *[other] etwa { $tricks } Stiche
    }.

## Kings Corner

why-out = Deine letzte Karte: Du bist alle Karten los.
why-out-turn = Mit diesem Zug bist du alle Karten los.
why-then-card = Dann passt auch { $card }.
why-then-more = Dann { $count ->
        [one] passt noch 1 deiner Karten
       *[other] passen noch { $count } deiner Karten
    }.
why-then-pile = Dann passt der Stapel von { $place } darauf.
why-frees = Das macht eine Seite frei für { $card }.
why-dear = Auf der Hand kostet die Karte { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }.
why-dear-chips = Auf der Hand kostet die Karte { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }.
why-many = So wirst du in diesem Zug { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } los.
why-nothing-fits = Sonst passt nichts.
why-keeps = Behalte { $card }: Andere könnten darauf anlegen.
