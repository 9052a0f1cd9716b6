# Ein Blatt des Spielblocks auf zwei Handys (web/src/pad/OtherPhone.svelte, Arrival.svelte, Versions.svelte).
phones-title = Anderes Handy
phones-point = Halte die andere Kamera hierher
phones-code = Der Code dieses Blatts
phones-link = Link zu diesem Blatt
phones-whole = Das ganze Blatt steckt in diesem Code. Er braucht kein Netz und geht über keinen Server.
phones-once = Das andere Handy muss Kingcraft schon einmal geöffnet haben.
phones-both = Danach geht es auf beiden weiter; ein zweiter Code führt sie wieder zusammen.
phones-long = Dieses Blatt ist zu lang für eine Kamera
phones-too-long-here = Dieses Blatt ist zu lang für einen Code. Gib es als Datei weiter.
phones-no-codes-here = Dieser Browser kann keine Codes erzeugen. Gib das Blatt als Datei weiter.
phones-whose = Wessen Handy ist das?
phones-file = Als Datei
phones-done = Fertig

# Was von einem anderen Handy kommt.
phones-new = Es ist neu auf diesem Handy.
phones-fresh =
    { $count ->
        [one] Es ist schon hier. Es bringt 1 neuen Eintrag.
       *[other] Es ist schon hier. Es bringt { $count } neue Einträge.
    }
phones-nothing = Es ist schon hier, mit allen Einträgen.
phones-last = Letzter Eintrag: { $time }
phones-last-of = Letzter Eintrag: Handy von { $name }, { $time }
phones-twice =
    { $count ->
        [one] Spiel { $deals } ist auf beiden Handys verschieden. Du wählst gleich aus.
       *[other] Die Spiele { $deals } sind auf beiden Handys verschieden. Du wählst gleich aus.
    }
phones-keep = Hier behalten
phones-unite = Zusammenführen
phones-open = Öffnen
phones-not-now = Jetzt nicht
pad-bad-file = Diese Datei ist kein Spielzettel, oder sie ist beschädigt ({ $place }).
pad-sums-differ = Die Summen in dieser Datei stimmen nicht. Der Block hat neu gerechnet.
phones-damaged = Dieser Code ist kein Spielblatt, oder ein Teil fehlt. Versuch es noch einmal, näher dran.
phones-too-long = Dieser Code ist zu groß. Lass dir das Blatt als Datei geben.
phones-too-large = Diese Datei ist zu groß für ein Spielblatt.
phones-newer = Dieses Blatt kommt von einem neueren Kingcraft. Lade die Seite zuerst neu.
phones-no-codes = Dieser Browser kann keine Codes lesen. Lass dir das Blatt als Datei geben.

# Zwei Fassungen eines Spiels.
phones-twice-title = Spiel { $number } wurde zweimal eingetragen
phones-which = Auf dem Handy von { $one } und auf dem von { $other }. Was stimmt?
phones-which-of = Auf verschiedenen Handys. Was stimmt?
phones-this = Dieses Handy
phones-other = Ein anderes Handy
phones-of = Handy von { $name }
phones-keep-of = Die von { $name }
phones-keep-this = Diese behalten
phones-again = Neu eintragen
phones-until = Bis du wählst, gilt die spätere.
