### Bekvämt vid bordet: sortering, ljud, kort som är valda i förväg eller spelas av sig själva.

sort = Sortera handen
sorted =
    { $order ->
        [rank] Sorterad efter valör.
        [rank-down] Sorterad efter valör, de höga först.
        [runs] Sorterad efter valör, rött och svart omväxlande.
        [suit-down] Sorterad efter färg, de höga först.
       *[suit] Sorterad efter färg.
    }
sound = Ljud
say = Säg något
forward = Vidare till min tur
forward-watching = Vidare till slutet av given
forward-tap = Vidare
premove-mark = Spelas så snart det är din tur.
premove-marked = Så snart det är din tur spelas { $card }. Tryck på kortet igen om du ångrar dig.
premove-none = Inget kort är valt i förväg längre.
premove-refused = Just nu får du inte spela { $card }. Välj ett annat kort.
auto-last = Ditt sista kort spelas åt dig.
auto-forced = Du har inget val: kortet spelas åt dig.
tricks = Stick
tricks-number = Stick { $number }
result-sum = Alla tillsammans
score-sum = Att undvika: { $avoid } · auktioner: { $auctions }
