### Noch eine Partie in derselben Runde, Plätze, auf die niemand kommt, ein Platz, den sich der Browser nicht merken kann. Ein eigener Teil.

## Nach der Partie

again-wanted = { $name } will noch eine Partie.
again-join = Ich bin dabei
again-go = Zum nächsten Tisch
again-watch = Bei der nächsten Partie zuschauen

## Am Ende eines Spiels

result-fold = Tisch zeigen
result-unfold = Ergebnis zeigen

## Vor dem ersten Spiel

again-absent = Kommt jemand nicht, lass einen Bot spielen oder gib den Platz für jemand anderen frei.
again-bot = Bot spielen lassen
again-free = Platz freigeben

## Am Tisch

seat-unkept = Dieser Browser merkt sich nichts. Dein Platz steht in der Adresse dieser Seite: Heb sie auf und zeig sie niemandem.

## Ein Name

name-full = Länger kann ein Name nicht sein.
