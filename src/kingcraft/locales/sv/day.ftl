### Dagens giv: sidan, kalendern och det som går att dela.

day-title = Dagens giv
day-number = Dag { $number }
day-about = Tre givar, samma kort för alla. Hundra botar har spelat på din plats.
day-cards = Datumet bestämmer korten. De är utlagda, inte blandade.
day-auction = En auktion
day-avoid-place =
    { $place ->
        [1] Du spelar ut
        [2] Du spelar som tvåa
        [3] Du spelar som trea
       *[other] Du spelar sist
    }
day-auction-place =
    { $place ->
        [1] Du bjuder först
        [2] Du bjuder som tvåa
        [3] Du bjuder som trea
       *[other] Du säljer
    }
day-corner-place =
    { $place ->
        [1] Mot en annan spelare, du börjar
       *[other] Mot en annan spelare, som börjar
    }
day-begin = Börja
day-go-on = Fortsätt
day-next = Sedan: { $task }
day-open = fortsätt
day-done = Klar
day-you = Du { $points }
day-you-master = Du { $you } · Mästare { $master }
day-of-hundred = av 100
day-score = av 100 botar slagna, i snitt
day-master-score = Mästare { $score }
day-month-score = ditt snitt den här månaden { $score }
day-field = Hur ofta botar fick varje resultat, från { $least } till { $most } poäng
day-no-field = Det finns inget att jämföra den här dagen med ännu. Den räknas som spelad.
day-beaten = Du slår { $beats } av 100 botar.
day-masters = Mästare har { $points } och slår { $beats }.
day-later = Jämförelsen går inte att läsa in. Dagens sida visar den senare.
day-other-date = Bara givar som spelas på sin egen dag räknas i raden.
day-new = Är { $game } nytt för dig? Lär dig det först
day-tomorrow = I morgon: { $tasks }
day-missing = Den dagen finns inte.
day-yesterday = I går { $score }

## Shared

day-share = Dela resultatet
day-share-title = Dela: { $day }
day-share-text = Resultatet som text
day-share-copy = Kopiera texten
day-share-picture = Spara en bild
day-challenge = Utmana en vän
day-challenge-about = Länken leder till samma tre givar. Dina resultat syns först efter spelet.
day-challenge-send = Skicka länken
day-copied = Kopierat.
day-saved = Sparat.
day-by-hand = Inte skickat. Du kan markera och kopiera.
day-friend = { $name } har spelat de här givarna. Hur det gick ser du när du också har spelat dem.
day-friend-has = { $name } { $points }
day-friend-damaged = Länken är avkortad eller ändrad, så resultaten saknas. Givarna är desamma.

## The calendar

days-title = Dina dagar
days-row = i rad
days-longest = längsta raden
days-mean = månadens snitt
days-before = Månaden före
days-after = Månaden efter
days-score = { $date }: { $score } av 100
days-begun = { $date }: påbörjad
days-not = { $date }: inte spelad
days-rule = En dag i veckan får du missa, och raden fortsätter. Äldre dagar går alltid att spela.
