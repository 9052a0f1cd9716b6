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
# The choice of what the next puzzles are about: a contract or a theme.
puzzle-topic = Welche Rätsel
puzzle-topic-all = Alle Ansagen und Themen
puzzle-topic-contract = Karten aus welcher Ansage
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

## Themes: what the answer does. Said after it, and to choose puzzles by.

puzzle-theme-throw-the-king = Den König abwerfen
puzzle-theme-throw-what-costs = Abwerfen, was kostet
puzzle-theme-throw-what-takes = Abwerfen, was Stiche nimmt
puzzle-theme-lay-it-under = Unter eine höhere Karte
puzzle-theme-hand-over-the-lead = Das Ausspiel abgeben
puzzle-theme-keep-a-way-out = Einen Ausweg behalten
puzzle-theme-empty-a-suit = Eine Farbe leer spielen
puzzle-theme-take-while-cheap = Nehmen, solange es nichts kostet
puzzle-theme-count-the-hands = Die Blätter auszählen
puzzle-theme-pull-trumps = Trümpfe ziehen
puzzle-theme-bid-or-pass = Bieten oder passen
puzzle-theme-outbid-the-minus = Das Minus überbieten
puzzle-theme-bid-minus = Minus bieten
puzzle-theme-sell-or-keep = Verkaufen oder behalten
puzzle-theme-name-the-game = Das Spiel ansagen
puzzle-theme-build-in-a-corner = In einer Ecke bauen
puzzle-theme-gaps-first = Erst eine Seite frei machen
puzzle-theme-the-right-order = Die richtige Reihenfolge
