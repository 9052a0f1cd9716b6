# The score pad: what can be wrong in a row (kingcraft/pad/wrong.py), and sheets on the command line.
pad-title = Protokoll
pad-counts-missing = Mer än ett antal saknas.
pad-counts-too-few = { $count } till måste fördelas: en giv har { $total }.
pad-counts-too-many = { $count } för mycket: en giv har { $total }.
pad-count-out-of-range = Varje antal är 0 till { $most } här.
pad-bad-sale = Den försäljningen går inte: köparen är en annan än säljaren, och budet finns på stegen.
pad-bid-binds-kind = { $bid }: ett bud med plus är ett plusspel, ett med minus ett minusspel.
pad-no-auction = Enligt de här reglerna säljs inte den här given.
pad-unplayed-off = Enligt de här reglerna spelas varje giv.
pad-kings-too-many = De kungarna går inte ihop: ingen har fler kungar än kort, och det finns fyra.
pad-out-has-cards = Den som gick ut har inga kort kvar.
pad-nobody-left-with-none = Den som inte gick ut har minst ett kort.
pad-bad-ranks = Korten är A 2 till 9 T J Q K, och det finns fyra av varje.
pad-count-the-cards = Enligt de här reglerna räknas kort, inte poäng.
pad-cards-need-values = Enligt de här reglerna kostar ett kort vad dess valör säger: ange valörer eller poäng.
pad-wrong-phase = Här är ett annat spel på tur.
pad-contract-used-up = Det spelet är förbrukat.
pad-game-over = Partiet var slut före den här given.
pad-row = Giv { $number }: { $why }
pad-not-played = Inte spelad
pad-missing = saknas
pad-next = Nästa: giv { $number }, { $name } ger.
pad-twice = Giv { $number } skrevs in två gånger med olika antal. Den senare gäller.
pad-differs = Summorna i filen stämmer inte med dess rader.
pad-adds-up = Alla { $count } givar går ihop.

# --- Entering: one deal, from "Enter deal" to "Write it down" (web/src/pad/entry, games/*/pad).
pad-back = Tillbaka
