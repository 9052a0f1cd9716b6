### House rules in plain words. option-GAME-NAME is a label, option-GAME-NAME-VALUE (or -is) its value: "label: value" must read
### well on one line.

## Values of many options

option-yes = da
option-no = nu
option-none = niciunul

## Kings Corner

option-kings-corner-hand_size = Cărți pentru fiecare
option-kings-corner-hand_size-is = { $count }
option-kings-corner-initial_king = Un popă întors la împărțire
option-kings-corner-initial_king-optional = rămâne pe loc
option-kings-corner-initial_king-replace = merge într-un colț și e înlocuit
option-kings-corner-initial_king-gap = merge într-un colț, latura rămâne goală
option-kings-corner-king_pile_move = Teancurile laterale cu popă la bază pot merge într-un colț
option-kings-corner-king_pile_move-any = toate
option-kings-corner-king_pile_move-dealt = doar dacă popa a fost întors acolo la împărțire
option-kings-corner-king_pile_move-never = niciunul
option-kings-corner-forced_king = Un popă în mână la sfârșitul rândului
option-kings-corner-forced_king-off = poate rămâne
option-kings-corner-forced_king-must = trebuie jucat înainte
option-kings-corner-forced_king-penalty = costă în plus
option-kings-corner-forced_king_penalty = Costul unui popă păstrat
option-kings-corner-forced_king_penalty-is = { $count }
option-kings-corner-drawn_king_now = Un popă abia tras merge imediat într-un colț
option-kings-corner-king_on_side = Un popă pe o latură goală
option-kings-corner-king_on_side-allowed = permis
option-kings-corner-king_on_side-forbidden = interzis
option-kings-corner-draw_when = Se trage
option-kings-corner-draw_when-end = la sfârșitul rândului
option-kings-corner-draw_when-start = la începutul rândului
option-kings-corner-draw_count = Cărți de tras
option-kings-corner-draw_count-is = { $count }
option-kings-corner-scoring = Cărțile rămase în mână costă
option-kings-corner-scoring-king10 = popă 10, restul 1
option-kings-corner-scoring-face = as 25, 10 și figurile 10, restul valoarea lor
option-kings-corner-scoring-flat50 = as 50, de la 10 la popă 10, restul 5
option-kings-corner-scoring-flat20 = as 20, de la 9 la popă 10, restul 5
option-kings-corner-scoring-face15 = as 15, 10 și figurile 10, restul valoarea lor
option-kings-corner-scoring-chips = jetoane
option-kings-corner-target = Partida se joacă până la
option-kings-corner-target-is =
    { $count ->
        [one] un punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
option-kings-corner-target_rule = Partida se încheie când cineva
option-kings-corner-target_rule-reach = atinge limita
option-kings-corner-target_rule-exceed = trece de limită
option-kings-corner-sign = Punctele se scriu
option-kings-corner-sign-plus = fără semn, câștigă cel mai mic total
option-kings-corner-sign-minus = cu minus, câștigă cel mai mare total
option-kings-corner-deals = Numărul de runde
option-kings-corner-deals-is =
    { $count ->
        [0] câte e nevoie
       *[other] { $count }
    }
option-kings-corner-chip_ante = Miza fiecărei runde, în jetoane
option-kings-corner-chip_ante-is = { $count }
option-kings-corner-chip_pass = Jetoane pentru un pas
option-kings-corner-chip_pass-is = { $count }
option-kings-corner-chip_king = Jetoane pentru un popă în mână
option-kings-corner-chip_king-is = { $count }
option-kings-corner-chip_card = Jetoane pentru orice altă carte
option-kings-corner-chip_card-is = { $count }
option-kings-corner-chip_pass_when = Un rând contează ca pas dacă
option-kings-corner-chip_pass_when-no_card_played = nu s-a pus nicio carte
option-kings-corner-chip_pass_when-no_action = nu se putea face nimic
option-kings-corner-chip_pass_needs_draw = Pasul costă doar dacă s-a tras o carte

## King

option-king-deck = Cărți în pachet
option-king-deck-is = { $count }
option-king-direction = Sensul jocului
option-king-direction-cw = orar
option-king-direction-ccw = antiorar
option-king-first_lead = Prima levată o începe
option-king-first_lead-dealer = dealerul
option-king-first_lead-left_of_dealer = cel de după dealer
option-king-first_lead-declarer = declarantul
option-king-positive_lead = Jocurile pozitive le începe
option-king-positive_lead-same = același ca în rest
option-king-positive_lead-declarer = declarantul
option-king-positive_lead-declarer_chooses = cine e ales de declarant
option-king-contracts = Jocuri negative
option-king-contract_choice = Se joacă
option-king-contract_choice-fixed = jocurile, pe rând
option-king-contract_choice-chooser = ce alege declarantul
option-king-quota_negative = Jocuri negative alese de fiecare
option-king-quota_negative-is =
    { $count ->
        [0] fără limită
       *[other] { $count }
    }
option-king-quota_plus = Jocuri pozitive alese de fiecare
option-king-quota_plus-is =
    { $count ->
        [0] niciunul
       *[other] { $count }
    }
option-king-each_negative = De câte ori se joacă fiecare joc negativ
option-king-each_negative-is = { $count }
option-king-values = Puncte pierdute
option-king-men = La „Fără popi și valeți” contează
option-king-hearts_lead_ban = Jocuri în care nu se începe cu cupă
option-king-hearts_broken = Interdicția cade după prima cupă jucată
option-king-king_lead_ban = Interzis să începi cu popa de cupă în jocul lui
option-king-forced_king = Popa de cupă trebuie aruncat
option-king-forced_king-off = niciodată
option-king-forced_king-discard = când nu poți servi
option-king-forced_king-always = când nu poți servi sau se cere cupă
option-king-forced_penalty = Cărțile cu penalizare se joacă la prima ocazie
option-king-early_end = Runda se încheie cu ultima carte care costă puncte
option-king-must_trump = Cine nu poate servi trebuie să joace atu
option-king-auction = Licitație la jocurile pozitive
option-king-auction-optional = dacă vrea dealerul
option-king-auction-always = mereu
option-king-auction-off = niciodată
option-king-declare = Declarantul poate anunța
option-king-trump_fixed = Atu fix la jocurile pozitive
option-king-eight_forced = Oferta +8 trebuie acceptată
option-king-counter_offer = Vânzătorul poate cere mai mult
option-king-ultimatum = Vânzătorul poate da ultimatum (opt, altfel minus)
option-king-plus_settlement = Prețul unei oferte plus
option-king-plus_settlement-transfer = se plătește mereu întreg
option-king-plus_settlement-topup = doar cât lipsește din levatele vânzătorului
option-king-plus_settlement-exact = vânzătorul ajunge exact la ofertă
option-king-plus_settlement-capped = cel mult cât a câștigat cumpărătorul
option-king-plus_settlement-shortfall = doar levatele care îi lipsesc cumpărătorului până la ofertă
option-king-minus_settlement = Prețul unei oferte minus
option-king-minus_settlement-absorb = doar pentru levatele vânzătorului
option-king-minus_settlement-transfer = se plătește mereu întreg
option-king-unplayed = Punctele se pot scrie fără joc
option-king-unplayed-fewer_than_3_bids = după mai puțin de trei oferte
option-king-unplayed-best_below_4 = dacă cea mai bună ofertă valorează sub 4 levate la plus
option-king-unplayed-off = niciodată
option-king-trick_value = Puncte pe levată la plus
option-king-trick_value-is = { $count }
option-king-outcome = Partida o câștigă
option-king-outcome-highest = cel mai mare total
option-king-outcome-not-negative = toți cei care nu sunt sub zero

## Ranks in a list

rank =
    { $rank ->
        [A] ași
        [K] popi
        [Q] dame
        [J] valeți
        [T] 10
       *[other] { $rank }
    }

## Options that contradict each other: what to do about it

contradiction-chips-sign = Jetoanele se câștigă și se pierd ca atare: scrie punctele fără semn sau joacă pe puncte.
contradiction-chips-deals = Cu jetoane e nevoie de un număr fix de runde: alege câte.
contradiction-pack = { $players } mâini a câte { $cards } și cele patru laturi fac împreună { $needed }, iar pachetul are 52 de cărți: mai puține cărți sau mai puțini jucători.
contradiction-chooser-auction = Când declarantul poate alege și jocuri pozitive, nu e nimic de vândut: pune licitația pe „niciodată” sau lasă zero jocuri pozitive alese de fiecare, iar ele urmează la sfârșit.
contradiction-trumps-auction = Cu atu fix, nu e nimic de vândut: pune licitația pe „niciodată”.
contradiction-declare-auction = Pentru licitație, declarantul trebuie să poată anunța minus și cel puțin un joc plus.
contradiction-trumps-four = Alege toate cele patru culori ca atu fix sau niciuna.
contradiction-no-contract = Lasă măcar un joc negativ.
contradiction-no-declaration = Lasă-i declarantului ceva de anunțat.
contradiction-men = La „Fără popi și valeți” trebuie să conteze cel puțin o valoare, și numai valori din acest pachet.
contradiction-preset-corrected = Regulile „{ $preset }” au fost corectate după ce a fost scris acest document. Pentru a-l relua după regulile de atunci, adaugă { $options } la opțiunile regulilor.
contradiction-quotas =
    { $deals ->
        [one] Alegerile jucătorilor nu se potrivesc cu singurul joc negativ: schimbă câte alege fiecare sau de câte ori se joacă.
        [few] Alegerile jucătorilor nu se potrivesc cu cele { $deals } jocuri negative: schimbă câte alege fiecare sau de câte ori se joacă fiecare.
       *[other] Alegerile jucătorilor nu se potrivesc cu cele { $deals } de jocuri negative: schimbă câte alege fiecare sau de câte ori se joacă fiecare.
    }
