### So wird gespielt, je Spiel in wenigen Sätzen: die Regeln, die die Startseite anbietet.

how-tap = Mit Finger oder Maus
how-aim = Worum es geht

## Kings Corner

how-kings-corner-aim = Werde als Erster alle Karten los. Jeder bekommt sieben; vier Karten beginnen die Stapel im Norden, Osten, Süden und Westen des Talons.
how-kings-corner-turn = Dein Zug
how-kings-corner-turn-text = Lege und verschiebe, so viel du willst und in beliebiger Reihenfolge, oder auch nichts. Dann ziehst du eine Karte: Damit endet dein Zug. Ist der Talon leer, beendest du den Zug einfach so.
how-kings-corner-lay = Eine Karte anlegen
how-kings-corner-lay-text = Eine Karte passt auf einen Stapel, wenn sie genau einen Rang niedriger ist als die oberste und die andere Farbe hat: eine rote 8 auf eine schwarze 9. Auf ein Ass passt nichts. Auf eine frei gewordene Seite darf jede Handkarte.
how-kings-corner-kings = Könige in die Ecken
how-kings-corner-kings-text = Mit einem König aus der Hand darfst du in einer freien Ecke einen Stapel beginnen; alle legen dort an wie an den anderen. Ein Stapel an der Seite, der mit einem König beginnt, darf in eine freie Ecke umziehen.
how-kings-corner-piles = Einen Stapel verlegen
how-kings-corner-piles-text = Ein ganzer Stapel darf auf einen anderen, wenn die Karte dort passt, mit der er begonnen hat.
how-kings-corner-score = Punkte
how-kings-corner-score-text = Das Spiel endet, wenn jemand keine Karten mehr hat, oder wenn der Talon leer ist und niemand mehr etwas bewegt. Jede Karte auf der Hand zählt 1 Strafpunkt, ein König 10. Erreicht jemand { $target } Punkte, ist die Partie zu Ende, und die wenigsten Punkte gewinnen.
how-kings-corner-tap = Tippe eine Karte oder einen Stapel an, dann einen der Plätze, die aufleuchten; oder zieh sie dorthin.

## King

how-king-aim = Zehn Spiele mit je dreizehn Karten. Sechs kosten Punkte, vier bringen Punkte; die höchste Summe gewinnt die Partie.
how-king-tricks = Stiche
how-king-tricks-text = Der Geber spielt zum ersten Stich aus. Farbe muss bedient werden; wer nicht kann, spielt eine beliebige Karte. Die höchste Karte der angespielten Farbe gewinnt den Stich, oder der höchste Trumpf, wenn einer fällt. Wer den Stich gewinnt, spielt zum nächsten aus.
how-king-avoid = Spiel 1 bis 6: nichts nehmen
how-king-avoid-text = Was du bekommst, kostet Punkte: im ersten Spiel 20 je Stich, dann 20 je Herz, 50 je Dame, 30 je König oder Bube, 160 für den Herz-König und 90 für jeden der letzten zwei Stiche. Bei „Keine Herzen“ darf Herz nur anspielen, wer nichts anderes mehr hat; bei „Kein Herz-König“ gilt das für diesen König.
how-king-sell = Spiel 7 bis 10: Plus oder Minus
how-king-sell-text = Jedes dieser Spiele gehört seinem Geber. Bei Plus bringt jeder Stich 25 Punkte, und eine Farbe kann Trumpf sein. Bei Minus beginnt jeder mit 325 Punkten und verliert 75 je Stich. Der Geber sagt das Spiel an oder versteigert dieses Recht.
how-king-auction = Die Versteigerung
how-king-auction-text = Jedes Gebot muss höher sein als das letzte: +1 +2 +3 −1 +4 +5 +6 −2 +7 +8. Bei +4 zahlst du dem Verkäufer 100 Punkte, 25 je gebotenem Stich, und bestimmst den Trumpf. Bei −1 wird Minus gespielt, und du übernimmst einen Stich des Verkäufers. Wer passt, scheidet aus. Wer näher links vom Verkäufer sitzt, darf mit einem Gebot gleichziehen; dann gilt seines.
how-king-decide = Der Verkäufer entscheidet
how-king-decide-text = Er verkauft, behält das Spiel, verlangt mehr oder sagt: acht, oder ich spiele Minus. Danach gibt es kein Zurück, und ein Gebot von +8 darf er nicht ablehnen. Nach weniger als drei Geboten kann er auch ungespielt 100 Punkte schreiben, die anderen je 75.
how-king-tap = Tippe eine Karte an, um sie zu spielen. Was die Regeln nicht erlauben, ist abgedunkelt; tippe darauf, dann steht da, warum.
