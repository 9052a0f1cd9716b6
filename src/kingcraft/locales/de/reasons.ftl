### Warum etwas nicht ging: wenige freundliche Worte, die sagen, was zu tun ist.

## Dateien

reason-bad-format = Das passt nicht zum Format.
reason-bad-deck = Das ist nicht genau das Kartenspiel dieser Regeln.
reason-unknown-token = Diese Aktion gibt es in diesem Spiel nicht.
reason-game-over = Die Partie ist zu Ende.
reason-deal-over = Dieses Spiel ist zu Ende.
reason-deal-not-over = Dieses Spiel ist noch nicht zu Ende; das nächste kann nicht beginnen.
reason-wrong-score = Die angegebenen Punkte ergeben sich nicht aus diesen Karten und Aktionen.

## An der Reihe

reason-not-your-turn = Du bist nicht an der Reihe.
reason-wrong-phase = Jetzt nicht: Das gehört in einen anderen Teil des Spiels, oder diese Regeln kennen es nicht.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.

## Kings Corner

reason-place-empty = Dort liegt kein Stapel.
reason-pile-may-not-move = Dieser Königsstapel bleibt liegen: Höchstens ein König, der beim Geben dort lag, darf in eine Ecke.
reason-place-taken = Der Platz ist besetzt: Ein König braucht eine freie Ecke.
reason-corner-kings-only = Die Ecken gehören den Königen: Beginne diese mit einem König.
reason-pile-to-empty-side = Stapel kommen nicht auf einen leeren Platz. Lege eine Handkarte dorthin.
reason-wrong-rank = Lege genau einen Rang niedriger an.
reason-wrong-colour = Wechsle die Farbe: Rot auf Schwarz, Schwarz auf Rot.
reason-king-not-on-side = Könige kommen in die Ecken, nicht auf die Seiten.
reason-king-must-be-played = Lege zuerst deinen König: Eine Ecke ist immer frei.

## King: Ausspielen

reason-must-follow-suit =
    { $suit ->
        [S] Pik wurde ausgespielt, und du hast noch Pik: bediene.
        [H] Herz wurde ausgespielt, und du hast noch Herz: bediene.
        [C] Kreuz wurde ausgespielt, und du hast noch Kreuz: bediene.
        [D] Karo wurde ausgespielt, und du hast noch Karo: bediene.
       *[other] Farbe bedienen: Du hast die ausgespielte Farbe noch.
    }
reason-must-discard-king = Wirf jetzt den Herz-König ab.
reason-must-play-penalty-card = Spiel eine Strafkarte (beim Herz-König ein Herz): Die Farbe fehlt dir, oder es liegt eine höhere.
reason-must-trump = Du kannst nicht bedienen: Du musst stechen.
reason-king-banned-lead = Der Herz-König darf nicht ausgespielt werden, solange du andere Karten hast.
reason-hearts-banned-lead = Herz darf noch nicht ausgespielt werden: Du hast noch eine andere Farbe.

## King: Ansagen und Bieten

reason-contract-used-up = Dieses Spiel ist verbraucht. Wähle ein anderes.
reason-bid-too-low = Biete mehr als das höchste Gebot.
reason-cannot-match = Gleichziehen darf hier nur, wer früher nach dem Verkäufer an der Reihe ist.
reason-nothing-to-accept = Es liegt kein Gebot vor.
reason-counter-too-low = Verlange mehr als das Gebot und weniger als acht.
reason-counter-repeated = Das hast du schon verlangt. Verlange etwas anderes.
reason-split-not-allowed = Nach diesen Geboten kann nicht mehr ungespielt geschrieben werden.
