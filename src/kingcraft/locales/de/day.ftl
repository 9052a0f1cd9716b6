### Das Spiel des Tages: seine Seite, sein Kalender, und was sich teilen lässt.

day-title = Spiel des Tages
day-number = Tag { $number }
day-about = Drei Spiele, für alle dieselben Karten. Hundert Bots haben auf deinem Platz gespielt.
day-cards = Das Datum bestimmt die Karten. Sie sind gelegt, nicht gemischt.
day-auction = Eine Versteigerung
day-avoid-place =
    { $place ->
        [1] Du spielst aus
        [2] Du spielst als Zweiter
        [3] Du spielst als Dritter
       *[other] Du spielst als Letzter
    }
day-auction-place =
    { $place ->
        [1] Du bietest als Erster
        [2] Du bietest als Zweiter
        [3] Du bietest als Dritter
       *[other] Du verkaufst
    }
day-corner-place =
    { $place ->
        [1] Zu zweit, du fängst an
       *[other] Zu zweit, der andere fängt an
    }
day-begin = Anfangen
day-go-on = Weiter
day-next = Als Nächstes: { $task }
day-open = weiter
day-done = Fertig
day-you = Du { $points }
day-you-master = Du { $you } · Meister { $master }
day-of-hundred = von 100
day-score = von 100 Bots geschlagen, im Schnitt
day-master-score = Meister { $score }
day-month-score = dein Schnitt im Monat { $score }
day-field = Wie oft Bots jedes Ergebnis hatten, von { $least } bis { $most } Punkte
day-no-field = Für diesen Tag gibt es noch keinen Vergleich. Er zählt als gespielt.
day-beaten = Du schlägst { $beats } von 100 Bots.
day-masters = Meister hat { $points } und schlägt { $beats }.
day-later = Der Vergleich lädt nicht. Die Seite des Tages zeigt ihn später.
day-other-date = Für die Reihe zählen nur Spiele, die du an ihrem Tag gespielt hast.
day-new = { $game } ist neu für dich? Lern es zuerst
day-tomorrow = Morgen: { $tasks }
day-missing = Diesen Tag gibt es nicht.
day-yesterday = Gestern { $score }

## Shared

day-share = Ergebnis teilen
day-share-title = Teilen: { $day }
day-share-text = Das Ergebnis als Text
day-share-copy = Text kopieren
day-share-picture = Bild sichern
day-challenge = Freunde herausfordern
day-challenge-about = Der Link führt zu denselben drei Spielen. Deine Ergebnisse sieht man erst nach dem Spielen.
day-challenge-send = Link senden
day-copied = Kopiert.
day-saved = Gesichert.
day-by-hand = Nicht gesendet. Du kannst ihn markieren und kopieren.
day-friend = { $name } hat diese Spiele gespielt. Wie es lief, siehst du, wenn du sie auch gespielt hast.
day-friend-has = { $name } { $points }
day-friend-damaged = Dieser Link ist unvollständig oder verändert, darum fehlen die Ergebnisse. Die Spiele sind dieselben.

## The calendar

days-title = Deine Tage
days-row = in Folge
days-longest = längste Reihe
days-mean = Schnitt im Monat
days-before = Der Monat davor
days-after = Der Monat danach
days-score = { $date }: { $score } von 100
days-begun = { $date }: angefangen
days-not = { $date }: nicht gespielt
days-rule = Ein Tag in der Woche darf fehlen, die Reihe geht weiter. Ältere Tage kannst du jederzeit spielen.
