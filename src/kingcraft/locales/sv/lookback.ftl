### Sidan som ser tillbaka på ett parti: det som står runt meningarna i review.ftl.

lookback-title = Återblick
lookback-of = { $game }, { $date }
lookback-to-table = Tillbaka till bordet
lookback-none = Ingen har spelat något i det här partiet som går att bedöma.

## Under arbetet

lookback-waiting =
    { $count ->
        [0] Återblicken börjar strax.
        [one] Ett annat parti ses över först.
       *[other] { $count } andra partier ses över först.
    }
lookback-preparing = Botarna gör sig redo att se på partiet. Första gången efter en installation tar det en minut eller två.
lookback-looking = Varje beslut ses på två sätt: efter vad spelaren kunde veta, och med alla kort öppna.
lookback-progress = { $done } av { $count } beslut
lookback-leave = Du behöver inte vänta här: återblicken blir klar ändå, och den här länken leder till den.
lookback-offline = Servern svarar inte just nu. Sidan fortsätter att fråga, och så snart servern är tillbaka går det vidare.
lookback-no-match = Det här partiet finns inte, eller så är det inte offentligt. Kontrollera länken.
lookback-anew = Servern startades om: återblicken börjar från början.
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
lookback-inaccuracies = Oprecist
lookback-mistakes = Misstag
lookback-blunders = Grova misstag
lookback-unlucky = Otur
lookback-luck = Tur
lookback-decisions = Beslut
lookback-note-points = Bortskänkt: poäng som tydligt förlorades mot det bästa valet, efter vad spelaren kunde veta.
lookback-note-percent = Bortskänkt: vad som i varje giv tydligt förlorades mot det bästa valet, efter vad spelaren kunde veta, i procent av en vunnen giv. 100 % betyder en säker vinst bortkastad en gång; det kan bli mer, för ibland ger de andra den tillbaka. Poäng räknas med.
lookback-note-luck = Tur: vad korten gav eller tog utöver hur alla spelade. Tur hade den vars misstag inget kostade som korten låg; otur den som korten straffade för rätt val.
lookback-partial = Alla beslut kunde inte ses över.
lookback-quick = Partiet sågs över snabbt; en närmare titt kan bedöma en del beslut annorlunda.

## Förloppet

lookback-graph = Så gick partiet
lookback-show = Visa
lookback-whole = Hela partiet
lookback-deal = Giv { $number }
lookback-deal-of = Giv { $number }: { $contract }
lookback-totals-expected = Poäng totalt, som de var att vänta före varje stick
lookback-totals = Poäng totalt, efter varje giv
lookback-totals-fewest = Straffpoäng totalt, efter varje giv: den som har minst vinner
lookback-expected-points = Poäng att vänta i den här given, före varje stick, med öppna kort
lookback-expected-percent = Chans att vinna den här given i procent, vid varje tur, med öppna kort
lookback-as-table = Förloppet som tabell
lookback-when = När
lookback-start = Början
lookback-end = Slut
lookback-after = Efter giv { $number }
lookback-trick = Stick { $number }
lookback-turn = Tur { $number }

## Ögonblick och misstag

lookback-moments = Värda en titt till
lookback-own = Mina
lookback-no-moments = Ingen gjorde något tydligt misstag.
lookback-no-moments-own = Du gjorde inget tydligt misstag.
lookback-where-trick = Giv { $deal }, stick { $number }: { $name }
lookback-where-turn = Giv { $deal }, tur { $number }: { $name }
lookback-where-call = Giv { $deal }: { $name }
lookback-played = Spelat
lookback-better = Bättre
# "Better: the second way. Of 100 such deals …": the moves of both are listed above it.
lookback-second = det andra sättet
lookback-auction = Auktionen så långt
lookback-seller = Säljare: { $name }
lookback-standing = Högsta bud: { $bid }, { $name }
lookback-no-bid = Ingen har bjudit ännu.
lookback-on-table = På bordet
lookback-leads = Inget ännu: det här kortet spelas ut.
lookback-hand = { $name }: handen
lookback-hand-you = Din hand
lookback-other-hands = De andra händerna
lookback-piles = Högarna
lookback-pile-empty = tom
lookback-pile-more =
    { $count ->
        [one] 1 kort emellan
       *[other] { $count } kort emellan
    }
lookback-all = Alla misstag och all otur, giv för giv
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
