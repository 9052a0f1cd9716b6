### Was eine Seite über das Mischen einer Partie herausgefunden hat.

fair-title = Wurde ehrlich gemischt?
fair-text = Der Server hat sich auf seine Zufallszahl festgelegt und die Geräte der Spieler auf ihre Anteile, bevor sie die der anderen kannten. Mit dem gespeicherten Protokoll kann jeder die Kartenfolge nachrechnen: kingcraft verify.
fair-commit = Festlegung (SHA-256 der Zufallszahl)
fair-seed = Zufallszahl des Servers
fair-nonces = Anteile der Spieler, nach Plätzen
fair-checked =
    { $count ->
        [one] Auf diesem Gerät nachgerechnet: ehrlich gemischt.
       *[other] Auf diesem Gerät nachgerechnet: { $count } Spiele, alle ehrlich gemischt.
    }
fair-checked-some = Auf diesem Gerät nachgerechnet: { $count } von { $all } Spielen.
fair-later = Hier nicht nachgerechnet, weil diese Seite später kam: { $deals }
fair-late = Nachgerechnet ohne deinen Anteil, der zu spät kam: { $deals }
fair-voids = Neu gemischt, weil ein Gerät nicht geantwortet hat: { $seats }
fair-voids-one = { $name } (Spiel { $deals })
fair-wrong-title = Spiel { $deal } wurde nicht ehrlich gemischt
fair-wrong-seed = Der Server hat nicht die Zufallszahl benutzt, auf die er sich festgelegt hatte.
fair-wrong-list = Der Server hat die Liste der Anteile geändert, nachdem er sie gezeigt hatte.
fair-wrong-left-out = Der Server hat den Anteil deines Geräts weggelassen, obwohl er rechtzeitig da war.
fair-wrong-nonce = Ein Anteil, den der Server benutzt hat, ist nicht der, den der Spieler zugesagt hatte.
fair-wrong-voids = Der Server hat immer wieder neu gemischt, bis ihm die Karten passten.
fair-wrong-deck = Die Karten, die ausgeteilt wurden, folgen nicht aus dem Mischen.
fair-wrong-proof = Der Server hat nichts gezeigt, was sich nachrechnen lässt.
fair-wrong-advice = Wer diesen Server betreibt, konnte die Karten aussuchen. Sag es den anderen und speichere das Protokoll: Es zeigt, was geschehen ist.
