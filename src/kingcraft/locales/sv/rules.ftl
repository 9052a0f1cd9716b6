### Rule pages: the rules of any rule set, for somebody who has never seen the game. guide/kings_corner.py and guide/king.py choose the
### messages by the options. "färg" is a suit in King, red or black in Kings Corner. "poäng" and "stick" are the same for one and for many.

## The page

rules-title = { $game }: { $preset }
rules-title-house = { $game }: { $preset }, med husregler
rules-differences = Skillnader mot ”{ $name }”
rules-differences-hint = Det som har ett streck i kanten står inte i reglerna för ”{ $name }”.
rules-marked = Annorlunda:
rules-contents = Innehåll
rules-languages = Språk
rules-rather = Hellre spela?
rules-play = Spela med de här reglerna
rules-print = Skriv ut
rules-others = Andra regler för { $game }
rules-all = Alla regler
rules-start = Startsida
rules-example = Exempel:
rules-picture = [Bild: { $text }]
rules-list-title = Reglerna för Kungen i hörnet och King
rules-list-lead = Två spel som båda kan spelas på många sätt. Varje sida tar upp alla regler, från första kortet till sista poängen.

## What cannot be shown

rules-missing-title = Det finns inga regler på den här adressen
rules-missing-text = De här reglerna finns:
rules-refused-title = Med de här reglerna går det inte att spela
rules-refused-option = { $option }: { $why }
rules-refused-number = måste vara ett heltal från { $low } till { $high }, angivet en enda gång.
rules-refused-choice = måste vara något av { $choices }, angivet en enda gång.
rules-refused-flag = måste vara true (ja) eller false (nej), angivet en enda gång.
rules-refused-names = får innehålla vart och ett av { $choices } en gång, med kommatecken emellan.
rules-refused-points = ska skrivas som { $example }, med heltal från 0 till { $high }.
rules-refused-unknown = En av reglerna i adressen hör inte till det här spelet.
rules-refused-long = Adressen är för lång.
rules-refused-back = Reglerna för ”{ $name }” utan ändringar

## Small parts

rules-number = { $number }
rules-plus = +{ $points }
rules-minus = −{ $points }
rules-quoted = ”{ $name }”
rules-and = { $first } och { $last }
rules-or = { $first } eller { $last }
rules-anna = Anna
rules-ben = Björn
rules-carla = Carin
rules-david = David

## Headings

rules-section-aim = Vad det går ut på
rules-section-need = Det här behövs
rules-section-deal = Given
rules-section-turn = Din tur
rules-section-moves = Dragen
rules-section-kings = Kungar på handen
rules-section-end = När given är slut
rules-section-points = Poäng
rules-section-chips = Spelmarker
rules-section-match = När partiet är slut
rules-section-tricks = Stick
rules-section-choosing = Val av spel
rules-section-negative = Straffspel
rules-section-duties = Vad du inte får spela ut och vad som måste bort
rules-section-leading = Vad du får spela ut och vad du får saka
rules-section-positive = Positiva spel
rules-section-auction = Auktionen
rules-section-decision = Säljaren bestämmer
rules-section-sale = Vad ett köp kostar
rules-section-origin = Namn och ursprung

## Heads of tables

rules-head-cards = Kort
rules-head-points = Poäng
rules-head-chips = Spelmarker
rules-head-deal = Giv
rules-head-contract = Namn
rules-head-unit = Vad som kostar
rules-head-each = Styck
rules-head-times = Gånger
rules-head-all = Hela given
rules-head-bid = Bud
rules-head-game = Spel
rules-head-worth = Värde i poäng
rules-head-player = Spelare
rules-head-tricks = Stick
rules-head-own = För sticken
rules-head-price = Pris
rules-head-score = Resultat

## Kings Corner: what it is about

rules-kc-aim = Bli av med alla dina kort före de andra. Du lägger dem i högar på bordet, nedåt i valör och varannat kort rött, varannat svart.
rules-kc-aim-points = Så fort någon är av med alla kort är given (omgången) slut, och de kort som de andra har kvar kostar dem poäng.
rules-kc-aim-chips = Så fort någon är av med alla kort är given (omgången) slut: den spelaren får potten och dessutom spelmarker av de andra för de kort som de har kvar.
rules-kc-aim-pot = Så fort någon är av med alla kort är given (omgången) slut, och den spelaren får potten.
rules-kc-aim-many = Ett parti kan bestå av flera givar.
rules-kc-aim-deals =
    { $deals ->
        [one] Ett parti är en enda giv.
       *[other] Ett parti är { $deals } givar långt.
    }

## Kings Corner: what you need

rules-kc-need = 2 till { $most } spelare och en kortlek med 52 kort, utan jokrar.
rules-kc-need-four = 2 till { $most } spelare, helst fyra, och en kortlek med 52 kort, utan jokrar.
rules-kc-ranks = Från högst till lägst är korten kung, dam, knekt, 10, 9, 8, 7, 6, 5, 4, 3, 2, ess: kungen är högst och esset lägst. Hjärter och ruter är röda, spader och klöver är svarta.
rules-kc-need-chips = Var och en behöver också ett förråd av spelmarker, alla lika mycket värda. Vid det här bordet får man bli skyldig: ditt konto börjar på 0 och kan hamna under noll.

## Kings Corner: the deal

rules-kc-dealer = Lotta om vem som ger först. Efter varje giv blir spelaren till vänster om givaren ny givare.
rules-kc-dealer-one = Lotta om vem som ger.
rules-kc-shuffle = Blanda kortleken väl före varje giv.
rules-kc-shuffle-one = Blanda kortleken väl.
rules-kc-ante =
    { $chips ->
        [one] Innan korten delas ut lägger var och en 1 spelmark i potten.
       *[other] Innan korten delas ut lägger var och en { $chips } spelmarker i potten.
    }
rules-kc-ante-none = Innan korten delas ut lägger ingen något i potten.
rules-kc-hands =
    { $cards ->
        [one] Ge varje spelare ett kort med baksidan upp. Börja till vänster om givaren.
       *[other] Ge varje spelare { $cards } kort med baksidan upp, ett i taget och medsols. Börja till vänster om givaren.
    }
rules-kc-layout = Lägg resten av korten med baksidan upp i mitten: det är korthögen (talongen). Vänd upp de fyra översta och lägg dem runt den: uppe (norr), till höger (öster), nere (söder) och till vänster (väster). De fyra platserna är sidorna, och varje kort inleder en hög. De fyra platserna mellan sidorna är hörnen. De är tomma tills det kommer en kung.
rules-kc-picture-layout = Talongen ligger med baksidan upp i mitten. Runt den ligger de fyra sidorna: { $north } uppe, { $east } till höger, { $south } nere, { $west } till vänster. De fyra hörnen mellan dem är tomma.
rules-kc-initial-optional = Är något av de fyra korten en kung får den ligga kvar så länge, och alla får bygga på den som på vilket annat kort som helst. Den som börjar, eller någon annan senare, får flytta den till ett hörn (se ”Dragen”).
rules-kc-initial-stays = Är något av de fyra korten en kung ligger den kvar. Bygg på den som på vilket annat kort som helst.
rules-kc-initial-replace = Är något av de fyra korten en kung lägger givaren den genast i ett hörn och vänder upp ett nytt kort på den sidan, och ett till om det också är en kung. Hörnen fylls i ordningen uppe till höger, nere till höger, nere till vänster, uppe till vänster.
rules-kc-initial-no-more = När många spelar kan korten ta slut medan kungar ersätts. Då förblir den sidan tom.
rules-kc-initial-gap = Är något av de fyra korten en kung lägger givaren den genast i ett hörn. Sidan förblir tom: den som är först i tur får fylla den. Hörnen fylls i ordningen uppe till höger, nere till höger, nere till vänster, uppe till vänster.
rules-kc-initial-usual = Båda sätten är vanliga: en sådan kung ligger kvar och får flyttas senare, eller så lägger givaren den genast i ett hörn och ersätter den.
rules-kc-first = Spelaren till vänster om givaren börjar. Sedan går turen medsols.

## Kings Corner: a turn

rules-kc-turn-end =
    { $count ->
        [one] När det är din tur gör du så många drag du vill, i valfri ordning, eller inga alls. Sedan drar du ett kort från talongen. Därmed är din tur slut, även om det nya kortet skulle passa någonstans.
       *[other] När det är din tur gör du så många drag du vill, i valfri ordning, eller inga alls. Sedan drar du { $count } kort från talongen. Därmed är din tur slut, även om ett nytt kort skulle passa någonstans.
    }
rules-kc-turn-start =
    { $count ->
        [one] Din tur börjar med att du drar ett kort från talongen; det gör även den som spelar först. Sedan gör du så många drag du vill, i valfri ordning och även med det nya kortet, eller inga alls. När du är nöjd säger du till: därmed är din tur slut, och du drar inget mer.
       *[other] Din tur börjar med att du drar { $count } kort från talongen; det gör även den som spelar först. Sedan gör du så många drag du vill, i valfri ordning och även med de nya korten, eller inga alls. När du är nöjd säger du till: därmed är din tur slut, och du drar inget mer.
    }
rules-kc-draw-short = Finns det bara ett kort kvar i talongen drar du det.
rules-kc-draw-king = Bara en kung läggs genast när den har dragits (se ”Kungar på handen”).
rules-kc-draw-usual = Båda sätten är vanliga: att dra i slutet av turen eller i början.
rules-kc-duty-none = Du behöver aldrig göra något drag, även om du skulle kunna.
rules-kc-duty-kings = Du behöver inte göra något drag, även om du skulle kunna. Men kungar får inte bli kvar på handen (se nedan).
rules-kc-stock-empty = När talongen är slut fortsätter spelet utan att någon drar. Högarna blandas aldrig om.

## Kings Corner: the moves

rules-kc-moves = Det här är dragen. Vart och ett får du göra hur många gånger du vill. Lägg korten så att alla i en hög syns. Det kort som en hög inleddes med är dess understa kort; det som lades sist, och är lägst, är dess översta.
rules-kc-move-card = Lägg ett kort från handen på en hög. Det måste vara exakt en valör lägre än högens översta kort och av motsatt färg: rött på svart eller svart på rött. Det spelar ingen roll om högen ligger på en sida eller i ett hörn, eller vem som startade den. På ett ess kan inget läggas.
rules-kc-picture-card = Här läggs { $card } på { $top }: en valör lägre, och rött på svart.
rules-kc-move-card-example = På { $top } passar { $fits } och { $also }. Där passar varken { $black }, som också är svart, eller { $far }, som är två valörer lägre.
rules-kc-move-king = Lägg en kung från handen i ett tomt hörn; vilket väljer du själv. Den inleder en ny hög där, och alla får bygga på den. Bara kungar får läggas i ett tomt hörn.
rules-kc-move-side-allowed = Lägg vilket kort som helst från handen, även en kung, på en tom sida. Det inleder en ny hög där, och alla får bygga på den. En sida blir tom när högen flyttas därifrån. Den får bara fyllas med ett kort från handen, aldrig med en hög.
rules-kc-move-side-forbidden = Lägg vilket kort som helst från handen, utom en kung, på en tom sida. Det inleder en ny hög där, och alla får bygga på den. En sida blir tom när högen flyttas därifrån. Den får bara fyllas med ett kort från handen, aldrig med en hög, och kungar läggs bara i hörnen.
rules-kc-move-pile = Flytta en hel hög från en sida till en annan hög, på en sida eller i ett hörn. Det är högens understa kort som måste passa: en valör lägre än den andra högens översta kort och av motsatt färg. Du får inte flytta bara en del av en hög.
rules-kc-picture-pile = En hög med två kort, { $base } och { $top }, läggs på { $onto }.
rules-kc-move-pile-example = Underst i en hög ligger { $base }, överst { $top }. På { $onto } passar { $base }, så du får flytta hela högen dit. Då ligger { $top } överst där, och sidan som högen kom från är tom.
rules-kc-move-king-pile = Flytta en sidohög med kung underst till ett tomt hörn, med allt som ligger på den. Det får alla göra under sin tur, och därmed blir en sida tom.
rules-kc-move-king-pile-dealt = Flytta en sidohög vars understa kort är en kung som vändes upp där till ett tomt hörn, med allt som ligger på den. Det får alla göra under sin tur, och därmed blir en sida tom. En kung som har lagts på en sida från handen ligger kvar.
rules-kc-king-pile-stays = En sidohög med kung underst får inte flyttas till ett hörn.
rules-kc-king-pile-usual = Det här skiljer sig från bord till bord: ibland får alla kungar på en sida flyttas till ett hörn, ibland bara en som hamnade där vid given, ibland ingen.
rules-kc-move-never = En hög i ett hörn flyttas aldrig därifrån.
rules-kc-turn-example = Till vänster ligger { $west }, uppe en hög med { $base } underst. Du lägger { $first } från handen på { $west }. Nu passar { $base } där: du flyttar dit den övre högen. Sidan uppe är tom, och där lägger du { $any }, som inte passade någonstans. Du har blivit av med två kort.

## Kings Corner: kings in hand

rules-kc-kings-free = Du får behålla en kung på handen så länge du vill. Men har du den kvar när given är slut kostar den dig { $points } poäng.
rules-kc-kings-free-chips =
    { $points ->
        [0] Du får behålla en kung på handen så länge du vill. Den kostar dig inget, inte ens om du har den kvar när någon går ut.
        [one] Du får behålla en kung på handen så länge du vill. Men har du den kvar när någon går ut kostar den dig 1 spelmark.
       *[other] Du får behålla en kung på handen så länge du vill. Men har du den kvar när någon går ut kostar den dig { $points } spelmarker.
    }
rules-kc-kings-must = Du får inte avsluta din tur med en kung på handen. Lägg den först i ett hörn. Det finns fyra kungar och fyra hörn, så något hörn är alltid ledigt för den.
rules-kc-kings-must-side = Du får inte avsluta din tur med en kung på handen. Lägg den först i ett hörn eller på en tom sida. Det finns fyra kungar och fyra hörn, så något hörn är alltid ledigt för den.
rules-kc-kings-penalty =
    { $points ->
        [0] Du får avsluta din tur med kungar på handen så ofta du vill: det kostar inget. De räknas bara, som alla dina kort, om du har dem kvar när given är slut.
       *[other] Varje kung som du har på handen när du avslutar din tur kostar { $points } poäng, varje gång. Straffet läggs till dina poäng för given, även om du vinner den.
    }
rules-kc-kings-penalty-chips =
    { $points ->
        [0] Du får avsluta din tur med kungar på handen så ofta du vill: du lägger inget i potten för dem.
        [one] För varje kung som du har på handen när du avslutar din tur lägger du 1 spelmark i potten, varje gång.
       *[other] För varje kung som du har på handen när du avslutar din tur lägger du { $points } spelmarker i potten, varje gång.
    }
rules-kc-drawn-now = En kung som du drar i slutet av din tur läggs genast i ett hörn: det första som är tomt av uppe till höger, nere till höger, nere till vänster, uppe till vänster. Du drar inget annat kort i stället.
rules-kc-drawn-later = En kung som du drar i slutet av din tur stannar på handen åtminstone till din nästa tur.
rules-kc-drawn-later-must = En kung som du drar i slutet av din tur stannar på handen till din nästa tur; då måste du lägga den.
rules-kc-drawn-later-penalty = En kung som du drar i slutet av din tur stannar på handen till din nästa tur; den här gången kostar den inget än.
rules-kc-kings-usual = Båda sätten är vanliga: att behålla kungar så länge man vill, eller att måste lägga dem vid första tillfälle.

## Kings Corner: the end of a deal

rules-kc-out = När du lägger ditt sista kort har du gått ut och vunnit given. Den är slut i samma ögonblick; ingen drar något mer.
rules-kc-blocked = Given är också slut vid dödläge: när alla i tur och ordning har haft en tur utan att lägga eller flytta något, och utan att dra eftersom talongen är slut.
rules-kc-blocked-points = Vid dödläge har ingen gått ut, och alla räknar korten de har på handen.
rules-kc-blocked-chips = Vid dödläge får ingen betalt. Potten står kvar till nästa giv; det som ligger i den efter sista given tillhör ingen.
rules-kc-blocked-chips-one = Vid dödläge får ingen betalt, och det som ligger i potten tillhör ingen.

## Kings Corner: points

rules-kc-points = När given är slut räknar var och en korten som är kvar på handen. Den som har gått ut har inga.
rules-kc-values-points = Kort kvar på handen
rules-face-value = sin valör
rules-other-cards = alla andra kort
rules-all-cards = alla kort
rules-ranks = { $low } till { $high }
rules-kc-points-example = Du sitter kvar med { $cards }. Det kostar dig { $points } poäng.
rules-kc-points-fines = Till det kommer { $points } poäng för varje kung du hade på handen, varje gång du avslutade en tur, som det står ovan.
rules-kc-sign-plus = Det gäller att ha så lite poäng som möjligt. Poängen från alla givar räknas ihop.
rules-kc-sign-plus-one = Det gäller att ha så lite poäng som möjligt.
rules-kc-sign-minus = Poängen skrivs med minus: i exemplet skriver du −{ $points }. Poängen från alla givar räknas ihop, så alla ligger på noll eller lägre.
rules-kc-sign-minus-one = Poängen skrivs med minus: i exemplet skriver du −{ $points }.

## Kings Corner: chips

rules-kc-pass-no-card-played =
    { $chips ->
        [one] Lägger du inget kort under din tur betalar du 1 spelmark till potten när turen slutar. Att flytta en hög räknas inte som att lägga ett kort.
       *[other] Lägger du inget kort under din tur betalar du { $chips } spelmarker till potten när turen slutar. Att flytta en hög räknas inte som att lägga ett kort.
    }
rules-kc-pass-no-action =
    { $chips ->
        [one] Kan du under din tur varken lägga ett kort eller flytta en hög betalar du 1 spelmark till potten när turen slutar. Den som kan men inte vill betalar inget.
       *[other] Kan du under din tur varken lägga ett kort eller flytta en hög betalar du { $chips } spelmarker till potten när turen slutar. Den som kan men inte vill betalar inget.
    }
rules-kc-pass-drawn = Det gäller bara om du drog ett kort under den turen: när talongen är slut kostar det inget.
rules-kc-pass-always = Det gäller även när talongen är slut och du inte drog något.
rules-kc-pass-free = En tur då du inte lägger något kort kostar inget.
rules-kc-pass-drawn-king = En kung som läggs i ett hörn när den dras räknas inte som ett kort du har lagt.
rules-kc-chips-won = Den som går ut tar hela potten. Var och en av de andra betalar vinnaren för korten som är kvar på handen:
rules-kc-chips-pot = Den som går ut tar hela potten. Korten som är kvar på handen kostar inte de andra något.
rules-kc-values-chips = Spelmarker för kort kvar på handen
rules-kc-chips-example =
    { $ante ->
        [0] Fyra spelar, och ingen lägger något i potten före given; { $passes } gånger betalar Björn, Carin eller David { $chips } för en tur. I potten ligger alltså { $pot }. Anna går ut. Björn har { $two-kings } och betalar { $ben }, Carin har { $ace } och betalar { $carla }, David har { $two } och betalar { $david }. Anna får { $taken }; själv har hon inte lagt något, så det är { $net } för henne.
       *[other] Fyra spelar, och var och en lägger { $ante } i potten; { $passes } gånger betalar Björn, Carin eller David { $chips } för en tur. I potten ligger alltså { $pot }. Anna går ut. Björn har { $two-kings } och betalar { $ben }, Carin har { $ace } och betalar { $carla }, David har { $two } och betalar { $david }. Anna får { $taken }; räknar man bort hennes egen insats är det { $net } för henne.
    }
rules-kc-chips-example-no-pass =
    { $ante ->
        [0] Fyra spelar. Ingen har lagt något i potten: den är tom. Anna går ut. Björn har { $two-kings } och betalar { $ben }, Carin har { $ace } och betalar { $carla }, David har { $two } och betalar { $david }. Anna får { $taken }, det är { $net } för henne.
       *[other] Fyra spelar, och var och en lägger { $ante } i potten. I potten ligger alltså { $pot }. Anna går ut. Björn har { $two-kings } och betalar { $ben }, Carin har { $ace } och betalar { $carla }, David har { $two } och betalar { $david }. Anna får { $taken }; räknar man bort hennes egen insats är det { $net } för henne.
    }

## Kings Corner: the match

rules-kc-match-reach = Efter varje giv räknar ni ihop. Har någon { $target } poäng eller mer är partiet slut.
rules-kc-match-exceed = Efter varje giv räknar ni ihop. Har någon mer än { $target } poäng är partiet slut: { $target } räcker inte, men det gör { $beyond }.
rules-kc-match-reach-minus = Efter varje giv räknar ni ihop. Ligger någon på −{ $target } eller lägre är partiet slut.
rules-kc-match-exceed-minus = Efter varje giv räknar ni ihop. Ligger någon lägre än −{ $target } är partiet slut: −{ $target } räcker inte, men det gör −{ $beyond }.
rules-kc-match-usual = Båda sätten är vanliga: partiet slutar när någon når gränsen, eller först när någon passerar den.
rules-kc-match-deals =
    { $deals ->
        [one] Partiet är en enda giv.
       *[other] Partiet är { $deals } givar långt.
    }
rules-kc-win-fewest = Den som då har minst poäng vinner partiet.
rules-kc-win-highest = Den som då ligger högst, alltså närmast noll, vinner partiet.
rules-kc-win-most-chips = Den som då har vunnit flest spelmarker, eller förlorat färst, vinner partiet.
rules-kc-win-one = Den som går ut vinner. Vid dödläge vinner den som har minst poäng.
rules-kc-win-one-minus = Den som går ut vinner. Vid dödläge vinner den som ligger närmast noll.
rules-kc-win-one-fines = Den som har minst poäng vinner.
rules-kc-win-one-fines-minus = Den som ligger närmast noll vinner.
rules-kc-win-one-chips = Den som har vunnit flest spelmarker, eller förlorat färst, vinner.
rules-kc-ties = Om flera ligger lika delar de på segern.

## Kings Corner: names and origin

rules-kc-origin = Spelet är populärt i USA och heter där Kings Corner, Kings Corners eller Kings in the Corner. Det svenska namnet Kungen i hörnet kommer av att en kung som vänds upp enligt svenska regler genast läggs i hörnet mellan två högar.

## King: what it is about

rules-king-aim =
    { $negative ->
        [one] Fyra spelare, var och en för sig. Ett parti har { $deals } givar (omgångar), och varje giv har sina egna regler. I en av dem, straffspelet, kostar stick eller vissa kort poäng: undvik dem. I de övriga { $positive }, de positiva spelen, kan alla vinna poäng.
       *[other] Fyra spelare, var och en för sig. Ett parti har { $deals } givar (omgångar), och varje giv har sina egna regler. I { $negative } av dem, straffspelen, kostar stick eller vissa kort poäng: undvik dem. I de övriga { $positive }, de positiva spelen, kan alla vinna poäng.
    }
rules-king-aim-negative =
    { $deals ->
        [one] Fyra spelare, var och en för sig. Partiet är en enda giv (omgång), ett straffspel: stick eller vissa kort kostar poäng. Undvik dem.
       *[other] Fyra spelare, var och en för sig. Ett parti har { $deals } givar (omgångar), och varje giv har sina egna regler. Alla är straffspel: stick eller vissa kort kostar poäng. Undvik dem.
    }
rules-king-aim-highest = Till slut vinner den högsta summan.
rules-king-aim-not-negative = Till slut vinner alla vars summa inte ligger under noll.

## King: what you need

rules-king-need-52 = Fyra spelare och en kortlek med 52 kort, utan jokrar. I varje färg är esset högst, sedan kung, dam, knekt, 10, 9 och så vidare ner till tvåan.
rules-king-need-32 = Fyra spelare och en lek med 32 kort: ta bort allt från tvåorna till sexorna. I varje färg är esset högst, sedan kung, dam, knekt, 10, 9, 8, 7.

## King: the deal

rules-king-lots = Lotta om platserna och om vem som ger först. Efter varje giv är det nästa spelare som ger.
rules-king-shuffle-cw = Före varje giv blandar givaren kortleken väl, och spelaren till höger om givaren kuperar.
rules-king-shuffle-ccw = Före varje giv blandar givaren kortleken väl, och en annan spelare kuperar.
rules-king-direction-cw = Man ger och spelar medsols: nästa spelare är alltid den till vänster.
rules-king-direction-ccw = Man ger och spelar motsols: nästa spelare är alltid den till höger.
rules-king-hands = Dela ut alla kort med baksidan upp, ett i taget och med början hos spelaren efter givaren: { $cards } kort var.
rules-king-picture-seats-cw = Anna ger. Efter henne kommer, medsols, Björn, Carin och David. I ett straffspel är det { $leader } som spelar ut till första sticket.
rules-king-picture-seats-ccw = Anna ger. Efter henne kommer, motsols, Björn, Carin och David. I ett straffspel är det { $leader } som spelar ut till första sticket.

## King: tricks

rules-king-lead-dealer = I straffspelen är det givaren som spelar ut, det vill säga lägger det första kortet i första sticket.
rules-king-lead-next = I straffspelen är det spelaren efter givaren som spelar ut, det vill säga lägger det första kortet i första sticket.
rules-king-lead-chooser = I straffspelen är det spelföraren, alltså den som har valt spelet, som spelar ut: spelföraren lägger det första kortet i första sticket.
rules-king-lead-nobody = Egentligen spelar spelföraren ut, men straffspelen har ingen spelförare. Därför är det givaren som spelar ut, det vill säga lägger det första kortet i första sticket.
rules-king-lead-usual = Båda sätten är vanliga: givaren spelar ut, eller spelaren efter givaren.
rules-king-follow = De andra lägger var sitt kort i tur och ordning, så ett stick består av fyra kort. Du måste följa färg: har du kort i den färg som spelades ut måste du lägga ett av dem, vilket du vill. Har du inget sådant får du lägga vilket kort som helst.
rules-king-follow-exceptions = Den friheten har undantag: vad du måste lägga eller saka i straffspelen och när du måste trumfa i de positiva spelen står längre ner.
rules-king-follow-exceptions-throw = Den friheten har undantag: vad du måste lägga eller saka i straffspelen står längre ner.
rules-king-follow-exceptions-trump = Den friheten har ett undantag: när du måste trumfa i de positiva spelen står längre ner.
rules-king-trick = Det högsta kortet i den utspelade färgen tar sticket; kort i andra färger gör det aldrig. Den som tar sticket lägger det hos sig och spelar ut till nästa.
rules-king-trick-trump = Det högsta kortet i den utspelade färgen tar sticket; kort i andra färger gör det inte. I de positiva spelen kan en färg vara trumf: då tar den högsta trumfen sticket, om någon har lagt trumf. Den som tar sticket lägger det hos sig och spelar ut till nästa.
rules-king-picture-trick = Ett stick utan trumf: { $first } spelas ut, sedan kommer { $second }, { $third } och { $fourth }. Det är { $winner } som tar sticket.
rules-king-trump-example = I det här sticket är { $second } det högsta kortet i den utspelade färgen, medan { $fourth } är av en annan färg och inte tar något. Men är spader trumf är det { $winner } som tar sticket.
rules-king-play-out = Varje giv spelas till sista kortet.
rules-king-count = När en giv är slut räknar var och en sina poäng och säger dem högt.
rules-king-early-end = I { $contracts } slutar given med det stick där det sista straffkortet ligger; sedan spelas inget mer. Alla andra givar spelas till sista kortet.

## King: choosing what is played

rules-king-choose = Spelaren efter givaren är spelförare och väljer, efter en titt på sina kort, vad som ska spelas i given.
rules-king-choose-each =
    { $count ->
        [one] Varje straffspel spelas en gång i partiet, vem som än väljer det.
        [2] Varje straffspel spelas två gånger i partiet, vem som än väljer det.
       *[other] Varje straffspel spelas { $count } gånger i partiet, vem som än väljer det.
    }
rules-king-choose-own =
    { $count ->
        [one] Var och en väljer straffspel högst en gång.
        [2] Var och en väljer straffspel högst två gånger. Det får vara samma igen, så länge det inte är förbrukat.
       *[other] Var och en väljer straffspel högst { $count } gånger. Det får vara samma igen, så länge det inte är förbrukat.
    }
rules-king-choose-own-exactly =
    { $count ->
        [one] Var och en väljer straffspel precis en gång i partiet.
        [2] Var och en väljer straffspel precis två gånger i partiet. Det får vara samma igen, så länge det inte är förbrukat.
       *[other] Var och en väljer straffspel precis { $count } gånger i partiet. Det får vara samma igen, så länge det inte är förbrukat.
    }
rules-king-choose-any = Man får välja straffspel så många gånger man vill, så länge det finns några kvar. Det får vara samma igen, så länge det inte är förbrukat.
rules-king-choose-plus =
    { $count ->
        [one] Var och en väljer ett positivt spel en gång i partiet.
        [2] Var och en väljer ett positivt spel två gånger i partiet.
       *[other] Var och en väljer ett positivt spel { $count } gånger i partiet.
    }
rules-king-choose-no-plus = Det finns inga positiva spel och ingen auktion.
rules-king-choose-after = Positiva spel väljs inte: de följer när alla straffspel har spelats.
rules-king-choose-last = Har spelföraren bara ett spel kvar att välja på spelas det utan vidare.

## King: deals to avoid

rules-king-negative-fixed =
    { $count ->
        [one] Den första given är ett straffspel. Där finns ingen trumf.
       *[other] De första { $count } givarna är straffspel, i den här ordningen. Där finns ingen trumf.
    }
rules-king-negative-chosen = Det här är straffspelen. Där finns ingen trumf.
rules-king-costs = Vad de kostar i poäng
rules-king-unit-no-tricks = varje stick
rules-king-unit-no-hearts = varje hjärter
rules-king-unit-no-queens = varje dam
rules-king-unit-no-king = hjärter kung
rules-king-unit-last-two = vart och ett av de två sista
rules-king-negative-taken = Ett kort som kostar poäng är ett straffkort. Det kostar den som tar sticket där det ligger, inte den som lade det. Inga andra kort eller stick i given räknas.
rules-king-negative-example = I { $contract } får du { $count } damer i dina stick: { $points } poäng för dig.

## King: what may not be led, what must be thrown

rules-king-hearts-free = Hjärter får spelas ut i alla givar, som vilken annan färg som helst.
rules-king-hearts-ban = I { $contracts } får du inte spela ut hjärter så länge du har någon annan färg på handen. I de andra givarna får hjärter spelas ut.
rules-king-hearts-broken = I { $contracts } får du inte spela ut hjärter så länge du har någon annan färg på handen. Det gäller tills någon har lagt en hjärter i given; sedan får hjärter spelas ut fritt. I de andra givarna får hjärter spelas ut.
rules-king-hearts-throw = Förbudet gäller bara utspel: när du inte kan följa färg får du saka hjärter.
rules-king-hearts-throw-duty = Förbudet gäller bara utspel. När du inte kan följa färg får du saka hjärter, och ibland måste du: se nedan.
rules-king-hearts-example = Du ska spela ut och har { $low }, { $high } och { $other }: så länge förbudet gäller måste du spela ut { $other }. Har du bara hjärter kvar får du spela ut hjärter.
rules-king-kh-ban = I { $contract } får du inte spela ut själva hjärter kung så länge du har något annat kort, om så bara en annan hjärter.
rules-king-kh-free = I { $contract } får hjärter kung spelas ut precis som andra hjärter.
rules-king-kh-same = I { $contract } gäller förbudet mot att spela ut hjärter också hjärter kung; något annat förbud mot att spela ut den finns inte.
rules-king-kh-usual = Det här skiljer sig från bord till bord: ibland är det bara hjärter kung som inte får spelas ut i { $contract }, ibland ingen hjärter alls.
rules-king-penalty-free = När du inte kan följa färg behöver du inte saka ett straffkort: du får behålla det till senare, om du vågar.
rules-king-penalty-but = I { $contracts } behöver du inte saka straffkort när du inte kan följa färg: du får behålla dem till senare, om du vågar.
rules-king-penalty-must = I { $contracts } måste ett straffkort bort vid första tillfälle:
rules-king-penalty-void = Kan du inte följa färg måste du saka ett straffkort, om du har något. Har du flera väljer du själv vilket.
rules-king-penalty-void-example = I { $contract } spelas ruter ut. Du har ingen ruter men { $card }: det kortet måste du saka.
rules-king-penalty-void-king = Kan du i { $contract } inte följa färg, och har du inte hjärter kung, måste du saka en annan hjärter, om du har någon.
rules-king-penalty-under = I { $contracts } måste du lägga ett straffkort även när du följer färg, om du har ett i den färgen och det redan ligger ett högre kort i färgen på bordet. Har du flera sådana väljer du själv vilket.
rules-king-penalty-under-example = I { $contract } ligger { $high } redan i sticket. Du har { $card } och { $low }: du måste lägga { $card }.
rules-king-forced-off = I { $contract } behöver du inte heller saka hjärter kung. Men ju förr du blir av med den, desto bättre.
rules-king-forced-only = När hjärter spelas ut i { $contract } måste hjärter kung läggas om esset redan ligger på bordet, eller om den är din enda hjärter.
rules-king-forced-discard = I { $contract } måste du saka hjärter kung så fort du inte kan följa färg. När hjärter spelas ut behöver du inte lägga den så länge du har någon annan hjärter.
rules-king-forced-discard-under = I { $contract } måste du saka hjärter kung så fort du inte kan följa färg. När hjärter spelas ut måste du lägga den om esset redan ligger på bordet, eller om den är din enda hjärter.
rules-king-forced-always = I { $contract } måste du saka hjärter kung så fort du inte kan följa färg, och du måste lägga den när någon annan spelar ut hjärter.
rules-king-forced-usual = Båda sätten är vanliga: man får behålla hjärter kung, eller så måste den sakas vid första tillfälle.

## King: positive deals

rules-king-positive-fixed = Giv { $first } till { $last } är positiva spel: i dem vinner man poäng. Varje spelare ger en av dem.
rules-king-positive-chosen = I de positiva spelen vinner man poäng. Det kan alla fyra göra, inte bara spelföraren.
rules-king-trumps = Trumfen är bestämd: i de här givarna är den i tur och ordning { $suits }. Det blir ingen auktion.
rules-king-trumps-chooser = Trumfen är bestämd: i den ordning som de positiva spelen väljs är den { $suits } och sedan från början igen. Det blir ingen auktion.
rules-king-trumps-chooser-minus = Trumfen är bestämd: i den ordning som de positiva spelen väljs är den { $suits } och sedan från början igen. I stället för plusspelet med den trumfen får spelföraren välja minus. Det blir ingen auktion.
rules-king-name-optional = Givaren tittar på sina kort och kan sedan antingen välja spel direkt eller sälja given på auktion (se nedan). De här spelen finns: { $games }.
rules-king-name-always = Givaren väljer inte spel till att börja med: given bjuds ut på auktion (se nedan). De här spelen finns: { $games }.
rules-king-name-dealer = Givaren tittar på sina kort och väljer spel: { $games }. Det blir ingen auktion.
rules-king-name-chooser = Den som väljer ett positivt spel säger samtidigt vilket: { $games }. Det som valdes i en tidigare giv får väljas igen. Det blir ingen auktion.
rules-king-name-only = I de här givarna finns bara ett spel: { $games }. Det blir ingen auktion.
rules-king-game-trump = plus med { $suits } som trumf
rules-king-game-NT = plus utan trumf
rules-king-game-minus = minus
rules-king-plus = Plus: varje stick ger { $points } poäng till den som tar det. Alla stick tillsammans ger { $total }.
rules-king-minus = Minus: alla börjar med { $base } poäng och förlorar { $loss } för varje stick. Det finns ingen trumf.
rules-king-minus-example = Utan stick behåller du { $none } poäng, med ett stick har du { $one }, med { $tricks } stick { $many }.
rules-king-trump-free = Även i ett spel med trumf måste du följa färg. Trumf får spelas ut. Kan du inte följa färg får du trumfa eller saka ett annat kort, som du vill.
rules-king-trump-must = Även i ett spel med trumf måste du följa färg. Trumf får spelas ut. Kan du inte följa färg men har trumf måste du lägga trumf, vilken du vill: du behöver inte gå över en trumf som redan ligger där.
rules-king-positive-lead-dealer = Även i de positiva spelen är det givaren som spelar ut till första sticket.
rules-king-positive-lead-dealer-sold = Även i de positiva spelen är det givaren som spelar ut till första sticket, också om given har sålts.
rules-king-positive-lead-dealer-after = I de positiva spelen är det givaren som spelar ut till första sticket, också om given har sålts.
rules-king-positive-lead-next = Även i de positiva spelen är det spelaren efter givaren som spelar ut till första sticket, vem som än har valt spel.
rules-king-positive-lead-chooser = Även i de positiva spelen är det spelföraren som spelar ut till första sticket.
rules-king-positive-lead-declarer = I de positiva spelen är det spelföraren som spelar ut till första sticket.
rules-king-positive-lead-declarer-dealer = I de positiva spelen är det spelföraren, alltså givaren, som spelar ut till första sticket.
rules-king-positive-lead-declarer-sold = I de positiva spelen är det spelföraren som spelar ut till första sticket: köparen om given har sålts, annars givaren.
rules-king-positive-lead-named = I de positiva spelen bestämmer spelföraren, efter valet och före första kortet, vem som spelar ut till första sticket; det får vara spelföraren själv.
rules-king-positive-lead-named-dealer = I de positiva spelen bestämmer spelföraren, alltså givaren, före första kortet vem som spelar ut till första sticket; det får vara givaren själv.
rules-king-positive-lead-named-sold = I de positiva spelen är köparen spelförare om given har sålts, annars givaren. När det är klart vad som spelas, och före första kortet, bestämmer spelföraren vem som spelar ut till första sticket; det får vara spelföraren själv.

## King: the auction

rules-king-auction-optional = Öppnar givaren auktionen blir givaren säljare. De tre andra, som också har sett sina kort, bjuder om rätten att välja spel.
rules-king-auction-always = Varje positivt spel börjar med en auktion. Givaren är säljare. De tre andra, som har sett sina kort, bjuder om rätten att välja spel.
rules-king-auction-usual-optional = Här får givaren välja; vid andra bord börjar varje positivt spel med en auktion.
rules-king-auction-usual-always = Här är det alltid auktion; vid andra bord får givaren också spela utan auktion.
rules-king-auction-why = Varför köpa? För att du då får välja det spel som passar dina egna kort. Varför sälja? För att dina kort inte passar för något spel. Det som köparen betalar går till säljaren när given är slut.
rules-king-bid = Ett bud är ett slags spel och ett pris i stick. Med { $plus } säger du: det spelas plus, och jag betalar priset för { $tricks } stick. Med { $minus } säger du: det spelas minus, och jag tar över ett av säljarens stick. Du lovar inte att själv ta ett visst antal stick. Vad priset blir i poäng står under ”Vad ett köp kostar”.
rules-king-bid-transfer = Ett bud är ett slags spel och ett pris i stick. Med { $plus } säger du: det spelas plus, och jag betalar priset för { $tricks } stick. Med { $minus } säger du: det spelas minus, och jag betalar för ett stick i minus. Du lovar inte att själv ta ett visst antal stick. Vad priset blir i poäng står under ”Vad ett köp kostar”.
rules-king-ladder = Varje bud måste vara högre än det förra; bara från en bättre plats får man bjuda lika (se nedan). Det här är ordningen, från { $low } upp till { $high }; man får hoppa över steg.
rules-king-bids = Alla bud, det lägsta först
rules-king-ladder-equal = Både { $plus } och { $minus } är värda { $points } poäng, men { $minus } är det högre budet.
rules-king-bidding = Spelaren efter säljaren börjar; sedan går det runt i spelriktningen. När det är din tur bjuder du mer, bjuder lika med det högsta budet (se nästa regel) eller passar. Passar du är du ute ur den här auktionen. Den som har det högsta budet tillfrågas inte igen förrän någon annan har det.
rules-king-match = Ju närmare säljaren, desto bättre: spelaren efter säljaren har företräde framför de två andra, den andra framför den tredje. I stället för att bjuda över någon som du har företräde framför får du bjuda lika: då tar du över det gällande budet. Det måste vara exakt samma bud; med { $minus } bjuder man inte lika med { $plus }.
rules-king-eight-forced = Högre än { $bid } kan ingen bjuda. När det budet har kommit tillfrågas bara de som inte har passat och som har företräde framför den som har budet; de får bjuda lika eller passa. Därefter är given såld: säljaren kan inte säga nej till { $bid }.
rules-king-eight-free = Högre än { $bid } kan ingen bjuda. När det budet har kommit tillfrågas bara de som inte har passat och som har företräde framför den som har budet; de får bjuda lika eller passa. Därefter bestämmer säljaren, som efter vilket annat bud som helst.
rules-king-bidding-stops = Budgivningen är slut när alla utom den som har det högsta budet har passat, eller när alla tre har passat.
rules-king-auction-example = Anna säljer. Björn bjuder { $first }, Carin { $second }. David får inte bjuda { $low }, som är lägre, utan bjuder { $third }. Björn bjuder lika: nu är { $third } hans. Carin passar, David bjuder { $last }, Björn passar. David har det högsta budet, { $last }.

## King: the seller decides

rules-king-decide = När budgivningen är slut har säljaren sista ordet. Det här kan säljaren göra:
rules-king-decide-below = När budgivningen har slutat under { $bid } har säljaren sista ordet. Det här kan säljaren göra:
rules-king-accept = Anta: given säljs till den som har det högsta budet, om det finns något.
rules-king-reject = Behålla given, med eller utan bud, och välja vilket som helst av spelen.
rules-king-counter = Begära mer: säljaren nämner ett högre bud, plus eller minus, men lägre än { $bid }, och den som har det högsta budet svarar ja eller nej. Vid ja är given såld för det budet. Vid nej bestämmer säljaren på nytt och får begära mer igen, men aldrig samma bud två gånger. Utan bud finns det ingen att fråga.
rules-king-no-counter = Inte tillåtet: att begära mer än vad som har bjudits.
rules-king-ultimatum = Ställa ultimatum: ”åtta, annars spelar jag minus”. Det är något för den som har kort för minus. Det går även utan något bud. Alla tre tillfrågas, spelaren efter säljaren först, även de som har passat. Den första som säger ja köper given för { $bid }. Säger ingen ja måste säljaren spela minus; det finns ingen återvändo.
rules-king-no-ultimatum = Inte tillåtet: att ställa ultimatum (begära { $bid } och annars spela minus).
rules-king-unplayed-fewer-than-3-bids = Ta poängen utan spel, om det har kommit färre än tre bud: { $own } poäng till säljaren, { $other } till var och en av de andra, och korten spelas inte. Alla bud räknas, även att bjuda lika; pass och avslagna krav räknas inte.
rules-king-unplayed-best-below-4 = Ta poängen utan spel, om ingen har bjudit eller om det högsta budet är värt mindre än 4 stick i plus ({ $minus } är värt 3): { $own } poäng till säljaren, { $other } till var och en av de andra, och korten spelas inte.
rules-king-unplayed-off = Inte tillåtet: att ta poängen utan spel. Given spelas alltid.

## King: what a sale costs

rules-king-buyer = Efter ett plusbud väljer köparen något av plusspelen. Efter ett minusbud spelas minus, utan trumf. Alla tar stick för egen räkning; budet är bara priset.
rules-king-buyer-only = Efter ett plusbud finns bara ett spel: { $games }. Efter ett minusbud spelas minus, utan trumf. Alla tar stick för egen räkning; budet är bara priset.
rules-king-sale-lead-dealer = Säljaren, som är givare, spelar ut till första sticket.
rules-king-sale-lead-next = Spelaren efter säljaren spelar ut till första sticket.
rules-king-sale-lead-declarer = Köparen spelar ut till första sticket.
rules-king-sale-lead-named = Köparen bestämmer också vem som spelar ut till första sticket.
rules-king-plus-transfer = Efter plus betalar köparen { $points } poäng till säljaren för varje stick i budet, alltid fullt ut. Ger köparens egna stick mindre än så hamnar köparen under noll i den given.
rules-king-plus-capped = Efter plus betalar köparen { $points } poäng till säljaren för varje stick i budet, men aldrig mer än köparens egna stick har gett.
rules-king-plus-topup = Efter plus betalar köparen { $points } poäng till säljaren för varje stick som säljaren själv saknar upp till budet. Har säljaren tagit lika många stick som budet, eller fler, betalas inget.
rules-king-plus-exact = Efter plus slutar säljaren på exakt { $points } poäng för varje stick i budet: köparen betalar det som fattas när säljarens egna stick är räknade, eller får det som de ger därutöver.
rules-king-plus-shortfall = Efter plus betalar köparen { $points } poäng till säljaren för varje stick som köparen själv saknar upp till budet. Har köparen tagit lika många stick som budet, eller fler, betalas inget.
rules-king-plus-usual = Det här skiljer sig från bord till bord: ibland betalar köparen hela budet, ibland bara det som fattas, ibland högst det som köparens egna stick har gett.
rules-king-minus-absorb = Efter minus tar köparen över så många av säljarens stick som budet säger: för vart och ett går { $points } poäng från köparen till säljaren. Bara stick som säljaren verkligen har tagit kan tas över.
rules-king-minus-transfer = Efter minus betalar köparen { $points } poäng till säljaren för varje stick i budet, alltid fullt ut, även om säljaren har tagit färre stick.
rules-king-minus-usual = Båda sätten är vanliga: köparen betalar bara för stick som säljaren har tagit, eller alltid för hela budet.
rules-king-sale-plus-made = { $seller } säljer till { $buyer } för { $bid }, och { $buyer } tar minst så många stick
rules-king-sale-plus-short = { $seller } säljer till { $buyer } för { $bid }, men { $buyer } tar färre stick
rules-king-sale-minus-made = { $seller } säljer till { $buyer } för { $bid }, och { $seller } tar minst så många stick
rules-king-sale-minus-short = { $seller } säljer till { $buyer } för { $bid }, men { $seller } tar färre stick

## King: the end of the match

rules-king-win-highest =
    { $deals ->
        [one] Efter given vinner den högsta summan. De som ligger lika delar på segern.
       *[other] Poängen från alla { $deals } givar räknas ihop. Den högsta summan vinner partiet. De som ligger lika delar på segern.
    }
rules-king-win-not-negative =
    { $deals ->
        [one] Efter given vinner alla vars summa är noll eller högre; de andra förlorar. Det kan hända att ingen vinner.
       *[other] Poängen från alla { $deals } givar räknas ihop. Alla vars summa är noll eller högre vinner partiet; de andra förlorar. Det kan hända att ingen vinner.
    }
rules-king-sum-zero = Så kan ni kontrollera räkningen: alla fyra tillsammans förlorar { $lost } poäng i straffspelen och vinner { $won } i de positiva spelen, så alla summor tillsammans blir 0.
rules-king-sum =
    { $lost ->
        [0] Så kan ni kontrollera räkningen: straffspelen kostar inget, och i de positiva spelen vinner alla fyra tillsammans { $won } poäng, så alla summor tillsammans blir { $rest }.
       *[other] Så kan ni kontrollera räkningen: alla fyra tillsammans förlorar { $lost } poäng i straffspelen och vinner { $won } i de positiva spelen, så alla summor tillsammans blir { $rest }.
    }
rules-king-sum-negative =
    { $lost ->
        [0] Så kan ni kontrollera räkningen: inget kostar poäng i de här spelen, så alla summor stannar på 0.
       *[other] Så kan ni kontrollera räkningen: alla fyra tillsammans förlorar { $lost } poäng.
    }
rules-king-sum-32 = De här poängen är de vanliga för 32 kort, framför allt i Ryssland. Med poängen för 52 kort skulle summorna inte bli 0.

## King: names and origin

rules-king-origin = King spelas i många länder: i Frankrike, Belgien och Italien, och allra mest i Portugal, Ryssland, Turkiet, Colombia och Brasilien. I Turkiet heter det Rıfkı, i Frankrike och Belgien Le Jeu du Roi, ”kungens spel”. Varifrån det kommer vet man inte säkert; på grund av namnet tror många att det uppstod i England. Även hjärter kung kallas King.

## Diagrams and the frame of the page

rules-leads = spelar ut
rules-takes = tar sticket
rules-stock = talong
rules-corner-NE = uppe till höger
rules-corner-SE = nere till höger
rules-corner-SW = nere till vänster
rules-corner-NW = uppe till vänster
