### Eine Partie im Rückblick (kingcraft review und im Browser). „Meister“ ist die stärkste Stufe.

## Sätze

review-card = Zu erwartende Punkte: { $expected } mit { $best }, { $instead } mit { $played }. In { $count } von { $worlds } Verteilungen der verdeckten Karten ist nichts besser als { $best }.
review-call =
    { $loss ->
        [one] „{ $best }“ ist 1 Punkt mehr wert als „{ $played }“, auf { $error } genau.
       *[other] „{ $best }“ ist { $loss } Punkte mehr wert als „{ $played }“, auf { $error } genau.
    }
review-turn = Besser: { $best }. So werden { $chance } von 100 solchen Spielen gewonnen, wie gespielt { $odds }; Punkte Vorsprung vor den anderen { $expected }, wie gespielt { $instead }.
review-best = { $best }: das täte auch der Meister.
review-as-good = So gut wie { $best }.
review-lucky = So wie die Karten lagen, hat das nichts gekostet.
review-unlucky =
    { $loss ->
        [one] Richtig nach dem, was zu wissen war; so wie die Karten lagen, war { $best } 1 Punkt besser.
       *[other] Richtig nach dem, was zu wissen war; so wie die Karten lagen, war { $best } { $loss } Punkte besser.
    }
review-unlucky-turn = Richtig nach dem, was zu wissen war; so wie die Karten lagen, war dies um { $loss } Hundertstel eines Spiels besser: { $best }.
review-nothing = nichts legen
review-hint-only = { $best } ist alles, was erlaubt ist.
review-hint-card = { $best }: zu erwartende Punkte { $expected }, auf { $error } genau. In { $count } von { $worlds } Verteilungen der verdeckten Karten ist nichts besser.
review-hint-call = „{ $best }“: zu erwartende Punkte { $expected }, auf { $error } genau.
review-hint-turn = { $best }: so werden { $chance } von 100 solchen Spielen gewonnen.
review-game = { $best }: zu erwartende Punkte { $expected }, auf { $error } genau.
review-price-yes =
    { $loss ->
        [one] { $best } bringt 1 Punkt mehr als kein Verkauf, auf { $error } genau.
       *[other] { $best } bringt { $loss } Punkte mehr als kein Verkauf, auf { $error } genau.
    }
review-price-no =
    { $loss ->
        [one] { $best } kostet 1 Punkt gegenüber keinem Verkauf, auf { $error } genau.
       *[other] { $best } kostet { $loss } Punkte gegenüber keinem Verkauf, auf { $error } genau.
    }
review-price-open = { $best } und kein Verkauf sind etwa gleich viel wert, auf { $error } genau.

## Wie gut eine Entscheidung war

review-size-fine = gut
review-size-inaccuracy = ungenau
review-size-mistake = Fehler
review-size-blunder = grober Fehler
review-fate-lucky = Glück gehabt
review-fate-unlucky = Pech gehabt

## Tabellen

review-title = Die Partie im Rückblick
review-decisions = Entscheidungen
review-accuracy = Genauigkeit
review-lost = Verschenkt
review-lost-a-deal = je Spiel
review-inaccuracies = Ungenau
review-mistakes = Fehler
review-blunders = Grobe
review-luck = Glück
review-note-points = Verschenkt: Punkte, die der Spieler nach dem, was er wissen konnte, klar liegen ließ. Glück: Punkte, die sich aus dem Spiel aller nicht erklären.
review-note-percent = Verschenkt: Hundertstel eines Spiels, die der Spieler nach dem, was er wissen konnte, klar liegen ließ. Glück: Hundertstel eines Spiels, die sich aus dem Spiel aller nicht erklären.
review-partial = Der Rückblick wurde abgebrochen; so viel war bis dahin angesehen.
review-moments = Einen zweiten Blick wert
review-no-moments = Niemand hat klar falsch gespielt.
review-where-trick = Spiel { $deal }, Stich { $number }, { $name }: { $played }
review-where-turn = Spiel { $deal }, Zug { $number }, { $name }: { $played }
review-where-call = Spiel { $deal }, { $name }: { $played }
review-deal-fine = In diesem Spiel war nichts klar falsch.
review-course-points = Zu erwartende Punkte, mit offenen Karten
review-course-percent = Aussicht, das Spiel zu gewinnen, in Prozent, mit offenen Karten
review-course-start = Beginn
review-course-trick = Stich { $number }
review-course-turn = Zug { $number }
review-course-end = Ende

## Während der Arbeit

review-preparing = die Bots werden vorbereitet; beim ersten Mal dauert das etwa 20 Sekunden
review-progress = { $done } von { $count } Entscheidungen
review-no-such-seat = es gibt keinen Platz { $seat }: diese Partie hat { $count }
review-impossible = ein Spiel dieser Aufzeichnung lässt sich nicht ansehen: { $why }
review-failed = der Rückblick ist gescheitert: { $why }
