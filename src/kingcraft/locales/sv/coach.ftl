### Rader för den som är ny i ett spel, en i taget, i de första matcherna: högst 90 tecken. De stämmer enligt alla regler.

coach = Tips

## King: vad en giv går ut på. $points: vad ett stick eller kort kostar eller ger

coach-no-tricks = Inga stick: spela ut lågt och håll dig under det högsta kortet i färgen.
coach-no-hearts = Inga hjärter: saka dem när du inte kan följa färg.
coach-no-queens = Inga damer: saka dem när du inte kan följa färg.
# $men: the ranks that count, as alternatives (king or jack).
coach-no-men = −{ $points } per { $men }: saka dem när du inte kan följa färg.
coach-no-king = Hjärter kung kostar { $points }: saka den när du inte kan följa färg.
coach-last-two = Bara de två sista sticken kostar, { $points } vardera. Spara låga kort till slutet.
coach-plus = Varje stick ger { $points }. En trumf slår alla kort i de andra färgerna.
coach-plus-no-trump = Varje stick ger { $points }. Utan trumf tar höga kort och långa färger sticken.
# $start: the points of each player before the first trick.
coach-minus = Alla börjar med { $start }, och varje stick kostar { $points }. Spela lågt.
coach-hearts-lead = Hjärter får inte spelas ut ännu. Spela ut en annan färg.

## King: auktionen

coach-open = Du får sälja given: ett bra pris kan ge mer än att spela den själv.
coach-bid = Bjud bara vad spelet är värt för dig: höga kort och långa färger tar stick.
coach-decide = Säljer du för plus räknas dina egna stick ändå för dig.
coach-counter = Du får begära mer först: efter ett nej står budet kvar.
coach-declare = Har du höga kort, välj din längsta färg som trumf.

## Kings Corner. $ends: hur en tur slutar

coach-corner-turn =
    { $ends ->
        [draw] Lägg allt som passar, så mycket du vill. Dra sedan: då är din tur slut.
       *[end] Lägg allt som passar, så mycket du vill. Avsluta sedan din tur.
    }
# $costs: in what a king left in hand costs.
coach-corner-king =
    { $costs ->
        [points] En kung! Lägg den i ett tomt hörn. På handen kostar den { $points }.
        [chips] En kung! Lägg den i ett tomt hörn. På handen kostar den spelmarker.
       *[nothing] En kung! Lägg den i ett tomt hörn.
    }
coach-corner-gap = En tom sida tar ett kort från handen: ge den ett som inte passar någon annanstans.
