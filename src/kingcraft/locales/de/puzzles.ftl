### Rätsel: eine Entscheidung aus einem Spiel, mit einer Lösung.

puzzle-title = Rätsel
puzzle-about = Eine Entscheidung aus einem echten Spiel, mit einer besten Lösung. Bei jeder steht, wie weit das bewiesen ist.
puzzle-next = Nächstes Rätsel
puzzle-list = Alle Rätsel
puzzle-kind-card = Finde die Karte
puzzle-kind-call = Was würdest du bieten?
puzzle-kind-out = Leg alles ab
puzzle-kind-card-about = King: eine Karte ist die beste
puzzle-kind-call-about = King: bieten, verkaufen oder das Spiel ansagen
puzzle-kind-out-about = Kings Corner: alle Karten in einem Zug
puzzle-count = { $found } von { $tried } auf Anhieb
# The choice of the contract for "find the card".
puzzle-themes = Karten aus welcher Ansage
puzzle-themes-all = Karten aus allen Ansagen
puzzle-rating-about = Sie beginnt bei 1200 und ändert sich mit dem ersten Versuch an jedem Rätsel.
puzzle-again =
    { $count ->
        [one] 1 verfehltes Rätsel kommt heute wieder.
       *[other] { $count } verfehlte Rätsel kommen heute wieder.
    }
puzzle-all = Du hast alle versucht.
puzzle-unknown = Dieses Rätsel gibt es nicht.

## An einem Rätsel

# What is asked.
puzzle-card = Welche Karte?
puzzle-call = Was sagst du?
puzzle-out = Leg in diesem Zug alle deine Karten ab.
puzzle-wrong = Etwas anderes ist besser. Schau noch einmal hin.
puzzle-lost = So wirst du nicht mehr alle Karten los.
puzzle-hint = Auch ganze Stapel lassen sich verschieben, und eine Lücke nimmt jede Karte.
puzzle-end = Gelöst.
puzzle-show = Zeig es mir
puzzle-still = Noch im Spiel
puzzle-void =
    { $name } hat kein { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }

## After it

puzzle-right = Richtig: { $what }
puzzle-late = Gefunden: { $what }
puzzle-was = Die Lösung: { $what }
puzzle-cleared = Alle Karten sind weg
puzzle-moves =
    { $count ->
        [one] Gezeigt in 1 Schritt
       *[other] Gezeigt in { $count } Schritten
    }
puzzle-sure = Bewiesen: In jeder Verteilung, die zu dem passt, was du gesehen hast, ist keine andere Karte besser.
puzzle-clear = In mindestens 19 von 20 Verteilungen, die zu dem passen, was du gesehen hast, ist keine andere Karte besser.
puzzle-view = So sieht es Meister: Es hängt davon ab, wie die anderen bieten.
puzzle-ways = Alle Wege durch diesen Zug wurden durchgespielt.
puzzle-behind =
    { $points ->
        [one] { $what }: im Mittel 1 Punkt schlechter.
       *[other] { $what }: im Mittel { $points } Punkte schlechter.
    }
puzzle-finds = Wer es findet
