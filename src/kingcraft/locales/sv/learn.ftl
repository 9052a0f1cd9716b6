### Sidan med lektioner.

# How many lessons of a game are done.
learn-some = { $done } av { $count }
learn-all = alla { $count }
learn-done = Klar
learn-next = härnäst
# A lesson that was left before its end.
learn-left = steg { $step } av { $count }
learn-number = { $game }, lektion { $number }
learn-list = Alla lektioner
learn-unknown = Den lektionen finns inte. Välj en av de här:
learn-then = Sedan
learn-practise = Öva på { $game }
learn-practise-about = En giv i taget, mot botar
learn-how-about = Reglerna i korthet, och hur korten flyttas här
learn-puzzles = Kluringar
learn-puzzles-about = Ett val, ett bevisat svar
learn-profile-about = Dina partier i siffror: vad som går bra, vad som kostar

## In a lesson

learn-says = Vad lektionen säger
# What the finger points at.
learn-here = Här: { $what }.
learn-step = Steg { $step } av { $count }
learn-end = { $title }: klart
learn-next-is = Nästa: { $title }
learn-match = Spela ett parti
learn-chosen = Lektionernas kort är utvalda, inte blandade.
