# Ett blad i spelblocket på två telefoner (web/src/pad/OtherPhone.svelte, Arrival.svelte, Versions.svelte).
phones-title = En annan telefon
phones-point = Rikta den andra kameran hit
phones-code = Koden för det här bladet
phones-link = Länk till det här bladet
phones-whole = Hela bladet finns i koden. Den behöver inget nät och går inte via någon server.
phones-once = Den andra telefonen måste ha öppnat Kingcraft en gång.
phones-both = Båda fortsätter härifrån; för ihop dem med en kod till.
phones-long = Bladet är för långt för en kamera
phones-too-long-here = Bladet är för långt för en kod. Skicka det som en fil.
phones-no-codes-here = Den här webbläsaren kan inte göra koder. Skicka bladet som en fil.
phones-whose = Vems telefon är det här?
phones-file = Som fil
phones-done = Klar

# Det som kommer från en annan telefon.
phones-new = Det är nytt på den här telefonen.
phones-fresh =
    { $count ->
        [one] Det finns redan här. Det har 1 ny anteckning.
       *[other] Det finns redan här. Det har { $count } nya anteckningar.
    }
phones-nothing = Det finns redan här, med alla anteckningar.
phones-last = Senast ändrat: { $time }
phones-last-of = Senast ändrat: på telefonen som { $name } har, { $time }
phones-twice =
    { $count ->
        [one] Giv { $deals } är inte lika på telefonerna. Du väljer strax.
       *[other] Givarna { $deals } är inte lika på telefonerna. Du väljer strax.
    }
phones-keep = Behåll det här
phones-unite = För ihop
phones-open = Öppna
phones-not-now = Inte nu
pad-bad-file = Filen är inget protokoll, eller så är den skadad ({ $place }).
pad-sums-differ = Summorna i filen stämmer inte. Blocket har räknat om dem.
phones-damaged = Koden är inget spelblad, eller så saknas en del. Försök igen, närmare.
phones-too-long = Koden är för stor. Be om bladet som en fil.
phones-too-large = Filen är för stor för ett spelblad.
phones-newer = Bladet kommer från ett nyare Kingcraft. Ladda om sidan först.
phones-no-codes = Den här webbläsaren kan inte läsa koder. Be om bladet som en fil.

# Två versioner av en giv.
phones-twice-title = Giv { $number } skrevs in två gånger
phones-which = På telefonen som { $one } har och på den som { $other } har. Vilken är rätt?
phones-which-of = På olika telefoner. Vilken är rätt?
phones-this = Den här telefonen
phones-other = En annan telefon
phones-of = Telefon: { $name }
phones-keep-of = Behåll: { $name }
phones-keep-this = Behåll den här
phones-again = Skriv in igen
phones-until = Tills du väljer gäller den senare.
