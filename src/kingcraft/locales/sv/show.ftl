### A match as text (kingcraft show). Much of it says what the table says too; that stands in table.ftl.

## Head

show-human = människa
show-bot = bot { $name }

## Every deal

# The letters of N, E, S, W, NE, SE, SW, NW, in this order.
show-places = N Ö S V NÖ SÖ SV NV
show-dealer = { $name } ger.
show-hands = Händerna från början
show-hands-now = Händerna nu
show-unfinished = Given är inte färdigspelad.
show-void = Given ströks: ingen får poäng och samma givare ger om.
show-next = { $name } är på tur.

## King

show-tricks = Stick (› spelar ut, * tar sticket)
show-taker = Tas av
show-minus-start = Alla börjar med { $points }
show-early-end = Inget kort som räknas finns kvar, så resten spelas inte:
show-worth = Värde
show-price = Pris
# The end of a list in a sentence: king, queen or jack.
show-or = { $first } eller { $last }

## Kings Corner

show-table = På bordet
# How the turns are written; the letters are those of the places.
show-legend = N, Ö, S och V är sidorna uppe, till höger, nere och till vänster. I turerna betyder 7♣ → N att ett kort läggs uppe, och hög N → Ö att hela högen därifrån läggs på den till höger.
show-turns = Turer
# In the line of a turn, without the player's name.
show-draws = drar { $cards }
show-pile = hög { $source } → { $place }
show-passes = passar
show-fine = behållen kung: { $count } poäng
show-pays =
    { $count ->
        [one] 1 spelmark i potten
       *[other] { $count } spelmarker i potten
    }
show-for-cards = Kort
show-for-kings = Behållna kungar
show-put-in = Insatt
show-from-pot = Pott

## Score sheet

show-score-note = Poängen för varje giv, sedan summan dittills.
