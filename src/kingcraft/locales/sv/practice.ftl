### Öva: en giv i taget, en giv en gång till, en annan väg; och korta King.

practice = Öva
practice-lead = En giv i taget mot botar, så ofta du vill. Den här webbläsaren minns ditt genomsnitt.
practice-against = Mot: { $level }
practice-which = Vad vill du öva på?
practice-deal = En giv { $game }
practice-positive = Ett positivt spel
practice-average =
    { $count ->
        [one] 1 giv hittills: du { $you }, en bot i snitt { $bots }
       *[other] { $count } givar hittills: i snitt du { $you }, en bot { $bots }
    }
practice-another = En giv till
practice-same = Samma kort igen
practice-in-match = Du kan de här korten. I partiet blev det { $then } på den här platsen, för dig { $now }.
practice-in-record = Du kan de här korten. Förra gången blev det { $then } på den här platsen, för dig { $now }.
practice-known = Du kan de här korten, men det kan inte botarna: det här är bara övning.
practice-to-match = Till partiet
practice-play = Spela själv
practice-play-about = Botarna ser inte mer än vid vilket bord som helst. Du vet kanske vad som kommer: det räknas ändå inte.
practice-from = Var vill du börja?
practice-from-start = Från givens första kort
practice-from-here = Från det här läget
practice-seat = Du spelar för
practice-far = Hur långt?
practice-far-deal = Bara den här given
practice-far-match = Till partiets slut
practice-go = Till bordet
practice-day = Till dagen
