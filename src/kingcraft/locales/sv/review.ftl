### En match i backspegeln (kingcraft review och i webbläsaren). ”Mästare” är den starkaste nivån.

## Meningar

review-card = Väntade poäng: { $expected } med { $best }, { $instead } med { $played }. I { $count } av { $worlds } fördelningar av de dolda korten är inget bättre än { $best }.
review-call = ”{ $best }” är värt { $loss } poäng mer än ”{ $played }”, med { $error } poängs felmarginal.
review-turn = Bättre: { $best }. Så vinns { $chance } av 100 sådana givar, som det spelades { $odds }; poäng före de andra { $expected }, som det spelades { $instead }.
review-best = { $best }: så hade Mästaren också gjort.
review-as-good = Lika bra som { $best }.
review-lucky = Som korten låg kostade det ingenting.
review-unlucky = Rätt efter vad som gick att veta; som korten låg var { $best } { $loss } poäng bättre.
review-unlucky-turn = Rätt efter vad som gick att veta; som korten låg var det här { $loss } hundradelar av en giv bättre: { $best }.
review-nothing = lägga inget
review-hint-only = { $best } är allt som är tillåtet.
review-hint-card = { $best }: väntade poäng { $expected }, med { $error } poängs felmarginal. I { $count } av { $worlds } fördelningar av de dolda korten är inget bättre.
review-hint-call = ”{ $best }”: väntade poäng { $expected }, med { $error } poängs felmarginal.
review-hint-turn = { $best }: så vinns { $chance } av 100 sådana givar.
review-game = { $best }: väntade poäng { $expected }, med { $error } poängs felmarginal.
review-price-yes = { $best } ger { $loss } poäng mer än ingen försäljning, med { $error } poängs felmarginal.
review-price-no = { $best } kostar { $loss } poäng mot ingen försäljning, med { $error } poängs felmarginal.
review-price-open = { $best } och ingen försäljning är värda ungefär lika mycket, med { $error } poängs felmarginal.

## Hur bra ett beslut var

review-size-fine = bra
review-size-inaccuracy = oprecist
review-size-mistake = misstag
review-size-blunder = grovt misstag
review-fate-lucky = tur
review-fate-unlucky = otur

## Tabeller

review-title = Spelet i backspegeln
review-decisions = Beslut
review-accuracy = Precision
review-lost = Förlorat
review-lost-a-deal = per giv
review-inaccuracies = Oprecist
review-mistakes = Misstag
review-blunders = Grova
review-luck = Tur
review-note-points = Förlorat: poäng som tydligt skänktes bort efter vad spelaren kunde veta. Tur: poäng som allas spel inte förklarar.
review-note-percent = Förlorat: hundradelar av en giv som tydligt skänktes bort efter vad spelaren kunde veta. Tur: hundradelar av en giv som allas spel inte förklarar.
review-partial = Genomgången avbröts; det här hann ses över.
review-moments = Värda en titt till
review-no-moments = Ingen gjorde något tydligt misstag.
review-where-trick = Giv { $deal }, stick { $number }, { $name }: { $played }
review-where-turn = Giv { $deal }, tur { $number }, { $name }: { $played }
review-where-call = Giv { $deal }, { $name }: { $played }
review-deal-fine = Inget i den här given var tydligt fel.
review-course-points = Väntade poäng, med öppna kort
review-course-percent = Chans att vinna given i procent, med öppna kort
review-course-start = början
review-course-trick = stick { $number }
review-course-turn = tur { $number }
review-course-end = slut

## Under arbetet

review-preparing = botarna förbereds; första gången tar det ungefär 20 sekunder
review-progress = { $done } av { $count } beslut
review-no-such-seat = det finns ingen plats { $seat }: den här matchen har { $count }
review-impossible = en giv i den här inspelningen kan inte ses över: { $why }
review-failed = genomgången misslyckades: { $why }
