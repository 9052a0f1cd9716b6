### Startsidan: borden, bladen som öppnas ovanpå och tidigare partier.

corner-open = Du och den här sidan: { $name }
start-with = Med vänner
start-learn = Lär dig
start-day = Dagens giv
start-code = Jag har en kod
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
start-last = Ditt senaste parti
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
start-friends-about = Du får en länk att skicka. Botar tar de andra platserna.

matches-won = { $won } av { $count } vunna
matches-here = i den här webbläsaren
matches-all = Alla
matches-you-won = Vann
matches-place =
    { $place ->
        [1] 1:a
        [2] 2:a
       *[other] { $place }:e
    }
matches-open = fortsätt
