### Der eigene Platz auf einem anderen Gerät, kein Netz, eine neuere Fassung der Seite. Ein eigener Teil: Er wird vorab geholt.

## Der eigene Platz auf einem anderen Gerät

seat-own = Dein Platz
device-open = Auf anderem Gerät weiterspielen
device-title = Auf anderem Gerät weiterspielen
device-how = Öffne diesen Link auf deinem anderen Gerät, und du sitzt dort mit denselben Karten. Hier sagt die Seite dann, dass dort weitergespielt wird.
device-warning = Wer diesen Link hat, spielt für dich und sieht deine Karten. Schick ihn niemandem außer dir selbst.
device-code = QR-Code mit dem Link zu deinem Platz
device-link = Link zu deinem Platz
device-two = In diesem Browser spielst du hier am Tisch als { $own }. Der Link, den du geöffnet hast, gehört zum Platz von { $other }.
device-stay = Als { $name } weiterspielen
device-take = Als { $name } spielen
device-take-note = Dieser Browser vergisst dann den Platz von { $name }. Ein anderes Gerät, das ihn hat, behält ihn.
device-door = Spielst du schon auf einem anderen Gerät an diesem Tisch? Tippe dort auf „Du“, dann auf „Auf anderem Gerät weiterspielen“.

## Ohne Netz

offline-title = Ohne Netz
offline-ready = Diese Seite öffnet sich auch ohne Netz und zeigt deinen Tisch so, wie du ihn zuletzt gesehen hast.
offline-soon = Die Seite wird gerade gespeichert, damit sie sich auch ohne Netz öffnet.
offline-never = In diesem Browser braucht die Seite das Netz. Speichern lässt sie sich nur, wenn ihre Adresse mit https beginnt, und nicht in privaten Fenstern.
offline-install = Als App installieren
offline-as-of = Keine Verbindung. Dein Tisch, Stand { $time }; es geht von selbst weiter.
offline-trying = Der Server ist nicht zu erreichen. Die Seite versucht es von selbst weiter.
offline-tables = Deine Tische, wie du sie zuletzt gesehen hast
offline-could = Mit „Für offline behalten“ in den Einstellungen sind alle Spiele auch ohne Netz auf diesem Gerät.
offline-blocked = Der Server ist da, aber es kommt keine ständige Verbindung zustande: Etwas dazwischen sperrt WebSockets. Versuche es in einem anderen Netz oder schalte VPN oder Werbeblocker ab. Wir versuchen es weiter. Ist es dein eigener Server, dann muss ein Proxy davor WebSockets durchlassen, und vielleicht fehlt seine Adresse bei --origin.

## Eine neuere Fassung der Seite

offline-newer = Es gibt eine neue Version von Kingcraft. Deine Tische bleiben, wie sie sind.
offline-reload = Neu laden
offline-later = Später
