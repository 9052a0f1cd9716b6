### Problem: ett val ur en giv, med ett svar.

puzzle-title = Kluringar
puzzle-about = Ett val ur en riktig giv, med ett bästa svar. Vid varje står hur långt det är bevisat.
puzzle-next = Nästa kluring
puzzle-list = Alla kluringar
puzzle-kind-card = Hitta kortet
puzzle-kind-call = Vad skulle du bjuda?
puzzle-kind-out = Bli av med korten
puzzle-kind-card-about = King: ett kort är bäst
puzzle-kind-call-about = King: bjud, sälj eller välj spel
puzzle-kind-out-about = Kings Corner: lägg alla kort i en tur
puzzle-count = { $found } av { $tried } direkt
# The choice of what the next puzzles are about: a contract or a theme.
puzzle-topic = Vilka kluringar
puzzle-topic-all = Alla kontrakt och teman
puzzle-topic-contract = Kort ur vilket kontrakt
puzzle-rating-about = Den börjar på 1200 och ändras med ditt första försök på varje kluring.
puzzle-again =
    { $count ->
        [one] 1 missad kluring kommer tillbaka i dag.
       *[other] { $count } missade kluringar kommer tillbaka i dag.
    }
puzzle-all = Du har försökt dig på alla.
puzzle-unknown = Det finns ingen sådan kluring.

## At a puzzle

# What is asked.
puzzle-card = Vilket kort?
puzzle-call = Vad säger du?
puzzle-out = Lägg alla dina kort i den här turen.
puzzle-wrong = Något annat är bättre. Titta en gång till.
puzzle-lost = Härifrån blir du inte av med alla kort längre.
puzzle-hint = Hela högar går också att flytta, och en lucka tar vilket kort som helst.
puzzle-end = Löst.
puzzle-show = Visa mig
puzzle-still = Kvar i spelet
puzzle-void =
    { $name } har inga { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    }

## After it

puzzle-right = Rätt: { $what }
puzzle-late = Hittat: { $what }
puzzle-was = Svaret: { $what }
puzzle-cleared = Alla kort är borta
puzzle-moves =
    { $count ->
        [one] Visat i 1 drag
       *[other] Visat i { $count } drag
    }
puzzle-sure = Bevisat: i varje fördelning som passar det du har sett är inget annat kort bättre.
puzzle-clear = I minst 19 av 20 fördelningar som passar det du har sett är inget annat kort bättre.
puzzle-view = Så ser Mästare på det: det beror på hur de andra bjuder.
puzzle-ways = Alla sätt att spela den här turen har prövats.
puzzle-behind =
    { $points ->
        [one] { $what }: 1 poäng sämre i snitt.
       *[other] { $what }: { $points } poäng sämre i snitt.
    }
puzzle-finds = Vem som hittar det

## Themes: what the answer does. Said after it, and to choose puzzles by.

puzzle-theme-throw-the-king = Saka kungen
puzzle-theme-throw-what-costs = Saka det som kostar
puzzle-theme-throw-what-takes = Saka det som tar stick
puzzle-theme-lay-it-under = Under ett högre kort
puzzle-theme-hand-over-the-lead = Lämna över utspelet
puzzle-theme-keep-a-way-out = Behåll en utväg
puzzle-theme-empty-a-suit = Gör dig renons
puzzle-theme-take-while-cheap = Ta sticket medan det är gratis
puzzle-theme-count-the-hands = Räkna händerna
puzzle-theme-pull-trumps = Dra trumfen
puzzle-theme-bid-or-pass = Bjud eller passa
puzzle-theme-outbid-the-minus = Bjud över minus
puzzle-theme-bid-minus = Bjud minus
puzzle-theme-sell-or-keep = Sälj eller behåll
puzzle-theme-name-the-game = Välj spel
puzzle-theme-build-in-a-corner = Bygg i ett hörn
puzzle-theme-gaps-first = Först en tom sida
puzzle-theme-the-right-order = Rätt ordning
