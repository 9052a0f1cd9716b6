### House rules in plain words. option-GAME-NAME is a label, option-GAME-NAME-VALUE (or -is) its value: "label: value" must read
### well on one line.

## Values of many options

option-yes = ja
option-no = nej
option-none = inga

## Kings Corner

option-kings-corner-hand_size = Kort till varje spelare
option-kings-corner-hand_size-is = { $count }
option-kings-corner-initial_king = Uppvänd kung på en sida
option-kings-corner-initial_king-optional = ligger kvar
option-kings-corner-initial_king-replace = läggs i ett hörn och ersätts
option-kings-corner-initial_king-gap = läggs i ett hörn, sidan blir tom
option-kings-corner-king_pile_move = Sidohögar med kung underst får flyttas till ett hörn
option-kings-corner-king_pile_move-any = alla
option-kings-corner-king_pile_move-dealt = bara om kungen vändes upp där
option-kings-corner-king_pile_move-never = inga
option-kings-corner-forced_king = Kung på handen i slutet av turen
option-kings-corner-forced_king-off = får vara kvar
option-kings-corner-forced_king-must = måste läggas först
option-kings-corner-forced_king-penalty = kostar extra
option-kings-corner-forced_king_penalty = Straff för behållen kung
option-kings-corner-forced_king_penalty-is = { $count }
option-kings-corner-drawn_king_now = Nydragen kung läggs genast i ett hörn
option-kings-corner-king_on_side = Kung på en tom sida
option-kings-corner-king_on_side-allowed = tillåten
option-kings-corner-king_on_side-forbidden = inte tillåten
option-kings-corner-draw_when = Kort dras
option-kings-corner-draw_when-end = i slutet av turen
option-kings-corner-draw_when-start = i början av turen
option-kings-corner-draw_count = Kort att dra
option-kings-corner-draw_count-is = { $count }
option-kings-corner-scoring = Kort kvar på handen kostar
option-kings-corner-scoring-king10 = kung 10, övriga 1
option-kings-corner-scoring-face = ess 25, tia och klädda kort 10, övriga sin valör
option-kings-corner-scoring-flat50 = ess 50, tia till kung 10, övriga 5
option-kings-corner-scoring-flat20 = ess 20, nia till kung 10, övriga 5
option-kings-corner-scoring-face15 = ess 15, tia och klädda kort 10, övriga sin valör
option-kings-corner-scoring-chips = spelmarker
option-kings-corner-target = Partiet spelas till
option-kings-corner-target-is = { $count } poäng
option-kings-corner-target_rule = Partiet slutar när någon
option-kings-corner-target_rule-reach = når gränsen
option-kings-corner-target_rule-exceed = passerar gränsen
option-kings-corner-sign = Poängen skrivs
option-kings-corner-sign-plus = utan tecken, lägst summa vinner
option-kings-corner-sign-minus = med minus, högst summa vinner
option-kings-corner-deals = Antal givar
option-kings-corner-deals-is =
    { $count ->
        [0] så många som behövs
       *[other] { $count }
    }
option-kings-corner-chip_ante = Insats per giv, i spelmarker
option-kings-corner-chip_ante-is = { $count }
option-kings-corner-chip_pass = Spelmarker för en tur utan kort
option-kings-corner-chip_pass-is = { $count }
option-kings-corner-chip_king = Spelmarker för en kung på handen
option-kings-corner-chip_king-is = { $count }
option-kings-corner-chip_card = Spelmarker för varje annat kort
option-kings-corner-chip_card-is = { $count }
option-kings-corner-chip_pass_when = En tur räknas som pass om
option-kings-corner-chip_pass_when-no_card_played = inget kort lades
option-kings-corner-chip_pass_when-no_action = inget gick att göra
option-kings-corner-chip_pass_needs_draw = Pass kostar bara om ett kort drogs

## King

option-king-deck = Kort i leken
option-king-deck-is = { $count }
option-king-direction = Spelriktning
option-king-direction-cw = medsols
option-king-direction-ccw = motsols
option-king-first_lead = Spelar ut först
option-king-first_lead-dealer = givaren
option-king-first_lead-left_of_dealer = den efter givaren
option-king-first_lead-declarer = spelföraren
option-king-positive_lead = Spelar ut i positiva spel
option-king-positive_lead-same = samma som annars
option-king-positive_lead-declarer = spelföraren
option-king-positive_lead-declarer_chooses = den som spelföraren utser
option-king-contracts = Straffspel
option-king-contract_choice = Vad som spelas
option-king-contract_choice-fixed = spelen i tur och ordning
option-king-contract_choice-chooser = spelföraren väljer
option-king-quota_negative = Straffspel som var och en väljer
option-king-quota_negative-is =
    { $count ->
        [0] ingen gräns
       *[other] { $count }
    }
option-king-quota_plus = Positiva spel som var och en väljer
option-king-quota_plus-is =
    { $count ->
        [0] inga
       *[other] { $count }
    }
option-king-each_negative = Gånger som varje straffspel spelas
option-king-each_negative-is = { $count }
option-king-values = Minuspoäng
option-king-men = I ”Inga herrar” räknas
option-king-hearts_lead_ban = Spel där hjärter inte får spelas ut
option-king-hearts_broken = Förbudet slutar när hjärter har gått
option-king-king_lead_ban = Förbjudet att spela ut hjärter kung i dess spel
option-king-forced_king = Hjärter kung måste bort
option-king-forced_king-off = aldrig
option-king-forced_king-discard = när man inte kan följa färg
option-king-forced_king-always = när man inte kan följa färg eller hjärter spelas ut
option-king-forced_penalty = Straffkort måste bort vid första tillfälle
option-king-early_end = Given slutar med det sista straffkortet
option-king-must_trump = Den som inte kan följa färg måste trumfa
option-king-auction = Auktion om positiva spel
option-king-auction-optional = om givaren vill
option-king-auction-always = alltid
option-king-auction-off = aldrig
option-king-declare = Spelföraren får välja
option-king-trump_fixed = Fasta trumffärger
option-king-eight_forced = Budet +8 måste antas
option-king-counter_offer = Säljaren får begära mer
option-king-ultimatum = Säljaren får ställa ultimatum (åtta, annars minus)
option-king-plus_settlement = Priset för ett plusbud
option-king-plus_settlement-transfer = betalas alltid fullt ut
option-king-plus_settlement-topup = bara det som säljaren saknar upp till budet
option-king-plus_settlement-exact = säljaren slutar på exakt budet
option-king-plus_settlement-capped = högst vad köparens stick ger
option-king-plus_settlement-shortfall = bara för stick som köparen saknar upp till budet
option-king-minus_settlement = Priset för ett minusbud
option-king-minus_settlement-absorb = bara för stick som säljaren tog
option-king-minus_settlement-transfer = betalas alltid fullt ut
option-king-unplayed = Poängen får tas utan spel
option-king-unplayed-fewer_than_3_bids = efter färre än tre bud
option-king-unplayed-best_below_4 = om högsta budet är värt mindre än 4 plusstick
option-king-unplayed-off = aldrig
option-king-trick_value = Poäng per stick i plus
option-king-trick_value-is = { $count }
option-king-outcome = Partiet vinns av
option-king-outcome-highest = högsta summan
option-king-outcome-not-negative = alla som inte ligger under noll

## Ranks in a list

rank =
    { $rank ->
        [A] ess
        [K] kungar
        [Q] damer
        [J] knektar
        [T] tior
        [9] nior
        [8] åttor
        [7] sjuor
        [6] sexor
        [5] femmor
        [4] fyror
        [3] treor
       *[2] tvåor
    }

## Options that contradict each other: what to do about it

contradiction-chips-sign = Spelmarker vinns och förloras som de är: skriv poängen utan minus, eller spela om poäng.
contradiction-chips-deals = Med spelmarker behövs ett fast antal givar: ange hur många.
contradiction-pack = { $players } händer med { $cards } kort och de fyra sidorna kräver { $needed } kort, men det finns 52: ge färre kort eller spela med färre.
contradiction-chooser-auction = När spelföraren får välja positiva spel finns det inget att sälja: ställ auktionen på ”aldrig”, eller låt ingen välja positiva spel, så följer de på slutet.
contradiction-trumps-auction = Med fasta trumffärger finns det inget att sälja: ställ auktionen på ”aldrig”.
contradiction-declare-auction = För en auktion måste spelföraren få välja minus och minst ett plusspel.
contradiction-trumps-four = Ange alla fyra färgerna som fasta trumffärger, eller inga.
contradiction-no-contract = Låt minst ett straffspel vara kvar.
contradiction-no-declaration = Låt spelföraren ha något att välja.
contradiction-men = I ”Inga herrar” måste minst en valör räknas, och bara valörer som finns i leken.
contradiction-preset-corrected = Reglerna ”{ $preset }” har rättats sedan detta skrevs. Lägg till { $options } bland reglernas alternativ för att spela upp det efter den tidens regler.
contradiction-quotas =
    { $deals ->
        [one] Spelarnas val går inte ihop med det enda straffspelet: ändra hur många var och en väljer, eller hur ofta det spelas.
       *[other] Spelarnas val går inte ihop med de { $deals } straffspelen: ändra hur många var och en väljer, eller hur ofta vart och ett spelas.
    }
