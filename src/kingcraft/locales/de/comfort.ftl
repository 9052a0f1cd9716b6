### Bequem am Tisch: sortieren, Töne, Karten, die vorausgewählt sind oder sich selbst spielen.

sort = Hand sortieren
sorted =
    { $order ->
        [rank] Nach Rang sortiert.
        [rank-down] Nach Rang sortiert, die hohen zuerst.
        [runs] Nach Rang sortiert, rot und schwarz im Wechsel.
        [suit-down] Nach Farbe sortiert, die hohen zuerst.
       *[suit] Nach Farbe sortiert.
    }
sound = Töne
say = Etwas sagen
forward = Weiter, bis ich dran bin
forward-watching = Weiter bis zum Ende des Spiels
forward-tap = Weiter
premove-mark = Wird gespielt, sobald du dran bist.
premove-marked = { $card } wird gespielt, sobald du dran bist. Tippe noch einmal darauf, wenn du es dir anders überlegst.
premove-none = Keine Karte ist mehr vorausgewählt.
premove-refused = { $card } darf jetzt nicht gespielt werden. Wähle eine andere Karte.
auto-last = Deine letzte Karte wird für dich gespielt.
auto-forced = Du hast keine Wahl: Deine Karte wird für dich gespielt.
tricks = Stiche
tricks-number = { $number }. Stich
result-sum = Alle zusammen
score-sum = Negative: { $avoid } · positive: { $positive }

## Ein Stapel von Kings Corner, der ausgebreitet ist, und was passt

# $first, $last: die Ränge seiner beiden Enden in Worten.
spread-cards = { $count } Karten, von { $first } bis { $last }.
spread-full = Darauf passt nichts mehr.
spread-let-go = Loslassen legt ihn zusammen
spread-fold = Antippen legt ihn zusammen
# Unter „Du bist dran“: die einzige Karte, die irgendwo passt, oder die gewählte, mit der Zahl ihrer Plätze.
fits-one =
    { $places ->
        [one] { $card } passt
        [2] { $card } passt zweimal
       *[other] { $card } passt an { $places } Stellen
    }
fits-cards =
    { $count ->
        [2] Zwei Karten passen
        [3] Drei Karten passen
        [4] Vier Karten passen
        [5] Fünf Karten passen
        [6] Sechs Karten passen
        [7] Sieben Karten passen
       *[other] { $count } Karten passen
    }
fits-pile = Ein Stapel lässt sich umlegen
# $then: was der Knopf tut, der den Zug beendet.
fits-nothing =
    { $then ->
        [draw] Nichts passt: ziehen
        [end] Es passt nichts mehr
       *[pass] Nichts passt: passen
    }
# Was gezogen wird, schwebt über dieser Karte.
fits-on = Auf { $card }
