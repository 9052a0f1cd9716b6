### Die Einstellungen der Seite und die Tasten am Tisch. Ein eigener Teil: Er kommt mit dem Fenster.

set-group-play = Spielen
set-group-cards = Karten
set-group-page = Seite
set-group-sound = Töne und Benachrichtigungen
set-group-access = Tasten und Vorlesen

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
set-taps-auto = Einmal tippen, wo Platz ist
set-taps-one = Immer einmal tippen
set-taps-two = Zweimal tippen
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
set-premove = Vorauswählen (King): eine Karte zweimal antippen, während andere spielen
set-warn = Vor dem Ziehen warnen, wenn noch etwas passt

## Karten

set-colours = Farben des Blatts
set-colours-auto = Je nach Spiel
set-colours-two = Zweifarbig
set-colours-four = Vierfarbig
set-tint = Getöntes Papier für rote Karten
set-tint-auto = Bei zweifarbigem Blatt
set-tint-on = Immer
set-tint-off = Nie
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
set-size = Größe der Karten
set-size-small = Klein
set-size-medium = Mittel
set-size-large = Groß
set-sort = Hand bei Kings Corner
set-sort-rank = Nach Rang
set-sort-runs = Nach Rang, rot und schwarz im Wechsel
set-sort-suit = Nach Farbe
set-order = Hand bei King
set-order-suit = Nach Farbe, die niedrigen zuerst
set-order-suit-down = Nach Farbe, die hohen zuerst
set-order-rank = Nach Rang, die niedrigen zuerst
set-order-rank-down = Nach Rang, die hohen zuerst
set-handed = Ich spiele mit
set-handed-right = Der rechten Hand
set-handed-left = Der linken Hand

## Die Seite

set-language = Sprache
set-cloth = Tuch
set-cloth-auto = Wie es zum Spiel gehört
set-cloth-green = Grün
set-cloth-midnight = Mitternacht
set-cloth-burgundy = Burgund
set-cloth-linen = Leinen
set-contrast = Starker Kontrast
set-contrast-auto = Wie auf diesem Gerät
set-contrast-on = An
set-contrast-off = Aus

## Töne und Hinweise

set-sound = Töne
set-vibrate = Vibrieren, wenn ich nach langem Warten dran bin
set-notify = Mich benachrichtigen, wenn ich dran bin und nicht hinsehe
set-notify-refused = Dieser Browser lässt keine Benachrichtigungen von dieser Seite zu. Das lässt sich in den Einstellungen des Browsers für diese Seite ändern.

## Tasten und Vorlesen

set-keys = Buchstaben, Ziffern und Leertaste als Tasten benutzen
set-text = Den Tisch als Text zeigen
keys = Tasten
keys-hand = durch die Hand gehen
keys-enter = Karte nehmen oder spielen
keys-places-name = Q W E A D Y X C
keys-places = die Plätze um den Talon, wie sie liegen; auch 1–9
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
how-stars = Die Sterne am Namen eines Bots sagen, wie gut er spielt.
