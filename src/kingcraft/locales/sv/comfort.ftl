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
score-sum = Straffspel: { $avoid } · positiva: { $positive }

## En hög i Kings Corner som är utbredd, och vad som passar

# $first, $last: valörerna i dess båda ändar i ord.
spread-cards = { $count } kort, från { $first } till { $last }.
spread-full = Inget mer passar på den.
spread-let-go = Släpp för att lägga ihop den
spread-fold = Tryck för att lägga ihop den
# Under ”Din tur”: det enda kort som passar någonstans, eller det valda, med antalet platser.
fits-one =
    { $places ->
        [one] { $card } passar
        [2] { $card } passar på två ställen
       *[other] { $card } passar på { $places } ställen
    }
fits-cards =
    { $count ->
        [2] Två kort passar
        [3] Tre kort passar
        [4] Fyra kort passar
        [5] Fem kort passar
        [6] Sex kort passar
        [7] Sju kort passar
       *[other] { $count } kort passar
    }
fits-pile = En hög går att flytta
# $then: vad knappen gör som avslutar turen.
fits-nothing =
    { $then ->
        [draw] Inget passar: dra
        [end] Inget mer passar
       *[pass] Inget passar: passa
    }
# Det som dras hålls över det här kortet.
fits-on = På { $card }
