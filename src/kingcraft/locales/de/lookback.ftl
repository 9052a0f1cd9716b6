### Die Seite mit dem Rückblick auf eine Partie: was um die Sätze aus review.ftl herum steht.

lookback-title = Rückblick
lookback-of = { $game }, { $date }
lookback-to-table = Zurück zum Tisch
lookback-none = In dieser Partie hat niemand etwas gespielt, das sich beurteilen ließe.

## Während der Arbeit

lookback-waiting =
    { $count ->
        [0] Der Rückblick beginnt gleich.
        [one] Vorher ist noch eine andere Partie an der Reihe.
       *[other] Vorher sind noch { $count } andere Partien an der Reihe.
    }
lookback-preparing = Die Bots machen sich bereit, die Partie anzusehen. Beim ersten Mal nach einer Installation dauert das ein, zwei Minuten.
lookback-looking = Jede Entscheidung wird zweimal angesehen: nach dem, was der Spieler wissen konnte, und mit offenen Karten.
lookback-progress = { $done } von { $count } Entscheidungen
lookback-leave = Du musst hier nicht warten: Der Rückblick entsteht auch so, und dieser Link führt zu ihm.
lookback-offline = Der Server antwortet gerade nicht. Diese Seite fragt weiter, und sobald er wieder da ist, geht es weiter.
lookback-no-match = Diese Partie gibt es nicht, oder sie ist nicht öffentlich. Prüf den Link.
lookback-anew = Der Server wurde neu gestartet: Der Rückblick beginnt von vorn.
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
lookback-inaccuracies = Ungenau
lookback-mistakes = Fehler
lookback-blunders = Grobe Fehler
lookback-unlucky = Pech gehabt
lookback-luck = Glück
lookback-decisions = Entschieden
lookback-note-points = Verschenkt: Punkte, die der Spieler gegenüber der besten Wahl klar liegen ließ, nach dem, was er wissen konnte.
lookback-note-percent = Verschenkt: was je Spiel gegenüber der besten Wahl klar liegen blieb, nach dem, was der Spieler wissen konnte, in Prozent eines gewonnenen Spiels. 100 % heißt: einmal einen sicheren Sieg aus der Hand gegeben; es kann mehr sein, denn manchmal geben die anderen ihn zurück. Punkte zählen mit.
lookback-note-luck = Glück: was die Karten über das Spiel aller hinaus gebracht oder genommen haben. Glück gehabt hat, wessen Fehler nichts kostete, so wie die Karten lagen; Pech gehabt, wen die Karten für die richtige Wahl bestraften.
lookback-partial = Nicht jede Entscheidung konnte angesehen werden.
lookback-quick = Die Partie wurde nur rasch angesehen; bei genauerem Hinsehen mag manches anders aussehen.

## Der Verlauf

lookback-graph = Wie die Partie lief
lookback-show = Zeigen
lookback-whole = Die ganze Partie
lookback-deal = Spiel { $number }
lookback-deal-of = Spiel { $number }: { $contract }
lookback-totals-expected = Punkte insgesamt, wie sie vor jedem Stich zu erwarten waren
lookback-totals = Punkte insgesamt, nach jedem Spiel
lookback-totals-fewest = Strafpunkte insgesamt, nach jedem Spiel: Die wenigsten gewinnen
lookback-expected-points = Zu erwartende Punkte in diesem Spiel, vor jedem Stich, mit offenen Karten
lookback-expected-percent = Aussicht, dieses Spiel zu gewinnen, in Prozent, bei jedem Zug, mit offenen Karten
lookback-as-table = Der Verlauf als Tabelle
lookback-when = Wann
lookback-start = Beginn
lookback-end = Ende
lookback-after = Nach Spiel { $number }
lookback-trick = Stich { $number }
lookback-turn = Zug { $number }

## Augenblicke und Fehler

lookback-moments = Einen zweiten Blick wert
lookback-own = Von mir
lookback-no-moments = Niemand hat klar falsch gespielt.
lookback-no-moments-own = Du hast keinen klaren Fehler gemacht.
lookback-where-trick = Spiel { $deal }, Stich { $number }: { $name }
lookback-where-turn = Spiel { $deal }, Zug { $number }: { $name }
lookback-where-call = Spiel { $deal }: { $name }
lookback-played = Gespielt
lookback-better = Besser
# "Better: the second way. Of 100 such deals …": the moves of both are listed above it.
lookback-second = der zweite Weg
lookback-auction = Die Versteigerung bis dahin
lookback-seller = Verkäufer: { $name }
lookback-standing = Höchstes Gebot: { $bid }, { $name }
lookback-no-bid = Noch niemand hat geboten.
lookback-on-table = Auf dem Tisch
lookback-leads = Noch nichts: Diese Karte wird ausgespielt.
lookback-hand = Blatt von { $name }
lookback-hand-you = Dein Blatt
lookback-other-hands = Die anderen Blätter
lookback-piles = Die Stapel
lookback-pile-empty = leer
lookback-pile-more =
    { $count ->
        [one] 1 Karte dazwischen
       *[other] { $count } Karten dazwischen
    }
lookback-all = Alle Fehler und alles Pech, Spiel für Spiel
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
