### Startsidan: borden, bladen som öppnas ovanpå.

corner-open = Du och den här sidan: { $name }
start-with = Med vänner
start-learn = Lär dig
start-day = Dagens giv
start-puzzle = Dagens kluring
# To a player who has tried none.
start-puzzle-new = Ett val, ett bästa svar
start-puzzle-rating = Din rating: { $rating }
# Puzzles that were missed and come back today.
start-puzzle-again =
    { $count ->
        [one] 1 att göra om
       *[other] { $count } att göra om
    }
start-profile = Din profil
# A line of figures: matches that count, and the contract in which most is given away.
start-figures =
    { $count ->
        [one] 1 parti, { $won } vunnet
       *[other] { $count } partier, { $won } vunna
    }
start-weakest = svagast i: { $contract }
start-code = Jag har en kod
# The score pad for real cards: the link below the tables, and with friends.
start-pad = Spelblock
start-pad-friends = Kort på ett riktigt bord? För protokoll här.
start-change = ändra
start-players-are = { $count } spelare
start-continue-game = Fortsätt { $game }
start-go = Vidare
start-with-whom = med { $names }
start-deal = Giv { $number }
start-standing =
    { $place ->
        [1] du leder
        [2] du är tvåa
        [3] du är trea
        [4] du är fyra
       *[other] du ligger på plats { $place }
    }
day-row =
    { $count ->
        [one] 1 dag i rad
       *[other] { $count } dagar i rad
    }
start-day-done =
    { $done ->
        [0] Tre givar, samma för alla
        [3] Alla tre spelade
       *[other] { $done } av 3 spelade
    }
# A score, of a task or of a day.
day-beats = { $beats } av 100
start-result =
    { $place ->
        [0] Senast i { $game }: ingen vinnare.
        [1] Senast i { $game }: du vann, { $points }.
        [2] Senast i { $game }: tvåa, { $points }.
        [3] Senast i { $game }: trea, { $points }.
        [4] Senast i { $game }: fyra, { $points }.
       *[other] Senast i { $game }: plats { $place }, { $points }.
    }
start-better = Dyraste misstaget
start-won-twice = Två vinster mot { $level }
start-try = prova { $level }
start-try-not = Stanna på den här nivån
start-all = alla { $count }
start-length = Längd
start-whole = Helt parti
start-brief = Kort
start-brief-about = Färre straffspel, men alla får välja ett eget spel. Ett stick är värt mindre, så att det ändå går jämnt upp.
# The first match of a player who does not know the game: as a length to choose, and in the line that says what Play begins.
start-first = Första partiet
start-first-short = Kort första parti
start-first-about = Två straffspel, sedan fyra auktioner. Allt räknas som i det hela partiet, så alla poäng blir tillsammans mer än noll.
start-one = En giv
start-points = Till { $target } poäng
start-table = Bord
start-friends-about = Du får en länk att skicka. Botar tar de platser som blir över.
start-no-bots = Vänner tar alla platser: ingen bot är med.
