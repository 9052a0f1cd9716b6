### Words of the games that explain themselves when they are tapped: word-GAME-NAME is the explanation, at most 180 characters. It holds by
### all rules, so it names no points. -title: the word. -forms: the forms in which it occurs in texts of this language, with commas; one in
### small letters may begin with a capital too. The page dots them in hints, refusals and calls.

# Opens the rules at the table, where the word is explained.
word-more = Mehr dazu

## King

word-king-trick = Vier Karten, eine von jedem. Die höchste der ausgespielten Farbe bekommt sie, wenn kein Trumpf darin liegt.
word-king-trick-title = Stich
word-king-trick-forms = Stich, Stiche, Stichen
word-king-lead = Die erste Karte eines Stichs spielen. Wer den letzten Stich bekommen hat, spielt zum nächsten aus.
word-king-lead-title = Ausspielen
word-king-lead-forms = ausspielen, ausspielt, ausgespielt, ausgespielte, ausgespielten, auszuspielen, Ausspiel
word-king-follow = Eine Karte der ausgespielten Farbe spielen. Das musst du, solange du eine hast.
word-king-follow-title = Bedienen
word-king-follow-forms = Farbe bedienen, bedienen, bediene, bedient
word-king-void = Du hast keine Karte der ausgespielten Farbe. Dann spielst du eine andere Farbe.
word-king-void-title = Farbe fehlt
word-king-void-forms = Farbe fehlt, nicht bedienen
word-king-throw = Eine andere Farbe spielen, weil du nicht bedienen kannst. Die Karte bekommt keinen Stich, außer sie ist Trumpf.
word-king-throw-title = Abwerfen
word-king-throw-forms = abwerfen, abgeworfen
word-king-trump = Eine Farbe, die in diesem Spiel alle anderen schlägt. Der höchste Trumpf bekommt den Stich.
word-king-trump-title = Trumpf
word-king-trump-forms = Trumpf, Trümpfe, Trümpfen, stechen, sticht, gestochen
word-king-bid = Ein Angebot an den Verkäufer. +3 bietet so viel, wie drei Stiche bei Plus wert sind; bei −2 wird Minus gespielt.
word-king-bid-title = Gebot
word-king-bid-forms = Gebot, Gebote, Geboten, Gebots, bieten, biete, bietet
word-king-pass = Nicht bieten. Wer gepasst hat, ist aus dieser Versteigerung ausgeschieden.
word-king-pass-title = Passen
word-king-pass-forms = passen, passe, gepasst
word-king-equalise = Dasselbe bieten wie ein anderer. Das darf nur, wer vom Verkäufer aus früher an der Reihe ist.
word-king-equalise-title = Gleichziehen
word-king-equalise-forms = gleichziehen, Vorrang
word-king-seller = Wem dieses Spiel gehört: Er verkauft das Recht, es anzusagen, oder behält es.
word-king-seller-title = Verkäufer
word-king-seller-forms = Verkäufer, Verkäufers
word-king-buyer = Wessen Gebot der Verkäufer annimmt. Er bezahlt dafür und sagt nach einem Gebot auf Plus das Spiel an.
word-king-buyer-title = Käufer
word-king-buyer-forms = Käufer, Käufers
word-king-plus = Ein Spiel, in dem jeder Stich Punkte bringt, mit Trumpf oder ohne.
word-king-plus-title = Plus
word-king-plus-forms = Plus
word-king-minus = Ein Spiel ohne Trumpf. Jeder beginnt mit Punkten, und jeder Stich kostet einen Teil davon.
word-king-minus-title = Minus
word-king-minus-forms = Minus

## Kings Corner

word-kings-corner-pile = Absteigend gelegte Karten, abwechselnd rot und schwarz. Ein Stapel wird ganz verlegt oder gar nicht.
word-kings-corner-pile-title = Stapel
word-kings-corner-pile-forms = Stapel, Stapels, Königsstapel
word-kings-corner-corner = Einer der vier Plätze zwischen den Seiten. Nur ein König darf dort einen Stapel beginnen.
word-kings-corner-corner-title = Ecke
word-kings-corner-corner-forms = Ecke, Ecken
word-kings-corner-side = Einer der vier Plätze um den Talon. Ist er leer, darf ihn eine Handkarte füllen.
word-kings-corner-side-title = Seite
word-kings-corner-side-forms = Seite, Seiten
word-kings-corner-rank = Die Reihenfolge der Karten von oben nach unten: König, Dame, Bube, 10 bis 2, Ass.
word-kings-corner-rank-title = Rang
word-kings-corner-rank-forms = Rang, Ränge
word-kings-corner-stock = Die verdeckten Karten in der Mitte. Von ihnen wird gezogen, bis keine mehr da ist.
word-kings-corner-stock-title = Talon
word-kings-corner-stock-forms = Talon
