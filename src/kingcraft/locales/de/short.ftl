### The rules in short, for the table: at most 250 words for any preset. They are the same sentences as the rule page (rules.ftl), or shorter ones.

## Small parts. $what: cards; $unit: what costs in $contract

rules-short-each = { $what } { $points }
rules-short-contract = { $contract } ({ $unit } { $points })

## Kings Corner

rules-kc-short-moves-allowed = In deinem Zug legst du Handkarten auf Stapel, Könige in leere Ecken und irgendeine Karte auf eine leere Seite. Ein ganzer Stapel darf von einer Seite auf einen anderen, wenn er dort passt.
rules-kc-short-moves-forbidden = In deinem Zug legst du Handkarten auf Stapel, Könige in leere Ecken und irgendeine andere Karte auf eine leere Seite. Ein ganzer Stapel darf von einer Seite auf einen anderen, wenn er dort passt.
rules-kc-short-fit = Eine Karte passt, wenn sie genau einen Rang niedriger ist als die darunter und von der anderen Farbe.
rules-kc-short-end =
    { $count ->
        [one] Passt nichts mehr, ziehst du eine Karte: Damit ist dein Zug zu Ende.
       *[other] Passt nichts mehr, ziehst du { $count } Karten: Damit ist dein Zug zu Ende.
    }
rules-kc-short-start =
    { $count ->
        [one] Jeder Zug beginnt mit einer Karte vom Talon. Du beendest ihn, wenn du genug hast.
       *[other] Jeder Zug beginnt mit { $count } Karten vom Talon. Du beendest ihn, wenn du genug hast.
    }
rules-kc-short-must = Mit einem König auf der Hand darfst du deinen Zug nicht beenden.
rules-kc-short-penalty = Jeder König, den du am Ende eines Zuges noch hast, kostet { $points }, jedes Mal.
rules-kc-short-costs = Karten auf der Hand kosten: { $costs }.
rules-kc-short-chips = Wer fertig wird, bekommt den Topf und Chips für die Karten, die die anderen noch haben: { $costs }.

## King

rules-king-short-aim = Vier Spieler, jeder für sich. Spiele, in denen du Punkte vermeidest: { $negative }. Spiele, in denen du Punkte gewinnst: { $positive }.
rules-king-short-trick = Vier Karten sind ein Stich. Bediene die ausgespielte Farbe, wenn du kannst. Die höchste Karte dieser Farbe bekommt den Stich; wer sie gespielt hat, spielt zum nächsten aus.
rules-king-short-trick-trump = Vier Karten sind ein Stich. Bediene die ausgespielte Farbe, wenn du kannst. Die höchste Karte dieser Farbe bekommt den Stich, oder der höchste Trumpf; wer ihn bekommt, spielt zum nächsten aus.
rules-king-short-costs = Was Punkte kostet, Spiel für Spiel: { $costs }.
rules-king-short-costs-chosen = Was Punkte kostet; wer nach dem Geber sitzt, sucht aus, was gespielt wird: { $costs }.
rules-king-short-hearts = Bei { $contracts } darf kein Herz ausgespielt werden, solange du eine andere Farbe hast.
rules-king-short-hearts-broken = Bei { $contracts } darf kein Herz ausgespielt werden, solange du eine andere Farbe hast, bis jemand ein Herz gespielt hat.
rules-king-short-king = Bei { $contract } darf der Herz-König nur als deine letzte Karte ausgespielt werden.
rules-king-short-auction-optional = In den positiven Spielen sagt der Geber das Spiel an oder hört Gebote für das Recht, es anzusagen: { $games }.
rules-king-short-auction-always = In den positiven Spielen bieten die anderen um das Recht, das Spiel anzusagen: { $games }.
rules-king-short-bid = Ein Gebot ist eine Spielart und ein Preis in Stichen: +3 für Plus, −2 für Minus. Der Geber verkauft an das höchste Gebot oder behält das Spiel.
