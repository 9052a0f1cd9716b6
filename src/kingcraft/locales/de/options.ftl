### House rules in plain words. option-GAME-NAME is a label, option-GAME-NAME-VALUE (or -is) its value: "label: value" must read
### well on one line.

## Values of many options

option-yes = ja
option-no = nein
option-none = keine

## Kings Corner

option-kings-corner-hand_size = Karten für jeden
option-kings-corner-hand_size-is = { $count }
option-kings-corner-initial_king = Ein aufgedeckter König auf einer Seite
option-kings-corner-initial_king-optional = bleibt liegen
option-kings-corner-initial_king-replace = kommt in eine Ecke und wird ersetzt
option-kings-corner-initial_king-gap = kommt in eine Ecke, die Seite bleibt leer
option-kings-corner-king_pile_move = Seitenstapel, die mit einem König beginnen, dürfen in eine Ecke
option-kings-corner-king_pile_move-any = alle
option-kings-corner-king_pile_move-dealt = nur wenn der König dort aufgedeckt wurde
option-kings-corner-king_pile_move-never = keine
option-kings-corner-forced_king = Ein König auf der Hand am Ende des Zuges
option-kings-corner-forced_king-off = darf bleiben
option-kings-corner-forced_king-must = muss vorher gelegt werden
option-kings-corner-forced_king-penalty = kostet extra
option-kings-corner-forced_king_penalty = Strafe für einen behaltenen König
option-kings-corner-forced_king_penalty-is = { $count }
option-kings-corner-drawn_king_now = Ein eben gezogener König kommt sofort in eine Ecke
option-kings-corner-king_on_side = Ein König auf einer leeren Seite
option-kings-corner-king_on_side-allowed = erlaubt
option-kings-corner-king_on_side-forbidden = nicht erlaubt
option-kings-corner-draw_when = Ziehen
option-kings-corner-draw_when-end = am Ende des Zuges
option-kings-corner-draw_when-start = am Anfang des Zuges
option-kings-corner-draw_count = Karten beim Ziehen
option-kings-corner-draw_count-is = { $count }
option-kings-corner-scoring = Karten auf der Hand kosten
option-kings-corner-scoring-king10 = König 10, andere 1
option-kings-corner-scoring-face = Ass 25, Bilder und Zehnen 10, andere die Augen
option-kings-corner-scoring-flat50 = Ass 50, Zehn bis König 10, andere 5
option-kings-corner-scoring-flat20 = Ass 20, Neun bis König 10, andere 5
option-kings-corner-scoring-face15 = Ass 15, Bilder und Zehnen 10, andere die Augen
option-kings-corner-scoring-chips = Chips
option-kings-corner-target = Die Partie endet bei
option-kings-corner-target-is =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkten
    }
option-kings-corner-target_rule = Die Partie endet, wenn jemand die Punktzahl
option-kings-corner-target_rule-reach = erreicht
option-kings-corner-target_rule-exceed = überschreitet
option-kings-corner-sign = Die Punkte werden geschrieben
option-kings-corner-sign-plus = ohne Vorzeichen, die wenigsten gewinnen
option-kings-corner-sign-minus = mit Minus, der höchste Stand gewinnt
option-kings-corner-deals = Zahl der Spiele
option-kings-corner-deals-is =
    { $count ->
        [0] so viele wie nötig
       *[other] { $count }
    }
option-kings-corner-chip_ante = Einsatz je Spiel in Chips
option-kings-corner-chip_ante-is = { $count }
option-kings-corner-chip_pass = Chips für einen Zug ohne Karte
option-kings-corner-chip_pass-is = { $count }
option-kings-corner-chip_king = Chips für einen König auf der Hand
option-kings-corner-chip_king-is = { $count }
option-kings-corner-chip_card = Chips für jede andere Karte
option-kings-corner-chip_card-is = { $count }
option-kings-corner-chip_pass_when = Als Passen gilt ein Zug, wenn
option-kings-corner-chip_pass_when-no_card_played = keine Karte gelegt wurde
option-kings-corner-chip_pass_when-no_action = gar nichts möglich war
option-kings-corner-chip_pass_needs_draw = Passen kostet nur, wenn gezogen wurde

## King

option-king-deck = Karten im Blatt
option-king-deck-is = { $count }
option-king-direction = Spielrichtung
option-king-direction-cw = im Uhrzeigersinn
option-king-direction-ccw = gegen den Uhrzeigersinn
option-king-first_lead = Zum ersten Stich spielt aus
option-king-first_lead-dealer = der Geber
option-king-first_lead-left_of_dealer = wer nach dem Geber sitzt
option-king-first_lead-declarer = der Ansager
option-king-positive_lead = In positiven Spielen spielt aus
option-king-positive_lead-same = wer es sonst auch tut
option-king-positive_lead-declarer = der Ansager
option-king-positive_lead-declarer_chooses = wen der Ansager nennt
option-king-contracts = Negative Spiele
option-king-contract_choice = Gespielt wird
option-king-contract_choice-fixed = der Reihe nach
option-king-contract_choice-chooser = was der Ansager wählt
option-king-quota_negative = Negative Spiele, die jeder wählt
option-king-quota_negative-is =
    { $count ->
        [0] ohne Grenze
       *[other] { $count }
    }
option-king-quota_plus = Positive Spiele, die jeder wählt
option-king-quota_plus-is =
    { $count ->
        [0] keine
       *[other] { $count }
    }
option-king-each_negative = So oft kommt jedes negative Spiel vor
option-king-each_negative-is = { $count }
option-king-values = Minuspunkte
option-king-men = Bei „Keine Herren“ zählen
option-king-hearts_lead_ban = Spiele, in denen Herz nicht ausgespielt werden darf
option-king-hearts_broken = Das Verbot endet, sobald ein Herz gefallen ist
option-king-king_lead_ban = Der Herz-König darf in seinem Spiel nicht ausgespielt werden
option-king-forced_king = Der Herz-König muss abgeworfen werden
option-king-forced_king-off = nie
option-king-forced_king-discard = wenn man nicht bedienen kann
option-king-forced_king-always = wenn man nicht bedienen kann, und auf Herz
option-king-forced_penalty = Strafkarten müssen bei erster Gelegenheit weg
option-king-early_end = Ein Spiel endet mit seiner letzten Strafkarte
option-king-must_trump = Wer nicht bedienen kann, muss stechen
option-king-auction = Versteigerung der positiven Spiele
option-king-auction-optional = wenn der Geber will
option-king-auction-always = immer
option-king-auction-off = nie
option-king-declare = Ansagen darf man
option-king-trump_fixed = Feste Trümpfe der positiven Spiele
option-king-eight_forced = Ein Gebot von +8 kann man nicht ablehnen
option-king-counter_offer = Der Verkäufer darf mehr verlangen
option-king-ultimatum = Der Verkäufer darf ein Ultimatum stellen (acht, sonst Minus)
option-king-plus_settlement = Preis eines Plus-Gebots
option-king-plus_settlement-transfer = wird immer voll bezahlt
option-king-plus_settlement-topup = nur was dem Verkäufer an Stichen fehlt
option-king-plus_settlement-exact = der Verkäufer endet genau beim Gebot
option-king-plus_settlement-capped = höchstens was der Käufer gewann
option-king-plus_settlement-shortfall = nur für Stiche, die dem Käufer zum Gebot fehlen
option-king-minus_settlement = Preis eines Minus-Gebots
option-king-minus_settlement-absorb = nur für Stiche des Verkäufers
option-king-minus_settlement-transfer = wird immer voll bezahlt
option-king-unplayed = Punkte ohne Spiel nehmen
option-king-unplayed-fewer_than_3_bids = nach weniger als drei Geboten
option-king-unplayed-best_below_4 = wenn das beste Gebot weniger als 4 Stiche Plus wert ist
option-king-unplayed-off = nie
option-king-trick_value = Punkte für einen Stich in Plus
option-king-trick_value-is = { $count }
option-king-outcome = Die Partie gewinnt
option-king-outcome-highest = der höchste Stand
option-king-outcome-not-negative = wer nicht unter null ist

## Ranks in a list

rank =
    { $rank ->
        [A] Asse
        [K] Könige
        [Q] Damen
        [J] Buben
        [T] Zehnen
        [9] Neunen
        [8] Achten
        [7] Siebenen
        [6] Sechsen
        [5] Fünfen
        [4] Vieren
        [3] Dreien
       *[2] Zweien
    }

## Options that contradict each other: what to do about it

contradiction-chips-sign = Chips gewinnt und verliert man, wie sie sind: Schreib die Punkte ohne Vorzeichen, oder spiele um Punkte.
contradiction-chips-deals = Mit Chips braucht es eine feste Zahl von Spielen: Stelle sie ein.
contradiction-pack = { $players } Hände zu { $cards } und die vier Seiten brauchen { $needed } Karten, es gibt 52: weniger Karten geben oder zu weniger spielen.
contradiction-chooser-auction = Wo der Ansager auch positive Spiele wählt, gibt es nichts zu versteigern: Stelle die Versteigerung auf „nie“, oder lass niemanden positive Spiele wählen, dann folgen sie am Schluss.
contradiction-trumps-auction = Mit festen Trümpfen gibt es nichts zu versteigern: Stelle die Versteigerung auf „nie“.
contradiction-declare-auction = Für die Versteigerung müssen Minus und wenigstens ein Plus-Spiel angesagt werden dürfen.
contradiction-trumps-four = Nenne alle vier Farben als feste Trümpfe oder keine.
contradiction-no-contract = Lass wenigstens ein negatives Spiel übrig.
contradiction-no-declaration = Lass dem Ansager etwas zum Ansagen.
contradiction-men = „Keine Herren“ muss wenigstens einen Rang zählen, und nur Ränge dieses Blatts.
contradiction-preset-corrected = Die Regeln „{ $preset }“ wurden berichtigt, nachdem dies geschrieben wurde. Um nach den damaligen Regeln nachzuspielen, füge den Optionen der Regeln { $options } hinzu.
contradiction-quotas = Die Anteile der Spieler ergeben nicht die { $deals } negativen Spiele: Ändere, wie viele jeder wählt oder wie oft jedes gespielt wird.
