### Why something was refused, in a few friendly words that say what to do.
### reason-CODE: the closed list of docs/rules/records.md. error-CODE: everything that is not about the rules.

## Documents

reason-bad-format = Det här följer inte formatet.
reason-bad-deck = Det här är inte precis den kortlek som reglerna kräver.
reason-unknown-token = Det draget finns inte i det här spelet.
reason-game-over = Partiet är slut.
reason-deal-over = Given är slut.
reason-deal-not-over = Given är inte slut än, så nästa kan inte börja.
reason-wrong-score = Poängen stämmer inte med korten och dragen.

## Turns

reason-not-your-turn = Det är inte din tur.
reason-wrong-phase = Inte nu: det hör till en annan del av given, eller så ingår det inte i de här reglerna.
reason-not-in-hand = Det kortet har du inte på handen.

## Kings Corner

reason-place-empty = Där finns ingen hög att flytta.
reason-pile-may-not-move = Den här kungshögen ligger kvar: på sin höjd en kung som gavs till sidan får flyttas.
reason-place-taken = Den platsen är upptagen: en kung behöver ett tomt hörn.
reason-corner-kings-only = Hörnen är till för kungar: här får bara en kung läggas.
reason-pile-to-empty-side = Högar flyttas inte till en tom plats. Lägg ett kort från handen där.
reason-wrong-rank = Lägg ett kort som är exakt en valör lägre än det översta.
reason-wrong-colour = Byt färg: rött på svart, svart på rött.
reason-king-not-on-side = Kungar läggs i hörnen, inte på sidorna.
reason-king-must-be-played = Lägg först din kung: något hörn är alltid ledigt.

## King: playing a card

reason-must-follow-suit =
    { $suit ->
        [S] Spader spelades ut, och du har spader: följ färg.
        [H] Hjärter spelades ut, och du har hjärter: följ färg.
        [C] Klöver spelades ut, och du har klöver: följ färg.
        [D] Ruter spelades ut, och du har ruter: följ färg.
       *[other] Följ färg: du har kort i den färg som spelades ut.
    }
reason-must-discard-king = Nu måste du saka hjärter kung.
reason-must-play-penalty-card = Spela ett straffkort (i ”Ingen hjärter kung” en hjärter): du är renons, eller så ligger ett högre.
reason-must-trump = Du kan inte följa färg: spela trumf.
reason-king-banned-lead = Du får inte spela ut hjärter kung så länge du har andra kort.
reason-hearts-banned-lead = Du får inte spela ut hjärter än: du har en annan färg kvar.

## King: choosing and bidding

reason-contract-used-up = Det spelet är förbrukat. Välj ett annat.
reason-bid-too-low = Bjud mer än det högsta budet.
reason-cannot-match = Bara den som kommer tidigare efter säljaren får bjuda lika.
reason-nothing-to-accept = Det finns inget bud att svara på.
reason-counter-too-low = Begär mer än budet men mindre än åtta.
reason-counter-repeated = Det har du redan begärt. Begär något annat.
reason-split-not-allowed = Efter de här buden kan poängen inte tas utan spel.
