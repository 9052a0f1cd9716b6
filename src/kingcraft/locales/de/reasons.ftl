### Warum etwas nicht ging: wenige freundliche Worte, die sagen, was zu tun ist.

## Dateien

reason-bad-format = Das passt nicht zum Format.
reason-bad-deck = Das ist nicht genau das Kartenspiel dieser Regeln.
reason-unknown-token = Diese Aktion gibt es in diesem Spiel nicht.
reason-game-over = Die Partie ist zu Ende.
reason-deal-over = Dieses Spiel ist zu Ende.
reason-deal-not-over = Dieses Spiel ist noch nicht zu Ende; das nächste kann nicht beginnen.
reason-wrong-score = Die angegebenen Punkte ergeben sich nicht aus diesen Karten und Zügen.

## An der Reihe

reason-not-your-turn = Du bist nicht an der Reihe.
reason-wrong-phase = Jetzt nicht: Das gehört in einen anderen Teil des Spiels, oder diese Regeln kennen es nicht.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.

## Kings Corner

reason-place-empty = Dort liegt kein Stapel.
reason-pile-may-not-move = Nach diesen Regeln bleibt ein Königsstapel liegen.
reason-place-taken = Der Platz ist besetzt: Ein König braucht eine freie Ecke.
reason-corner-kings-only = Die Ecken gehören den Königen: Beginne diese mit einem König.
reason-pile-to-empty-side = Stapel kommen nicht auf einen leeren Platz. Lege eine Handkarte dorthin.
reason-wrong-rank = Lege genau einen Rang niedriger an.
reason-wrong-colour = Wechsle die Farbe: Rot auf Schwarz, Schwarz auf Rot.
reason-king-not-on-side = Könige kommen in die Ecken, nicht an die Seiten.
reason-king-must-be-played = Lege zuerst deinen König in eine Ecke.

## King: Ausspielen

reason-must-follow-suit = Farbe bedienen: Du hast die angespielte Farbe noch.
reason-must-discard-king = Wirf jetzt den Herz-König ab.
reason-must-play-penalty-card = Spiele eine Strafkarte (beim König Herz): Du kannst nicht bedienen, oder es liegt eine höhere.
reason-must-trump = Du kannst nicht bedienen: Du musst trumpfen.
reason-king-banned-lead = Der Herz-König darf nicht angespielt werden, solange du andere Karten hast.
reason-hearts-banned-lead = Herz darf noch nicht angespielt werden: Du hast noch eine andere Farbe.

## King: Ansagen und Bieten

reason-contract-used-up = Dieses Spiel ist verbraucht. Sage ein anderes an.
reason-bid-too-low = Biete mehr als das höchste Gebot.
reason-cannot-match = Gleichziehen darf hier nur, wer näher links vom Geber sitzt.
reason-nothing-to-accept = Es liegt kein Gebot vor.
reason-counter-too-low = Verlange mehr als das Gebot und weniger als acht.
reason-counter-repeated = Das hast du schon verlangt. Verlange etwas anderes.
reason-split-not-allowed = Ungespielt schreiben geht nicht mehr: Es wurde zu viel geboten.

## Was nicht an den Regeln liegt

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
