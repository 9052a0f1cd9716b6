### En match i backspegeln (kingcraft review och i webbläsaren). ”Mästare” är den starkaste nivån.

## Meningar

review-card = Bättre: { $best }. Väntade poäng: { $expected }, med { $played } { $instead }. I { $count } av { $worlds } fördelningar av de dolda korten är det minst lika bra.
review-call = Bättre: { $best }. Det är värt { $loss } poäng mer än { $played }{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }.
review-turn = Bättre: { $best }. Chans att vinna partiet: { $chance } %, som det spelades { $odds } %; poäng mot de andra: { $expected }, som det spelades { $instead }.
review-turn-points = Bättre: { $best }. Poäng mot de andra: { $expected }, som det spelades { $instead }.
review-best = Så hade Mästaren också gjort.
review-as-good = Lika bra som { $best }.
review-lucky = Men som korten låg kostade det ingenting.
review-unlucky = Som korten låg hade { $best } varit { $loss } poäng bättre.
review-unlucky-turn = Som korten låg hade det här varit bättre: { $best }. Chans att vinna partiet: { $chance } %, som det spelades { $odds } %; poäng mot de andra: { $expected }, som det spelades { $instead }.
review-unlucky-turn-points = Som korten låg hade det här varit bättre: { $best }. Poäng mot de andra: { $expected }, som det spelades { $instead }.
review-no-fault = Rätt efter allt som gick att veta.
review-hard-luck = Ren otur och inget misstag: ingen kunde ha vetat bättre.
review-nothing = inget lagt

## Vad som kan sägas i King, som det står i meningen

review-say-auction = bjuda ut given
review-say-pass = passa
review-say-bid = bjuda { $bid }
review-say-match = bjuda lika
review-say-accept = sälja
review-say-reject = behålla given
review-say-counter = begära { $bid }
review-say-ultimatum = ultimatum
review-say-split = lämna given utan spel
review-say-yes = säga ja
review-say-no = säga nej
review-say-lead = låta { $name } spela ut

## Tips

review-hint-only = { $best }: inget annat är tillåtet.
review-hint-nothing = Inget passar: det enda du kan göra är ”{ $end }”.
review-hint-card = { $best }: väntade poäng { $expected }{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }. I { $count } av { $worlds } fördelningar av de dolda korten är inget bättre.
review-hint-call = { $best }: väntade poäng { $expected }{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }.
hint-brief = väntade poäng: { $about }
review-hint-turn = { $best }: chans att vinna partiet { $chance } %, poäng mot de andra { $expected }.
review-hint-turn-points = { $best }: poäng mot de andra { $expected }.
review-hint-choose-ahead = { $best }: för hela partiet { $loss } poäng bättre än { $played }{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }. Då räknas med vad du saknar i senare givar när det väl är förbrukat. Listan säger vad varje spel är värt för sig, i den här given.
review-hint-choose-close = { $best }; för hela partiet är { $played } ungefär lika bra. Då räknas med vad du saknar i senare givar när det väl är förbrukat. Listan säger vad varje spel är värt för sig, i den här given.
review-hint-name-ahead = { $best }: { $loss } poäng bättre än { $played }{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }.
review-hint-name-close = { $best }; { $played } är ungefär lika bra.
review-game = { $best }: väntade poäng { $expected }{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }.
review-price-yes = { $best } ger { $loss } poäng mer än ingen försäljning{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }.
review-price-no = { $best } ger { $loss } poäng mindre än ingen försäljning{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }.
review-price-open = { $best } och ingen försäljning är värda ungefär lika mycket{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }.

## Hur bra ett beslut var

review-size-fine = bra
review-size-inaccuracy = oprecist
review-size-mistake = misstag
review-size-blunder = grovt misstag
review-fate-lucky = tur
review-fate-unlucky = otur

## Tabeller

review-title = Partiet i återblick
review-decisions = Beslut
review-accuracy = Precision
review-lost = Bortskänkt
review-lost-a-deal = per giv
review-lost-points = i poäng
review-inaccuracies = Oprecist
review-mistakes = Misstag
review-blunders = Grova
review-luck = Tur
review-note-points = Bortskänkt: poäng som tydligt förlorades mot det bästa valet, mätt efter vad spelaren kunde veta. Tur: poäng som ingens spel förklarar.
review-note-percent = Bortskänkt: hur mycket chansen att vinna partiet tydligt sjönk mot det bästa valet, efter vad spelaren kunde veta. Det summeras tur för tur och kan bli mer än 100 %, för de andra ger en del tillbaka. Poäng räknas mot snittet av de andra. Tur: den del av partiet som ingens spel förklarar.
# Hur chanserna att vinna partiet är kända.
review-chances-measured = Chanserna att vinna partiet följer av givar som Mästare spelade mot varandra med den här poängräkningen.
review-chances-scaled = Chanserna att vinna partiet är uppskattade: de följer av givar som Mästare spelade med den vanliga poängräkningen, omräknade efter vad ett kort kostar här.
review-chances-points = Med de här reglerna jämförs bara poäng: chansen att vinna partiet är inte känd.
review-partial = Återblicken avbröts; det här hann ses över.
review-moments = Värda en titt till
review-no-moments = Ingen gjorde något tydligt misstag.
review-where-trick = Giv { $deal }, { $game }, stick { $number }, { $name }: { $played }
review-where-turn = Giv { $deal }, tur { $number }, { $name }: { $played }
review-where-call = Giv { $deal }, { $name }: { $played }
review-deal-fine = Inget i den här given var tydligt fel.
review-deal-laid = Den här given var redan spelad när övningen började: ingen bedöms efter den.
review-deal-void = Given ströks: den bedöms inte.
review-course-points = Väntade poäng, med öppna kort
review-course-percent = Chans att vinna partiet i procent, med öppna kort
review-course-lead = Försprång mot snittet av de andra i poäng, med öppna kort
review-course-start = början
review-course-trick = stick { $number }
review-course-turn = tur { $number }
review-course-end = slut

## Under arbetet

review-preparing = förbereder; första gången kan det ta någon minut
review-progress = { $done } av { $count } beslut
review-no-such-seat = det finns ingen plats { $seat }: det här partiet har { $count }
review-impossible = en giv i det här protokollet kan inte ses över: { $why }
review-none = det finns ännu ingen återblick för { $game }
review-failed = återblicken misslyckades: { $why }

## Hur en match slutade för dig, och vad korten hade med saken att göra.

ended-first = Du vann, { $count } poäng före { $seat }.
ended-shared = Du delar det bästa resultatet med { $seat }.
ended-behind =
    Du kom { $rank ->
        [2] tvåa
        [3] trea
        [4] fyra
       *[other] på plats { $rank }
    }, { $count } poäng efter { $seat }.
ended-luck-even = Korten behandlade dig rättvist.
ended-luck-gave = Korten gav dig { $count } poäng.
ended-luck-owed = Korten blev skyldiga dig { $count } poäng.
ended-luck-gave-match = Korten var med dig: de gav dig { $count } av 100 vinstchanser.
ended-luck-owed-match = Korten var emot dig: de tog { $count } av 100 vinstchanser.
