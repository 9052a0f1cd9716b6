### Die Einstellungen der Seite und die Tasten am Tisch. Ein eigener Teil: Er kommt mit dem Fenster.

set-tab-table = Tisch
set-tab-cards = Karten
set-tab-play = Spielen
set-tab-sound = Töne, Hilfen

## Spielen

set-speed = Tempo der Karten
set-speed-off = Sofort
set-speed-fast = Schnell
set-speed-normal = Normal
set-speed-slow = Langsam
set-hold = Ein fertiger Stich bleibt liegen
set-hold-none = Gar nicht
set-hold-short = Kurz
set-hold-normal = Normal
set-hold-long = Lang
set-hold-tap = Bis ich tippe
set-taps = Karte ausspielen (King)
set-taps-auto = Automatisch
set-taps-one = Einmal tippen
set-taps-two = Zweimal tippen
set-taps-what = Automatisch: Einmal tippen spielt die Karte. Ist weniger als eine Fingerbreite von ihr frei, hebt das erste Tippen sie nur an, außer sie ist die einzige erlaubte.
set-auto = Von selbst gespielt (King)
set-auto-off = Keine Karte
set-auto-last = Meine letzte Karte
set-auto-forced = Jede Karte, wenn ich keine Wahl habe
set-settle = Wenn nichts mehr zu holen ist (King)
set-settle-ask = Fragen
set-settle-auto = Das Spiel gleich beenden
set-history = Stiche zum Nachsehen (King)
set-history-last = Der letzte
set-history-all = Alle des Spiels
set-coach = Tipps in den ersten Partien
set-coach-what = Immer nur eine Zeile zu dem, was neu ist
set-fits = Zeigen, was passt
set-fits-what = Ein Ring um jeden Platz für die gewählte Karte (Kings Corner)
set-oneplace = Gleich spielen, wenn nur ein Platz passt
set-oneplace-what = Kings Corner
set-worth = Sagen, was ein Blatt wert ist
set-worth-what = Beim Steigern in King, wenn der Tisch Tipps erlaubt
set-premove = Vorauswählen
set-premove-what = King: eine Karte zweimal antippen, während andere spielen
set-warn = Vor dem Ziehen warnen
set-warn-what = Kings Corner: wenn noch etwas passt

## Karten

set-colours = Farben
set-colours-auto = Je nach Spiel
set-colours-two = Zwei Farben
set-colours-four = Vier Farben
set-colours-blind = Farbenblind
set-tint = Rote Farben hohl
set-tint-what = Herz und Karo nur als Umriss
# $letters: die von Ass, Bube, Dame und König.
set-letters = Buchstaben auf den Karten
set-letters-auto = Wie die Sprache ({ $letters })
set-letters-en = { $letters } (englisch, rumänisch)
set-letters-de = { $letters } (deutsch)
set-letters-sv = { $letters } (schwedisch)
set-letters-sv-a = { $letters } (schwedisch, mit A)
set-letters-fr = { $letters } (französisch, rumänisch)
set-letters-fr-1 = { $letters } (französisch, mit 1)
set-letters-ru = { $letters } (russisch)
set-letters-own = wie die Sprache
set-size = Größe der Karten
set-size-small = Klein
set-size-medium = Mittel
set-size-large = Groß
set-index = Index
set-index-large = Groß
set-index-small = Zwei kleine
set-cards-origin = Woher die Karten stammen
set-sort = Hand bei Kings Corner
set-sort-rank = Nach Rang
set-sort-runs = Nach Rang, rot und schwarz im Wechsel
set-sort-suit = Nach Farbe
set-order = Hand bei King
set-order-suit = Nach Farbe, die niedrigen zuerst
set-order-suit-down = Nach Farbe, die hohen zuerst
set-order-rank = Nach Rang, die niedrigen zuerst
set-order-rank-down = Nach Rang, die hohen zuerst
set-order-what = Nach Farbe sortiert liegt Trumpf ganz links.
set-handed = Linkshändig
set-handed-what = Die Tasten wechseln die Seite, die Karten nicht

## Die Seite

set-language = Sprache
set-cloth = Tuch
set-cloth-green = Grün
set-cloth-midnight = Nachtblau
set-cloth-burgundy = Burgund
set-cloth-linen = Leinen
set-back = Rückseite
set-back-auto = Die zum Tuch passende
set-back-red = Rot
set-back-green = Grün
set-back-blue = Blau
set-back-scales = Schuppen
set-back-pinstripe = Nadelstreifen
set-contrast = Starker Kontrast
set-contrast-what = Schwarzer Grund, kräftigere Linien, rote Farben hohl
set-daylight = Licht wie am Gerät
set-daylight-what = Bei Tag Leinen, nachts dein Tuch
set-shown = Änderungen siehst du sofort, hier und an deinem Tisch.

## Töne und Hinweise

set-volume = Lautstärke
set-hear = Töne anhören
set-hear-deal = Geben
set-hear-card = Karte
set-hear-trick = Stich
set-hear-knock = König
set-hear-turn = Dran
set-sound = Töne
set-turnsound = Du bist dran
set-turnsound-what = Zwei leise Töne wie an einem Glas
set-vibrate = Vibrieren, wenn ich nach langem Warten dran bin
set-notify = Mich benachrichtigen, wenn ich dran bin und nicht hinsehe
set-notify-refused = Dieser Browser lässt keine Benachrichtigungen von dieser Seite zu. Das lässt sich in den Einstellungen des Browsers für diese Seite ändern.

## Tasten und Vorlesen

set-keys = Buchstaben, Ziffern und Leertaste als Tasten benutzen
set-text = Den Tisch als Text zeigen
set-text-what = Zum Vorlesen, oder ohne Bilder
keys = Tasten
keys-hand = durch die Hand gehen
keys-enter = Karte nehmen oder spielen
keys-places-name = Q W E A D Y X C
keys-places = die Plätze um den Talon, wie sie liegen; auch 1–9
keys-bids = in einer Versteigerung ein Plusgebot wählen; mit Umschalt, oder nach −, ein Minusgebot
keys-space-name = Leertaste
keys-space = ziehen und Zug beenden
keys-undo = zurücknehmen
keys-hint = Tipp
keys-tricks = letzter Stich
keys-forward = sofort zeigen, was die anderen tun
keys-put-back = zurücklegen
keys-off = Buchstaben, Ziffern und die Leertaste tun hier nichts: So ist es in den Einstellungen gewählt.
keys-spread = Umschalt mit einem Platz
keys-spread-what = den Stapel ausbreiten und seine Karten ansagen
keys-read = ansagen, was auf dem Tisch liegt
keys-listen = Mit einem Screenreader brauchst du keine dieser Tasten: Alle Schalter am Tisch gehen auch im Lesemodus. Buchstaben, Ziffern und Leertaste wirken nur im Fokusmodus (NVDA: NVDA-Taste und Leertaste; JAWS: Einfügen und Z; VoiceOver am Mac: Pfeil links und rechts zusammen schaltet die Schnellnavigation aus). Die Leiste oben ist das Banner, der Tisch der Hauptbereich: die Spieler, die Stapel oder der Stich, deine Hand und am Ende alles, was geschehen ist. Überschriften stehen über dem Spiel, das gilt, über der Versteigerung und über der Abrechnung.
how-ahead = Tippe eine Karte zweimal an, während andere spielen: Sie wird gespielt, sobald du dran bist.
how-forward = Der Doppelpfeil oder die Taste F springt gleich weiter, bis du dran bist; der Pfeil neben deinem Namen sortiert deine Hand anders.
how-stars = Die Rauten am Namen eines Bots sagen, wie gut er spielt.
how-lessons = Zu den Lektionen

## How to play, at this table

how-here = So spielst du hier
how-places-tap = Tippe eine Karte oder einen Stapel an, dann einen der Plätze, die aufleuchten; oder zieh sie dorthin.
how-tricks-tap =
    { $taps ->
        [one] Tippe eine Karte an, um sie zu spielen.
        [two] Tippe eine Karte an, dann hebt sie sich; ein zweiter Tipp auf sie oder auf ihren Platz auf dem Tisch spielt sie.
       *[auto] Tippe eine Karte an, um sie zu spielen; liegen die Karten eng, hebt sie der erste Tipp nur an, und ein zweiter auf sie oder auf ihren Platz auf dem Tisch spielt sie.
    } Was die Regeln nicht erlauben, ist abgedunkelt; tippe darauf, dann steht da, warum.
how-hint = Die Lampe oder die Taste H sagt, was der Meister an deiner Stelle täte, und warum.
how-undo = Der gebogene Pfeil oder die Taste U nimmt zurück, was du in diesem Zug getan hast, bis du ziehst.
