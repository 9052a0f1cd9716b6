### Das Spiel in der Seite selbst, ohne Server: laden, behalten, und was so nicht geht.

## Laden

near-loading = Kingcraft wird geladen: { $loaded } von { $total } MB
near-starting = Kingcraft wird gestartet …
near-download = Kingcraft konnte nicht geladen werden. Prüfe das Netz und versuche es noch einmal.
near-parts = Die Dateien von Kingcraft passen nicht zusammen. Vielleicht ist gerade eine neue Version gekommen: Lade die Seite neu.
near-no-webassembly = In diesem Browser läuft Kingcraft nicht: WebAssembly fehlt oder ist abgeschaltet. Schalte den strengen Modus für diese Seite ab oder nimm einen anderen Browser.
near-no-workers = Dieser Browser ist zu alt für Kingcraft. Aktualisiere ihn oder nimm einen anderen.
near-server = Auf { $host } spielen

## Speichern

near-no-storage = Dieser Browser speichert hier nichts, wie in einem privaten Fenster. Deine Partie geht verloren, wenn du diesen Tab schließt.
near-full = Der Speicher dieses Browsers ist voll, deshalb gilt der letzte Zug nicht. Schaffe Platz und spiele dann weiter.

## Für offline behalten

near-keep = Für offline behalten
near-keep-what = Einmal behalten, geht alles auch ohne Netz, nur auf diesem Gerät: Bots, Tipps, Rückblicke, Lektionen, Spiel des Tages.
near-size = Dafür speichert dieser Browser { $total } MB.
near-keeping = { $loaded } von { $total } MB gespeichert
near-kept = Für offline behalten: Ohne Netz spielst du auf diesem Gerät.
near-kept-loosely = Wird der Platz knapp, darf der Browser es löschen. Als App installiert bleibt es.
near-remove = Von diesem Gerät entfernen
near-no-space = Der Platz reicht nicht. Schaffe Platz und versuche es noch einmal.
near-plain = Diese Seite lässt sich nicht für offline behalten, denn sie kommt ohne https von einem anderen Computer. Browser behalten nur Seiten, deren Adresse mit https beginnt oder die vom eigenen Computer kommen. Was hilft: https vor dem Server oder Kingcraft als statische Seite.
near-clone = Spielen ohne Netz geht mit einem Server, der in einem Klon von Kingcraft gestartet ist (ein paar Minuten nach dem Start), und mit Kingcraft als statischer Seite. Mit diesem Server geht es nicht.

## Spielen

near-here = Keine Verbindung: Du spielst auf diesem Gerät.
near-lost = Eine Partie ist weg: Dieser Browser hat sie nicht mehr gespeichert.
near-fair-title = Wer kennt die Karten?
near-fair = Die Karten dieser Partie werden auf diesem Gerät gezogen. Ein Programm hier kennt sie alle, wie jedes Programm auf deinem eigenen Gerät. Die Bots sehen nur ihre eigenen.

## Mit Freunden

near-friends = Freunde treffen sich auf einem Server: Er teilt aus und zeigt allen nur die eigenen Karten.
near-friends-none = Diese Seite hat keinen Server. Gespielt wird nur auf diesem Gerät.
near-friends-gone = Der Server ist gerade nicht zu erreichen. Bis er wieder da ist, spielst du nur auf diesem Gerät.
near-friends-how = So startest du einen Server
near-friends-steps = Ein Computer braucht Python ab 3.11 und den Ordner von Kingcraft. Tippe dort python3 start.py ein und antworte, dass dein Heimnetz mitspielt. Im Terminal steht dann der Link für deine Freunde.
