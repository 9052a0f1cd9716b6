### Zeilen für jemanden, der ein Spiel noch nicht kennt, immer nur eine, in den ersten Partien: höchstens 90 Zeichen. Sie stimmen nach allen Regeln.

coach = Tipp

## King: worum es in einem Spiel geht. $points: was ein Stich oder eine Karte kostet oder bringt

coach-no-tricks = Keine Stiche: Spiel niedrig aus und bleib unter der höchsten Karte der Farbe.
coach-no-hearts = Keine Herzen: Wirf sie ab, wenn du nicht bedienen kannst.
coach-no-queens = Keine Damen: Wirf sie ab, wenn du nicht bedienen kannst.
# $men: the ranks that count, as alternatives (king or jack).
coach-no-men = −{ $points } je { $men }: Wirf sie ab, wenn du nicht bedienen kannst.
coach-no-king = Der Herz-König kostet { $points }: Wirf ihn ab, wenn du nicht bedienen kannst.
coach-last-two = Nur die letzten zwei Stiche kosten, je { $points }. Heb dir dafür niedrige Karten auf.
coach-plus = Jeder Stich bringt { $points }. Ein Trumpf schlägt jede Karte der anderen Farben.
coach-plus-no-trump = Jeder Stich bringt { $points }. Ohne Trumpf machen hohe Karten und lange Farben Stiche.
# $start: the points of each player before the first trick.
coach-minus = Alle beginnen mit { $start }, und jeder Stich kostet { $points }. Bleib niedrig.
coach-hearts-lead = Herz darf noch nicht ausgespielt werden. Spiel eine andere Farbe aus.

## King: die Versteigerung

coach-open = Du kannst dieses Spiel verkaufen: Ein guter Preis bringt oft mehr als selbst spielen.
coach-bid = Biete nur, was dir das Spiel wert ist: Hohe Karten und lange Farben machen Stiche.
coach-decide = Verkaufst du für Plus, zählen deine eigenen Stiche trotzdem für dich.
coach-counter = Du kannst erst mehr verlangen: Nach einem Nein gilt das Gebot weiter.
coach-declare = Sind deine Karten hoch, nimm deine längste Farbe als Trumpf.

## Kings Corner. $ends: wie ein Zug endet

coach-corner-turn =
    { $ends ->
        [draw] Leg an, was passt, so viel du willst. Dann zieh: Damit endet dein Zug.
       *[end] Leg an, was passt, so viel du willst. Dann beende deinen Zug.
    }
# $costs: in what a king left in hand costs.
coach-corner-king =
    { $costs ->
        [points] Ein König! Leg ihn in eine freie Ecke. Auf der Hand kostet er { $points }.
        [chips] Ein König! Leg ihn in eine freie Ecke. Auf der Hand kostet er Chips.
       *[nothing] Ein König! Leg ihn in eine freie Ecke.
    }
coach-corner-gap = Auf eine freie Seite darf eine Handkarte: Nimm eine, die sonst nirgends passt.
