# The score pad: what can be wrong in a row (kingcraft/pad/wrong.py), and sheets on the command line.
pad-title = Score sheet
pad-counts-missing = Two counts or more are missing.
pad-counts-too-few = { $count } more must be shared out: a deal has { $total }.
pad-counts-too-many = { $count } too many: a deal has { $total }.
pad-count-out-of-range = Each count is 0 to { $most } here.
pad-bad-sale = This sale cannot be: the buyer is another player than the seller, and the bid is on the ladder.
pad-bid-binds-kind = { $bid }: a bid with plus is a plus game, one with minus a minus game.
pad-no-auction = Under these rules this deal is not sold.
pad-unplayed-off = Under these rules every deal is played.
pad-kings-too-many = These kings cannot be: no player has more kings than cards, and there are four.
pad-out-has-cards = The player who went out has no cards left.
pad-nobody-left-with-none = A player who did not go out has at least one card.
pad-bad-ranks = Cards are A 2 to 9 T J Q K, and there are four of each.
pad-count-the-cards = Under these rules cards are counted, not points.
pad-cards-need-values = Under these rules a card costs what its rank says: enter ranks or points.
pad-wrong-phase = Another contract is due here.
pad-contract-used-up = This contract is used up.
pad-game-over = The match was over before this deal.
pad-row = Deal { $number }: { $why }
pad-not-played = Not played
pad-missing = missing
pad-next = Next: deal { $number }, dealt by { $name }.
pad-twice = Deal { $number } was entered twice, with different counts. The later entry counts.
pad-differs = The sums in this file differ from those of its rows.
pad-adds-up = All { $count } deals add up.

# --- Entering: one deal, from "Enter deal" to "Write it down" (web/src/pad/entry, games/*/pad).
pad-back = Back
