### Eine Partie als Text (kingcraft show). Vieles davon sagt auch der Tisch; das steht in table.ftl.

## Kopf

show-human = Mensch
show-bot = Bot { $name }

## Jedes Spiel

# Die Buchstaben für N, E, S, W, NE, SE, SW, NW, in dieser Reihenfolge.
show-places = N O S W NO SO SW NW
show-dealer = { $name } gibt.
show-hands = Gegebene Karten
show-hands-now = Karten jetzt
show-unfinished = Dieses Spiel ist nicht zu Ende.
show-void = Die Karten wurden zusammengeworfen: Niemand bekommt Punkte, und derselbe Geber gibt noch einmal.
show-next = { $name } ist am Zug.

## King

show-tricks = Stiche (› spielt aus, * gewinnt den Stich)
show-taker = Geht an
show-minus-start = Alle beginnen mit { $points }
show-early-end = Keine Karte, die zählt, ist mehr übrig; der Rest wird nicht gespielt:
show-worth = Wert
show-price = Preis
# Das Ende einer Aufzählung im Satz: König, Dame oder Bube.
show-or = { $first } oder { $last }

## Kings Corner

show-table = Auf dem Tisch
# Wie die Züge geschrieben sind; die Buchstaben sind die der Plätze.
show-legend = N, O, S und W sind die Seiten oben, rechts, unten und links. In den Zügen heißt 7♣ → N: eine Karte kommt nach oben; Stapel N → O: der ganze Stapel von dort auf den rechten.
show-turns = Züge
# In der Zeile eines Zuges, ohne den Namen des Spielers.
show-draws = zieht { $cards }
show-pile = Stapel { $source } → { $place }
show-passes = passt
show-fine =
    { $count ->
        [one] König behalten: 1 Punkt
       *[other] König behalten: { $count } Punkte
    }
show-pays =
    { $count ->
        [one] 1 Chip in den Topf
       *[other] { $count } Chips in den Topf
    }
show-for-cards = Karten
show-for-kings = Könige behalten
show-put-in = Eingezahlt
show-from-pot = Topf

## Spielstand

show-score-note = Die Punkte jedes Spiels, dann die Summe bis dahin.
