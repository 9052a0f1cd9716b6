### Words of the games that explain themselves when they are tapped: word-GAME-NAME is the explanation, at most 180 characters. It holds by
### all rules, so it names no points. -title: the word. -forms: the forms in which it occurs in texts of this language, with commas; one in
### small letters may begin with a capital too. The page dots them in hints, refusals and calls.

# Opens the rules at the table, where the word is explained.
word-more = Mer

## King

word-king-trick = Fyra kort, ett från varje spelare. Det högsta i den utspelade färgen tar dem, om ingen trumf ligger där.
word-king-trick-title = Stick
word-king-trick-forms = stick, sticket, sticken
word-king-lead = Att lägga det första kortet i ett stick. Den som tog det förra sticket spelar ut till nästa.
word-king-lead-title = Spela ut
word-king-lead-forms = spela ut, spelar ut, spelas ut, spelades ut, utspelade, utspelet
word-king-follow = Att lägga ett kort i den färg som spelades ut. Det måste du, så länge du har något.
word-king-follow-title = Följa färg
word-king-follow-forms = följa färg, följ färg, följer färg
word-king-void = Du har inget kort i den färg som spelades ut. Då lägger du ett kort i en annan färg.
word-king-void-title = Renons
word-king-void-forms = renons, inte följa färg
word-king-throw = Att lägga en annan färg för att du inte kan följa färg. Kortet tar inget stick, om det inte är trumf.
word-king-throw-title = Saka
word-king-throw-forms = saka, sakas, sakade
word-king-trump = En färg som slår alla andra i den här given. Den högsta trumfen tar sticket.
word-king-trump-title = Trumf
word-king-trump-forms = trumf, trumfen, trumfa, trumfade
word-king-bid = Ett erbjudande till säljaren. +3 bjuder vad tre stick i plus är värda; med −2 spelas minus.
word-king-bid-title = Bud
word-king-bid-forms = bud, budet, buden, bjud, bjuder, bjuda
word-king-pass = Att inte bjuda. Den som har passat är ute ur auktionen.
word-king-pass-title = Passa
word-king-pass-forms = pass, passa, passar, passat
word-king-equalise = Att bjuda lika mycket som en annan. Det får bara den som kommer tidigare, räknat från säljaren.
word-king-equalise-title = Bjuda lika
word-king-equalise-forms = bjuda lika, bjud lika, företräde
word-king-seller = Den som given tillhör. Säljaren säljer rätten att välja spel, eller behåller den.
word-king-seller-title = Säljare
word-king-seller-forms = säljare, säljaren, säljarens
word-king-buyer = Den vars bud säljaren antar. Köparen betalar och väljer spel efter ett plusbud.
word-king-buyer-title = Köpare
word-king-buyer-forms = köpare, köparen, köparens
word-king-plus = Ett spel där varje stick ger poäng, med trumf eller utan.
word-king-plus-title = Plus
word-king-plus-forms = plus
word-king-minus = Ett spel utan trumf. Alla börjar med poäng, och varje stick kostar en del av dem.
word-king-minus-title = Minus
word-king-minus-forms = minus

## Kings Corner

word-kings-corner-pile = Kort lagda nedåt i valör, växelvis rött och svart. En hög flyttas hel eller inte alls.
word-kings-corner-pile-title = Hög
word-kings-corner-pile-forms = hög, högen, högar, högarna, kungshögen
word-kings-corner-corner = En av de fyra platserna mellan sidorna. Bara en kung får inleda en hög där.
word-kings-corner-corner-title = Hörn
word-kings-corner-corner-forms = hörn, hörnet, hörnen
word-kings-corner-side = En av de fyra platserna runt talongen. När den är tom får ett kort från handen fylla den.
word-kings-corner-side-title = Sida
word-kings-corner-side-forms = sida, sidan, sidorna
word-kings-corner-rank = Kortens ordning från högst till lägst: kung, dam, knekt, 10 ner till 2, ess.
word-kings-corner-rank-title = Valör
word-kings-corner-rank-forms = valör, valörer
word-kings-corner-stock = Korten med baksidan upp i mitten. Man drar från dem tills de är slut.
word-kings-corner-stock-title = Talong
word-kings-corner-stock-forms = talong, talongen
