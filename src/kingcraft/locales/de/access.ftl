### Der Tisch in Worten: zum Vorlesen, für den Tisch als Text und für die Taste, die ihn ansagt.

players = Spieler
player-is = { $who }: { $what }
player-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

trick-label = Der Stich
trick-empty = Im Stich liegt noch keine Karte: { $name } spielt aus.
trick-empty-you = Im Stich liegt noch keine Karte: Du spielst aus.
trick-led = { $name } hat { $card } ausgespielt
trick-led-you = Du hast { $card } ausgespielt
trick-laid = { $name }: { $card }
trick-ahead = { $play }, bisher am höchsten
trick-took = { $play }, gewinnt den Stich

# Was ein Stich zählt, angesagt mit dem, der ihn bekommt.
say-trick-counts = Der Stich geht an { $name }: { $points }.
say-trick-counts-you = Der Stich geht an dich: { $points }.
# Worum gespielt wird und was es kostet, sobald gegeben ist.
say-contract = { $contract }: { $value }.
# Alle Punkte bisher, nach denen eines Spiels.
say-standing = Spielstand: { $points }.

piles-label = Die Stapel
place-spread = { $place }: { $cards }
# Wohin die Karte oder der Stapel passt, den man gerade genommen hat.
fits-at = Passt: { $places }.
fits-nowhere = { $card } passt gerade nirgends.

text-show = Tisch als Text
text-leave = Tisch als Bild
lies-nothing = Gerade wird nichts gespielt.

# Was die anderen getan haben, zu einer Ansage zusammengefasst: „Ada: Kreuz-7 nach oben, zieht eine Karte. Bo: zieht eine Karte.“
told-draws =
    { $count ->
        [one] zieht eine Karte
       *[other] zieht { $count } Karten
    }
told-ends = beendet den Zug
# Wie viel davor war; es steht in „Was geschehen ist“.
told-before =
    { $count ->
        [one] Davor wurde einmal gespielt
       *[other] Davor wurde { $count }-mal gespielt
    }
