### Vilka vi är: figurer, gästens dörr, väntrummet

people-title = Du
people-note = Så ser de andra dig vid bordet.
people-figures = Din figur
people-discs = Din färg
people-taken = { $what }, redan tagen av { $name }
people-done = Klar
people-change = namn och figur
people-nameless = Skriv ditt namn: de andra ser det vid bordet.
people-name-taken = Någon vid bordet heter redan { $name }. Välj ett annat namn.
figure-fox = räv
figure-owl = uggla
figure-bear = björn
figure-hare = hare
figure-cat = katt
figure-raven = korp
figure-badger = grävling
figure-stag = hjort
figure-wolf = varg
figure-lion = lejon
figure-frog = groda
figure-hedgehog = igelkott
figure-mouse = mus
figure-ram = bagge
figure-pig = gris
figure-swan = svan
figure-rooster = tupp
figure-horse = häst
figure-tiger = tiger
figure-panda = panda
figure-elephant = elefant
figure-walrus = valross
figure-penguin = pingvin
figure-hound = hund
figure-letter = min bokstav
disc-1 = blå
disc-2 = rost
disc-3 = grön
disc-4 = violett
disc-5 = petrol
disc-6 = vinröd
disc-7 = ockra
disc-8 = skiffer

corner-language = Språk
corner-rules = Husregler
corner-about = Om korten

door-invites = { $name } bjuder in dig till { $game }
door-table = Ett bord för { $game }
door-bot = { $name } (bot)
door-there =
    { $count ->
        [one] { $names } sitter också där.
       *[other] { $names } sitter också där.
    }
door-match =
    { $count ->
        [one] { $players } spelare, en giv, ungefär { $minutes } minuter.
       *[other] { $players } spelare, { $count } givar, ungefär { $minutes } minuter.
    }
door-target = { $players } spelare, till { $target } poäng.
door-king-1 = I vissa givar ska du undvika något: stick, hjärter, damer …
door-king-2 =
    { $bids ->
        [0] I de andra tar du stick.
       *[other] I de andra tar du stick, och given kan köpas på auktion.
    }
door-kings-corner-1 = Du lägger kort på högar: nedåt, rött på svart och svart på rött.
door-kings-corner-2 = Kungar öppnar hörnen. Den som först är utan kort avslutar given.
door-sit = Sätt dig
door-watch = Titta på
door-full = Alla platser är upptagna, men du får titta på.
door-over = Den här matchen är slut. Du kan se hur den slutade.
door-playing = Alla platser är tagna och matchen pågår. Du kan titta på.
door-closed = Det här bordet finns inte längre. Be om en ny länk.
door-device = Spelar du redan här på en annan enhet?

waiting-table = { $name } bjuder in
waiting-tables = Nästa parti
waiting-read = Läs upp den eller skanna
waiting-home = i ditt hemnätverk
waiting-who = Vad kallar de andra dig?
waiting-show = Visa länken
waiting-scan = Skanna, eller skicka länken
waiting-code = QR-kod med länken till bordet
waiting-share = Dela
waiting-copy-link = Kopiera länken
waiting-link = Länk till bordet
seat-host = har öppnat bordet
seat-shows = visar sina kort för { $name }
seat-show = Visa mina kort för
seat-show-about = Alla ser att du gör det. Det slutar när du tar tillbaka det, när någon av er går och när matchen är slut.
watcher-sees = { $name } (ser korten som { $player } har)
hand-shown = Du ser korten som { $name } har
remove-open = Ta bort från bordet
remove-what = En bot spelar på platsen resten av partiet. Länken till spelarens plats fungerar inte längre, men alla får titta på.
remove-waiting = Platsen är ledig igen, för alla som har länken till bordet. Länken till spelarens plats fungerar inte längre.
remove-ask = Ta bort { $name } från bordet?
remove-yes = Ta bort
remove-no = Avbryt
leaving-title = Lämna bordet?
leaving-what = De andra spelar vidare: en bot spelar åt dig tills du är tillbaka.
leaving-stay = Stanna
leaving-go = Gå
waiting-at = vid bordet
waiting-just = har just satt sig
waiting-last = är kvar vid förra partiet
waiting-seat = Ledig plats
waiting-bot = Sätt en bot här
waiting-deal =
    { $count ->
        [one] Ge nu, en bot tar platsen
       *[other] Ge nu, botar tar { $count } platser
    }
waiting-differ =
    { $count ->
        [one] En regel skiljer sig från { $preset }
       *[other] { $count } regler skiljer sig från { $preset }
    }
waiting-deals =
    { $count ->
        [one] en giv
       *[other] { $count } givar
    }
waiting-target = till { $target } poäng
waiting-same = Reglerna: { $preset }

here-title = Alla är här
here-deals = { $name } ger först.
here-deals-you = Du ger först.
here-wait = Vänta
here-deal = Ge
here-in = om { $seconds }
here-held = { $name } bad alla vänta en stund.
here-held-you = De andra väntar tills någon ger.

away-is = { $name } är borta
away-bot-in = En bot spelar vidare om { $time }.
away-waits = Partiet väntar. En bot kan spela tills hen är tillbaka.
away-now = Låt en bot spela nu

about-courts = De klädda korten är Adrian Kennards teckning av det engelska mönstret, som kortspelare känt i tvåhundra år. Han gav den till alla (CC0).
about-letters = Bokstäver och siffror på korten följer Source Serif, rubrikerna DM Serif Display: båda fria under Open Font License.
about-figures = Djuren i hovdräkt är tecknade för Kingcraft och tillhör också alla (CC0).
about-licences = Alla licenser i sin helhet

code-title = Bordets kod
code-how = Fyra bokstäver, som någon vid bordet läser upp.
code-open = Till bordet
code-four = En kod har fyra bokstäver.
