### A match as text (kingcraft show). Much of it says what the table says too; that stands in table.ftl.

## Head

show-human = om
show-bot = bot { $name }

## Every deal

# The letters of N, E, S, W, NE, SE, SW, NW, in this order.
show-places = N E S V NE SE SV NV
show-dealer = { $name } împarte.
show-hands = Cărțile împărțite
show-hands-now = Cărțile acum
show-unfinished = Runda nu s-a încheiat.
show-void = Runda a fost anulată: nimeni nu primește puncte și împarte din nou același jucător.
show-next = La rând: { $name }.

## King

show-tricks = Levate (› începe, * ia levata)
show-taker = Luată de
show-minus-start = Toți pornesc de la { $points }
show-early-end = Nu a mai rămas nicio carte care contează, așa că restul nu se joacă:
show-worth = Valoare
show-price = Preț
# The end of a list in a sentence: king, queen or jack.
show-or = { $first } sau { $last }

## Kings Corner

show-table = Pe masă
# How the turns are written; the letters are those of the places.
show-legend = N, E, S și V sunt laturile de sus, din dreapta, de jos și din stânga. La rânduri, 7♣ → N înseamnă o carte pusă sus, iar teanc N → E înseamnă că tot teancul de acolo trece peste cel din dreapta.
show-turns = Rânduri
# In the line of a turn, without the player's name.
show-draws = trage { $cards }
show-pile = teanc { $source } → { $place }
show-passes = spune pas
show-fine =
    { $count ->
        [one] popă păstrat: un punct
        [few] popă păstrat: { $count } puncte
       *[other] popă păstrat: { $count } de puncte
    }
show-pays =
    { $count ->
        [one] 1 jeton în pot
        [few] { $count } jetoane în pot
       *[other] { $count } de jetoane în pot
    }
show-for-cards = Cărți
show-for-kings = Popi păstrați
show-put-in = Pus în pot
show-from-pot = Pot

## Score sheet

show-score-note = Punctele fiecărei runde, apoi totalul de până atunci.
