### Why something was refused, in a few friendly words that say what to do.
### reason-CODE: the closed list of docs/rules/records.md. error-CODE: everything that is not about the rules.

## Documents

reason-bad-format = Nu respectă formatul.
reason-bad-deck = Nu este exact pachetul de cărți cerut de aceste reguli.
reason-unknown-token = Această mutare nu există în joc.
reason-game-over = Partida s-a încheiat.
reason-deal-over = Runda s-a încheiat.
reason-deal-not-over = Runda nu s-a încheiat încă; următoarea nu poate începe.
reason-wrong-score = Punctele nu corespund cărților și mutărilor.

## Turns

reason-not-your-turn = Nu e rândul tău.
reason-wrong-phase = Nu acum: ține de altă parte a rundei sau nu există în aceste reguli.
reason-not-in-hand = Nu ai această carte în mână.

## Kings Corner

reason-place-empty = Acolo nu e niciun teanc de mutat.
reason-pile-may-not-move = Acest teanc rămâne: se mută cel mult un popă pus acolo la împărțire.
reason-place-taken = Locul e ocupat: un popă are nevoie de un colț liber.
reason-corner-kings-only = Colțurile sunt pentru popi: începe aici cu un popă.
reason-pile-to-empty-side = Un teanc nu se mută pe un loc liber. Pune acolo o carte din mână.
reason-wrong-rank = Pune o carte imediat mai mică decât cea de deasupra.
reason-wrong-colour = Schimbă culoarea: roșu pe negru, negru pe roșu.
reason-king-not-on-side = Popii merg în colțuri, nu pe laturi.
reason-king-must-be-played = Joacă mai întâi popa: un colț e mereu liber.

## King: playing a card

reason-must-follow-suit =
    { $suit ->
        [S] S-a cerut pică și mai ai pică: servește.
        [H] S-a cerut cupă și mai ai cupă: servește.
        [C] S-a cerut treflă și mai ai treflă: servește.
        [D] S-a cerut caro și mai ai caro: servește.
       *[other] Servește culoarea: mai ai cărți din culoarea cerută.
    }
reason-must-discard-king = Aruncă acum popa de cupă.
reason-must-play-penalty-card = Joacă o carte care costă puncte (la „Fără popa de cupă”, o cupă): nu poți servi sau e una mai mare.
reason-must-trump = Nu poți servi culoarea: joacă atu.
reason-king-banned-lead = Nu poți începe cu popa de cupă cât timp mai ai alte cărți.
reason-hearts-banned-lead = Nu poți începe încă o levată cu o cupă: mai ai altă culoare.

## King: choosing and bidding

reason-contract-used-up = Acest joc nu mai poate fi ales. Alege altul.
reason-bid-too-low = Licitează peste cea mai mare ofertă.
reason-cannot-match = Poate egala doar cine vine mai devreme la rând după vânzător.
reason-nothing-to-accept = Nu există nicio ofertă la care să răspunzi.
reason-counter-too-low = Cere mai mult decât oferta și mai puțin de opt.
reason-counter-repeated = Ai cerut deja asta. Cere altceva.
reason-split-not-allowed = După aceste oferte, punctele nu se mai pot scrie fără joc.
