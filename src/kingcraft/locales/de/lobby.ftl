### Die Seite der Hausregeln. Wie Regeln und ihre Werte heißen, steht in options.ftl.

lobby-title = Hausregeln
lobby-preset = Ausgehen von
lobby-back = Zurück zu { $preset } mit meinen Änderungen
lobby-from = { $game }, ausgehend von { $preset }
lobby-find = Regel suchen
lobby-find-clear = Alle Regeln zeigen
lobby-found =
    { $count ->
        [0] So heißt keine Regel. Versuch es mit einem Wort daraus.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
lobby-count =
    { $count ->
        [0] Noch nichts geändert
        [one] Eine Regel geändert
       *[other] { $count } Regeln geändert
    }
lobby-take-all = alle zurücknehmen
lobby-was = geändert, vorher: { $value }
lobby-back-one = zurücknehmen
lobby-players = Mitspieler und Freunde
lobby-friends =
    { $count ->
        [0] keine Freunde eingeladen
        [one] 1 Freund
       *[other] { $count } Freunde
    }
lobby-kept =
    { $count ->
        [0] noch nichts gespeichert
        [one] 1 Regelsatz gespeichert
       *[other] { $count } Regelsätze gespeichert
    }
lobby-save-as = Speichern als …
lobby-take-back = Zurücknehmen: { $change }
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

## Ein Abschnitt in einer Zeile, solange er zugeklappt ist

brief-king-deck = { $count } Karten
brief-king-first_lead =
    { $value ->
        [dealer] der Geber spielt aus
        [declarer] der Ansager spielt aus
       *[other] der Spieler nach dem Geber spielt aus
    }
brief-king-contracts =
    { $count ->
        [one] ein negatives Spiel
       *[other] { $count } negative Spiele
    }
brief-king-contract_choice =
    { $value ->
        [fixed] { "" }
       *[other] der Ansager wählt
    }
brief-king-hearts_lead_ban =
    { $count ->
        [0] Herz darf immer ausgespielt werden
       *[other] Herz darf nicht immer ausgespielt werden
    }
brief-king-forced_king =
    { $value ->
        [off] { "" }
       *[other] der Herz-König muss abgeworfen werden
    }
brief-king-forced_penalty =
    { $value ->
        [no] { "" }
       *[other] Strafkarten müssen abgeworfen werden
    }
brief-king-early_end =
    { $value ->
        [no] { "" }
       *[other] ein Spiel darf früher enden
    }
brief-king-trick_value = { $count } je Stich
brief-king-eight_forced =
    { $value ->
        [yes] +8 lässt sich nicht ablehnen
       *[other] +8 lässt sich ablehnen
    }
brief-king-outcome =
    { $value ->
        [highest] die höchste Summe gewinnt
       *[other] es gewinnen alle, die nicht unter null sind
    }
brief-kings-corner-hand_size =
    { $count ->
        [one] jeder eine Karte
       *[other] jeder { $count } Karten
    }
brief-kings-corner-initial_king =
    { $value ->
        [optional] ein aufgedeckter König bleibt liegen
       *[other] ein aufgedeckter König geht in eine Ecke
    }
brief-kings-corner-forced_king =
    { $value ->
        [off] Könige dürfen auf der Hand bleiben
        [must] Könige müssen ausgespielt werden
       *[other] ein zurückgehaltener König kostet extra
    }
brief-kings-corner-king_pile_move =
    { $value ->
        [any] jeder Königsstapel darf in eine Ecke
        [dealt] nur aufgedeckte Königsstapel dürfen in eine Ecke
       *[other] Königsstapel bleiben, wo sie sind
    }
brief-kings-corner-draw_count =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
brief-kings-corner-sign =
    { $value ->
        [plus] { "" }
       *[other] als Minus geschrieben
    }
brief-kings-corner-deals =
    { $count ->
        [0] { "" }
        [one] ein Spiel
       *[other] { $count } Spiele
    }
brief-kings-corner-target =
    { $count ->
        [one] bis 1 Punkt
       *[other] bis { $count } Punkte
    }

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
