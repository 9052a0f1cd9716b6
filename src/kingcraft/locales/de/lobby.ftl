### Die Seite der Hausregeln. Wie Regeln und ihre Werte heißen, steht in options.ftl.

lobby-title = Hausregeln
lobby-preset = Ausgehen von
lobby-back = Zurück zu { $preset } mit meinen Änderungen
lobby-differs = Anders als „{ $preset }“
lobby-same = Noch ist nichts geändert.
lobby-count =
    { $count ->
        [0] Nichts ist geändert.
        [one] 1 Änderung.
       *[other] { $count } Änderungen.
    }
lobby-take-back = Zurücknehmen: { $change }
lobby-changed = geändert
lobby-idle = { $change } (zurzeit ohne Wirkung)
lobby-play = Nach diesen Regeln spielen
lobby-cannot = So lässt es sich noch nicht spielen. { $why }
lobby-start = Hausregeln für { $game }

## Überschriften

lobby-group-kings-corner-deal = Das Geben
lobby-group-kings-corner-kings = Könige und Ecken
lobby-group-kings-corner-draw = Das Ziehen
lobby-group-kings-corner-score = Punkte
lobby-group-kings-corner-end = Das Ende der Partie
lobby-group-king-table = Karten und Tisch
lobby-group-king-contracts = Negative Spiele
lobby-group-king-tricks = Das Ausspielen
lobby-group-king-positive = Positive Spiele
lobby-group-king-auction = Die Versteigerung
lobby-group-king-end = Das Ende der Partie

## Bedienung

lobby-less = { $label }: eins weniger
lobby-more = { $label }: eins mehr
lobby-list-up = Nach oben: { $item }
lobby-list-down = Nach unten: { $item }
lobby-list-out = Weglassen: { $item }
lobby-list-in = Hinzunehmen: { $item }
lobby-list-all = Alle hinzunehmen
lobby-list-none = Alle weglassen
lobby-list-at = { $item } ist Nummer { $place } von { $count }.
lobby-list-gone = { $item } fällt weg.

## Was nicht geht

lobby-bad-number = { $option }: bitte eine ganze Zahl von { $low } bis { $high }.
lobby-bad-value = { $option }: Diesen Wert gibt es nicht.
lobby-no-option = In diesem Spiel gibt es keine Regel namens „{ $name }“.
lobby-no-preset = Regeln dieses Namens sind hier nicht bekannt.
lobby-no-rules = In diesem Link stehen keine Regeln.
lobby-instead = { $why } Hier steht deshalb „{ $preset }“ ohne Änderungen.
lobby-rest = { $why } Alles andere aus dem Link ist übernommen.
lobby-not-yet = Bring die Regeln erst in Ordnung: So lassen sie sich nicht spielen.

## Aufheben und weitergeben

lobby-keep = Speichern und teilen
lobby-name = Name
lobby-name-example = Sonntagsregeln
lobby-save = Speichern
lobby-replace = Ersetzen
lobby-cancel = Abbrechen
lobby-is-saved = „{ $name }“ ist in diesem Browser gespeichert und steht auf der Startseite.
lobby-unsaved = „{ $name }“ ist so noch nicht gespeichert.
lobby-full = Dieser Browser hat für dieses Spiel schon { $count } eigene Regelsätze gespeichert, mehr passen nicht hinein. Lösch erst einen, oder speichere diesen als Datei.
lobby-saved = In diesem Browser gespeichert
lobby-rename = { $name } umbenennen
lobby-new-name = Neuer Name für { $name }
lobby-delete = { $name } löschen
lobby-deleted = „{ $name }“ ist gelöscht.
lobby-undo = Rückgängig
lobby-share = Link teilen
lobby-link = Link zu diesen Regeln
lobby-download = Als Datei speichern
lobby-open = Datei öffnen
lobby-file-wrong = { $file }: { $why }
lobby-file-large = Das ist zu groß für eine Datei mit Regeln.
lobby-file-json = Das lässt sich nicht lesen: Es ist keine Datei mit Regeln, oder sie ist beschädigt.
lobby-file-format = Das ist keine Datei mit Regeln von Kingcraft.
lobby-file-version = Diese Datei stammt von einem neueren Kingcraft.
lobby-file-broken = In dieser Datei fehlt etwas, oder etwas passt nicht.
