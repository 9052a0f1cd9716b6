### Jocul următor pentru aceiași jucători: ce se joacă și cine joacă. O parte separată.

next-same = Aceleași reguli
next-rules = Alte reguli

# Sub titlu: ce se întâmplă cu ceilalți și cu partida aceasta.
next-here = Toți cei de aici sunt întrebați dacă vin. Partida aceasta rămâne cum este și poate continua.
next-here-alone = Partida aceasta rămâne cum este: o poți continua de pe pagina de start.
next-here-over = Ceilalți vin cu o singură atingere. Locurile, linkul și codul rămân.
next-here-waiting = Toți cei de aici vin imediat. Locurile, linkul și codul rămân.
next-bots =
    { $count ->
        [one] se adaugă un bot
        [few] se adaugă { $count } boți
       *[other] se adaugă { $count } de boți
    }
# $names: numele celor care nu au loc acolo.
next-onlookers =
    { $count ->
        [one] { $seats } locuri: { $names } privește
       *[other] { $seats } locuri: { $names } privesc
    }
