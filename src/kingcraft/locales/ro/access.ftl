### Masa în cuvinte: pentru cititoare de ecran, pentru masa ca text și pentru tasta care o citește.

players = Jucători
player-is = { $who }: { $what }
player-points =
    { $count ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

trick-label = Levata
trick-empty = În levată nu e încă nicio carte: începe { $name }.
trick-empty-you = În levată nu e încă nicio carte: începi tu.
trick-led = { $name } a început cu { $card }
trick-led-you = Ai început cu { $card }
trick-laid = { $name }: { $card }
trick-ahead = { $play }, cea mai mare până acum
trick-took = { $play }, ia levata

piles-label = Teancurile
place-spread = { $place }: { $cards }

text-show = Masa ca text
text-leave = Masa ca imagine
lies-nothing = Acum nu se joacă nimic.
