### Words of the games that explain themselves when they are tapped: word-GAME-NAME is the explanation, at most 180 characters. It holds by
### all rules, so it names no points. -title: the word. -forms: the forms in which it occurs in texts of this language, with commas; one in
### small letters may begin with a capital too. The page dots them in hints, refusals and calls.

# Opens the rules at the table, where the word is explained.
word-more = Mai mult

## King

word-king-trick = Patru cărți, una de la fiecare. Le ia cea mai mare din culoarea cu care s-a început, dacă nu e niciun atu.
word-king-trick-title = Levată
word-king-trick-forms = levată, levata, levate, levatele, levatei
word-king-lead = A pune prima carte a levatei. Cine a luat levata dinainte o începe pe următoarea.
word-king-lead-title = A începe levata
word-king-lead-forms = începe o levată, începe levata, începi cu, culoarea cerută
word-king-follow = A juca o carte din culoarea cu care s-a început. Trebuie, cât timp mai ai una.
word-king-follow-title = A servi culoarea
word-king-follow-forms = servește culoarea, servi culoarea, servești, servi
word-king-void = Nu ai nicio carte din culoarea cu care s-a început. Atunci joci altă culoare.
word-king-void-title = Nu poți servi
word-king-void-forms = nu poți servi, nu poți servi culoarea
word-king-throw = A juca altă culoare fiindcă nu poți servi. O astfel de carte nu ia levata, decât dacă e atu.
word-king-throw-title = A arunca
word-king-throw-forms = aruncă, arunci, arunca, aruncate
word-king-trump = O culoare care le bate pe toate celelalte în această rundă. Levata o ia cel mai mare atu.
word-king-trump-title = Atu
word-king-trump-forms = atu, atuul, atuurile
word-king-bid = Ce i se oferă vânzătorului. +3 înseamnă cât valorează trei levate la plus; cu −2 se joacă minus.
word-king-bid-title = Ofertă
word-king-bid-forms = ofertă, oferta, oferte, ofertele, oferă, licitează
word-king-pass = A nu oferi nimic. Cine a spus pas a ieșit din licitație.
word-king-pass-title = Pas
word-king-pass-forms = pas
word-king-equalise = A oferi cât a oferit altcineva. Poate doar cine vine mai devreme la rând după vânzător.
word-king-equalise-title = A egala
word-king-equalise-forms = egala, egalează, întâietate
word-king-seller = Cel căruia îi aparține runda. Vinde dreptul de a anunța jocul sau îl păstrează.
word-king-seller-title = Vânzător
word-king-seller-forms = vânzător, vânzătorul, vânzătorului
word-king-buyer = Cel a cărui ofertă o acceptă vânzătorul. Plătește, iar după o ofertă la plus anunță jocul.
word-king-buyer-title = Cumpărător
word-king-buyer-forms = cumpărător, cumpărătorul, cumpărătorului
word-king-plus = Un joc în care fiecare levată aduce puncte, cu atu sau fără.
word-king-plus-title = Plus
word-king-plus-forms = plus
word-king-minus = Un joc fără atu. Toți încep cu puncte, iar fiecare levată costă o parte din ele.
word-king-minus-title = Minus
word-king-minus-forms = minus

## Kings Corner

word-kings-corner-pile = Cărți puse descrescător, roșu și negru pe rând. Un teanc se mută întreg sau deloc.
word-kings-corner-pile-title = Teanc
word-kings-corner-pile-forms = teanc, teancul, teancuri, teancurile
word-kings-corner-corner = Unul dintre cele patru locuri dintre laturi. Doar un popă poate începe acolo un teanc.
word-kings-corner-corner-title = Colț
word-kings-corner-corner-forms = colț, colțul, colțuri, colțurile
word-kings-corner-side = Unul dintre cele patru locuri din jurul talonului. Când e gol, îl poate ocupa o carte din mână.
word-kings-corner-side-title = Latură
word-kings-corner-side-forms = latură, latura, laturi, laturile
word-kings-corner-rank = De la mare la mic: popă, damă, valet, 10 până la 2, as.
word-kings-corner-rank-title = Ordinea cărților
word-kings-corner-rank-forms = treaptă
word-kings-corner-stock = Cărțile cu fața în jos din mijloc. Se trage din ele până se termină.
word-kings-corner-stock-title = Talon
word-kings-corner-stock-forms = talon, talonul
