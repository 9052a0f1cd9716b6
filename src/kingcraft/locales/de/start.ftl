### Die Startseite: ihre Tische, die Blätter darüber.

corner-open = Du und diese Seite: { $name }
start-with = Mit Freunden
start-learn = Lernen
start-day = Spiel des Tages
start-puzzle = Rätsel des Tages
# To a player who has tried none.
start-puzzle-new = Eine Entscheidung, eine beste Lösung
start-puzzle-rating = Deine Wertung: { $rating }
# Puzzles that were missed and come back today.
start-puzzle-again =
    { $count ->
        [one] 1 zu wiederholen
       *[other] { $count } zu wiederholen
    }
start-profile = Dein Profil
# A line of figures: matches that count, and the contract in which most is given away.
start-figures =
    { $count ->
        [one] 1 Partie, { $won } gewonnen
       *[other] { $count } Partien, { $won } gewonnen
    }
start-weakest = am schwächsten bei: { $contract }
start-code = Ich habe einen Code
# The score pad for real cards: the link below the tables, and with friends.
start-pad = Spielblock
start-pad-friends = Karten auf einem echten Tisch? Hier mitschreiben.
start-change = ändern
start-players-are = { $count } Spieler
start-continue-game = { $game } weiterspielen
start-go = Weiter
start-with-whom = mit { $names }
start-deal = Spiel { $number }
start-standing =
    { $place ->
        [1] du liegst vorn
       *[other] du liegst auf Platz { $place }
    }
day-row =
    { $count ->
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
start-day-done =
    { $done ->
        [0] Drei Spiele, für alle dieselben
        [3] Alle drei gespielt
       *[other] { $done } von 3 gespielt
    }
# A score, of a task or of a day.
day-beats = { $beats } von 100
start-result =
    { $place ->
        [0] Zuletzt { $game }: kein Sieger.
        [1] Zuletzt { $game }: gewonnen, { $points }.
       *[other] Zuletzt { $game }: Platz { $place }, { $points }.
    }
start-better = Teuerster Fehler
start-won-twice = Zweimal gegen { $level } gewonnen
start-try = { $level } probieren
start-try-not = Bei dieser Stärke bleiben
start-all = alle { $count }
start-length = Länge
start-whole = Ganze Partie
start-brief = Kurz
start-brief-about = Weniger negative Spiele, und jeder sagt trotzdem einmal an. Ein Stich ist weniger wert, damit es wieder aufgeht.
# The first match of a player who does not know the game: as a length to choose, and in the line that says what Play begins.
start-first = Erste Partie
start-first-short = Kurzer Einstieg
start-first-about = Zwei negative Spiele, dann vier Versteigerungen. Alles zählt wie in der ganzen Partie, darum ergeben alle Punkte zusammen mehr als null.
start-one = Ein Spiel
start-points = Bis { $target } Punkte
start-table = Tisch
start-friends-about = Du bekommst einen Link zum Verschicken. Bleiben Plätze frei, spielen dort Bots.
start-no-bots = Auf allen Plätzen sitzen Freunde: Kein Bot spielt mit.
