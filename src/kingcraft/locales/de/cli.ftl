### Was die Kommandozeile ausgibt.

## Tabellen

cli-deal = Spiel
cli-total = Summe
cli-open = -
cli-void = ungültig
cli-unfinished = Diese Partie ist nicht zu Ende.
cli-winners = { $count ->
    [one] Gewonnen hat: { $names }
   *[other] Gewonnen haben: { $names }
}
cli-legal = Spiel { $deal }, vor Aktion { $action }: { $tokens }
cli-no-such-deal =
    { $count ->
        [0] Spiel { $deal } gibt es nicht: es ist noch keines gegeben
        [one] Spiel { $deal } gibt es nicht: dieses Protokoll enthält eines
       *[other] Spiel { $deal } gibt es nicht: dieses Protokoll enthält { $count }
    }

## Fairness

cli-fair = Spiel { $deal }: fair
cli-not-fair = Spiel { $deal }: NICHT FAIR: { $why }
cli-no-proof = Spiel { $deal }: kein Nachweis
cli-no-deal = in diesem Protokoll ist kein Spiel beendet: es gibt nichts zu prüfen
cli-bad-seed = server_seed ist nicht 32 Bytes in Hex
cli-bad-nonces = nonces sind nicht je Platz eine, höchstens 64 Bytes in Hex
cli-bad-version = version muss 2 sein
cli-nonce-differs = die Nonce von Platz { $seat } passt nicht
cli-commit-differs = commit stimmt nicht
cli-deck-differs = die Kartenfolge stimmt nicht
cli-sent-openly = Hinweis: Wo Nonces offen gesendet wurden, bindet der Beweis den Startwert des Servers, nicht den Platz, der seine Nonce zuletzt gesendet hat.

## Dateien, die sich nicht lesen lassen

cli-line = Zeile { $line }
cli-cannot-read = { $file }: nicht lesbar: { $why }
cli-unreadable = { $file }: { $why }
cli-not-json = kein JSON: Zeile { $line }, Spalte { $column }
cli-not-json-here = kein JSON: Spalte { $column }
cli-not-utf8 = kein UTF-8: Byte { $byte }
cli-no-number = kein JSON: { $name } ist keine Zahl
cli-name-twice = kein JSON: ein Objekt enthält denselben Namen zweimal
cli-half-character = kein JSON: ein Text enthält ein halbes Zeichen (einen einzelnen Ersatzcode)
cli-too-large = größer als { $megabytes } MB
cli-too-deep = Objekte und Listen sind tiefer als { $depth } verschachtelt
cli-no-input = keine Standardeingabe
cli-cannot-write = die Antwort lässt sich nicht schreiben: { $why }
# Why a file cannot be read or written.
cli-system-missing = diese Datei oder diesen Ordner gibt es nicht
cli-system-forbidden = keine Berechtigung
cli-system-folder = das ist ein Ordner
cli-system-no-folder = das ist kein Ordner
cli-system-full = kein Platz mehr auf dem Datenträger
cli-system-read-only = hier darf nicht geschrieben werden
