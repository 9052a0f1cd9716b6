### The rules in short, for the table: at most 250 words for any preset. They are the same sentences as the rule page (rules.ftl), or shorter ones.

## Small parts. $what: cards; $unit: what costs in $contract

rules-short-each = { $what } { $points }
rules-short-contract = { $contract } ({ $unit } { $points })

## Kings Corner

rules-kc-short-moves-allowed = När det är din tur lägger du kort från handen på högar, kungar i tomma hörn och vilket kort som helst på en tom sida. En hel hög får flyttas från en sida till en annan hög där den passar.
rules-kc-short-moves-forbidden = När det är din tur lägger du kort från handen på högar, kungar i tomma hörn och vilket annat kort som helst på en tom sida. En hel hög får flyttas från en sida till en annan hög där den passar.
rules-kc-short-fit = Ett kort passar om det är exakt en valör lägre än kortet under och har den andra färgen.
rules-kc-short-end =
    { $count ->
        [one] När inget mer passar drar du ett kort: då är din tur slut.
       *[other] När inget mer passar drar du { $count } kort: då är din tur slut.
    }
rules-kc-short-start =
    { $count ->
        [one] Varje tur börjar med ett kort från talongen. Du avslutar den när du är nöjd.
       *[other] Varje tur börjar med { $count } kort från talongen. Du avslutar den när du är nöjd.
    }
rules-kc-short-must = Du får inte avsluta din tur med en kung på handen.
rules-kc-short-penalty = Varje kung som du har kvar när din tur slutar kostar { $points }, varje gång.
rules-kc-short-costs = Kort kvar på handen kostar: { $costs }.
rules-kc-short-chips = Den som går ut tar potten, och spelmarker för korten som de andra har kvar: { $costs }.

## King

rules-king-short-aim = Fyra spelare, var och en för sig. Givar där du undviker poäng: { $negative }. Givar där du vinner poäng: { $positive }.
rules-king-short-trick = Fyra kort är ett stick. Följ den utspelade färgen om du kan. Det högsta kortet i den färgen tar sticket, och den som lade det spelar ut till nästa.
rules-king-short-trick-trump = Fyra kort är ett stick. Följ den utspelade färgen om du kan. Det högsta kortet i den färgen tar sticket, eller den högsta trumfen; den som tar det spelar ut till nästa.
rules-king-short-costs = Vad som kostar poäng, giv för giv: { $costs }.
rules-king-short-costs-chosen = Vad som kostar poäng; spelaren efter givaren väljer vad som spelas: { $costs }.
rules-king-short-hearts = I { $contracts } får hjärter inte spelas ut så länge du har en annan färg.
rules-king-short-hearts-broken = I { $contracts } får hjärter inte spelas ut så länge du har en annan färg, förrän någon har lagt en hjärter.
rules-king-short-king = I { $contract } får hjärter kung spelas ut bara som ditt sista kort.
rules-king-short-auction-optional = I de positiva spelen väljer givaren spel eller hör bud på rätten att välja: { $games }.
rules-king-short-auction-always = I de positiva spelen bjuder de andra på rätten att välja spel: { $games }.
rules-king-short-bid = Ett bud är ett slags spel och ett pris i stick: +3 för plus, −2 för minus. Givaren säljer till det högsta budet eller behåller given.
