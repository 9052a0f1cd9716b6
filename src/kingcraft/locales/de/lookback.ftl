### Die Seite mit dem Rückblick auf eine Partie: was um die Sätze aus review.ftl herum steht.

lookback-title = Rückblick
lookback-of = { $game }, { $date }
lookback-to-table = Zurück zum Tisch
lookback-none = In dieser Partie hat niemand etwas gespielt, das sich beurteilen ließe.

## Während der Arbeit

lookback-search = Der teuerste Fehler wird gesucht
lookback-waiting =
    { $count ->
        [0] Der Rückblick beginnt gleich.
        [one] Vorher ist noch eine andere Partie an der Reihe.
       *[other] Vorher sind noch { $count } andere Partien an der Reihe.
    }
lookback-preparing = Die Bots machen sich bereit, die Partie anzusehen. Beim ersten Mal nach einer Installation dauert das ein, zwei Minuten.
lookback-looking = Jede Entscheidung wird zweimal angesehen: nach dem, was der Spieler wissen konnte, und mit offenen Karten.
lookback-progress = { $done } von { $count } Entscheidungen
lookback-leave = Du musst hier nicht warten: Der Rückblick entsteht auch so, und du findest ihn auf dieser Seite.
lookback-offline = Der Server antwortet gerade nicht. Diese Seite fragt weiter, und sobald er wieder da ist, geht es weiter.
lookback-no-match = Diese Partie gibt es nicht, oder sie ist nicht öffentlich. Prüf den Link.
lookback-restarted = Der Server wurde neu gestartet: Der Rückblick beginnt von vorn.
lookback-ready = Der Rückblick ist fertig.
lookback-failed-too-long = Diese Partie ist zu lang für einen Rückblick an dieser Stelle. Mit der Kommandozeile lässt sich ihr Protokoll ansehen.
lookback-failed-broken-record = Diese Version von Kingcraft kann die Partie nicht nachspielen, also auch nicht beurteilen.
lookback-failed-storage-failed = Der Rückblick war fertig, ließ sich aber nicht speichern: Vielleicht ist die Platte des Servers voll.
lookback-failed-no-review = Für dieses Spiel gibt es noch keinen Rückblick.
lookback-failed-internal = Der Rückblick ist gescheitert. Warum, steht im Log des Servers.

## Wer wie gespielt hat

lookback-players = Wer wie gespielt hat
lookback-measure = Maß
lookback-accuracy = Genauigkeit
lookback-lost = Verschenkt
lookback-a-deal = … je Spiel
lookback-lost-points = … in Punkten
lookback-inaccuracies = Ungenau
lookback-mistakes = Fehler
lookback-blunders = Grobe Fehler
lookback-unlucky = Pech gehabt
lookback-luck = Glück
lookback-decisions = Entschieden
lookback-note-points = Verschenkt: Punkte, die der Spieler gegenüber der besten Wahl klar liegen ließ, nach dem, was er wissen konnte. Das summiert sich von Entscheidung zu Entscheidung: Was die Karten zurückbringen, lässt sich wieder verschenken; darum kann es mehr sein, als ein Spiel wert ist.
lookback-note-percent = Verschenkt: um wie viel die Aussicht auf den Sieg in der Partie gegenüber der besten Wahl klar gesunken ist, nach dem, was der Spieler wissen konnte. Das summiert sich von Zug zu Zug und kann mehr als 100 % sein, denn die anderen geben einen Teil zurück. Punkte gelten gegenüber dem Schnitt der anderen.
lookback-note-luck = Glück: was die Karten über das Spiel aller hinaus gebracht oder genommen haben. Glück gehabt hat, wessen Fehler nichts kostete, so wie die Karten lagen; Pech gehabt, wen die Karten für die richtige Wahl bestraften.
lookback-partial = Nicht jede Entscheidung konnte angesehen werden.
lookback-quick = Die Partie wurde nur rasch angesehen; bei genauerem Hinsehen mag manches anders aussehen.

## Der Verlauf

lookback-graph = Wie die Partie lief
lookback-show = Zeigen
lookback-whole = Die ganze Partie
lookback-deal = Spiel { $number }
lookback-totals-expected = Punkte insgesamt, wie sie vor jedem Stich zu erwarten waren
lookback-totals = Punkte insgesamt, nach jedem Spiel
lookback-totals-fewest = Strafpunkte insgesamt, nach jedem Spiel: Die wenigsten gewinnen
lookback-expected-points = Zu erwartende Punkte in diesem Spiel, vor jedem Stich, mit offenen Karten
lookback-expected-percent = Aussicht, die Partie zu gewinnen, in Prozent, bei jedem Zug dieses Spiels, mit offenen Karten
lookback-expected-lead = Zu erwartender Vorsprung in diesem Spiel vor dem Schnitt der anderen, in Punkten, bei jedem Zug, mit offenen Karten
lookback-as-table = Der Verlauf als Tabelle
lookback-when = Wann
lookback-start = Beginn
lookback-end = Ende
lookback-after = Nach Spiel { $number }
lookback-trick = Stich { $number }
lookback-turn = Zug { $number }

## Augenblicke und Fehler

lookback-moments = Einen zweiten Blick wert
lookback-where-trick = Spiel { $deal }, Stich { $number }: { $name }
lookback-where-turn = Spiel { $deal }, Zug { $number }: { $name }
lookback-where-call = Spiel { $deal }: { $name }
lookback-all = Alle Fehler und alles Pech, Spiel für Spiel
# $what: "3 mistakes, 1 inaccuracy".
lookback-all-players = alle Spieler: { $what }
lookback-deal-mistakes =
    { $count ->
        [0] nichts Nennenswertes
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
lookback-deal-inaccuracies =
    { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
lookback-deal-unlucky =
    { $count ->
        [one] einmal Pech
       *[other] { $count }-mal Pech
    }

## Das Brett

lookback-deals = Die Spiele
lookback-all-back = Alle Spiele
lookback-details = Einzelheiten
lookback-later = Alle Zahlen gibt es, sobald die ganze Partie angesehen ist.
lookback-better-card = Besser: { $card }
# $call: "bidding +4", "passing".
lookback-better-call = Besser: { $call } statt { $played }
# Where what was played was as good as anything.
lookback-fine = Nichts war deutlich besser.
lookback-better-turn = Ein anderer Zug war besser
lookback-better-nothing = Nichts zu legen war besser
lookback-out-you = Du hättest ausgehen können
lookback-out = { $name } hätte ausgehen können
# $what: „3 Punkte“, „4 % der Partie“, „3 Punkte und 4 % der Partie“.
lookback-cost-you = Hat dich { $what } gekostet.
lookback-cost = Hat { $name } { $what } gekostet.
lookback-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
# Von der Aussicht, sie zu gewinnen.
lookback-match = { $percent } % der Partie
# On a tag below or above a card.
lookback-you-played = gespielt
lookback-they-played = { $name }
lookback-better-tag = besser
lookback-right = richtig
lookback-move = { $number }. Schritt
# What the line below is.
lookback-course-points = Linie: zu erwartende Punkte bei offenen Karten
lookback-course-percent = Linie: Aussicht, die Partie zu gewinnen, bei offenen Karten
lookback-course-lead = Linie: Vorsprung in Punkten bei offenen Karten
# At a mistake, by what the player could know. The two are as far apart as what it cost.
lookback-then = zu erwartende Punkte: besser { $better }, so gespielt { $played }
lookback-then-match = Sieg in der Partie: besser { $better } %, so gespielt { $played } %
lookback-then-lead = Punkte gegenüber den anderen: besser { $better }, so gespielt { $played }
# After "Cost you 29 points."
lookback-lucky = So wie die Karten lagen, ging es diesmal gut.
lookback-mistake-before = Der Fehler davor
lookback-mistake-after = Der nächste Fehler
lookback-small-before = Die Kleinigkeit davor
lookback-small-after = Die nächste Kleinigkeit
lookback-too-small = Zu klein, um gezeigt zu werden.
lookback-show-hands = Blätter zeigen
lookback-hide-hands = Blätter verdecken

## Ein Zug von Kings Corner

lookback-which-turn = Welcher Zug gezeigt wird
lookback-turn-you =
    { $count ->
        [one] Dein Zug · 1 Schritt
       *[other] Dein Zug · { $count } Schritte
    }
lookback-turn-they =
    { $count ->
        [one] { $name } · 1 Schritt
       *[other] { $name } · { $count } Schritte
    }
lookback-turn-better =
    { $count ->
        [one] Besser · 1 Schritt
       *[other] Besser · { $count } Schritte
    }
lookback-turn-you-short = Du · { $count }
lookback-turn-they-short = { $name } · { $count }
lookback-turn-better-short = Besser · { $count }
lookback-moves = Schritte
lookback-step-start = Vor dem ersten Schritt
lookback-step-said = Schritt { $number }: { $move }
# Before the name of the next move: "next: 6 of diamonds to the top".
lookback-next-move = weiter:
lookback-turn-done = Das war alles

## Finding it without help

lookback-find = Selbst finden
lookback-find-short = Finden
lookback-find-all =
    { $count ->
        [one] Selbst finden
       *[other] Die { $count } selbst finden
    }
lookback-your-turn = Noch einmal du
lookback-which-card = Welche Karte spielst du?
lookback-which-call = Was sagst du?
lookback-which-move = Was tust du zuerst?
lookback-take-time = Lass dir Zeit: Die anderen Blätter bleiben verdeckt.
lookback-not-it = Das nicht: { $what }. Versuch etwas anderes.
lookback-found = Genau
lookback-show-me = Zeig es mir
lookback-skip = Überspringen
lookback-stop = Aufhören
lookback-next = Weiter
lookback-finish = Fertig
lookback-found-count = { $found } von { $all } gefunden

## The list of deals

lookback-gave-you = Du hast { $what } verschenkt
lookback-gave-nothing-you = Du hast keinen Fehler gemacht
lookback-gave = { $name } hat { $what } verschenkt
lookback-gave-nothing = { $name } hat keinen Fehler gemacht
lookback-so-far = in { $count } von { $all } Spielen, die bisher angesehen sind.
lookback-all-deals =
    { $count ->
        [one] in dem einen Spiel.
       *[other] in { $count } Spielen.
    }
lookback-luck-even = Die Karten waren ausgeglichen.
lookback-luck-good-you = Die Karten haben dir { $points } mehr gebracht.
lookback-luck-bad-you = Die Karten sind dir { $points } schuldig geblieben.
lookback-luck-good = Die Karten haben { $name } { $points } mehr gebracht.
lookback-luck-bad = Die Karten sind { $name } { $points } schuldig geblieben.
lookback-luck-good-match-you = Die Karten haben dir { $percent } % der Partie gebracht.
lookback-luck-bad-match-you = Die Karten haben dir { $percent } % der Partie genommen.
lookback-luck-good-match = Die Karten haben { $name } { $percent } % der Partie gebracht.
lookback-luck-bad-match = Die Karten haben { $name } { $percent } % der Partie genommen.
lookback-whose = Wessen Fehler gezeigt werden
# After "2 mistakes ·".
lookback-in-trick =
    { $count ->
        [one] { $number }. Stich
       *[other] der teuerste im { $number }. Stich
    }
lookback-in-turn =
    { $count ->
        [one] { $number }. Zug
       *[other] der teuerste im { $number }. Zug
    }
lookback-row-unlucky =
    { $count ->
        [one] einmal Pech, kein Fehler
       *[other] { $count }-mal Pech, kein Fehler
    }
# Nothing that counts as a mistake, but points were given away.
lookback-row-small =
    { $count ->
        [one] eine Kleinigkeit
       *[other] { $count } Kleinigkeiten
    }
lookback-row-running = wird angesehen
lookback-row-waiting = kommt noch
