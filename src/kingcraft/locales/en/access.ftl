### The table in words: for screen readers, for the table as text, and for the key that reads it aloud.

players = Players
# One seat, in parts: "Bo, Casual player, dealer, to play: 5 cards, 12 points".
player-is = { $who }: { $what }
player-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

trick-label = The trick
trick-empty = No card lies in the trick yet: { $name } leads.
trick-empty-you = No card lies in the trick yet: you lead.
trick-led = { $name } led the { $card }
trick-led-you = You led the { $card }
trick-laid = { $name }: the { $card }
trick-ahead = { $play }, highest so far
trick-took = { $play }, takes the trick

piles-label = The piles
place-spread = { $place }: { $cards }

text-show = Table as text
text-leave = Table as picture
lies-nothing = Nothing is being played now.
