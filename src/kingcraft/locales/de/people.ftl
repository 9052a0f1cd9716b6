### Wer wir sind: Figuren, die Tür für Gäste, der Warteraum

people-title = Du
people-note = So sehen dich die anderen am Tisch.
people-figures = Deine Figur
people-discs = Deine Farbe
people-taken = { $what }, gehört schon { $name }
people-done = Fertig
people-change = Name und Figur
people-nameless = Bitte gib deinen Namen ein: Die anderen sehen ihn am Tisch.
people-name-taken = An diesem Tisch heißt schon jemand { $name }. Nimm einen anderen Namen.
figure-fox = Fuchs
figure-owl = Eule
figure-bear = Bär
figure-hare = Hase
figure-cat = Katze
figure-raven = Rabe
figure-badger = Dachs
figure-stag = Hirsch
figure-wolf = Wolf
figure-lion = Löwe
figure-frog = Frosch
figure-hedgehog = Igel
figure-mouse = Maus
figure-ram = Widder
figure-pig = Schwein
figure-swan = Schwan
figure-rooster = Hahn
figure-horse = Pferd
figure-tiger = Tiger
figure-panda = Panda
figure-elephant = Elefant
figure-walrus = Walross
figure-penguin = Pinguin
figure-hound = Jagdhund
figure-letter = mein Buchstabe
disc-1 = Blau
disc-2 = Rost
disc-3 = Grün
disc-4 = Violett
disc-5 = Petrol
disc-6 = Weinrot
disc-7 = Ocker
disc-8 = Schiefer

corner-language = Sprache
corner-rules = Hausregeln
corner-about = Über die Karten

door-invites = { $name } lädt dich zu { $game } ein
door-table = Ein Tisch für { $game }
door-bot = { $name } (Bot)
door-there =
    { $count ->
        [one] { $names } sitzt auch am Tisch.
       *[other] { $names } sitzen auch am Tisch.
    }
door-match =
    { $count ->
        [one] { $players } spielen, ein Spiel, etwa { $minutes } Minuten.
       *[other] { $players } spielen, { $count } Spiele, etwa { $minutes } Minuten.
    }
door-target = { $players } spielen, bis { $target } Punkte.
door-king-1 = In manchen Spielen vermeidest du etwas: Stiche, Herzen, Damen …
door-king-2 =
    { $bids ->
        [0] In den anderen gewinnst du Stiche.
       *[other] In den anderen gewinnst du Stiche; das Spiel kann man ersteigern.
    }
door-kings-corner-1 = Du legst Karten an Stapel an: abwärts, Rot auf Schwarz und Schwarz auf Rot.
door-kings-corner-2 = Könige eröffnen die Ecken. Wer als Erstes keine Karten mehr hat, beendet das Spiel.
door-sit = Platz nehmen
door-watch = Zuschauen
door-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
door-over = Diese Partie ist vorbei. Du kannst ansehen, wie sie ausging.
door-playing = Alle Plätze sind besetzt, die Partie läuft. Du kannst zuschauen.
door-closed = Diesen Tisch gibt es nicht mehr. Bitte um einen neuen Link.
door-device = Spielst du hier schon auf einem anderen Gerät?

waiting-table = Tisch von { $name }
waiting-tables = Die nächste Partie
waiting-read = Vorlesen oder scannen
waiting-home = in deinem Heimnetz
waiting-who = Wie nennen dich die anderen?
waiting-show = Link zeigen
waiting-scan = Scannen oder den Link schicken
waiting-code = QR-Code mit dem Link zu diesem Tisch
waiting-share = Teilen
waiting-copy-link = Link kopieren
waiting-link = Link zu diesem Tisch
seat-host = hat diesen Tisch eröffnet
seat-shows = zeigt die eigenen Karten { $name }
seat-show = Meine Karten zeigen
seat-show-about = Alle sehen, dass du das tust. Es endet, wenn du es zurücknimmst, wenn einer von euch geht, und mit der Partie.
watcher-sees = { $name } (sieht die Karten von { $player })
hand-shown = Du siehst die Karten von { $name }
remove-open = Vom Tisch entfernen
remove-what = Auf diesem Platz spielt bis zum Ende der Partie ein Bot. Der Link des Platzes öffnet nichts mehr; zuschauen dürfen alle.
remove-waiting = Der Platz ist wieder frei, für alle mit dem Link dieses Tisches. Der Link des Platzes öffnet nichts mehr.
remove-ask = { $name } vom Tisch entfernen?
remove-yes = Entfernen
remove-no = Abbrechen
leaving-title = Den Tisch verlassen?
leaving-what = Die anderen spielen weiter: Bis du zurück bist, spielt ein Bot für dich.
leaving-stay = Bleiben
leaving-go = Gehen
waiting-at = am Tisch
waiting-just = hat gerade Platz genommen
waiting-last = noch bei der letzten Partie
waiting-seat = Freier Platz
waiting-bot = Bot setzen
waiting-deal =
    { $count ->
        [one] Jetzt geben, ein Bot nimmt den Platz
       *[other] Jetzt geben, Bots nehmen { $count } Plätze
    }
waiting-differ =
    { $count ->
        [one] Eine Regel ist anders als bei { $preset }
       *[other] { $count } Regeln sind anders als bei { $preset }
    }
waiting-deals =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
waiting-target = bis { $target } Punkte
waiting-same = Die Regeln: { $preset }

here-title = Alle sind da
here-deals = { $name } gibt zuerst.
here-deals-you = Du gibst zuerst.
here-wait = Warten
here-deal = Geben
here-in = in { $seconds }
here-held = { $name } bittet um einen Moment.
here-held-you = Die anderen warten, bis jemand gibt.

away-is = { $name } ist nicht da
away-bot-in = In { $time } spielt ein Bot weiter.
away-waits = Die Partie wartet. Bis zur Rückkehr kann ein Bot spielen.
away-now = Bot jetzt spielen lassen

about-courts = Die Bildkarten sind Adrian Kennards Zeichnung des englischen Bildes, das Kartenspieler seit zweihundert Jahren kennen. Er hat sie allen geschenkt (CC0).
about-letters = Buchstaben und Zahlen auf den Karten folgen der Source Serif, die Titel der DM Serif Display: beide frei unter der Open Font License.
about-figures = Die Tiere in Hoftracht wurden für Kingcraft gezeichnet und gehören ebenfalls allen (CC0).
about-licences = Alle Lizenzen im Wortlaut

code-title = Der Code des Tischs
code-how = Vier Buchstaben, wie sie jemand am Tisch vorliest.
code-open = Zum Tisch
code-four = Ein Code hat vier Buchstaben.
