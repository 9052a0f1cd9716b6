### House rules in plain words. option-GAME-NAME is a label, option-GAME-NAME-VALUE (or -is) its value: "label: value" must read
### well on one line.

## Values of many options

option-yes = yes
option-no = no
option-none = none

## Kings Corner

option-kings-corner-hand_size = Cards dealt to each player
option-kings-corner-hand_size-is = { $count }
option-kings-corner-initial_king = A king turned up on a side
option-kings-corner-initial_king-optional = stays there
option-kings-corner-initial_king-replace = goes to a corner, another card takes its place
option-kings-corner-initial_king-gap = goes to a corner, the side stays empty
option-kings-corner-king_pile_move = Side piles that begin with a king may move to a corner
option-kings-corner-king_pile_move-any = all of them
option-kings-corner-king_pile_move-dealt = only if the king was dealt there
option-kings-corner-king_pile_move-never = none of them
option-kings-corner-forced_king = A king in hand at the end of a turn
option-kings-corner-forced_king-off = may stay there
option-kings-corner-forced_king-must = must be played first
option-kings-corner-forced_king-penalty = costs extra
option-kings-corner-forced_king_penalty = Cost of a king kept back
option-kings-corner-forced_king_penalty-is = { $count }
option-kings-corner-drawn_king_now = A king just drawn goes to a corner at once
option-kings-corner-king_on_side = A king on an empty side
option-kings-corner-king_on_side-allowed = allowed
option-kings-corner-king_on_side-forbidden = not allowed
option-kings-corner-draw_when = Draw
option-kings-corner-draw_when-end = at the end of the turn
option-kings-corner-draw_when-start = at the start of the turn
option-kings-corner-draw_count = Cards drawn
option-kings-corner-draw_count-is = { $count }
option-kings-corner-scoring = Cards left in hand cost
option-kings-corner-scoring-king10 = king 10, others 1
option-kings-corner-scoring-face = ace 25, court cards and tens 10, others face value
option-kings-corner-scoring-flat50 = ace 50, ten to king 10, others 5
option-kings-corner-scoring-flat20 = ace 20, nine to king 10, others 5
option-kings-corner-scoring-face15 = ace 15, court cards and tens 10, others face value
option-kings-corner-scoring-chips = chips
option-kings-corner-target = The match ends at
option-kings-corner-target-is =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
option-kings-corner-target_rule = The match ends when a player
option-kings-corner-target_rule-reach = reaches the limit
option-kings-corner-target_rule-exceed = passes the limit
option-kings-corner-sign = Points are written
option-kings-corner-sign-plus = without a sign, the fewest win
option-kings-corner-sign-minus = as minus, the highest win
option-kings-corner-deals = Number of deals
option-kings-corner-deals-is =
    { $count ->
        [0] as many as it takes
       *[other] { $count }
    }
option-kings-corner-chip_ante = Chips to the pot for each deal
option-kings-corner-chip_ante-is = { $count }
option-kings-corner-chip_pass = Chips for a turn without a card
option-kings-corner-chip_pass-is = { $count }
option-kings-corner-chip_king = Chips for a king left in hand
option-kings-corner-chip_king-is = { $count }
option-kings-corner-chip_card = Chips for any other card left
option-kings-corner-chip_card-is = { $count }
option-kings-corner-chip_pass_when = A turn counts as a pass if
option-kings-corner-chip_pass_when-no_card_played = no card was laid
option-kings-corner-chip_pass_when-no_action = nothing could be done
option-kings-corner-chip_pass_needs_draw = A pass costs chips only if a card was drawn

## King

option-king-deck = Cards in the pack
option-king-deck-is = { $count }
option-king-direction = Direction of play
option-king-direction-cw = clockwise
option-king-direction-ccw = counter-clockwise
option-king-first_lead = First lead
option-king-first_lead-dealer = the dealer
option-king-first_lead-left_of_dealer = the player after the dealer
option-king-first_lead-declarer = the declarer
option-king-positive_lead = First lead in a positive deal
option-king-positive_lead-same = as in the other deals
option-king-positive_lead-declarer = the declarer
option-king-positive_lead-declarer_chooses = the player whom the declarer names
option-king-contracts = Deals to avoid
option-king-contract_choice = What is played
option-king-contract_choice-fixed = the deals in their order
option-king-contract_choice-chooser = the declarer chooses
option-king-quota_negative = Deals to avoid that each player chooses
option-king-quota_negative-is =
    { $count ->
        [0] no limit
       *[other] { $count }
    }
option-king-quota_plus = Positive deals that each player chooses
option-king-quota_plus-is =
    { $count ->
        [0] none
       *[other] { $count }
    }
option-king-each_negative = Times each deal to avoid is played
option-king-each_negative-is = { $count }
option-king-values = Points lost
option-king-men = “No men” counts
option-king-hearts_lead_ban = Hearts may not be led in
option-king-hearts_broken = The ban ends once a heart has been played
option-king-king_lead_ban = The king of hearts may not be led in its deal
option-king-forced_king = The king of hearts must be thrown
option-king-forced_king-off = never
option-king-forced_king-discard = when you cannot follow suit
option-king-forced_king-always = when you cannot follow suit, and on hearts
option-king-forced_penalty = Penalty cards must be thrown at the first chance
option-king-early_end = A deal ends with its last penalty card
option-king-must_trump = A player who cannot follow suit must trump
option-king-auction = Auction of the positive deals
option-king-auction-optional = if the dealer wants one
option-king-auction-always = always
option-king-auction-off = never
option-king-declare = A declarer may name
option-king-trump_fixed = Trumps of the positive deals
option-king-eight_forced = A bid of +8 cannot be refused
option-king-counter_offer = The seller may ask for more
option-king-ultimatum = The seller may give an ultimatum (eight, or minus)
option-king-plus_settlement = Price of a plus bid
option-king-plus_settlement-transfer = always paid in full
option-king-plus_settlement-topup = only what the seller’s own tricks fall short
option-king-plus_settlement-exact = the seller ends on exactly the bid
option-king-plus_settlement-capped = no more than the buyer won
option-king-plus_settlement-shortfall = only for tricks of the bid that the buyer missed
option-king-minus_settlement = Price of a minus bid
option-king-minus_settlement-absorb = only for tricks the seller took
option-king-minus_settlement-transfer = always paid in full
option-king-unplayed = The points may be taken unplayed
option-king-unplayed-fewer_than_3_bids = after fewer than three bids
option-king-unplayed-best_below_4 = if the best bid is worth less than 4 tricks of plus
option-king-unplayed-off = never
option-king-trick_value = Points for a trick in plus
option-king-trick_value-is = { $count }
option-king-outcome = The match is won by
option-king-outcome-highest = the highest total
option-king-outcome-not-negative = everyone who is not below zero

## Ranks in a list

rank =
    { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
        [T] tens
        [9] nines
        [8] eights
        [7] sevens
        [6] sixes
        [5] fives
        [4] fours
        [3] threes
       *[2] twos
    }

## Options that contradict each other: what to do about it

contradiction-chips-sign = Chips are won and lost as they are: write points without a sign, or play for points.
contradiction-chips-deals = Chips need a fixed number of deals: set how many.
contradiction-pack = { $players } hands of { $cards } and the four sides need { $needed } cards, and there are 52: deal fewer, or play with fewer.
contradiction-chooser-auction = Where the declarer may choose positive deals there is nothing to sell: set the auction to “never”, or have each player choose no positive deals, so that these follow at the end.
contradiction-trumps-auction = Fixed trumps leave nothing to sell: set the auction to “never”.
contradiction-declare-auction = An auction needs minus and at least one plus game among what may be named.
contradiction-trumps-four = Name all four suits as fixed trumps, or none.
contradiction-no-contract = Leave at least one deal to avoid.
contradiction-no-declaration = Leave the declarer something to name.
contradiction-men = “No men” must count at least one rank, and only ranks of this pack.
contradiction-preset-corrected = The rules “{ $preset }” have been corrected since this was written. To replay it by the rules of that time, add { $options } to the options of its rules.
contradiction-quotas = The players’ shares do not come to the { $deals } deals to avoid: change how many each chooses, or how often each is played.
