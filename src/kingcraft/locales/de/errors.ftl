### Was nicht ging und keine Frage der Regeln ist: kurz und freundlich, mit dem, was zu tun ist.

error-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu.
error-too-large = Das war zu viel für eine Nachricht.
error-too-fast = Zu schnell. Warte einen Augenblick.
error-foreign-origin = Diese Seite darf nicht mit diesem Server sprechen. Öffne die Adresse des Servers selbst.
error-no-room = Diesen Tisch gibt es nicht.
error-wrong-secret = Dieser Link öffnet keinen Platz an diesem Tisch.
error-seat-taken = Den Platz hat gerade jemand anders genommen.
error-not-seated = Du schaust zu. Setz dich, um mitzuspielen.
error-stale-version = Am Tisch ging es schon weiter. Schau noch einmal hin.
error-busy = Einen Augenblick: Dein letzter Zug wird noch gespeichert.
error-replaced = Dieser Platz wird jetzt in einem anderen Fenster gespielt. Hol ihn zurück, um hier weiterzuspielen.
error-storage-failed = Das ließ sich nicht speichern und gilt deshalb nicht. Versuche es gleich noch einmal.
error-room-broken = Diese Partie lässt sich mit dieser Version nicht fortsetzen. Herunterladen geht noch.
error-too-many-rooms = Alle Tische sind besetzt. Versuche es später noch einmal.
error-match-not-over = Diese Partie läuft noch. Einen Rückblick gibt es, wenn sie zu Ende ist.
error-too-many-reviews = Zu viele Rückblicke warten schon. Versuche es in ein paar Minuten noch einmal.
error-not-found = Unter dieser Adresse ist nichts.
error-too-slow = Die Verbindung kommt nicht mit. Lade die Seite neu, dann geht es weiter.
error-nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst.
error-no-claim = Es geht noch um etwas: Das Spiel geht weiter.
error-no-hints = An diesem Tisch sind Tipps nicht erlaubt.
error-hints-off = Dieser Server gibt keine Tipps.
error-hints-warming = Tipps sind noch nicht bereit. Versuche es in einer halben Minute noch einmal.
error-hints-busy = Gerade kein Tipp: Zu viele fragen. Versuche es gleich noch einmal.
error-internal = Hier ist etwas schiefgegangen. Nichts ist verloren: Lade die Seite neu.
