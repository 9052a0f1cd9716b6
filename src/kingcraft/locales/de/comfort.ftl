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
score-sum = Zu meiden: { $avoid } · Versteigerungen: { $auctions }
