### Nästa spel för samma lag: vad som spelas, och vilka som är med. En egen del.

next-same = Samma regler
next-rules = Andra regler

# Under rubriken: vad som händer med de andra, och med det här partiet.
next-here = Alla här får frågan om de vill följa med. Det här partiet blir kvar som det är och kan spelas vidare.
next-here-alone = Det här partiet blir kvar som det är: du spelar vidare från startsidan.
next-here-over = De andra följer med genom ett tryck. Platser, länk och kod är desamma.
next-here-waiting = Alla här följer med på en gång. Platser, länk och kod är desamma.
next-bots =
    { $count ->
        [one] en bot tillkommer
       *[other] { $count } botar tillkommer
    }
# $names: namnen på dem som inte har någon plats där.
next-onlookers =
    { $count ->
        [one] { $seats } platser: { $names } tittar på
       *[other] { $seats } platser: { $names } tittar på
    }
