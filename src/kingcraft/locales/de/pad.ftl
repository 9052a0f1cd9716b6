# The score pad: what can be wrong in a row (kingcraft/pad/wrong.py), and sheets on the command line.
pad-title = Spielzettel
pad-counts-missing = Mehr als eine Zahl fehlt.
pad-counts-too-few = Es fehlen noch { $count }: Ein Spiel hat { $total }.
pad-counts-too-many = { $count } zu viel: Ein Spiel hat { $total }.
pad-count-out-of-range = Jede Zahl ist hier 0 bis { $most }.
pad-bad-sale = Dieser Verkauf geht nicht: Der Käufer ist ein anderer als der Verkäufer, und das Gebot steht auf der Leiter.
pad-bid-binds-kind = { $bid }: Ein Gebot mit Plus ist ein Plusspiel, eines mit Minus ein Minusspiel.
pad-no-auction = Nach diesen Regeln wird dieses Spiel nicht verkauft.
pad-unplayed-off = Nach diesen Regeln wird jedes Spiel gespielt.
pad-kings-too-many = Diese Könige gibt es nicht: Niemand hat mehr Könige als Karten, und es sind vier.
pad-out-has-cards = Wer ausgemacht hat, hat keine Karten mehr.
pad-nobody-left-with-none = Wer nicht ausgemacht hat, hat mindestens eine Karte.
pad-bad-ranks = Karten sind A 2 bis 9 T J Q K, und von jeder gibt es vier.
pad-count-the-cards = Nach diesen Regeln zählen Karten, nicht Punkte.
pad-cards-need-values = Nach diesen Regeln kostet eine Karte, was ihr Wert sagt: Gib Werte oder Punkte ein.
pad-wrong-phase = Hier ist ein anderes Spiel dran.
pad-contract-used-up = Dieses Spiel ist aufgebraucht.
pad-game-over = Die Partie war vor diesem Spiel schon zu Ende.
pad-row = Spiel { $number }: { $why }
pad-not-played = Nicht gespielt
pad-missing = fehlt
pad-next = Als Nächstes: Spiel { $number }, { $name } gibt.
pad-twice = Spiel { $number } wurde zweimal eingetragen, mit verschiedenen Zahlen. Das spätere gilt.
pad-differs = Die Summen in dieser Datei sind andere als die ihrer Zeilen.
pad-adds-up = Alle { $count } Spiele gehen auf.

# --- Entering: one deal, from "Enter deal" to "Write it down" (web/src/pad/entry, games/*/pad).
pad-back = Zurück
