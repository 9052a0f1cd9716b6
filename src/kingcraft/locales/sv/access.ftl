### Bordet i ord: för uppläsning, för bordet som text och för tangenten som läser upp det.

players = Spelare
player-is = { $who }: { $what }
player-points =
    { $count ->
       *[other] { $points } poäng
    }

trick-label = Sticket
trick-empty = Inget kort ligger i sticket än: { $name } spelar ut.
trick-empty-you = Inget kort ligger i sticket än: du spelar ut.
trick-led = { $name } spelade ut { $card }
trick-led-you = Du spelade ut { $card }
trick-laid = { $name }: { $card }
trick-ahead = { $play }, högst hittills
trick-took = { $play }, tar sticket

# Vad ett stick räknas för, sagt tillsammans med vem som tar det.
say-trick-counts = { $name } tar sticket: { $points }.
say-trick-counts-you = Du tar sticket: { $points }.
# Vad given gäller och vad det kostar, när korten är givna.
say-contract = { $contract }: { $value }.
# Alla poäng hittills, efter givens.
say-standing = Ställning: { $points }.

piles-label = Högarna
place-spread = { $place }: { $cards }
# Var kortet eller högen passar som man just har tagit upp.
fits-at = Passar: { $places }.
fits-nowhere = { $card } passar ingenstans just nu.

text-show = Bordet som text
text-leave = Bordet som bild
lies-nothing = Just nu spelas ingenting.

# Vad de andra har gjort, samlat till ett besked: ”Ada: klöver 7 till norr, drar ett kort. Bo: drar ett kort.”
told-draws =
    { $count ->
        [one] drar ett kort
       *[other] drar { $count } kort
    }
told-ends = avslutar sin tur
# Hur mycket som kom före det; det står i ”Vad som har hänt”.
told-before =
    { $count ->
        [one] Dessförinnan: 1 drag
       *[other] Dessförinnan: { $count } drag
    }
