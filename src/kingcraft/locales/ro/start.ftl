### Pagina de start: mesele ei, foile care se deschid deasupra.

corner-open = Tu și această pagină: { $name }
start-with = Cu prieteni
start-learn = Învață
start-day = Mâna zilei
start-puzzle = Problema zilei
# To a player who has tried none.
start-puzzle-new = O alegere, un răspuns bun
start-puzzle-rating = Cota ta: { $rating }
# Puzzles that were missed and come back today.
start-puzzle-again =
    { $count ->
        [one] 1 de repetat
       *[other] { $count } de repetat
    }
start-profile = Profilul tău
# A line of figures: matches that count, and the contract in which most is given away.
start-figures =
    { $count ->
        [one] 1 partidă, { $won } câștigate
        [few] { $count } partide, { $won } câștigate
       *[other] { $count } de partide, { $won } câștigate
    }
start-weakest = cel mai slab la: { $contract }
start-code = Am un cod
# The score pad for real cards: the link below the tables, and with friends.
start-pad = Bloc de scor
start-pad-friends = Cărți pe o masă adevărată? Ține scorul aici.
start-change = schimbă
start-players-are =
    { $count ->
        [one] un jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
start-continue-game = Continuă { $game }
start-go = Continuă
start-with-whom = cu { $names }
start-deal = Runda { $number }
start-standing =
    { $place ->
        [1] ești pe primul loc
       *[other] ești pe locul { $place }
    }
day-row =
    { $count ->
        [one] o zi la rând
        [few] { $count } zile la rând
       *[other] { $count } de zile la rând
    }
start-day-done =
    { $done ->
        [0] Trei mâini, aceleași pentru toți
        [3] Toate trei jucate
       *[other] { $done } din 3 jucate
    }
# A score, of a task or of a day.
day-beats = { $beats } din 100
start-result =
    { $place ->
        [0] Ultima dată la { $game }: niciun câștigător.
        [1] Ultima dată la { $game }: ai câștigat, { $points }.
       *[other] Ultima dată la { $game }: locul { $place }, { $points }.
    }
start-better = Cea mai scumpă greșeală
start-won-twice = Două victorii cu { $level }
start-try = încearcă { $level }
start-try-not = Rămâi la acest nivel
start-all = toate cele { $count }
start-length = Durată
start-whole = Partidă întreagă
start-brief = Scurtă
start-brief-about = Mai puține jocuri negative, dar fiecare alege un joc pozitiv. Levata valorează mai puțin, ca totul să iasă la zero.
# The first match of a player who does not know the game: as a length to choose, and in the line that says what Play begins.
start-first = Prima partidă
start-first-short = Prima, pe scurt
start-first-about = Două jocuri negative, apoi patru licitații. Totul se punctează ca în partida întreagă, așa că suma punctelor trece de zero.
start-one = O rundă
start-points = Până la { $target } de puncte
start-table = Masa
start-friends-about = Primești un link de trimis. Pe locurile rămase joacă boți.
start-no-bots = Pe toate locurile stau prieteni: nu joacă niciun bot.
