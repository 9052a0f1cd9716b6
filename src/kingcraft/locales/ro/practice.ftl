### Exersare: câte o rundă, aceeași rundă încă o dată, alt drum; și King scurt.

practice = Exersează
practice-lead = Câte o rundă împotriva boților, de câte ori vrei. Acest browser îți ține minte media.
practice-against = Adversari: { $level }
practice-which = Ce vrei să exersezi?
practice-deal = O rundă de { $game }
practice-positive = Un joc pozitiv
practice-average =
    { $count ->
        [one] O rundă până acum: tu { $you }, un bot în medie { $bots }
        [few] { $count } runde până acum: în medie tu { $you }, un bot { $bots }
       *[other] { $count } de runde până acum: în medie tu { $you }, un bot { $bots }
    }
practice-another = Încă o rundă
practice-same = Aceleași cărți din nou
practice-in-match = Știi aceste cărți. În partidă, pe acest loc au ieșit { $then }, la tine { $now }.
practice-in-record = Știi aceste cărți. Prima dată, pe acest loc au ieșit { $then }, la tine { $now }.
practice-known = Tu știi aceste cărți, boții nu: e doar un exercițiu.
practice-to-match = La partidă
practice-play = Joacă tu
practice-play-about = Boții văd doar cât văd la orice masă. Tu poate știi ce urmează: oricum nu se pune.
practice-from = De unde vrei să începi?
practice-from-start = De la prima carte a rundei
practice-from-here = Din poziția aceasta
practice-seat = Joci pentru
practice-far = Până unde?
practice-far-deal = Doar runda aceasta
practice-far-match = Până la capătul partidei
practice-go = La masă
practice-day = La ziua aceea
