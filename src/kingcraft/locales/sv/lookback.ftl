### Sidan som ser tillbaka på ett parti: det som står runt meningarna i review.ftl.

lookback-title = Återblick
lookback-of = { $game }, { $date }
lookback-to-table = Tillbaka till bordet
lookback-none = Ingen har spelat något i det här partiet som går att bedöma.

## Under arbetet

lookback-search = Letar efter det dyraste misstaget
lookback-waiting =
    { $count ->
        [0] Återblicken börjar strax.
        [one] Ett annat parti ses över först.
       *[other] { $count } andra partier ses över först.
    }
lookback-preparing = Botarna gör sig redo att se på partiet. Första gången efter en installation tar det en minut eller två.
lookback-looking = Varje beslut ses på två sätt: efter vad spelaren kunde veta, och med alla kort öppna.
lookback-progress = { $done } av { $count } beslut
lookback-leave = Du behöver inte vänta här: återblicken blir klar ändå, och du hittar den på den här sidan.
lookback-offline = Servern svarar inte just nu. Sidan fortsätter att fråga, och så snart servern är tillbaka går det vidare.
lookback-no-match = Det här partiet finns inte, eller så är det inte offentligt. Kontrollera länken.
lookback-restarted = Servern startades om: återblicken börjar från början.
lookback-ready = Återblicken är klar.
lookback-failed-too-long = Partiet är för långt för en återblick här. Protokollet kan ses över från kommandoraden.
lookback-failed-broken-record = Den här versionen av Kingcraft kan inte spela upp partiet och därför inte bedöma det.
lookback-failed-storage-failed = Återblicken blev klar men kunde inte sparas: serverns disk är kanske full.
lookback-failed-no-review = Det finns ännu ingen återblick för det här spelet.
lookback-failed-internal = Återblicken misslyckades. Serverns logg säger varför.

## Vem som spelade hur

lookback-players = Vem som spelade hur
lookback-measure = Mått
lookback-accuracy = Precision
lookback-lost = Bortskänkt
lookback-a-deal = … per giv
lookback-lost-points = … i poäng
lookback-inaccuracies = Oprecist
lookback-mistakes = Misstag
lookback-blunders = Grova misstag
lookback-unlucky = Otur
lookback-luck = Tur
lookback-decisions = Beslut
lookback-note-points = Bortskänkt: poäng som tydligt förlorades mot det bästa valet, efter vad spelaren kunde veta. Det summeras beslut för beslut: vad korten ger tillbaka kan skänkas bort igen, så det kan bli mer än given är värd.
lookback-note-percent = Bortskänkt: hur mycket chansen att vinna partiet tydligt sjönk mot det bästa valet, efter vad spelaren kunde veta. Det summeras tur för tur och kan bli mer än 100 %, för de andra ger en del tillbaka. Poäng räknas mot snittet av de andra.
lookback-note-luck = Tur: vad korten gav eller tog utöver hur alla spelade. Tur hade den vars misstag inget kostade som korten låg; otur den som korten straffade för rätt val.
lookback-partial = Alla beslut kunde inte ses över.
lookback-quick = Partiet sågs över snabbt; en närmare titt kan bedöma en del beslut annorlunda.

## Förloppet

lookback-graph = Så gick partiet
lookback-show = Visa
lookback-whole = Hela partiet
lookback-deal = Giv { $number }
lookback-totals-expected = Poäng totalt, som de var att vänta före varje stick
lookback-totals = Poäng totalt, efter varje giv
lookback-totals-fewest = Straffpoäng totalt, efter varje giv: den som har minst vinner
lookback-expected-points = Poäng att vänta i den här given, före varje stick, med öppna kort
lookback-expected-percent = Chans att vinna partiet i procent, vid varje tur i den här given, med öppna kort
lookback-expected-lead = Väntat försprång i den här given mot snittet av de andra, i poäng, vid varje tur, med öppna kort
lookback-as-table = Förloppet som tabell
lookback-when = När
lookback-start = Början
lookback-end = Slut
lookback-after = Efter giv { $number }
lookback-trick = Stick { $number }
lookback-turn = Tur { $number }

## Ögonblick och misstag

lookback-moments = Värda en titt till
lookback-where-trick = Giv { $deal }, stick { $number }: { $name }
lookback-where-turn = Giv { $deal }, tur { $number }: { $name }
lookback-where-call = Giv { $deal }: { $name }
lookback-all = Alla misstag och all otur, giv för giv
# $what: "3 mistakes, 1 inaccuracy".
lookback-all-players = alla spelare: { $what }
lookback-deal-mistakes =
    { $count ->
        [0] inget att tala om
        [one] 1 misstag
       *[other] { $count } misstag
    }
lookback-deal-inaccuracies =
    { $count ->
        [one] 1 oprecist val
       *[other] { $count } oprecisa val
    }
lookback-deal-unlucky =
    { $count ->
        [one] otur en gång
       *[other] otur { $count } gånger
    }

## Bordet

lookback-deals = Givarna
lookback-all-back = Alla givar
lookback-details = Detaljer
lookback-later = Alla siffror kommer när hela partiet har gåtts igenom.
lookback-better-card = Bättre: { $card }
# $call: "bidding +4", "passing".
lookback-better-call = Bättre: { $call } i stället för { $played }
# Where what was played was as good as anything.
lookback-fine = Inget var klart bättre.
lookback-better-turn = En annan tur var bättre
lookback-better-nothing = Att inte lägga något var bättre
lookback-out-you = Du hade kunnat gå ut
lookback-out = { $name } hade kunnat gå ut
# $what: ”3 poäng”, ”4 % av partiet”, ”3 poäng och 4 % av partiet”.
lookback-cost-you = Kostade dig { $what }.
lookback-cost = Kostade { $name } { $what }.
lookback-points = { $points } poäng
# Av chansen att vinna det.
lookback-match = { $percent } % av partiet
# On a tag below or above a card.
lookback-you-played = du spelade
lookback-they-played = { $name } spelade
lookback-better-tag = bättre
lookback-right = rätt
lookback-move = drag { $number }
# What the line below is.
lookback-course-points = linjen: poäng att vänta med öppna kort
lookback-course-percent = linjen: chans att vinna partiet med öppna kort
lookback-course-lead = linjen: försprång i poäng med öppna kort
# At a mistake, by what the player could know. The two are as far apart as what it cost.
lookback-then = poäng att vänta: bättre { $better }, som spelat { $played }
lookback-then-match = att vinna partiet: bättre { $better } %, som spelat { $played } %
lookback-then-lead = poäng mot de andra: bättre { $better }, som spelat { $played }
# After "Cost you 29 points."
lookback-lucky = Som korten låg gick det bra den här gången.
lookback-mistake-before = Misstaget före
lookback-mistake-after = Nästa misstag
lookback-small-before = Småsaken före
lookback-small-after = Nästa småsak
lookback-too-small = För litet för att visas.
lookback-show-hands = Visa händerna
lookback-hide-hands = Dölj händerna

## En tur i Kings Corner

lookback-which-turn = Vilken tur som visas
lookback-turn-you = Din tur · { $count } drag
lookback-turn-they = { $name } · { $count } drag
lookback-turn-better = Bättre · { $count } drag
lookback-turn-you-short = Du · { $count }
lookback-turn-they-short = { $name } · { $count }
lookback-turn-better-short = Bättre · { $count }
lookback-moves = Drag
lookback-step-start = Före första draget
lookback-step-said = Drag { $number }: { $move }
# Before the name of the next move: "next: 6 of diamonds to the top".
lookback-next-move = sedan:
lookback-turn-done = Det var allt

## Finding it without help

lookback-find = Hitta det själv
lookback-find-short = Hitta
lookback-find-all =
    { $count ->
        [one] Hitta det själv
       *[other] Hitta alla { $count } själv
    }
lookback-your-turn = Din tur igen
lookback-which-card = Vilket kort spelar du?
lookback-which-call = Vad säger du?
lookback-which-move = Vad gör du först?
lookback-take-time = Ta god tid på dig: de andra händerna förblir dolda.
lookback-not-it = Inte det: { $what }. Försök med något annat.
lookback-found = Just så
lookback-show-me = Visa mig
lookback-skip = Hoppa över
lookback-stop = Sluta
lookback-next = Nästa
lookback-finish = Klart
lookback-found-count = { $found } av { $all } hittade

## The list of deals

lookback-gave-you = Du skänkte bort { $what }
lookback-gave-nothing-you = Du gjorde inget misstag
lookback-gave = { $name } skänkte bort { $what }
lookback-gave-nothing = { $name } gjorde inget misstag
lookback-so-far = i { $count } av { $all } givar, så långt det har hunnits med.
lookback-all-deals =
    { $count ->
        [one] i den enda given.
       *[other] i { $count } givar.
    }
lookback-luck-even = Korten föll jämnt.
lookback-luck-good-you = Korten gav dig { $points } till.
lookback-luck-bad-you = Korten var skyldiga dig { $points } till.
lookback-luck-good = Korten gav { $name } { $points } till.
lookback-luck-bad = Korten var skyldiga { $name } { $points } till.
lookback-luck-good-match-you = Korten gav dig { $percent } % av partiet.
lookback-luck-bad-match-you = Korten tog { $percent } % av partiet från dig.
lookback-luck-good-match = Korten gav { $name } { $percent } % av partiet.
lookback-luck-bad-match = Korten tog { $percent } % av partiet från { $name }.
lookback-whose = Vems misstag som visas
# After "2 mistakes ·".
lookback-in-trick =
    { $count ->
        [one] stick { $number }
       *[other] det dyraste i stick { $number }
    }
lookback-in-turn =
    { $count ->
        [one] tur { $number }
       *[other] det dyraste i tur { $number }
    }
lookback-row-unlucky =
    { $count ->
        [one] otur en gång, inget misstag
       *[other] otur { $count } gånger, inget misstag
    }
# Nothing that counts as a mistake, but points were given away.
lookback-row-small =
    { $count ->
        [one] en småsak
       *[other] { $count } småsaker
    }
lookback-row-running = gås igenom
lookback-row-waiting = kommer senare
