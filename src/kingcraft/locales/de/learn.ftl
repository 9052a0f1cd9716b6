### Die Seite der Lektionen.

# How many lessons of a game are done.
learn-some = { $done } von { $count }
learn-all = alle { $count }
learn-done = Fertig
learn-next = als Nächstes
# A lesson that was left before its end.
learn-left = Schritt { $step } von { $count }
learn-number = { $game }, Lektion { $number }
learn-list = Alle Lektionen
learn-unknown = Diese Lektion gibt es nicht. Wähle eine von diesen:
learn-then = Und dann
learn-practise = { $game } üben
learn-practise-about = Ein Spiel nach dem anderen, gegen Bots
learn-how-about = Die Regeln in Kürze, und wie man hier Karten bewegt
learn-puzzles = Rätsel
learn-puzzles-about = Eine Entscheidung, eine bewiesene Lösung
learn-profile-about = Deine Partien in Zahlen: was gelingt, was kostet

## In a lesson

learn-says = Was die Lektion sagt
# What the finger points at.
learn-here = Hier: { $what }.
learn-step = Schritt { $step } von { $count }
learn-end = { $title }: geschafft
learn-next-is = Weiter: { $title }
learn-match = Eine Partie spielen
learn-chosen = Die Karten der Lektionen sind ausgesucht, nicht gemischt.
