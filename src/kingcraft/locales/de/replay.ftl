### Die Seite, die eine Partie nachspielt. replay-error-...: was an einem mitgebrachten Protokoll nicht stimmt.

## Ein Protokoll, das sich nicht lesen lässt

# Wo der Fehler steckt. $place ist ein Name aus der Datei, etwa rules.options.target.
replay-error-at-action = Spiel { $deal }, Aktion { $action } ({ $token })
replay-error-at-deal = Spiel { $deal }
replay-error-at = Bei { $place }
replay-error-empty = Da steht nichts drin.
replay-error-not-json = Das ist kein Protokoll: Ab Zeile { $line }, Spalte { $column } ergibt es keinen Sinn mehr.
replay-error-cut-short = Das Ende des Protokolls fehlt.
replay-error-several = Das sind mehrere Protokolle. Öffne sie einzeln.
replay-error-not-utf8 = Das ist keine Textdatei (UTF-8): Byte { $byte } passt nicht.
replay-error-no-number = Wo eine Zahl stehen sollte, steht { $name }.
replay-error-name-twice = Darin steht etwas zweimal unter demselben Namen.
replay-error-half-character = Das ist kein Partieprotokoll: Ein Text darin enthält ein halbes Zeichen.
replay-error-too-deep = Das ist kein Protokoll: Es ist tiefer als { $depth } Ebenen verschachtelt.
replay-error-too-large = Zu groß: Ein Protokoll darf hier { $kilobytes } kB haben.
replay-error-record = Das ist kein Protokoll einer Partie.
replay-error-format = Das ist kein Protokoll von Kingcraft: Hier müsste "format": "kingcraft/1" stehen.
replay-error-game = Hier müsste das Spiel stehen: "kings-corner" oder "king".
replay-error-rules = Hier müssten die Regeln stehen, ohne die Zahl der Spieler.
replay-error-preset = Hier müsste der Name eines Regelsatzes für dieses Spiel stehen.
replay-error-option = Diese Regel gibt es in diesem Spiel nicht, oder sie kann so nicht lauten.
replay-error-hash = Die Prüfzahl gehört nicht zu diesen Regeln.
replay-error-players = Hier müssten die Namen der Spieler stehen, so viele, wie nach diesen Regeln spielen können.
replay-error-dealer = Hier müsste der Platz des ersten Gebers stehen; der erste Platz ist 0.
replay-error-deals = Hier müsste die Liste der Spiele stehen.
replay-error-deal = Hier müsste ein Spiel stehen, mit Kartenfolge und Aktionen.
replay-error-deck = Hier müsste die Kartenfolge stehen: alle Karten, wie sie gegeben werden, etwa "7C KH QS".
replay-error-actions = Hier müssten die Aktionen stehen: eine Liste von Texten, etwa "7C>N" oder "QD".
replay-error-scores = Hier müssten Punkte stehen: eine Liste ganzer Zahlen.
replay-error-void = Hier steht, ob die Karten zusammengeworfen wurden: true oder false, nur bei Kings Corner und ohne Punkte.
replay-error-winners = Hier müssten die Plätze der Gewinner stehen: eine Liste ganzer Zahlen.
replay-error-counted = Diese Karten und Aktionen ergeben { $found }.
replay-error-no-count = Hier lässt sich noch nichts zählen: Das Ende fehlt.

## Die Seite

replay-title = Partie noch einmal ansehen
replay-controls = Abspielen und blättern
replay-line = Stelle in diesem Spiel
replay-dealt = Gegeben
replay-calls = Ansagen
replay-trick = Stich { $number }
replay-turn = Zug { $number }
replay-position = { $stage }: { $what }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-back-trick = Einen Stich zurück
replay-on-trick = Einen Stich weiter
replay-back-turn = Einen Zug zurück
replay-on-turn = Einen Zug weiter
replay-more = Mehr
replay-which = Spiel
replay-deal = Spiel { $number }
replay-deal-void = Spiel { $number } (zusammengeworfen)
replay-void = Die Karten wurden zusammengeworfen.
replay-deal-of = Spiel { $number }: { $contract }
replay-seat = Platz
replay-open = Alle Karten offen
replay-speed = Tempo
replay-times = { $speed }×
replay-hands = Die anderen Blätter
replay-hand = Blatt von { $name }: { $cards }
replay-no-cards = keine Karten
replay-next-deal = Weiter zum nächsten Spiel
replay-cards = Karten zeigen
replay-keys = Tasten: Pfeil links und rechts gehen Schritt für Schritt, Bild auf und Bild ab stich- oder zugweise, Pos1 und Ende an Anfang und Ende des Spiels. Die Leertaste spielt ab.

## Eine Partie, die nicht gezeigt werden kann

replay-not-over = Diese Partie ist noch nicht zu Ende. Ansehen kannst du sie, wenn alle Karten bekannt sind.
replay-no-match = Diese Partie gibt es nicht, oder sie ist nicht öffentlich. Prüf den Link.
replay-no-deals = Von dieser Partie ist noch kein Spiel zu Ende.
replay-to-table = Zum Tisch

## Frühere Partien

matches-won = { $won } von { $count } gewonnen
matches-here = in diesem Browser
matches-all = Alle
matches-you-won = Gewonnen
matches-place = { $place }.
matches-open = weiter
matches-result = Ergebnis
matches-result-all = Alle Ergebnisse
matches-result-won = Gewonnen
matches-result-lost = Nicht gewonnen
matches-result-open = Nicht zu Ende
matches-result-practice = Übung
matches-company = Mitspieler
matches-company-all = Alle Mitspieler
matches-company-people = Mit Menschen
matches-company-bots = Nur Bots
matches-none-fit = Keine Partie passt.
matches-show-all = Alle Partien
matches-older = Ältere Partien
matches-played = gespielt
# Of a match that is over, to its review.
matches-worst =
    { $points ->
        [0] Teuerster Fehler: Spiel { $deal }
        [one] Teuerster Fehler: Spiel { $deal }, 1 Punkt
       *[other] Teuerster Fehler: Spiel { $deal }, { $points } Punkte
    }
matches-forget = Wegwerfen
matches-forget-sure = Diese Partie wegwerfen? Dann kannst du sie nicht mehr weiterspielen.
matches-keep = Behalten
# Of a match against bots that is not over.
matches-give-up = Aufgeben
matches-give-up-sure = Diese Partie aufgeben? Sie zählt als verloren.

## Ein Protokoll, das jemand mitbringt

replay-bring = Partieprotokoll öffnen
replay-bring-what = Zieh die Datei irgendwo auf diese Seite, wähle sie aus oder füge ihren Text ein. Die Partie wird gezeigt, aber nicht aufgehoben: Nur dieser Tab merkt sie sich.
replay-file = Datei wählen
replay-paste = Oder füge das Protokoll hier ein
replay-show = Partie zeigen
replay-broken = Dieses Protokoll lässt sich nicht nachspielen
replay-other = Anderes Protokoll öffnen

## Teilen

replay-share = Diese Stellung teilen
replay-link = Link zu dieser Stellung
replay-no-link = Diese Partie liegt auf keinem Server und hat darum keinen Link. Weitergeben kannst du das Bild oder das Protokoll.
replay-picture = Der Tisch als Bild. { $what }
replay-png = Bild (PNG)
replay-svg = Zeichnung (SVG)
replay-saved = Gespeichert.
replay-no-picture = Dieser Browser konnte das Bild nicht machen. Vielleicht geht die Zeichnung.

## Eine Stellung, die jemand zeigt

replay-shows = { $name } zeigt ein Spiel von { $game }
replay-in-place = Du sitzt auf dem Platz von { $name }.
replay-which-card = Welche Karte würdest du spielen?
replay-which-call = Was würdest du sagen?
replay-which-move = Was würdest du tun?
replay-watch-it = Ansehen
replay-play-on = Von hier weiterspielen
