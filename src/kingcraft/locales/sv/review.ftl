### En match i backspegeln (kingcraft review och i webbläsaren). ”Mästare” är den starkaste nivån.

## Meningar

review-card = Bättre: { $best }. Väntade poäng: { $expected }, med { $played } { $instead }. I { $count } av { $worlds } fördelningar av de dolda korten är det minst lika bra.
review-call = Bättre: { $best }. Det är värt { $loss } poäng mer än { $played }{ $error ->
        [0] { "" }
       *[other] , på { $error } poäng när
    }.
review-turn = Bättre: { $best }. Av 100 sådana givar vinns { $chance }, som det spelades { $odds }; poäng mot de andra: { $expected }, som det spelades { $instead }.
review-best = Så hade Mästaren också gjort.
review-as-good = Lika bra som { $best }.
review-lucky = Men som korten låg kostade det ingenting.
review-unlucky = Som korten låg hade { $best } varit { $loss } poäng bättre.
review-unlucky-turn = Som korten låg hade det här varit bättre: { $best }. Av 100 sådana givar vinns { $chance }, som det spelades { $odds }.
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
review-hint-turn = { $best }: av 100 sådana givar vinns { $chance }.
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
review-lost-share = Bortskänkt per giv
review-inaccuracies = Oprecist
review-mistakes = Misstag
review-blunders = Grova
review-luck = Tur
review-luck-share = Tur per giv
review-note-points = Bortskänkt: poäng som tydligt förlorades mot det bästa valet, mätt efter vad spelaren kunde veta. Tur: poäng som ingens spel förklarar.
review-note-percent = Bortskänkt: vad som i varje giv tydligt förlorades mot det bästa valet, efter vad spelaren kunde veta, i procent av en vunnen giv. 100 % betyder en säker vinst bortkastad en gång; det kan bli mer, för ibland ger de andra den tillbaka. Poäng räknas med. Tur: vad som kom till eller uteblev utan att någons spel förklarar det, mätt på samma sätt.
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
review-course-percent = Chans att vinna given i procent, med öppna kort
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
ended-luck-gave-deals =
    Bra kort gav dig ungefär { $count ->
        [one] 1 vunnen giv
       *[other] { $count } vunna givar
    }.
ended-luck-owed-deals =
    Dåliga kort kostade dig ungefär { $count ->
        [one] 1 giv
       *[other] { $count } givar
    }.
