### Eine Partie im Rückblick (kingcraft review und im Browser). „Meister“ ist die stärkste Stufe.

## Sätze

review-card = Besser: { $best }. Zu erwartende Punkte: { $expected }, mit { $played } { $instead }. In { $count } von { $worlds } Verteilungen der verdeckten Karten ist es mindestens so gut.
review-call =
    { $loss ->
        [one] Besser: { $best }. Das ist 1 Punkt mehr wert als { $played }{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }.
       *[other] Besser: { $best }. Das ist { $loss } Punkte mehr wert als { $played }{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }.
    }
review-turn = Besser: { $best }. Aussicht, die Partie zu gewinnen: { $chance } %, wie gespielt { $odds } %; Punkte gegenüber den anderen: { $expected }, wie gespielt { $instead }.
review-turn-points = Besser: { $best }. Punkte gegenüber den anderen: { $expected }, wie gespielt { $instead }.
review-best = Das täte auch der Meister.
review-as-good = So gut wie { $best }.
review-lucky = Aber so wie die Karten lagen, hat es nichts gekostet.
review-unlucky =
    { $loss ->
        [one] So wie die Karten lagen, wäre { $best } 1 Punkt besser gewesen.
       *[other] So wie die Karten lagen, wäre { $best } { $loss } Punkte besser gewesen.
    }
review-unlucky-turn = So wie die Karten lagen, wäre dies besser gewesen: { $best }. Aussicht, die Partie zu gewinnen: { $chance } %, wie gespielt { $odds } %; Punkte gegenüber den anderen: { $expected }, wie gespielt { $instead }.
review-unlucky-turn-points = So wie die Karten lagen, wäre dies besser gewesen: { $best }. Punkte gegenüber den anderen: { $expected }, wie gespielt { $instead }.
review-no-fault = Richtig nach allem, was zu wissen war.
review-hard-luck = Großes Pech und kein Fehler: Niemand konnte es besser wissen.
review-nothing = nichts gelegt

## Was bei King gesagt werden kann, wie es im Satz steht

review-say-auction = versteigern
review-say-pass = passen
review-say-bid = { $bid } bieten
review-say-match = gleichziehen
review-say-accept = verkaufen
review-say-reject = behalten
review-say-counter = { $bid } verlangen
review-say-ultimatum = das Ultimatum
review-say-split = ungespielt lassen
review-say-yes = ja sagen
review-say-no = nein sagen
review-say-lead = { $name } ausspielen lassen

## Tipps

review-hint-only = { $best }: etwas anderes ist nicht erlaubt.
review-hint-nothing = Nichts passt: Es bleibt nur „{ $end }“.
review-hint-card = { $best }: zu erwartende Punkte { $expected }{ $error ->
        [0] { "" }
       *[other] , plus minus { $error }
    }. In { $count } von { $worlds } Verteilungen der verdeckten Karten ist nichts besser.
review-hint-call = { $best }: zu erwartende Punkte { $expected }{ $error ->
        [0] { "" }
       *[other] , plus minus { $error }
    }.
hint-brief = zu erwartende Punkte: { $about }
review-hint-turn = { $best }: Aussicht, die Partie zu gewinnen, { $chance } %; Punkte gegenüber den anderen { $expected }.
review-hint-turn-points = { $best }: Punkte gegenüber den anderen { $expected }.
review-hint-choose-ahead =
    { $loss ->
        [one] { $best }: für die ganze Partie 1 Punkt besser als { $played }{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }. Mitgezählt ist, was dir in späteren Spielen fehlt, wenn diese Ansage verbraucht ist. Die Liste sagt, was jede Ansage für sich in diesem Spiel wert ist.
       *[other] { $best }: für die ganze Partie { $loss } Punkte besser als { $played }{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }. Mitgezählt ist, was dir in späteren Spielen fehlt, wenn diese Ansage verbraucht ist. Die Liste sagt, was jede Ansage für sich in diesem Spiel wert ist.
    }
review-hint-choose-close = { $best }; für die ganze Partie ist { $played } etwa gleich gut. Mitgezählt ist, was dir in späteren Spielen fehlt, wenn diese Ansage verbraucht ist. Die Liste sagt, was jede Ansage für sich in diesem Spiel wert ist.
review-hint-name-ahead =
    { $loss ->
        [one] { $best }: 1 Punkt besser als { $played }{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }.
       *[other] { $best }: { $loss } Punkte besser als { $played }{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }.
    }
review-hint-name-close = { $best }; { $played } ist etwa gleich gut.
review-game = { $best }: zu erwartende Punkte { $expected }{ $error ->
        [0] { "" }
       *[other] , plus minus { $error }
    }.
review-price-yes =
    { $loss ->
        [one] { $best } bringt 1 Punkt mehr als kein Verkauf{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }.
       *[other] { $best } bringt { $loss } Punkte mehr als kein Verkauf{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }.
    }
review-price-no =
    { $loss ->
        [one] { $best } bringt 1 Punkt weniger als kein Verkauf{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }.
       *[other] { $best } bringt { $loss } Punkte weniger als kein Verkauf{ $error ->
            [0] { "" }
           *[other] , plus minus { $error }
        }.
    }
review-price-open = { $best } und kein Verkauf sind etwa gleich viel wert{ $error ->
        [0] { "" }
       *[other] , plus minus { $error }
    }.

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
review-lost-points = in Punkten
review-inaccuracies = Ungenau
review-mistakes = Fehler
review-blunders = Grobe
review-luck = Glück
review-note-points = Verschenkt: Punkte, die klar liegen blieben, gemessen an dem, was der Spieler wissen konnte. Glück: Punkte, die sich aus niemandes Spiel erklären.
review-note-percent = Verschenkt: um wie viel die Aussicht auf den Sieg in der Partie gegenüber der besten Wahl klar gesunken ist, nach dem, was der Spieler wissen konnte. Das summiert sich von Zug zu Zug und kann mehr als 100 % sein, denn die anderen geben einen Teil zurück. Punkte gelten gegenüber dem Schnitt der anderen. Glück: was von der Partie sich aus niemandes Spiel erklärt.
# Woher die Aussichten auf den Sieg bekannt sind.
review-chances-measured = Die Aussichten auf den Sieg in der Partie folgen aus Spielen, die Meister mit dieser Zählung gegeneinander gespielt haben.
review-chances-scaled = Die Aussichten auf den Sieg in der Partie sind geschätzt: Sie folgen aus Spielen von Meistern mit der üblichen Zählung, umgerechnet auf das, was eine Karte hier kostet.
review-chances-points = Mit diesen Regeln werden nur Punkte verglichen: Die Aussicht auf den Sieg in der Partie ist nicht bekannt.
review-partial = Der Rückblick wurde abgebrochen; so viel war bis dahin angesehen.
review-moments = Einen zweiten Blick wert
review-no-moments = Niemand hat klar falsch gespielt.
review-where-trick = Spiel { $deal }, { $game }, Stich { $number }, { $name }: { $played }
review-where-turn = Spiel { $deal }, Zug { $number }, { $name }: { $played }
review-where-call = Spiel { $deal }, { $name }: { $played }
review-deal-fine = In diesem Spiel war nichts klar falsch.
review-deal-laid = Dieses Spiel war schon gespielt, als die Übung begann: Es zählt für niemanden.
review-deal-void = Die Karten wurden zusammengeworfen: Dieses Spiel wird nicht bewertet.
review-course-points = Zu erwartende Punkte, mit offenen Karten
review-course-percent = Aussicht, die Partie zu gewinnen, in Prozent, mit offenen Karten
review-course-lead = Vorsprung vor dem Schnitt der anderen in Punkten, mit offenen Karten
review-course-start = Beginn
review-course-trick = Stich { $number }
review-course-turn = Zug { $number }
review-course-end = Ende

## Während der Arbeit

review-preparing = Vorbereitung; beim ersten Mal ein, zwei Minuten
review-progress = { $done } von { $count } Entscheidungen
review-no-such-seat = es gibt keinen Platz { $seat }: diese Partie hat { $count }
review-impossible = ein Spiel dieses Protokolls lässt sich nicht ansehen: { $why }
review-none = für { $game } gibt es noch keinen Rückblick
review-failed = der Rückblick ist gescheitert: { $why }

## Wie eine Partie für dich endete und was die Karten damit zu tun hatten.

ended-first =
    Du hast gewonnen, { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } vor { $seat }.
ended-shared = Du teilst dir das beste Ergebnis mit { $seat }.
ended-behind =
    Du bist { $rank ->
        [2] auf Platz 2
        [3] auf Platz 3
        [4] auf Platz 4
       *[other] auf Platz { $rank }
    }, { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } hinter { $seat }.
ended-luck-even = Die Karten waren gerecht zu dir.
ended-luck-gave =
    Die Karten haben dir { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } geschenkt.
ended-luck-owed =
    Die Karten sind dir { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } schuldig geblieben.
ended-luck-gave-match = Die Karten waren für dich: Sie haben dir { $count } von 100 Siegchancen gebracht.
ended-luck-owed-match = Die Karten waren gegen dich: Sie haben dich { $count } von 100 Siegchancen gekostet.
